"""The Heroes of the heroic core set, fourteen cards each, one module a Hero."""

from __future__ import annotations

from domain.deckbuilding.card import Card

from . import iron_man, rogue, spider_man, storm, thor, wolverine

CARDS: tuple[Card, ...] = (
    *iron_man.CARDS,
    *rogue.CARDS,
    *spider_man.CARDS,
    *storm.CARDS,
    *thor.CARDS,
    *wolverine.CARDS,
)
