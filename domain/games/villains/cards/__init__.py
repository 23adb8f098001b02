"""The cards, one module a kind; `ALL` is every card that the first game can show."""

from __future__ import annotations

from domain.deckbuilding.card import Card

from . import adversaries, allies, basics, bystanders, commanders, plots

ALL: tuple[Card, ...] = (
    *basics.CARDS,
    *bystanders.CARDS,
    *allies.CARDS,
    *adversaries.CARDS,
    *commanders.CARDS,
    *plots.CARDS,
)
