"""How a Mastermind and the four Tactics are printed."""

from __future__ import annotations

from typing import Any

from domain.deckbuilding.card import Card


def mastermind(name: str, key: str, *, attack: int, leads: str, **fields: Any) -> Card:
    """A Mastermind: name, key, Attack, and the group that is always led."""
    return Card(key=key, name=name, kind="commander", set="core", group=name, attack=attack, leads=leads, **fields)


def mastermind_tactic(of: str, key: str, name: str, *, attack: int, **fields: Any) -> Card:
    """A Tactic of a Mastermind, whose Attack it shows too."""
    return Card(key=key, name=name, kind="tactic", set="core", group=of, attack=attack, vp=5, **fields)
