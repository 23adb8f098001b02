"""The Plots, one module a Plot."""

from __future__ import annotations

from domain.deckbuilding.card import Card

from . import (
    cage_villains,
    crown_thor,
    crush_hydra,
    graduation,
    infiltrate,
    mega_vault,
    norn_stones,
    war_machine,
)

CARDS: tuple[Card, ...] = (
    *graduation.CARDS,
    *cage_villains.CARDS,
    *crown_thor.CARDS,
    *crush_hydra.CARDS,
    *infiltrate.CARDS,
    *mega_vault.CARDS,
    *norn_stones.CARDS,
    *war_machine.CARDS,
)
