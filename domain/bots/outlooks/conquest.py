"""How a game of Conquest of Planet Earth stands, for a bot that looks ahead."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from domain.games.conquest import actions as a, names as at
from domain.games.conquest.state import ConquestState
from domain.games.conquest.view import ConquestView
from domain.kernel.action import Action, Legal, Setting

from ..conquest.board import Board
from ..conquest.moves import Moves
from .outlook import Figures, Outlook, nothing_sure, ranked

if TYPE_CHECKING:
    from domain.games.conquest.table import ConquestTable

SURE = 1_000.0
"""Nothing is done without a thought."""

WEIGHTS: Figures = (-0.34, 3.3, -2.36, -3.45, -0.88, -0.36, 0.8, -0.24, 0.54, -0.52)


def rank(view: ConquestView, legal: Sequence[Legal]) -> list[Action]:
    """What comes into question: every march that leads somewhere, and what else the quick bot thinks of."""
    moves = [one for one in legal if not isinstance(one.action, Setting)]
    thought = Moves(Board(view), moves)
    marches = thought.first_steps()

    def wish(one: Legal) -> float:
        if isinstance(one.action, a.MoveAlien):
            return marches.get((one.action.alien, one.action.space), -5.0)
        return thought.worth(one)

    return ranked(wish, [one for one in moves if wish(one) > -4.0], SURE)


def figures(t: ConquestTable, seat: int) -> Figures:
    """The Terror of the own side and of the best other one, the track, the round; and what the seats have."""
    goal, side = t.options.goal(len(t.s.seats)), t.options.side(seat)
    sides = {t.options.side(one) for one in t.seats}
    others = [t.side_terror(one) / goal for one in sides if one != side]
    own, foes = (
        [one for one in t.seats if t.options.side(one) == side],
        [one for one in t.seats if t.options.side(one) != side],
    )
    return (
        t.side_terror(side) / goal,
        max(others, default=0.0),
        (t.s.track / 12) if t.options.resistance else 0.0,
        float(t.options.together),
        t.s.round / 10,
        _means(t, own, "aliens") - _means(t, foes, "aliens"),
        _means(t, own, "menace") - _means(t, foes, "menace"),
        _means(t, own, "stuff") - _means(t, foes, "stuff"),
        _means(t, own, "hand") - _means(t, foes, "hand"),
    )


def _means(t: ConquestTable, seats: Sequence[int], what: str) -> float:
    return sum(_has(t, seat, what) for seat in seats) / (5 * max(1, len(seats)))


def _has(t: ConquestTable, seat: int, what: str) -> float:
    match what:
        case "aliens":
            return sum(t.s.owner.get(i) == seat for space in t.s.neighbours for i in t.s.zone(at.aliens(space)))
        case "menace":
            return t.s.menace.get(seat, 0)
        case "hand":
            return len(t.s.zone(at.hand(seat)))
    return len(t.s.zone(at.stuff(seat)))


def result(t: ConquestTable, seat: int) -> float:
    """Who doesn't win has at least a part of the points."""
    if seat in t.s.winners:
        return 1.0
    return 0.1 * t.side_terror(t.options.side(seat)) / t.options.goal(len(t.s.seats))


def rounds(state: ConquestState) -> int:
    """Which Round it is."""
    return state.round


OUTLOOK = Outlook(rank, nothing_sure, figures, WEIGHTS, result, rounds, lambda _: 1)
