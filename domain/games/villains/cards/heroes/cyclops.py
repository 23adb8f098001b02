"""Cyclops."""

from __future__ import annotations

from typing import Any

from domain.deckbuilding.card import Card
from domain.deckbuilding.language import Cards, DiscardToDo, Plays, Pool, Some, Take, Upon

from ..words import superpower
from .printed import COMMON, RARE, UNCOMMON, hero_card


def _card(*card: Any, **fields: Any) -> Card:
    return hero_card("Cyclops", "x-men", *card, **fields)


CARDS = (
    _card("determination", "Determination", COMMON, cls="strength", cost=2, recruit=3, needs=(DiscardToDo(),)),
    _card("optic-blast", "Optic Blast", COMMON, cls="ranged", cost=3, attack=3, needs=(DiscardToDo(),)),
    _card("unending-energy", "Unending Energy", UNCOMMON, cls="ranged", cost=6, attack=4,
          abilities=(Upon("discard", (Take(Some(Cards(("discard",), this=True), may=True)),)),)),
    _card("x-men-united", "X-Men United", RARE, cls="ranged", cost=8, attack=6, attack_plus=True,
          effect=(superpower("x-men", then=Pool(attack=Plays(team="x-men", by=2))),)),
)  # fmt: skip
