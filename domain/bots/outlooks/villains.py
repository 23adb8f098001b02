"""How a game of Legendary Villains stands, for a bot that looks ahead."""

from __future__ import annotations

from typing import TYPE_CHECKING

from domain.games.villains import names as at
from domain.games.villains.actions import PlayCard

from ..villains import BURDENS, CARDS, SEASONED, Wishes
from .outlook import Figures, deck_of, mean, of_deck_game, strength

if TYPE_CHECKING:
    from domain.games.villains.table import VillainsTable

SURE = 9_000
"""Cards are played without a thought."""

STRENGTH = strength(CARDS)
SHARED, DRAWN = 0.6, 0.25
"""What a win is worth to whom others have more points, and what it is worth that nobody wins."""

WEIGHTS: Figures = (-0.28, 2.15, -2.69, 0.36, 0.01, 2.92, -2.88, 0.55)


def figures(t: VillainsTable, seat: int) -> Figures:
    """Tactics taken, how far the Plot has come, what is left of the Adversaries, the city, the decks, the points."""
    progress, needed = t.plot_progress()
    seats = range(len(t.s.seats))
    decks = [[t.s.what[i] for i in deck_of(t, one)] for one in seats]
    powers = [mean([STRENGTH[key] for key in deck]) for deck in decks]
    burdens = mean([float(CARDS[key].kind in BURDENS) for deck in decks for key in deck])
    points = [t.victory_points(one) for one in seats]
    return (
        1 - len(t.s.zone(at.TACTICS)) / 4,
        min(1.0, (progress or 0) / max(1, needed or 1)) if needed else min(1.0, t.s.totals.get("twist", 0) / 8),
        len(t.s.zone(at.ADVERSARY_DECK)) / 60,
        len(t.in_city()) / 5,
        mean(powers) / 3,
        burdens,
        (points[seat] - max([points[one] for one in seats if one != seat], default=0)) / 20,
    )


def result(t: VillainsTable, seat: int) -> float:
    """A win is worth most to whoever has most points."""
    match t.s.outcome:
        case "win" if len(t.s.seats) == 1:
            return 0.9 + 0.1 * min(1.0, max(0, t.s.scores[0]) / 60)
        case "win":
            return 1.0 if seat in t.s.winners else SHARED
        case "draw":
            return DRAWN
    return 0.0


OUTLOOK = of_deck_game(lambda view: Wishes(view, SEASONED).of, SURE, PlayCard, figures, WEIGHTS, result)
