"""The Villains and Henchmen of the heroic core set, one module a group."""

from __future__ import annotations

from domain.deckbuilding.card import Card

CARDS: tuple[Card, ...] = ()
