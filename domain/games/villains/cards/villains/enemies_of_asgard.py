"""The Enemies of Asgard."""

from __future__ import annotations

from domain.deckbuilding.language import All, AnyOf, Cards, Draw, Ko, ShowElse, Some

from ..words import allies_of, ally, choose_player, each_player, team_allies, wound
from .printed import villain

GROUP = "Enemies of Asgard"

your_wounds = Cards(("hand", "discard"), kind="wound")
frost = each_player(ShowElse(allies_of("ranged"), (wound,)))

CARDS = (
    villain(GROUP, "destroyer", "Destroyer", 1, attack=7, vp=5,
            fight=(Ko(All(team_allies("shield"))),), overrun=(each_player(Ko(Some(ally, 2))),)),
    villain(GROUP, "enchantress", "Enchantress", 2, attack=6, vp=4, fight=(Draw(3),)),
    villain(GROUP, "frost-giant", "Frost Giant", 3, attack=4, vp=2, fight=(frost,), overrun=(frost,)),
    villain(GROUP, "ymir-frost-giant-king", "Ymir, Frost Giant King", 2, attack=6, vp=4,
            ambush=(frost,), fight=(choose_player(Ko(AnyOf(your_wounds))),)),
)  # fmt: skip
