"""How Adversaries are printed: some of a group, some with X-Treme Attack."""

from __future__ import annotations

from typing import Any

from domain.deckbuilding.card import Card
from domain.deckbuilding.language import Abilities, Cards, Each, Elusive, Modify

X_TREME = Modify(Each(Cards(("city",), kind="adversary", keyword="x-treme-attack", other=True)))


def adversary(group: str, key: str, name: str, copies: int, **fields: Any) -> Card:
    """An Adversary of a group: its key, name, and how many of the group's cards it is."""
    return Card(key=key, name=name, kind="adversary", group=group, copies=copies, **fields)


def backup(group: str, key: str, name: str, **fields: Any) -> Card:
    """A Backup Adversary: all ten cards of its group."""
    return adversary(group, key, name, 10, backup=True, **fields)


def x_treme(group: str, key: str, name: str, copies: int, *more: Abilities, **fields: Any) -> Card:
    """An Adversary with X-Treme Attack, perhaps with another ability besides."""
    abilities, keywords = (X_TREME, *more), ("x-treme-attack", *fields.pop("keywords", ()))
    return adversary(group, key, name, copies, keywords=keywords, abilities=abilities, attack_plus=True, **fields)


def elusive(n: int) -> dict[str, Any]:
    """The fields of an Adversary with Elusive: the keyword as printed, and what it needs."""
    return {"keywords": (f"elusive-{n}",), "needs": (Elusive(n),)}
