"""A game being played: the table, what may be done, and doing it."""

from __future__ import annotations

import re
from asyncio import gather
from typing import Annotated, Any, Final

from msgspec import UNSET, Meta, Struct, UnsetType
from starlette.responses import Response

from domain.kernel.refusal import Refused
from domain.locale import DEFAULT
from schema.model import Describe, GameSummary, LegalAction, LegalActions

from . import actions
from .looking import EyesQuery
from .operation import Call, Nothing, answer
from .problem import STATUS, problem

_ETAG = re.compile(r'(?:W/)?"([^"]*)"')
_VERSION = re.compile(r'\s*"(\d{1,15})(?:\.[a-z]{2})?"\s*\Z', re.ASCII)
BY_RULES: Final = tuple(
    code
    for code, status in STATUS.items()
    if status == 422 and code not in ("option_invalid", "command_id_reused", "undo_not_allowed")
)
"""The codes by which the rules of a game refuse an action; what would have been legal is told with them."""


class ViewQuery(EyesQuery, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Which view."""

    at: Annotated[int, Meta(ge=1, description="As it was known at this version.")] | UnsetType = UNSET


async def view(call: Call[ViewQuery, None]) -> Response:
    """The table as the caller may see it: a seat's own view to who holds it, a spectator's to everybody else.

    Once the game is over, anybody who may see it may look through any seat's eyes, or at everything.
    """
    newest = await call.desk.version(call.caller, call.game)
    version = call.query.at or newest
    mark = _mark(version, call.caller.locale)
    tag = {"ETag": f'"{mark}"'}
    if version <= newest and _has(call.request.headers.get("if-none-match", ""), mark):
        return Response(status_code=304, headers=tag)
    return answer(await call.desk.view(call.caller, call.game, version, call.query.eyes), headers=tag)


def _mark(version: int, locale: str) -> str:
    """What tells a view from others at the same address: its version, and its language unless it is English."""
    return str(version) if locale == DEFAULT else f"{version}.{locale}"


def _has(if_none_match: str, mark: str) -> bool:
    return if_none_match.strip() == "*" or mark in _ETAG.findall(if_none_match)


async def legal(call: Call[Nothing, None]) -> Response:
    """What the caller may do now, each action ready to be posted back, and every open decision."""
    return answer(await call.desk.legal(call.caller, call.game))


class Table(Struct, frozen=True):
    """A game as whoever plays it needs it after each commit: how it stands, the table as they may see it, what they may do.

    All three are of one version, unless somebody acts while they are put together: then each says which it is of.
    """

    summary: GameSummary
    view: Annotated[Any, Meta(description="As `getView` has it.")]
    legal: LegalActions


async def table(call: Call[EyesQuery, None]) -> Response:
    """The summary of the game, the caller's view, and what they may do, in one answer."""
    desk, caller, game = call.desk, call.caller, call.game
    view = desk.view(caller, game, None, call.query.eyes)
    return answer(Table(*await gather(desk.summary(caller, game), view, desk.legal(caller, game))))


class ActQuery(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How it is answered."""

    describe: Describe = False


async def act(call: Call[ActQuery, None]) -> Response:
    """Act, for one of the caller's seats.

    With `If-Match: "<version>"` it is refused (412) where the game has moved on; without one it is done wherever the
    rules allow it. The answer has the events as the seat may know them. A refusal by the rules (422) tells what would
    have been legal.
    """
    version = expected(call.request.headers.get("if-match"))
    action, seat = actions.read(call.raw, await call.desk.rules_of(call.caller, call.game))
    try:
        accepted = await call.desk.act(
            call.caller, call.game, action, seat, version, call.once, describe=call.query.describe
        )
        return answer(accepted)
    except Refused as refused:
        legal = await _legal(call, seat) if refused.code in BY_RULES else None
        return problem(refused, call.caller.locale, status=stale(refused, version), legal=legal)


def expected(if_match: str | None) -> int | None:
    """The version that a client believes in."""
    if if_match is None or if_match.strip() == "*":
        return None
    if not (version := _VERSION.match(if_match)):
        raise Refused("malformed", error='If-Match takes one version, as in "12"')
    return int(version[1])


def stale(refused: Refused, version: int | None) -> int | None:
    """The status of a refusal, where a client believed in another version than the game is at."""
    return 412 if refused.code == "version_conflict" and version is not None else None


async def _legal(call: Call[ActQuery, None], seat: int | None) -> tuple[LegalAction, ...]:
    known = await call.desk.legal(call.caller, call.game)
    return tuple(action for action in known.actions if seat in (None, action.seat))
