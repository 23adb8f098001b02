"""How a game of Legendary Encounters: Alien stands, for a bot that looks ahead."""

from __future__ import annotations

from typing import TYPE_CHECKING

from domain.games.alien import names as at
from domain.games.alien.actions import PlayCard

from ..alien import CARDS, Wishes
from ..judging import PLAIN
from .outlook import Figures, deck_of, mean, of_deck_game, strength

if TYPE_CHECKING:
    from domain.games.alien.table import AlienTable

SURE = 8_500
STRENGTH = strength(CARDS)
WEIGHTS: Figures = (-0.45, 1.25, -0.47, 0.0, 0.05, 0.05, -1.95, -0.11, 4.96, -0.63, -3.32)


def figures(t: AlienTable, seat: int) -> Figures:
    """The Objective, the Hive, who lives and how well, what strikes and what is on its way, the decks."""
    living = t.s.living
    left = [max(0, t.health(one) - t.damage(one)) for one in living]
    powers = [mean([STRENGTH.get(t.s.what[i], 0.0) for i in deck_of(t, one)]) for one in living]
    enemies = [i for i in t.face_up() if t.card_of(i).kind == "enemy"]
    here = t.s.zone(at.COMBAT_ZONE)
    return (
        (t.s.stage - 1) / 3,
        len(t.s.zone(at.HIVE)) / 40,
        len(t.s.dead) / len(t.s.seats),
        mean([float(one) for one in left]) / 10,
        min(left, default=0) / 10,
        sum(t.card_of(i).attack or 0 for i in here if t.card_of(i).kind == "enemy") / 10,
        sum(t.card_of(i).attack or 0 for i in enemies) / 10,
        mean(powers) / 3,
        sum(len(t.s.zone(f"facehuggers.{one}")) for one in living) / 2,
        float(any(t.is_carrier(one) for one in living)),
    )


def result(t: AlienTable, seat: int) -> float:
    """Who doesn't win has at least a part of the Objectives."""
    return 1.0 if seat in t.s.winners else 0.02 * (t.s.stage - 1)


OUTLOOK = of_deck_game(lambda view: Wishes(view, PLAIN).of, SURE, PlayCard, figures, WEIGHTS, result)
