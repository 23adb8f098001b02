"""The Schemes of the heroic core set, one module a Scheme."""

from __future__ import annotations

from domain.deckbuilding.card import Card

from . import (
    bank_robbery,
    civil_war,
    cosmic_cube,
    dark_dimension,
    killbots,
    legacy_virus,
    prison_breakout,
    secret_invasion,
)

CARDS: tuple[Card, ...] = (
    *legacy_virus.CARDS,
    *bank_robbery.CARDS,
    *prison_breakout.CARDS,
    *dark_dimension.CARDS,
    *killbots.CARDS,
    *secret_invasion.CARDS,
    *civil_war.CARDS,
    *cosmic_cube.CARDS,
)
