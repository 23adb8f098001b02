"""Who has won, and how many points each player has."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .table import AlienTable

NO_TRAITOR, TRAITOR, DEATH = 1, 5, 2
"""What winning Good players have more without a traitor and with one, and what a winning traitor has for each death."""


def winners(t: AlienTable, outcome: str) -> tuple[int, ...]:
    """The seats that win with the team: the living and the dead, but for the traitor and those who became Alien Players."""
    seats = range(len(t.s.seats))
    return tuple(n for n in seats if n not in t.s.aliens and n != t.traitor) if outcome == "win" else ()


def scores(t: AlienTable, outcome: str, won: tuple[int, ...]) -> tuple[int, ...]:
    """The points of each seat: with the team one for each survivor, a winning traitor's for each Good player who died."""
    points = _of_the_team(t) if outcome == "win" else _of_the_traitor(t)
    return tuple(points if seat in won else 0 for seat in range(len(t.s.seats)))


def _of_the_team(t: AlienTable) -> int:
    """One for each surviving player who isn't the traitor; more with Hidden Agendas."""
    survivors = sum(seat != t.traitor for seat in t.s.living)
    if not t.options.agendas:
        return survivors
    return survivors + (NO_TRAITOR if t.traitor is None else TRAITOR)


def _of_the_traitor(t: AlienTable) -> int:
    return DEATH * sum(seat != t.traitor for seat in t.s.dead)
