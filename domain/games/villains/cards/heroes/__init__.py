"""The Heroes of the heroic core set, fourteen cards each, one module a Hero."""

from __future__ import annotations

from domain.deckbuilding.card import Card

from . import (
    black_widow,
    captain_america,
    cyclops,
    deadpool,
    emma_frost,
    gambit,
    hawkeye,
    hulk,
    iron_man,
    nick_fury,
    rogue,
    spider_man,
    storm,
    thor,
    wolverine,
)

CARDS: tuple[Card, ...] = (
    *black_widow.CARDS,
    *captain_america.CARDS,
    *cyclops.CARDS,
    *deadpool.CARDS,
    *emma_frost.CARDS,
    *gambit.CARDS,
    *hawkeye.CARDS,
    *hulk.CARDS,
    *iron_man.CARDS,
    *nick_fury.CARDS,
    *rogue.CARDS,
    *spider_man.CARDS,
    *storm.CARDS,
    *thor.CARDS,
    *wolverine.CARDS,
)
