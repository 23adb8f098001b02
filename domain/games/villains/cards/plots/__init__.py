"""The Plots, one module a Plot."""

from __future__ import annotations

from domain.deckbuilding.card import Card

from . import graduation

CARDS: tuple[Card, ...] = (*graduation.CARDS,)
