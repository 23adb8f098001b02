"""How Adversaries are printed: some of a group, some with X-Treme Attack."""

from __future__ import annotations

from typing import Any

from domain.deckbuilding.card import Card
from domain.deckbuilding.language import Cards, Each, Modify

X_TREME = Modify(Each(Cards(("city",), kind="adversary", keyword="x-treme-attack", other=True)))


def adversary(group: str, key: str, name: str, copies: int, **fields: Any) -> Card:
    """An Adversary of a group: its key, name, and how many of the group's cards it is."""
    return Card(key=key, name=name, kind="adversary", group=group, copies=copies, **fields)


def backup(group: str, key: str, name: str, **fields: Any) -> Card:
    """A Backup Adversary: all ten cards of its group."""
    return adversary(group, key, name, 10, backup=True, **fields)


def x_treme(group: str, key: str, name: str, copies: int, *more: Modify, **fields: Any) -> Card:
    """An Adversary with X-Treme Attack, perhaps with another modifier besides."""
    abilities = (X_TREME, *more)
    return adversary(
        group, key, name, copies, keywords=("x-treme-attack",), abilities=abilities, attack_plus=True, **fields
    )
