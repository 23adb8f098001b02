"""Taking back what was done, where the table agreed on that."""

from __future__ import annotations

from typing import Annotated, Final

from msgspec import Meta, Struct
from starlette.responses import Response

from domain.kernel.action import AnswerUndo, TakingBack, Undo
from domain.kernel.refusal import Code, Refused

from . import table
from .actions import Seat
from .operation import Call, answer
from .problem import problem

REFUSALS: Final[tuple[Code, ...]] = (
    "not_your_seat", "version_conflict", "command_id_reused", "game_not_started", "game_over", "undo_not_allowed",
)  # fmt: skip


class WhatToUndo(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How far to go back: to before the seat's last action, where it isn't said."""

    seat: Seat | None = None
    to: Annotated[int, Meta(ge=1, description="The version whose table comes back.")] | None = None


class UndoAnswer(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Whether a player agrees to what another proposed. Who proposed it may withdraw it so."""

    seat: Seat | None = None
    agree: bool


async def undo(call: Call[table.ActQuery, WhatToUndo]) -> Response:
    """Take back the own last action, or propose to take something back, as the table agreed when it was laid.

    What is told in the answer is either that it is done (`Undone`) or that it is proposed (`UndoProposed`), and then the other
    players have to agree. With `If-Match: "<version>"` it is refused (412) where the game has moved on. A refusal
    (`undo_not_allowed`) says as `barred_by` which event bars it.
    """
    return await _taken_back(call, Undo(to=call.body.to), call.body.seat)


async def answer_undo(call: Call[table.ActQuery, UndoAnswer]) -> Response:
    """Agree to what another player would like to take back, or don't. Once all have agreed it is done."""
    return await _taken_back(call, AnswerUndo(agree=call.body.agree), call.body.seat)


async def _taken_back(
    call: Call[table.ActQuery, WhatToUndo] | Call[table.ActQuery, UndoAnswer], action: TakingBack, seat: int | None
) -> Response:
    expected = table.expected(call.request.headers.get("if-match"))
    try:
        return answer(
            await call.desk.act(call.caller, call.game, action, seat, expected, call.once, describe=call.query.describe)
        )
    except Refused as refused:
        return problem(refused, call.caller.locale, status=table.stale(refused, expected))
