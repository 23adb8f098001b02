"""Hulk."""

from __future__ import annotations

from typing import Any

from domain.deckbuilding.card import Card
from domain.deckbuilding.language import Ko, Pool, Some

from ..words import each_player, superpower, wound, your_wound
from .printed import COMMON, RARE, UNCOMMON, hero_card


def _card(*card: Any, **fields: Any) -> Card:
    return hero_card("Hulk", "avengers", *card, **fields)


CARDS = (
    _card("growing-anger", "Growing Anger", COMMON, cls="strength", cost=3, attack=2, attack_plus=True,
          effect=(superpower("strength", then=Pool(attack=1)),)),
    _card("unstoppable-hulk", "Unstoppable Hulk", COMMON, cls="instinct", cost=4, attack=2, attack_plus=True,
          effect=(Ko(Some(your_wound, may=True), then=(Pool(attack=2),)),)),
    _card("crazed-rampage", "Crazed Rampage", UNCOMMON, cls="strength", cost=5, attack=4,
          effect=(each_player(wound),)),
    _card("hulk-smash", "Hulk Smash!", RARE, cls="strength", cost=8, attack=5, attack_plus=True,
          effect=(superpower("strength", then=Pool(attack=5)),)),
)  # fmt: skip
