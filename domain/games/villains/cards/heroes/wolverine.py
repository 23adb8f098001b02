"""Wolverine, the Hero."""

from __future__ import annotations

from typing import Any

from domain.deckbuilding.card import Card
from domain.deckbuilding.language import Draw, Ko, Pool, Some, Tally

from ..words import superpower, your_wound
from .printed import COMMON, RARE, UNCOMMON, hero_card


def _card(*card: Any, **fields: Any) -> Card:
    return hero_card("Wolverine", "x-men", *card, **fields)


CARDS = (
    _card("keen-senses", "Keen Senses", COMMON, cls="instinct", cost=2, attack=1,
          effect=(superpower("instinct", then=Draw(1)),)),
    _card("healing-factor", "Healing Factor", COMMON, cls="instinct", cost=3, attack=2,
          effect=(Ko(Some(your_wound, may=True), then=(Draw(1),)),)),
    _card("frenzied-slashing", "Frenzied Slashing", UNCOMMON, cls="instinct", cost=5, attack=2,
          effect=(superpower("instinct", then=Draw(2)),)),
    _card("berserker-rage", "Berserker Rage", RARE, cls="instinct", cost=8, attack=0, attack_plus=True,
          effect=(Draw(3), superpower("instinct", then=Pool(attack=Tally("drawn"))))),
)  # fmt: skip
