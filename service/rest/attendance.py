"""Attending to a seat: a bot that stands in, coming back, and the clock."""

from __future__ import annotations

from typing import Annotated, Final

from msgspec import Meta, Struct
from starlette.responses import Response

from domain.kernel.refusal import Code, Refused

from .operation import Call, Nothing, answer

REFUSALS: Final[tuple[Code, ...]] = (
    "not_your_seat", "wrong_phase", "game_not_started", "game_over", "command_id_reused",
)  # fmt: skip


class Wish(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Whether the clock should be stopped."""

    stopped: Annotated[bool, Meta(description="True: it should stop; false: it should run.")]


async def set_clock(call: Call[Nothing, Wish]) -> Response:
    """Say that the clock should stop, or run again: it does once all players have said so.

    Bots agree to anything. Who has said so takes it back by saying the opposite; `clock` in the answer has how it stands.
    """
    return answer(await call.desk.attendance.set_clock(call.caller, call.game, call.body.stopped, call.once))


async def stand_in(call: Call[Nothing, None]) -> Response:
    """Let a bot play your seat until you are back: the seat stays yours."""
    return answer(await call.desk.attendance.stand_in(call.caller, call.game, _seat(call), call.once))


async def come_back(call: Call[Nothing, None]) -> Response:
    """Play your seat again, in which a bot stood in. Acting does so as well."""
    return answer(await call.desk.attendance.come_back(call.caller, call.game, _seat(call), call.once))


def _seat(call: Call[Nothing, None]) -> int:
    seat = call.at("seat")
    if not seat.isdecimal() or len(seat) > 3:
        raise Refused("not_found", detail="seat", seat=seat)
    return int(seat)
