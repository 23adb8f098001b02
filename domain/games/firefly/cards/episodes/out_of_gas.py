"""Episode 9: Out of Gas."""

from __future__ import annotations

from domain.deckbuilding.language import (
    AtLeast,
    Bequeath,
    Cards,
    Deed,
    Depending,
    Each,
    GainCards,
    Hold,
    If,
    Modify,
    Put,
    Settle,
    Settled,
    Some,
    Task,
    The,
)

from ..strikes import ship
from ..words import (
    FEWER,
    REMOVE,
    STRIKE,
    TALENT,
    TO_OPERATIONS,
    FireflyCard,
    choose,
    discard,
    each_player,
    enemy,
    heal,
    repair,
)

OUT_OF_GAS = "Out of Gas"
RESTART = "Restart the Engine"
TROUBLES = ("Engine Fire", "Failing Air")

part = Cards(("operations",), name="Replacement Part")
has_part = AtLeast(Each(part))
no_air = AtLeast(Each(Cards(("serenity",), name="Failing Air")))
TAKE_PART = Put(The(part), pile="captured")

CARDS = (
    FireflyCard(
        key="out-of-gas",
        name=OUT_OF_GAS,
        kind="objective",
        group="C",
        deck="objectives",
        stage=9,
        tasks=(
            Task(RESTART, credits=2, mandatory=True),
            Task("Keep the Ship", reward=(TALENT,), credits=1, mandatory=True, enemy="salvage-captain"),
            Task(
                "Air and Fire",
                completed=(AtLeast(Each(Cards(("defeated-cards",), names=TROUBLES)), 2),),
                reward=(each_player(TALENT),),
            ),
        ),
        episode_end=(repair(may=True), Bequeath("talents", members=("Kaylee",))),
    ),
    FireflyCard(
        key="replacement-part",
        name="Replacement Part",
        kind="goal",
        deck=OUT_OF_GAS,
        task=RESTART,
        reveal=(TO_OPERATIONS,),
        deeds=(
            Deed(
                (Settle(RESTART),), "operations", Each(Cards(("serenity",), names=TROUBLES), by=2, plus=6), goal=False
            ),
        ),
    ),
    ship("engine-fire", "Engine Fire", 4, deck=OUT_OF_GAS, abilities=(Hold("recruit-cost"),)),
    ship("failing-air", "Failing Air", 5, deck=OUT_OF_GAS, abilities=(Hold("no-coordinate"),)),
    enemy(
        OUT_OF_GAS,
        "salvage-captain",
        "Salvage Captain",
        10,
        "outlaw",
        task="Keep the Ship",
        abilities=(Modify(Depending(Settled(RESTART), -2, 0)),),
        reveal=(If(has_part, (choose(each_player(discard()), TAKE_PART),)),),
        strike=(TAKE_PART,),
    ),
    enemy(OUT_OF_GAS, "armed-salvagers", "Armed Salvagers", 7, "outlaw", copies=3),
    enemy(OUT_OF_GAS, "crowbar-looters", "Crowbar Looters", 5, "outlaw", copies=2, strike=(FEWER,)),
    enemy(OUT_OF_GAS, "salvage-tug", "Salvage Tug", 7, "outlaw", keywords=("ship", "outwit")),
    FireflyCard(
        key="old-memory",
        name="Old Memory",
        kind="special",
        deck=OUT_OF_GAS,
        reveal=(choose(GainCards(Some(Cards(("bridge",), cost_most=5))), heal()), REMOVE),
    ),
    FireflyCard(
        key="cold-creeping-in",
        name="Cold Creeping In",
        kind="event",
        deck=OUT_OF_GAS,
        reveal=(each_player(discard()), If(no_air, (STRIKE,))),
    ),
)
