"""The Commanders with their four Tactics each, one module a Commander."""

from __future__ import annotations

from domain.deckbuilding.card import Card

from . import dr_strange, nick_fury, odin, professor_x

CARDS: tuple[Card, ...] = (*dr_strange.CARDS, *nick_fury.CARDS, *odin.CARDS, *professor_x.CARDS)
