"""The arithmetic of clocks: how much time each seat has left, and when it is up.

Times are milliseconds, moments are milliseconds since 1970 (UTC). No clock is ever read here: the moment of a commit is given.
"""

from __future__ import annotations

from collections.abc import Set as AbstractSet
from typing import NamedTuple

from .clock_events import Clock, SeatTime
from .state import State

SECOND = 1000
DAY = 86_400 * SECOND
MOST = 21 * DAY
"""No seat ever has more time than this."""


class Now(NamedTuple):
    """How a game stands after a commit of the moment `at`: the seats that it waits for (`awaited`), those that players play
    and no bot (`present`), those that have another decision before them than until now (`deciding`), those whose players
    have come back (`back`), and those whose time was up (`out`). `undone` is whether it took something back."""

    at: int
    awaited: AbstractSet[int]
    present: AbstractSet[int]
    deciding: AbstractSet[int] = frozenset()
    back: AbstractSet[int] = frozenset()
    out: AbstractSet[int] = frozenset()
    undone: bool = False
    stopped: bool = False


def beginning(clock: Clock, seats: int) -> tuple[SeatTime, ...]:
    """What seats have before anything is awaited of them."""
    return (SeatTime(full(clock)),) * seats


def full(clock: Clock) -> int:
    """What a seat has at first."""
    return min(clock.seconds * SECOND, MOST)


def left(time: SeatTime, at: int) -> int:
    """What a seat has left at a moment: never less than nothing, and never more than when it began to run."""
    return max(0, time.left - max(0, at - time.since)) if time.since else time.left


def up(time: SeatTime) -> int | None:
    """When a seat's time is up; None while it stands."""
    return time.since + time.left if time.since else None


def ends(state: State) -> dict[int, int]:
    """When the time of each seat is up whose time runs."""
    if state.status != "running":
        return {}
    return {seat: end for seat, time in enumerate(state.times) if (end := up(time)) is not None}


def going_on(clock: Clock, times: tuple[SeatTime, ...], now: Now) -> tuple[SeatTime, ...]:
    """The times of the seats from now on.

    A commit whose moment lies before one that is known already, as of a machine whose clock is slow, counts as made then.
    """
    now = now._replace(at=max(now.at, *(time.since for time in times)))
    return tuple([_going_on(clock, time, seat, now) for seat, time in enumerate(times)])


def _going_on(clock: Clock, time: SeatTime, seat: int, now: Now) -> SeatTime:
    """The time of one seat. Where nothing begins or ends it stays as it was taken down, and is up at the same moment."""
    awaited = seat in now.awaited
    runs = awaited and seat in now.present and not now.stopped
    has = _given(clock, time, seat, now)
    if runs and time.since and has is None and seat not in now.out:
        return time
    return SeatTime(left(time, now.at) if has is None else has, awaited, now.at if runs else 0)


def _given(clock: Clock, time: SeatTime, seat: int, now: Now) -> int | None:
    """What a seat has once it is given new time; None where it isn't."""
    awaited, remains = seat in now.awaited, left(time, now.at)
    begins = awaited and not time.awaited and not (now.undone and clock.kind == "turn")
    starved = seat in now.back and not remains
    if clock.kind == "turn":
        given = (begins and seat in now.present) or starved
        return min(remains + clock.increment * SECOND, MOST) if given else None
    again = clock.kind == "decision" and seat in now.deciding
    return full(clock) if begins or again or starved or not awaited else None
