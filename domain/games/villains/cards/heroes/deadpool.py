"""Deadpool."""

from __future__ import annotations

from typing import Any

from domain.deckbuilding.card import Card
from domain.deckbuilding.language import (
    All,
    Discard,
    Draw,
    Exactly,
    Gain,
    Guard,
    If,
    Optionally,
    PassLeft,
    Plays,
    Pool,
    Some,
)

from ..words import adversary, your_hand
from .printed import COMMON, RARE, UNCOMMON, hero_card


def _card(*card: Any, **fields: Any) -> Card:
    return hero_card("Deadpool", "", *card, **fields)


CARDS = (
    _card("here-hold-this-for-a-second", "Here, Hold This for a Second", COMMON, cls="tech", cost=3, recruit=2,
          effect=(Guard(Some(adversary)),)),
    _card("oddball", "Oddball", COMMON, cls="covert", cost=5, attack=2, attack_plus=True,
          effect=(Pool(attack=Plays(odd=True)),)),
    _card("hey-can-i-get-a-do-over", "Hey, Can I Get a Do-Over?", UNCOMMON, cls="instinct", cost=3, attack=2,
          effect=(If(Exactly(Plays(), 0), (Optionally((Discard(All(your_hand)), Draw(4))),)),)),
    _card("random-acts-of-unkindness", "Random Acts of Unkindness", RARE, cls="instinct", cost=7, attack=6,
          effect=(Optionally((Gain("wounds", to="hand"),)), PassLeft(your_hand))),
)  # fmt: skip
