"""The Heroes of the heroic core set, one module a Hero."""

from __future__ import annotations

from domain.deckbuilding.card import Card

CARDS: tuple[Card, ...] = ()
