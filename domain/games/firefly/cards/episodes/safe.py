"""Episode 6: Safe."""

from __future__ import annotations

from domain.deckbuilding.language import (
    AtLeast,
    Bequeath,
    Cards,
    Dearest,
    Deed,
    Each,
    Exactly,
    Hold,
    If,
    Modify,
    Put,
    Settle,
    StrikeThem,
    Task,
    The,
    Way,
    Ways,
    Won,
)

from ..words import (
    DRAW,
    STRIKE,
    TALENT,
    TO_OPERATIONS,
    FireflyCard,
    discard,
    each_player,
    enemy,
    hand,
    heal,
    passenger,
)

SAFE = "Safe"
GIRL, DOCTOR, SHEPHERD = "Save the Girl", "Recover the Doctor", "Patch Up the Shepherd"
TORCHES, KIDNAPPERS = "Torch-Bearers", "Hill Folk Kidnappers"

patron = Cards(("enemies",), name="The Patron")
shepherd = Cards(("mains",), name="Book")
river = Cards(("mains",), name="River")

CARDS = (
    FireflyCard(
        key="safe",
        name=SAFE,
        kind="objective",
        group="C",
        deck="objectives",
        stage=6,
        tasks=(
            Task(GIRL, reward=(TALENT,), credits=2, mandatory=True),
            Task(
                DOCTOR,
                completed=(AtLeast(Each(Cards(("defeated-cards",), name=KIDNAPPERS)), 2),),
                credits=1,
                mandatory=True,
                enemy="hill-folk-kidnappers",
            ),
            Task(SHEPHERD, reward=(each_player(TALENT),)),
        ),
        episode_end=(If(Won(), (Bequeath("talents", members=("Simon", "River")),), otherwise=(Bequeath("flaws"),)),),
    ),
    FireflyCard(
        key="the-pyre",
        name="The Pyre",
        kind="goal",
        deck=SAFE,
        task=GIRL,
        reveal=(TO_OPERATIONS,),
        deeds=(
            Deed(
                (Settle(GIRL),),
                "operations",
                mix=Each(Cards(("combat-zone",), name=TORCHES), plus=6),
                need=Exactly(Each(patron), 0),
                goal=False,
            ),
        ),
    ),
    enemy(
        SAFE,
        "the-patron",
        "The Patron",
        10,
        "townsfolk",
        task=GIRL,
        abilities=(Modify(Each(Cards(("defeated-cards",), name=TORCHES), by=-1)),),
        death=(heal(may=True),),
    ),
    enemy(SAFE, "torch-bearers", TORCHES, 6, "townsfolk", copies=3),
    enemy(
        SAFE,
        "hill-folk-kidnappers",
        KIDNAPPERS,
        7,
        "townsfolk",
        copies=2,
        task=DOCTOR,
        strike=(Put(Dearest(Cards(("discard",), kind="character")), pile="captured"),),
    ),
    enemy(SAFE, "feuding-ranchers", "Feuding Ranchers", 5, "outlaw", copies=2, keywords=("range",)),
    FireflyCard(
        key="wounded-shepherd",
        name="Wounded Shepherd",
        kind="goal",
        deck=SAFE,
        task=SHEPHERD,
        reveal=(StrikeThem(The(shepherd), otherwise=(STRIKE,)), TO_OPERATIONS),
        abilities=(Hold("fewer", area="operations"),),
        deeds=(Deed((Settle(SHEPHERD), heal(may=True)), "operations", Each(shepherd, by=-2, plus=6), goal=False),),
    ),
    FireflyCard(
        key="accusation",
        name="Accusation",
        kind="event",
        deck=SAFE,
        reveal=(
            Ways(
                (
                    Way((discard(2),), AtLeast(Each(hand), 2)),
                    Way((StrikeThem(The(river), otherwise=(STRIKE,)),)),
                )
            ),
        ),
    ),
    passenger(
        SAFE,
        "village-teacher",
        "Village Teacher",
        "intel",
        cost=4,
        recruit=2,
        keywords=("coordinate",),
        effect=(DRAW,),
    ),
)
