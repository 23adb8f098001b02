"""Operators: suspending players, quotas, ending games, and the log of all that."""

from __future__ import annotations

from typing import Annotated, Final

from msgspec import Meta, Struct
from starlette.responses import Response

from schema.model import GameSummary
from schema.operators import Account, AdminActs, SetQuota, StopGame, Suspend

from .operation import JSON, Call, Link, Nothing, Operation, answer


class LogQuery(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Which acts."""

    after: Annotated[int, Meta(ge=0, description="Those after this one.")] = 0
    limit: Annotated[int, Meta(ge=1, extra_json_schema={"maximum": 100}, description="How many, of a page.")] = 100


async def account(call: Call[Nothing, None]) -> Response:
    """A player as operators see them: whether they are suspended, what they may use. For callers with the scope `admin`."""
    return answer(await call.desk.admin.account(call.caller, call.at("player")))


async def suspend(call: Call[Nothing, Suspend]) -> Response:
    """Suspend a player, who may look on but change nothing, and reads why. Their seats stay theirs.

    It holds within five seconds on every replica. For callers with the scope `admin`; noted before it is done.
    """
    return answer(await call.desk.admin.suspend(call.caller, call.at("player"), call.body))


async def lift(call: Call[Nothing, None]) -> Response:
    """Suspend a player no longer. For callers with the scope `admin`; noted before it is done."""
    return answer(await call.desk.admin.lift(call.caller, call.at("player")))


async def set_quota(call: Call[Nothing, SetQuota]) -> Response:
    """Say how much a player may use, in place of what the settings say. For callers with the scope `admin`; noted."""
    return answer(await call.desk.admin.set_quota(call.caller, call.at("player"), call.body))


async def end(call: Call[Nothing, StopGame]) -> Response:
    """End a game that isn't over. Nobody wins it, the seed is revealed, and its last commit says who ended it and why.

    For callers with the scope `admin`; noted before it is done.
    """
    return answer(await call.desk.admin.end(call.caller, call.game, call.body.reason))


async def log(call: Call[LogQuery, None]) -> Response:
    """What operators did, oldest first. For callers with the scope `admin`."""
    return answer(await call.desk.admin.log(call.caller, call.query.after, call.query.limit))


_OF_PLAYER: Final = {"player": "/player/id"}

OPERATIONS: Final = (
    Operation(
        name="getAccount",
        method="GET",
        path="/v1/admin/players/{player}",
        handler=account,
        answers={JSON: Account},
        player=True,
        refusals=("forbidden",),
        links=(Link("liftSuspension", _OF_PLAYER),),
    ),
    Operation(
        name="suspend",
        method="PUT",
        path="/v1/admin/players/{player}/suspension",
        handler=suspend,
        body=Suspend,
        answers={JSON: Account},
        player=True,
        refusals=("forbidden",),
        links=(Link("getAccount", _OF_PLAYER), Link("liftSuspension", _OF_PLAYER)),
    ),
    Operation(
        name="liftSuspension",
        method="DELETE",
        path="/v1/admin/players/{player}/suspension",
        handler=lift,
        answers={JSON: Account},
        player=True,
        refusals=("forbidden",),
    ),
    Operation(
        name="setQuota",
        method="PUT",
        path="/v1/admin/players/{player}/quota",
        handler=set_quota,
        body=SetQuota,
        answers={JSON: Account},
        player=True,
        refusals=("forbidden",),
        links=(Link("getAccount", _OF_PLAYER),),
    ),
    Operation(
        name="endGame",
        method="POST",
        path="/v1/admin/games/{id}/end",
        handler=end,
        body=StopGame,
        answers={JSON: GameSummary},
        player=True,
        refusals=("forbidden", "game_over"),
    ),
    Operation(
        name="getAdminLog",
        method="GET",
        path="/v1/admin/log",
        handler=log,
        query=LogQuery,
        answers={JSON: AdminActs},
        player=True,
        refusals=("forbidden", "cursor_unavailable"),
    ),
)
