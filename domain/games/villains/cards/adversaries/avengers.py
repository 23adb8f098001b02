"""The Avengers."""

from __future__ import annotations

from domain.deckbuilding.language import All, Cards, Colors, Demolish, Ko, Modify, ShowClasses, ShowElse

from ..words import allies_of, ally, bindings, each_player
from .printed import adversary, elusive

GROUP = "Avengers"

captain_america = each_player(ShowClasses(3, ally, (bindings,)))
iron_man = each_player(ShowElse(allies_of("tech"), (bindings,)))
thor = Ko(All(Cards(("lair",), kind="ally", cost_least=7)))

CARDS = (
    adversary(GROUP, "ant-man", "Ant-Man", 2, attack=3, vp=2, **elusive(4)),
    adversary(GROUP, "captain-america", "Captain America", 1, attack=4, attack_plus=True, vp=5,
              abilities=(Modify(Colors(Cards(("lair",), kind="ally"))),),
              ambush=(captain_america,), fight=(captain_america,), overrun=(Demolish(),)),
    adversary(GROUP, "hulk", "Hulk", 1, attack=8, vp=6,
              ambush=(Demolish(2),), fight=(Demolish(2),), overrun=(Demolish(2),)),
    adversary(GROUP, "iron-man", "Iron Man", 1, attack=7, vp=5,
              ambush=(iron_man,), fight=(iron_man,), overrun=(Demolish(),)),
    adversary(GROUP, "thor", "Thor", 1, attack=7, vp=5, ambush=(thor,), fight=(thor,), overrun=(Demolish(),)),
    adversary(GROUP, "wasp", "Wasp", 2, attack=1, vp=4, **elusive(7)),
)  # fmt: skip
