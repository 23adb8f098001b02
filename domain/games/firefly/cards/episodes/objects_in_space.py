"""Episode 15: Objects in Space."""

from __future__ import annotations

from domain.deckbuilding.language import (
    AsMember,
    AtLeast,
    Cards,
    Deed,
    Depending,
    Each,
    Hold,
    Modify,
    NextPlayer,
    Settle,
    Task,
    Way,
    Ways,
)

from ..words import (
    DRAW,
    FEWER,
    FLAW,
    SECURE,
    TALENT,
    TO_OPERATIONS,
    FireflyCard,
    discard,
    each_player,
    enemy,
    hand,
    is_main,
    scan_free,
)

OBJECTS = "Objects in Space"
SHIP, CREW = "Be the Ship", "Wake the Crew"

voices = Cards(("secured",), name="Voice on the Comm")

CARDS = (
    FireflyCard(
        key="objects-in-space",
        name=OBJECTS,
        kind="objective",
        group="C",
        deck="objectives",
        stage=15,
        tasks=(
            Task("Out-Think the Hunter", reward=(TALENT,), credits=2, mandatory=True, enemy="jubal-early"),
            Task(SHIP, completed=(AtLeast(Each(voices), 3),), credits=1),
            Task(CREW, reward=(each_player(TALENT),)),
        ),
        setup=(each_player(discard()),),
    ),
    enemy(
        OBJECTS,
        "jubal-early",
        "Jubal Early",
        11,
        "bounty-hunter",
        keywords=("range",),
        task="Out-Think the Hunter",
        abilities=(Modify(Each(voices, by=-1)),),
        strike=(FEWER,),
    ),
    FireflyCard(
        key="voice-on-the-comm",
        name="Voice on the Comm",
        kind="goal",
        deck=OBJECTS,
        task=SHIP,
        copies=3,
        reveal=(TO_OPERATIONS,),
        deeds=(Deed((SECURE,), "operations", Depending(is_main("River"), 3, 4), goal=False),),
    ),
    FireflyCard(
        key="locked-bunks",
        name="Locked Bunks",
        kind="goal",
        deck=OBJECTS,
        task=CREW,
        reveal=(TO_OPERATIONS,),
        abilities=(Hold("fewer", area="operations"),),
        deeds=(Deed((Settle(CREW),), "operations", attack=4, goal=False),),
    ),
    enemy(
        OBJECTS,
        "silent-takedown",
        "Silent Takedown",
        6,
        "bounty-hunter",
        copies=3,
        strike=(NextPlayer((discard(),)),),
    ),
    enemy(
        OBJECTS,
        "quiet-threat",
        "Quiet Threat",
        7,
        "bounty-hunter",
        copies=2,
        reveal=(Ways((Way((discard(2),), AtLeast(Each(hand), 2)), Way((FLAW,)))),),
    ),
    enemy(OBJECTS, "hunters-skiff", "Hunter's Skiff", 7, "bounty-hunter", keywords=("ship", "outwit")),
    FireflyCard(
        key="branch-or-gun",
        name="Branch or Gun",
        kind="event",
        deck=OBJECTS,
        reveal=(AsMember("River", (TALENT,), otherwise=(DRAW,)), scan_free(may=True)),
    ),
)
