"""Spectating: how much of a game those see who only watch it."""

from __future__ import annotations

from typing import Final

from domain.kernel.state import State

MOST_DELAY: Final = 500
"""The most commits that spectators may be behind."""


def is_watched(state: State) -> bool:
    """Whether anybody may watch the game as it is now: where there are no spectators, nobody does while it runs."""
    return state.spectators or state.status != "running"


def seen(state: State, newest: int | None = None) -> int:
    """The version that spectators of a game see, whose `newest` is this one (without it, that of the state).

    A game that runs is seen as it was some commits ago, and until its start is seen so, as the lobby that it was.
    """
    newest = state.version if newest is None else newest
    if state.status != "running":
        return newest
    return max(state.began - 1, newest - state.delay)


def status(state: State) -> str:
    """The status that spectators see."""
    return "open" if seen(state) < state.began else state.status
