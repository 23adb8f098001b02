"""Whose turn it is, as it comes."""

from __future__ import annotations

from http import HTTPStatus
from operator import attrgetter
from typing import Final

from msgspec import Struct
from starlette.responses import Response

from domain.kernel.refusal import Refused
from schema.accept import best_type
from schema.turns import CURSOR, Turns, TurnsCursor

from .. import rights
from .live import SSE, live
from .operation import Call, Operation
from .problem import HttpRefused

FOLLOWING: Final = "Turns.follow"


class TurnsQuery(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Since when."""

    after: TurnsCursor = ""


async def turns(call: Call[TurnsQuery, None]) -> Response:
    """Which of your games wait for you: at first all that do, then each that comes to, or no longer does.

    The `id` of an event is its `cursor`, from which `Last-Event-ID` (or `after`) goes on: where nothing has changed since, you
    aren't told all again.
    """
    if best_type(call.request.headers.get("accept"), (SSE,)) is None:
        raise HttpRefused(HTTPStatus.NOT_ACCEPTABLE, f"there is {SSE}")
    rights.check(FOLLOWING, call.caller)
    after = call.request.headers.get("last-event-id", call.query.after)
    if len(after) > CURSOR:
        raise Refused("malformed", error=f"Last-Event-ID is a cursor, of at most {CURSOR} characters")
    return live(call, lambda: call.desk.turns.follow(call.caller, after), FOLLOWING, attrgetter("cursor"), after)


OPERATIONS: Final = (
    Operation(
        name="getTurns",
        method="GET",
        path="/v1/players/me/turns",
        handler=turns,
        query=TurnsQuery,
        answers={SSE: Turns},
        player=True,
        refusals=("forbidden", "rate_limited"),
    ),
)
