"""How many points the team has."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .table import FireflyTable

FULFILLED = {1: 1, 2: 2}
"""The points for all that the first and the second Objective ask for."""

WON = 3


def team_points(t: FireflyTable, outcome: str) -> int:
    """The points that the team has at the end (firefly.scoring)."""
    return sum(FULFILLED.get(episode, 0) for episode in t.s.fulfilled) + (WON if outcome == "win" else 0)
