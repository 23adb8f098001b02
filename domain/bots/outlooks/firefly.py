"""How a game of Legendary Encounters: Firefly stands, for a bot that looks ahead."""

from __future__ import annotations

from operator import attrgetter
from typing import TYPE_CHECKING

from domain.games.firefly import names as at
from domain.games.firefly.actions import PlayCard

from ..firefly import CARDS, SEASONED, Wishes
from .outlook import Figures, deck_of, mean, of_deck_game, strength

if TYPE_CHECKING:
    from domain.games.firefly.table import FireflyTable

SURE = 8_500
STRENGTH = strength(CARDS)
POINTS = 6
"""What a team has at most."""

WEIGHTS: Figures = (-2.63, 0.05, -0.45, 1.25, 1.25, 0.0, 0.97, -0.75, -0.14, 2.41, -0.22, 0.67)


def figures(t: FireflyTable, seat: int) -> Figures:
    """The Episode and what is left of it, the crew, the ship, what strikes and what is on its way, the decks, the points."""
    playing = t.s.playing
    left = [max(0, t.health(one) - t.damage(one)) for one in playing]
    powers = [mean([STRENGTH.get(t.s.what[i], 0.0) for i in deck_of(t, one)]) for one in playing]
    here, verse = t.s.zone(at.COMBAT_ZONE), [i for i in t.face_up() if t.card_of(i).kind == "enemy"]
    return (
        (t.s.episode - 1) / 2,
        len(t.s.zone(at.EPISODE_DECK)) / 20,
        mean([float(one) for one in left]) / 10,
        min(left, default=0) / 10,
        len(t.s.defeated) / len(t.s.seats),
        sum(len(t.s.zone(slot)) for slot in at.STRIKES) / 6,
        sum(t.card_of(i).attack or 0 for i in here) / 10,
        sum(t.card_of(i).attack or 0 for i in verse) / 10,
        mean(powers) / 3,
        len(t.open_tasks()) / 3,
        len(t.s.fulfilled) / 2,
    )


def result(t: FireflyTable, seat: int) -> float:
    """The win first, then the team's points."""
    points = max(t.s.scores, default=0) / POINTS
    return 0.9 + 0.1 * points if t.s.outcome == "win" else 0.1 * points


OUTLOOK = of_deck_game(
    lambda view: Wishes(view, SEASONED).of, SURE, PlayCard, figures, WEIGHTS, result, attrgetter("turns")
)
"""Turns that are skipped count, too."""
