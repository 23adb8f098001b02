"""How a Plot is printed: every one of this set brings eight Twists."""

from __future__ import annotations

from typing import Any

from domain.deckbuilding.card import Card


def plot(key: str, name: str, **fields: Any) -> Card:
    """A Plot."""
    return Card(key=key, name=name, kind="plot", twists=8, **fields)
