"""Audits: the fields of a game's `audit`, for those who settle disputes."""

from __future__ import annotations

from typing import Annotated, TypeAlias

from msgspec import Meta, Struct

from .audited import AuditedCause, AuditedCommit, AuditedDifference, AuditRead, Place
from .connection import First, checked
from .context import Info
from .model import GameSummary, Id, LegalActions
from .speaking import Locale, speaking

View: TypeAlias = Annotated[Struct, Meta(title="View")]
Seat = Annotated[int | None, Meta(description="As this seat saw it; without one, all of it.")]
At = Annotated[int | None, Meta(description="The version that it was at then; the newest without one.")]


class Audit(Struct, frozen=True, kw_only=True):
    """A game as auditors may see it: callers with the scope `audit`, but for a running game in which they sit. Each of these
    fields is noted before it is answered."""

    game_id: Id


def audit(root: GameSummary) -> Audit:
    """The game as auditors may see it."""
    return Audit(game_id=root.id)


async def timeline(
    root: Audit, info: Info, first: First = 20, after: int = 0, seat: Seat = None, locale: Locale = None
) -> tuple[AuditedCommit, ...] | None:
    """What was done after a version, oldest first, and all that came of it. A version is a cursor: go on from the last."""
    limit = checked(first, info.context.limits)
    told = await info.context.desk.audits.timeline(speaking(info, locale), root.game_id, after, limit, seat)
    return told.commits


async def table(root: Audit, info: Info, at: At = None, seat: Seat = None, locale: Locale = None) -> View | None:
    """The table at a version."""
    return await info.context.desk.audits.table(speaking(info, locale), root.game_id, at, seat)


async def cause(root: Audit, info: Info, event: Place, locale: Locale = None) -> tuple[AuditedCause, ...] | None:
    """Why an event happened: the causes from the event back to an action that answered no question."""
    return await info.context.desk.audits.cause(speaking(info, locale), root.game_id, event)


async def difference(
    root: Audit, info: Info, before: int, after: At = None, seat: Seat = None, locale: Locale = None
) -> AuditedDifference | None:
    """What differs between two versions of the table."""
    return await info.context.desk.audits.difference(speaking(info, locale), root.game_id, before, after, seat)


async def legal(
    root: Audit, info: Info, at: At = None, seat: Seat = None, locale: Locale = None
) -> LegalActions | None:
    """What a seat, or every one, could do at a version, and how the open decisions could be answered."""
    return await info.context.desk.audits.legal(speaking(info, locale), root.game_id, at, seat)


async def reads(root: Audit, info: Info, first: First = 20, after: int = 0) -> tuple[AuditRead, ...] | None:
    """Who looked at the game as an auditor, oldest first, this look included."""
    limit = checked(first, info.context.limits)
    return (await info.context.desk.audits.reads(info.context.caller, root.game_id, after, limit)).reads


AUDIT = (timeline, table, cause, difference, legal, reads)
