"""How a Scheme is printed: most bring eight Twists."""

from __future__ import annotations

from typing import Any

from domain.deckbuilding.card import Card
from domain.deckbuilding.language import Number


def scheme(key: str, name: str, *, twists: Number = 8, **fields: Any) -> Card:
    """A Scheme."""
    return Card(key=key, name=name, kind="plot", set="core", twists=twists, **fields)
