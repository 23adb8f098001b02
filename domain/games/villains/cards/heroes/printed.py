"""How the cards of a Hero are printed: fourteen of them, in four faces, as those of an Ally."""

from __future__ import annotations

from typing import Any

from domain.deckbuilding.card import Card

from ..allies.printed import COMMON as COMMON, RARE as RARE, UNCOMMON as UNCOMMON, ally_card


def hero_card(name: str, team: str, *card: Any, **fields: Any) -> Card:
    """A face of a Hero."""
    return ally_card(name, team, *card, set="core", **fields)
