"""Clocks: how long players may take, as it is asked for."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from domain.kernel.clock_view import AtZero, ClockKind

DAYS = 21
SECONDS = DAYS * 86_400


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
