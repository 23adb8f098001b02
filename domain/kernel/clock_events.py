"""The events about who attends to a seat, and how long they may take."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from .audience import PUBLIC
from .event import Event, Flag, Name, Public, Seat


class Clock(Struct, frozen=True, omit_defaults=True):
    """How long players may take, and what happens to a seat whose time is up.

    `kind` says for what a seat has so many `seconds`: for each `decision`; for all of its `turn`s together, with so many more
    as `increment` for each of them; or for each of them alone (`days`). At zero the service gives a default `answer`, a `bot`
    takes the seat for good, or one stands in (`stand_in`).
    """

    kind: str
    seconds: int
    increment: int = 0
    at_zero: str = "answer"


class SeatTime(Struct, frozen=True, omit_defaults=True):
    """The time of a seat: `left` milliseconds at the moment `since`, from when on they run; they stand where that is 0.

    `awaited` says whether the game waits for the seat.
    """

    left: int
    awaited: bool = False
    since: Annotated[int, Meta(title="Timestamp")] = 0


class StoodIn(Event, frozen=True):
    """A bot plays this seat until its player is back."""

    seat: Seat
    bot: Name


class CameBack(Event, frozen=True):
    """The player of a seat plays it again."""

    seat: Seat


class ClockSet(Event, frozen=True):
    """How the time of each seat stands and runs from now on; `missed` is how often somebody's time was up since a player last
    did something."""

    times: Annotated[tuple[SeatTime, ...], PUBLIC]
    missed: Public = 0


class TimeRanOut(Event, frozen=True):
    """The time of this seat was up before its player had done anything."""

    seat: Seat


class ClockWished(Event, frozen=True):
    """A seat would have the clock stopped, or let it run again; or says so no more (`on`)."""

    seat: Seat
    stopped: Flag
    on: Flag = True


class ClockSwitched(Event, frozen=True):
    """The clock is stopped, or runs again: all agreed, or nobody was there."""

    stopped: Flag


CLOCK_EVENTS = (StoodIn, CameBack, ClockSet, TimeRanOut, ClockWished, ClockSwitched)
