"""The Brotherhood."""

from __future__ import annotations

from domain.deckbuilding.language import Become, Cards, Ko, Play, Self, ShowCosts, ShowElse, Some

from ..words import all_of_those, each_player, team_allies, wound
from .printed import villain

GROUP = "Brotherhood"

x_men = team_allies("x-men")
hero_in_discard = Cards(("discard",), kind="ally")
hero_in_hand = Cards(("hand",), kind="ally")
sabretooth = each_player(ShowElse(x_men, (wound,)))

CARDS = (
    villain(GROUP, "blob", "Blob", 2, attack=4, vp=2, needs=(ShowCosts(1, x_men),)),
    villain(GROUP, "juggernaut", "Juggernaut", 2, attack=6, vp=4,
            ambush=(each_player(Ko(Some(hero_in_discard, 2))),),
            overrun=(each_player(Ko(Some(hero_in_hand, 2))),)),
    villain(GROUP, "mystique", "Mystique", 2, attack=5, vp=3,
            overrun=(Become(Self(), then=(Play(all_of_those),), card="scheme-twist"),)),
    villain(GROUP, "sabretooth", "Sabretooth", 2, attack=5, vp=3, fight=(sabretooth,), overrun=(sabretooth,)),
)  # fmt: skip
