"""HYDRA, the group of Villains: not the team, which villainous Allies have."""

from __future__ import annotations

from domain.deckbuilding.language import Cards, Each, Exactly, Gain, If, Modify, Repeat

from ..words import each_player, play_another, wound
from .printed import villain

GROUP = "HYDRA"

your_other_hydra = Cards(("victory",), kind="adversary", group=GROUP, other=True)
viper = each_player(If(Exactly(Each(your_other_hydra), 0), (wound,)))

CARDS = (
    villain(GROUP, "endless-armies-of-hydra", "Endless Armies of HYDRA", 3, attack=4, vp=3,
            fight=(Repeat(2, (play_another,)),)),
    villain(GROUP, "hydra-kidnappers", "HYDRA Kidnappers", 3, attack=3, vp=1, fight=(Gain("officers", up_to=True),)),
    villain(GROUP, "supreme-hydra", "Supreme HYDRA", 1, attack=6, vp=3, vp_plus=True,
            abilities=(Modify(Each(your_other_hydra, by=3), figure="vp"),)),
    villain(GROUP, "viper", "Viper", 1, attack=5, vp=3, fight=(viper,), overrun=(viper,)),
)  # fmt: skip
