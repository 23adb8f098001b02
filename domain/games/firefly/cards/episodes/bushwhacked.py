"""Episode 4: Bushwhacked."""

from __future__ import annotations

from domain.deckbuilding.language import (
    AsHighest,
    AsMember,
    AtLeast,
    Cards,
    Deed,
    Each,
    Exactly,
    If,
    Optionally,
    Settle,
    Settled,
    Strike,
    Task,
    Whenever,
)

from ..strikes import ship
from ..words import (
    DRAW,
    FEWER,
    FLAW,
    REMOVE,
    SECURE,
    STRIKE,
    TALENT,
    TO_OPERATIONS,
    FireflyCard,
    discard,
    each_player,
    enemy,
    neither,
)

BUSHWHACKED = "Bushwhacked"
DERELICT, HIDE, SURVIVOR = "Search the Derelict", "Hide the Fugitives", "Put Down the Survivor"

corridors = Cards(("secured",), name="Dark Corridor")
boarding = Cards(("combat-zone",), kind="enemy", team="alliance")
hiding_place = Cards(("operations",), name="Out the Airlock")
SEARCH = If(AtLeast(Each(hiding_place)), (Settle(HIDE, failed=True),))

CARDS = (
    FireflyCard(
        key="bushwhacked",
        name=BUSHWHACKED,
        kind="objective",
        group="A",
        deck="objectives",
        stage=4,
        tasks=(
            Task(DERELICT, completed=(AtLeast(Each(corridors), 2),), credits=2),
            Task(HIDE, reward=(TALENT,), credits=1),
            Task(SURVIVOR, reward=(TALENT,), enemy="broken-survivor"),
        ),
        episode_end=(
            If(
                Settled(HIDE, failed=True),
                (
                    AsMember("Simon", (FLAW,)),
                    AsMember("River", (FLAW,)),
                    neither("Simon", "River", AsHighest((FLAW,))),
                ),
            ),
        ),
    ),
    FireflyCard(
        key="dark-corridor",
        name="Dark Corridor",
        kind="goal",
        deck=BUSHWHACKED,
        task=DERELICT,
        copies=2,
        reveal_complex=(SECURE, Optionally((DRAW,))),
        reveal_combat_zone=(Settle(DERELICT, failed=True),),
    ),
    FireflyCard(
        key="out-the-airlock",
        name="Out the Airlock",
        kind="goal",
        deck=BUSHWHACKED,
        task=HIDE,
        reveal=(TO_OPERATIONS,),
        deeds=(Deed((Settle(HIDE),), "operations", 3, need=Exactly(Each(boarding), 0), goal=False),),
    ),
    enemy(
        BUSHWHACKED,
        "broken-survivor",
        "Broken Survivor",
        4,
        "reaver",
        task=SURVIVOR,
        reveal=(STRIKE,),
        strike=(FEWER,),
    ),
    enemy(BUSHWHACKED, "alliance-boarders", "Alliance Boarders", 3, "alliance", copies=3, strike=(SEARCH,)),
    enemy(
        BUSHWHACKED,
        "interrogator",
        "Interrogator",
        4,
        "alliance",
        reveal=(each_player(discard()),),
        strike=(SEARCH,),
    ),
    enemy(
        BUSHWHACKED,
        "alliance-cruiser-searching",
        "Alliance Cruiser",
        4,
        "alliance",
        keywords=("ship",),
        strike=(SEARCH, REMOVE),
    ),
    ship(
        "primed-charge",
        "Primed Charge",
        3,
        deck=BUSHWHACKED,
        abilities=(Whenever("over", (REMOVE, Strike(2, of="ship"))),),
    ),
)
