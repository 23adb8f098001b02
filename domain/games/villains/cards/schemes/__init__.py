"""The Schemes of the heroic core set, one module a Scheme."""

from __future__ import annotations

from domain.deckbuilding.card import Card

CARDS: tuple[Card, ...] = ()
