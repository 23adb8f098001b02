"""Clocks: how long players may take, as it is agreed on and as it stands."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

DAYS = 21
SECONDS = DAYS * 86_400

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


class NewClock(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How long players may take."""

    kind: ClockKind
    seconds: (
        Annotated[
            int,
            Meta(ge=1, le=SECONDS, description="With `decision`, for each; with `turn`, for all that a seat does."),
        ]
        | None
    ) = None
    increment: Annotated[
        int,
        Meta(ge=0, le=86_400, description="With `turn`: seconds more each time the game comes to wait for the seat."),
    ] = 0
    days: Annotated[int, Meta(ge=1, le=DAYS, description="With `days`: so many each time.")] | None = None
    at_zero: AtZero = "answer"


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
