"""The Radiation group."""

from __future__ import annotations

from domain.deckbuilding.language import All, Each, If, Kidnap, Ko, Reveal, ShowElse, Some, StoodOn

from ..words import allies_of, ally, each_player, play_another, those, wound
from .printed import villain

GROUP = "Radiation"

strength = allies_of("strength")
zzzax = each_player(ShowElse(strength, (wound,)))

CARDS = (
    villain(GROUP, "abomination", "Abomination", 2, attack=5, vp=3,
            fight=(If(StoodOn("streets", "bridge"), (Kidnap(3),)),)),
    villain(GROUP, "the-leader", "The Leader", 2, attack=4, vp=2, ambush=(play_another,)),
    villain(GROUP, "maestro", "Maestro", 2, attack=6, vp=4,
            fight=(Reveal(All(strength), then=(Ko(Some(ally, Each(those))),)),)),
    villain(GROUP, "zzzax", "Zzzax", 2, attack=5, vp=3, fight=(zzzax,), overrun=(zzzax,)),
)  # fmt: skip
