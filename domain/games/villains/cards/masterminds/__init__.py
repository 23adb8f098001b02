"""The Masterminds of the heroic core set with their Tactics, one module a Mastermind."""

from __future__ import annotations

from domain.deckbuilding.card import Card

from . import dr_doom, loki, magneto, red_skull

CARDS: tuple[Card, ...] = (*dr_doom.CARDS, *loki.CARDS, *magneto.CARDS, *red_skull.CARDS)
