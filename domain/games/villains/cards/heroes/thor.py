"""Thor, the Hero."""

from __future__ import annotations

from typing import Any

from domain.deckbuilding.card import Card
from domain.deckbuilding.language import AtLeast, Begin, If, Made, May, Pool

from ..words import superpower
from .printed import COMMON, RARE, UNCOMMON, hero_card


def _card(*card: Any, **fields: Any) -> Card:
    return hero_card("Thor", "avengers", *card, **fields)


CARDS = (
    _card("odinson", "Odinson", COMMON, cls="strength", cost=3, recruit=2, recruit_plus=True,
          effect=(superpower("strength", then=Pool(recruit=2)),)),
    _card("surge-of-power", "Surge of Power", COMMON, cls="ranged", cost=4, attack=0, attack_plus=True, recruit=2,
          effect=(If(AtLeast(Made(), 8), (Pool(attack=3),)),)),
    _card("call-lightning", "Call Lightning", UNCOMMON, cls="ranged", cost=6, attack=3, attack_plus=True,
          effect=(superpower("ranged", then=Pool(attack=3)),)),
    _card("god-of-thunder", "God of Thunder", RARE, cls="ranged", cost=8, attack=0, attack_plus=True, recruit=5,
          abilities=(May("pay-recruit"),), effect=(Begin(0),)),
)  # fmt: skip
