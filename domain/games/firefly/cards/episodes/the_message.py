"""Episode 13: The Message."""

from __future__ import annotations

from domain.deckbuilding.language import (
    AsMember,
    Begin,
    Cards,
    Deed,
    EachPlayer,
    Hold,
    If,
    Ko,
    Modify,
    Settle,
    Settled,
    Some,
    StrikeThem,
    Task,
    The,
)

from ..strikes import ship
from ..words import (
    DRAW,
    REMOVE,
    STRIKE,
    TALENT,
    TO_OPERATIONS,
    FireflyCard,
    discard,
    each_player,
    enemy,
    heal,
    neither,
    scan_free,
    ship_enemies,
)

MESSAGE = "The Message"
HOME = "Bring Him Home"

officers = Cards(("enemies",), name="Crooked Officers")

CARDS = (
    FireflyCard(
        key="the-message",
        name=MESSAGE,
        kind="objective",
        group="A",
        deck="objectives",
        stage=13,
        tasks=(
            Task("Open the Box", credits=1),
            Task(HOME, reward=(TALENT,), credits=1, enemy="tracey"),
            Task("Shake the Lieutenant", reward=(TALENT,), credits=1, enemy="lieutenant-womack"),
        ),
        episode_end=(If(Settled(HOME), (each_player(Ko(Some(Cards(("discard",)), may=True))),)),),
    ),
    FireflyCard(
        key="mailed-coffin",
        name="Mailed Coffin",
        kind="goal",
        deck=MESSAGE,
        task="Open the Box",
        reveal=(TO_OPERATIONS,),
        deeds=(Deed((Settle("Open the Box"), scan_free(may=True)), "operations", 3, goal=False),),
    ),
    enemy(
        MESSAGE,
        "tracey",
        "Tracey",
        4,
        "outlaw",
        keywords=("escape",),
        task=HOME,
        deeds=(Deed((Settle(HOME), EachPlayer((DRAW,)), REMOVE), "", 4, goal=False),),
        escape=(
            Settle(HOME, failed=True),
            StrikeThem(The(Cards(("mains",), name="Kaylee")), otherwise=(STRIKE,)),
        ),
    ),
    enemy(
        MESSAGE,
        "lieutenant-womack",
        "Lieutenant Womack",
        4,
        "alliance",
        task="Shake the Lieutenant",
        reveal=(discard(),),
        abilities=(Modify(1, of=officers),),
    ),
    enemy(MESSAGE, "crooked-officers", "Crooked Officers", 3, "alliance", copies=3),
    enemy(MESSAGE, "womacks-cutter", "Womack's Cutter", 4, "alliance", keywords=("ship", "range", "outwit")),
    ship("canyon-scrape", "Canyon Scrape", 3, deck=MESSAGE, strike=(each_player(discard()),)),
    FireflyCard(
        key="old-comrades",
        name="Old Comrades",
        kind="event",
        deck=MESSAGE,
        reveal=(
            AsMember("Mal", (TALENT,)),
            AsMember("Zoe", (TALENT,)),
            neither("Mal", "Zoe", DRAW),
            heal(may=True),
        ),
    ),
    FireflyCard(
        key="snowed-in-canyon",
        name="Snowed-In Canyon",
        kind="special",
        deck=MESSAGE,
        reveal=(TO_OPERATIONS,),
        abilities=(Hold("no-strikes", of=ship_enemies),),
        deeds=(Deed((REMOVE, Begin()), "operations", goal=False),),
    ),
)
