"""What a game has done to it when a time has come, though nobody at the table does it."""

from __future__ import annotations

from typing import NamedTuple

from .action import Action, RunOut
from .clock import ends
from .expiry import Expire
from .state import State


class Due(NamedTuple):
    """An action of nobody at the table, and when it is due (milliseconds since 1970, UTC)."""

    at: int
    action: Action


def due(state: State) -> Due | None:
    """What is due next in a game as it is, if nobody does anything before."""
    if state.status == "open" and state.expires:
        return Due(state.expires, Expire())
    first = min(((end, seat) for seat, end in ends(state).items()), default=None)
    return Due(first[0], RunOut(seat=first[1])) if first else None
