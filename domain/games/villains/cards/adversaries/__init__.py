"""The Adversary Groups, eight cards each, one module a group, and the Backup Adversaries."""

from __future__ import annotations

from domain.deckbuilding.card import Card

from . import backup, defenders, marvel_knights, uncanny_avengers, x_men_first_class

CARDS: tuple[Card, ...] = (
    *marvel_knights.CARDS,
    *defenders.CARDS,
    *uncanny_avengers.CARDS,
    *x_men_first_class.CARDS,
    *backup.CARDS,
)
