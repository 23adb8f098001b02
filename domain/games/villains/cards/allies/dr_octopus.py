"""Dr. Octopus."""

from __future__ import annotations

from typing import Any

from domain.deckbuilding.card import Card
from domain.deckbuilding.language import (
    Discard,
    Draw,
    DrawAtEnd,
    Exactly,
    If,
    Plays,
    Pool,
    Top,
)

from ..words import (
    discarded,
    superpower,
)
from .printed import COMMON, RARE, UNCOMMON, ally_card


def _card(*card: Any, **fields: Any) -> Card:
    return ally_card("Dr. Octopus", "sinister-six", *card, **fields)


CARDS = (
    _card("brilliant-research", "Brilliant Research", COMMON, cls="tech", cost=3, recruit=2,
          effect=(superpower("tech", then=DrawAtEnd(1)),)),
    _card("crazed-experiments", "Crazed Experiments", COMMON, cls="tech", cost=5, attack=2, effect=(Draw(1),)),
    _card("eighth-times-a-charm", "Eighth Time's a Charm", UNCOMMON, cls="strength", cost=6, attack=4, attack_plus=True,
          effect=(If(Exactly(Plays(), 7), (Pool(attack=2),)),)),
    _card("octo-pulverize", "Octo-Pulverize", RARE, cls="tech", cost=8, attack=0, attack_plus=True,
          effect=(Discard(Top(8, reshuffle=False)), Pool(attack=discarded))),
)  # fmt: skip
