"""Rogue, the Hero."""

from __future__ import annotations

from typing import Any

from domain.deckbuilding.card import Card
from domain.deckbuilding.language import Discard, Ko, Ordered, PlayAs, PlayCopy, Pool, Some, ThisWay, Top

from ..words import each_player, playable_of_those, superpower, your_card
from .printed import COMMON, RARE, UNCOMMON, hero_card


def _card(*card: Any, **fields: Any) -> Card:
    return hero_card("Rogue", "x-men", *card, **fields)


CARDS = (
    _card("borrowed-brawn", "Borrowed Brawn", COMMON, cls="strength", cost=4, attack=1, attack_plus=True,
          effect=(superpower("strength", then=Pool(attack=3)),)),
    _card("energy-drain", "Energy Drain", COMMON, cls="covert", cost=3, recruit=2, recruit_plus=True,
          effect=(superpower("covert", then=Ko(Some(your_card, may=True), then=(Pool(recruit=1),))),)),
    _card("copy-powers", "Copy Powers", UNCOMMON, cls="covert", cost=5, effect=(PlayAs(),)),
    _card("steal-abilities", "Steal Abilities", RARE, cls="strength", cost=8, attack=4,
          effect=(ThisWay("discarded", (each_player(Discard(Top())),), then=(PlayCopy(Ordered(playable_of_those)),)),)),
)  # fmt: skip
