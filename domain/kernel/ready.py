"""Being ready: a table may wait for everybody who sits there to say so."""

from __future__ import annotations

from typing import Any

from .action import Action
from .lobby import require_open, seats_of
from .lobby_events import ReadySet
from .refusal import Refused
from .state import State
from .table import Table

RULE = "kernel.lobby.ready"


class SetReady(Action, frozen=True, kw_only=True):
    """Say for all of a player's seats that they are ready to begin, or that they aren't any more."""

    player: str
    ready: bool = True


def set_ready(t: Table[Any], action: SetReady) -> None:
    """Let all see who is ready. Refused: `not_your_seat` for who doesn't sit."""
    require_open(t)
    seats = seats_of(t.s, action.player)
    if not seats:
        raise Refused("not_your_seat", RULE, detail="none")
    t.because(RULE)
    for seat in seats:
        t.emit(ReadySet(seat=seat, ready=action.ready))


def missing(s: State) -> tuple[int, ...]:
    """The seats that the start waits for: those of people who aren't ready. The host says so by starting."""
    if not s.wait_for_ready:
        return ()
    others = (n for n, plan in enumerate(s.seats) if plan.kind == "player" and plan.player != s.host)
    return tuple(n for n in others if n not in s.ready)


def require_ready(t: Table[Any]) -> None:
    """Refuse a start that waits for somebody."""
    if seats := missing(t.s):
        said = ", ".join(map(str, seats))
        raise Refused("wrong_phase", RULE, detail="not_ready", seats=said, n=len(seats))
