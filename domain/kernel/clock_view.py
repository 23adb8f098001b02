"""The clock of a game as all see it, who see the game."""

from __future__ import annotations

from typing import Annotated, Any, Literal, cast

from msgspec import Meta, Struct

from . import clock
from .attendance import missing
from .clock_events import Clock, SeatTime
from .state import State

Timestamp = Annotated[int, Meta(title="Timestamp", description="Milliseconds since 1970, UTC.")]
ClockKind = Annotated[
    Literal["decision", "turn", "days"],
    Meta(
        title="ClockKind",
        description="For what a seat has its time: for each decision, for all its turns together, or for each turn.",
    ),
]
AtZero = Annotated[
    Literal["answer", "bot", "stand_in"],
    Meta(
        title="AtZero",
        description="What happens to a seat whose time is up: the least it could do is done, a bot takes it for good, or one "
        "stands in until its player is back.",
    ),
]


class SeatClock(Struct, frozen=True, kw_only=True):
    """The time of a seat: `left` are the milliseconds that it had at `since`, from when on they run; then it is up at `deadline`.
    Where it stands, the two are null."""

    seat: int
    left: int
    since: Timestamp | None = None
    deadline: Timestamp | None = None


class GameClock(Struct, frozen=True, kw_only=True):
    """How long players may take, and how much of it is left.

    `seconds` are those for each decision (`decision`), for all turns together at first (`turn`), or for each turn (`days`).
    `wished` are the seats that would have the clock stopped, or running again where it is `stopped`; `missing` those of the
    players who have yet to agree to that. `deadline` is when the first seat's time is up, if any runs.
    """

    kind: ClockKind
    seconds: int
    increment: int
    at_zero: AtZero
    stopped: bool
    wished: tuple[int, ...] = ()
    missing: tuple[int, ...] = ()
    deadline: Timestamp | None = None
    seats: tuple[SeatClock, ...] = ()


def clock_view(state: State) -> GameClock | None:
    """The clock of a game as it stands, if there is one."""
    if (agreed := state.clock) is None:
        return None
    ends = clock.ends(state)
    absent = missing(state)
    return GameClock(
        kind=cast(ClockKind, agreed.kind),
        seconds=agreed.seconds,
        increment=agreed.increment,
        at_zero=cast(AtZero, agreed.at_zero),
        stopped=state.stopped,
        wished=state.wishes,
        missing=tuple(seat for seat, plan in enumerate(state.seats) if plan.player in absent),
        deadline=min(ends.values(), default=None),
        seats=tuple(_seat(seat, time, ends) for seat, time in enumerate(_times(state, agreed))),
    )


def _times(state: State, agreed: Clock) -> tuple[SeatTime, ...]:
    return state.times or clock.beginning(agreed, len(state.seats))


def _seat(seat: int, time: SeatTime, ends: dict[int, int]) -> SeatClock:
    runs: dict[str, Any] = {"since": time.since, "deadline": ends[seat]} if seat in ends else {}
    return SeatClock(seat=seat, left=time.left, **runs)
