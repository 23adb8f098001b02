"""How a Commander and the four Tactics are printed."""

from __future__ import annotations

from typing import Any

from domain.deckbuilding.card import Card


def commander_card(key: str, name: str, *, leads: str, **fields: Any) -> Card:
    """A Commander: key, name, and the group that is always led."""
    return Card(key=key, name=name, kind="commander", group=name, leads=leads, **fields)


def tactic_card(commander: str, key: str, name: str, **fields: Any) -> Card:
    """A Tactic of a Commander."""
    return Card(key=key, name=name, kind="tactic", group=commander, vp=6, **fields)
