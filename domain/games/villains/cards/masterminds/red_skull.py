"""Red Skull, who always leads HYDRA, and his four Tactics."""

from __future__ import annotations

from typing import Any

from domain.deckbuilding.card import Card
from domain.deckbuilding.language import Cards, Discard, Draw, Each, Ko, Look, Pool, Some, Top

from ..words import each_player, the_others, those
from .printed import mastermind, mastermind_tactic

RED_SKULL, HYDRA = "Red Skull", "HYDRA"


def _tactic(key: str, name: str, **fields: Any) -> Card:
    return mastermind_tactic(RED_SKULL, key, name, attack=7, **fields)


hero_in_hand = Cards(("hand",), kind="ally")
your_hydra_villains = Cards(("victory",), kind="adversary", group=HYDRA, led=True)

CARDS = (
    mastermind(RED_SKULL, "red-skull", attack=7, leads=HYDRA, strike=(each_player(Ko(Some(hero_in_hand))),)),
    _tactic("endless-resources", "Endless Resources", fight=(Pool(recruit=4),)),
    _tactic("hydra-conspiracy", "HYDRA Conspiracy", fight=(Draw(2), Draw(Each(your_hydra_villains)))),
    _tactic("negablast-grenades", "Negablast Grenades", fight=(Pool(attack=3),)),
    _tactic("ruthless-dictator", "Ruthless Dictator",
            fight=(Look(Top(3), then=(Ko(Some(those)), Discard(Some(the_others)))),)),
)  # fmt: skip
