"""How bots fare: `scripts/balance [GAME ...] [--games N] [--seed N] [--jobs N]` writes docs/balance.md."""

from __future__ import annotations

from collections.abc import Mapping

from . import alien, conquest, firefly, villains
from .part import Part

__all__ = ["PARTS", "Part"]

PARTS: Mapping[str, Part] = {part.game: part for part in (villains.PART, conquest.PART, alien.PART, firefly.PART)}
