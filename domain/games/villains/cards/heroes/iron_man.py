"""Iron Man."""

from __future__ import annotations

from typing import Any

from domain.deckbuilding.card import Card
from domain.deckbuilding.language import Draw, Plays, Pool

from ..words import superpower
from .printed import COMMON, RARE, UNCOMMON, hero_card


def _card(*card: Any, **fields: Any) -> Card:
    return hero_card("Iron Man", "avengers", *card, **fields)


CARDS = (
    _card("endless-invention", "Endless Invention", COMMON, cls="tech", cost=3,
          effect=(Draw(1), superpower("tech", then=Draw(1)))),
    _card("repulsor-rays", "Repulsor Rays", COMMON, cls="ranged", cost=3, attack=2, attack_plus=True,
          effect=(superpower("ranged", then=Pool(attack=1)),)),
    _card("arc-reactor", "Arc Reactor", UNCOMMON, cls="tech", cost=5, attack=3, attack_plus=True,
          effect=(superpower("tech", then=Pool(attack=Plays(cls="tech"))),)),
    _card("quantum-breakthrough", "Quantum Breakthrough", RARE, cls="tech", cost=7,
          effect=(Draw(2), superpower("tech", then=Draw(2)))),
)  # fmt: skip
