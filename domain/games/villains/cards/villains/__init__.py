"""The Villains of the heroic core set, one module a group, and its Henchmen."""

from __future__ import annotations

from domain.deckbuilding.card import Card

from . import (
    brotherhood,
    enemies_of_asgard,
    henchmen,
    hydra,
    masters_of_evil,
    radiation,
    skrulls,
    spider_foes,
)

CARDS: tuple[Card, ...] = (
    *brotherhood.CARDS,
    *enemies_of_asgard.CARDS,
    *hydra.CARDS,
    *masters_of_evil.CARDS,
    *radiation.CARDS,
    *skrulls.CARDS,
    *spider_foes.CARDS,
    *henchmen.CARDS,
)
