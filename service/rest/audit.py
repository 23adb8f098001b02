"""Audits: what happened in a game, why, and what was different then, for those who settle disputes."""

from __future__ import annotations

from typing import Annotated

from msgspec import UNSET, Meta, Struct, UnsetType
from starlette.responses import Response

from schema.audited import Causes, Place

from .operation import Call, answer

Seat = Annotated[int, Meta(ge=0, description="As this seat saw it; without one, all of it.")]
Version = Annotated[int, Meta(ge=1, description="The version that it was at then; the newest without one.")]
Limit = Annotated[int, Meta(ge=1, extra_json_schema={"maximum": 100}, description="How many, of a page.")]


class TimelineQuery(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Which part of what happened."""

    after: Annotated[int, Meta(ge=0, description="What was done after this version.")] = 0
    limit: Limit = 100
    seat: Seat | UnsetType = UNSET


class ThenQuery(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Which moment."""

    at: Version | UnsetType = UNSET
    seat: Seat | UnsetType = UNSET


class CauseQuery(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Which event."""

    event: Annotated[Place, Meta(pattern=r"^[0-9]{1,9}\.[0-9]{1,9}$")]


class DifferenceQuery(
    Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, rename={"before": "from", "after": "to"}
):
    """Which two moments."""

    before: Annotated[int, Meta(ge=1, description="The one version.")]
    after: Annotated[int, Meta(ge=1, description="The other version; the newest without one.")] | UnsetType = UNSET
    seat: Seat | UnsetType = UNSET


class ReadsQuery(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Which looks."""

    after: Annotated[int, Meta(ge=0, description="Those after this one.")] = 0
    limit: Limit = 100


async def timeline(call: Call[TimelineQuery, None]) -> Response:
    """What was done in a game, by whom and when, and all that came of it, with the rules.

    For callers with the scope `audit`; every answer under `/audit` is noted before it is given.
    """
    q = call.query
    return answer(await call.desk.audits.timeline(call.caller, call.game, q.after, q.limit, _given(q.seat)))


async def table(call: Call[ThenQuery, None]) -> Response:
    """The table at a version, as a seat saw it or all of it."""
    q = call.query
    return answer(await call.desk.audits.table(call.caller, call.game, _given(q.at), _given(q.seat)))


async def cause(call: Call[CauseQuery, None]) -> Response:
    """Why an event happened: the causes from the event back to an action that answered no question."""
    return answer(Causes(causes=await call.desk.audits.cause(call.caller, call.game, call.query.event)))


async def difference(call: Call[DifferenceQuery, None]) -> Response:
    """What differs between two versions of the table, as a seat saw it or all of it."""
    q = call.query
    return answer(await call.desk.audits.difference(call.caller, call.game, q.before, _given(q.after), _given(q.seat)))


async def legal(call: Call[ThenQuery, None]) -> Response:
    """What a seat, or every one, could do at a version, and how the open decisions could be answered."""
    q = call.query
    return answer(await call.desk.audits.legal(call.caller, call.game, _given(q.at), _given(q.seat)))


async def reads(call: Call[ReadsQuery, None]) -> Response:
    """Who looked at the game as an auditor, when, and at what; this look included."""
    return answer(await call.desk.audits.reads(call.caller, call.game, call.query.after, call.query.limit))


def _given(value: int | UnsetType) -> int | None:
    return None if isinstance(value, UnsetType) else value
