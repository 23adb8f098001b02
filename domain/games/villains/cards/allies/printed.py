"""How the cards of an Ally are printed: fourteen of them, in four faces."""

from __future__ import annotations

from typing import Any

from domain.deckbuilding.card import Card

COMMON, UNCOMMON, RARE = 5, 3, 1


def ally_card(group: str, team: str, key: str, name: str, copies: int, **fields: Any) -> Card:
    """A face of an Ally: its key, name, and how many of the fourteen cards it is."""
    return Card(key=key, name=name, kind="ally", group=group, team=team, copies=copies, **fields)
