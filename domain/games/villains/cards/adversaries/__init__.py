"""The Adversary Groups, eight cards each, one module a group, and the Backup Adversaries."""

from __future__ import annotations

from domain.deckbuilding.card import Card

from . import (
    avengers,
    backup,
    defenders,
    marvel_knights,
    spider_friends,
    uncanny_avengers,
    uncanny_x_men,
    x_men_first_class,
)

CARDS: tuple[Card, ...] = (
    *avengers.CARDS,
    *marvel_knights.CARDS,
    *defenders.CARDS,
    *spider_friends.CARDS,
    *uncanny_avengers.CARDS,
    *uncanny_x_men.CARDS,
    *x_men_first_class.CARDS,
    *backup.CARDS,
)
