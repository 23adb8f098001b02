"""The Spider-Foes."""

from __future__ import annotations

from domain.deckbuilding.language import Begin, Guard, If, NewHand, Self, ShowCosts, StoodOn

from ..words import allies_of, each_other_player, each_player, wound
from .printed import villain

GROUP = "Spider-Foes"

CARDS = (
    villain(GROUP, "doctor-octopus", "Doctor Octopus", 2, attack=4, vp=2, abilities=(NewHand(8),), fight=(Begin(),)),
    villain(GROUP, "green-goblin", "Green Goblin", 2, attack=6, vp=4, ambush=(Guard(Self()),)),
    villain(GROUP, "the-lizard", "The Lizard", 2, attack=3, vp=2,
            fight=(If(StoodOn("sewers"), (each_other_player(wound),)),)),
    villain(GROUP, "venom", "Venom", 2, attack=5, vp=3,
            needs=(ShowCosts(1, allies_of("covert")),), overrun=(each_player(wound),)),
)  # fmt: skip
