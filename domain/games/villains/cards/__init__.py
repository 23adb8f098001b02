"""The cards, one module a kind; `ALL` is every card of every set."""

from __future__ import annotations

from domain.deckbuilding.card import Card

from . import adversaries, allies, basics, bystanders, commanders, heroes, masterminds, plots, schemes, villains

ALL: tuple[Card, ...] = (
    *basics.CARDS,
    *bystanders.CARDS,
    *allies.CARDS,
    *adversaries.CARDS,
    *commanders.CARDS,
    *plots.CARDS,
    *heroes.CARDS,
    *villains.CARDS,
    *masterminds.CARDS,
    *schemes.CARDS,
)
