"""The Masterminds of the heroic core set with their Tactics, one module a Mastermind."""

from __future__ import annotations

from domain.deckbuilding.card import Card

CARDS: tuple[Card, ...] = ()
