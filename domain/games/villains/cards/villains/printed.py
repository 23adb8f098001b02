"""How Villains and Henchmen are printed."""

from __future__ import annotations

from typing import Any

from domain.deckbuilding.card import Card


def villain(group: str, key: str, name: str, copies: int, **fields: Any) -> Card:
    """A Villain of a group: its key, name, and how many of the group's cards it is."""
    return Card(key=key, name=name, kind="adversary", set="core", group=group, copies=copies, **fields)


def henchman(key: str, name: str, **fields: Any) -> Card:
    """A Henchman: all ten cards of the group that is called like it."""
    return villain(name, key, name, 10, backup=True, attack=3, vp=1, **fields)
