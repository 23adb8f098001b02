"""Episode 5: Shindig."""

from __future__ import annotations

from domain.deckbuilding.language import (
    AsMember,
    AtLeast,
    Cards,
    Deed,
    Depending,
    Discard,
    Each,
    Hold,
    Modify,
    Pool,
    Settle,
    Settled,
    Some,
    Tally,
    Task,
    The,
    Weaken,
)

from ..words import (
    DRAW,
    FEWER,
    FLAW,
    REMOVE,
    TALENT,
    TO_OPERATIONS,
    FireflyCard,
    each_player,
    enemy,
    hand,
    neither,
)

SHINDIG = "Shindig"
CLIENT, DUEL, FREE = "Impress Warwick Harrow", "Win the Duel", "Free the Ship"
KEEPERS = "Badger's Keepers"

inara = Cards(("mains",), name="Inara")
duellist = Cards(("enemies",), name="Atherton Wing")

CARDS = (
    FireflyCard(
        key="shindig",
        name=SHINDIG,
        kind="objective",
        group="B",
        deck="objectives",
        stage=5,
        tasks=(
            Task(CLIENT, credits=2),
            Task(DUEL, reward=(TALENT,), credits=1, enemy="atherton-wing"),
            Task(
                FREE,
                completed=(AtLeast(Each(Cards(("defeated-cards",), name=KEEPERS)), 3),),
                reward=(each_player(TALENT),),
                enemy="badgers-keepers",
            ),
        ),
    ),
    FireflyCard(
        key="warwick-harrow",
        name="Warwick Harrow",
        kind="goal",
        deck=SHINDIG,
        task=CLIENT,
        reveal=(TO_OPERATIONS,),
        deeds=(
            Deed(
                (Settle(CLIENT),),
                "operations",
                Depending(Settled(DUEL), Each(inara, by=-1, plus=4), Each(inara, by=-1, plus=6)),
                goal=False,
            ),
        ),
    ),
    enemy(
        SHINDIG,
        "atherton-wing",
        "Atherton Wing",
        6,
        "gentry",
        keywords=("stationary", "range"),
        task=DUEL,
        abilities=(Hold("no-fight", condition=AtLeast(Tally("lent-played"))),),
        strike=(FEWER,),
    ),
    FireflyCard(
        key="fencing-lesson",
        name="Fencing Lesson",
        kind="special",
        deck=SHINDIG,
        copies=2,
        reveal=(TO_OPERATIONS,),
        deeds=(Deed((Weaken(The(duellist), by=2), REMOVE), "operations", need=AtLeast(Each(duellist)), goal=False),),
    ),
    enemy(SHINDIG, "badgers-keepers", KEEPERS, 4, "outlaw", copies=3, task=FREE),
    enemy(
        SHINDIG,
        "badger-the-keeper",
        "Badger",
        6,
        "outlaw",
        abilities=(Modify(1, of=Cards(("enemies",), name=KEEPERS)),),
        death=(TALENT,),
    ),
    enemy(
        SHINDIG,
        "haughty-guests",
        "Haughty Guests",
        4,
        "gentry",
        copies=2,
        keywords=("escape",),
        death=(Pool(recruit=2),),
        escape=(FLAW,),
    ),
    FireflyCard(
        key="dance-card",
        name="Dance Card",
        kind="event",
        deck=SHINDIG,
        reveal=(
            AsMember("Inara", (TALENT,)),
            AsMember("Kaylee", (TALENT,)),
            neither("Inara", "Kaylee", DRAW),
            each_player(Discard(Some(hand, may=True), then=(DRAW,))),
        ),
    ),
)
