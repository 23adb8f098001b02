"""Who has won, and how many points each player has."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .table import AlienTable


def winners(t: AlienTable, outcome: str) -> tuple[int, ...]:
    """The seats that win with the team: the living and the dead, but for those who became Alien Players."""
    return tuple(seat for seat in range(len(t.s.seats)) if seat not in t.s.aliens) if outcome == "win" else ()


def scores(t: AlienTable, outcome: str, won: tuple[int, ...]) -> tuple[int, ...]:
    """One point for each survivor, to each who has won with the team; nothing for a loss."""
    points = len(t.s.living) if outcome == "win" else 0
    return tuple(points if seat in won else 0 for seat in range(len(t.s.seats)))
