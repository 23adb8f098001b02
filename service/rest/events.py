"""A game's commits, page by page or as they come."""

from __future__ import annotations

import re
from http import HTTPStatus
from operator import attrgetter
from typing import Annotated, Final

import msgspec
from msgspec import Meta, Struct
from starlette.responses import Response

from domain.kernel.refusal import Refused
from schema.accept import best_type
from schema.eyes import OWN
from schema.model import CommitView, Describe

from .live import SSE, VARIES, live
from .looking import EyesQuery
from .operation import JSON, Call
from .problem import HttpRefused

NDJSON: Final = "application/x-ndjson"
MSGPACK: Final = "application/vnd.msgpack"
TYPES: Final = (JSON, NDJSON, MSGPACK, SSE)
_VERSION = re.compile(r"\d{1,15}\Z", re.ASCII)


class EventsQuery(EyesQuery, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Which commits."""

    after: Annotated[int, Meta(ge=0, description="Those after this version.")] = 0
    describe: Describe = False
    limit: Annotated[int, Meta(ge=1, extra_json_schema={"maximum": 100}, description="How many, of a page.")] = 100


class CommitPage(Struct, frozen=True):
    """Some commits, oldest first; `next` is the `after` of the next page, null where there is none yet."""

    commits: tuple[CommitView, ...]
    next: int | None = None


async def events(call: Call[EventsQuery, None]) -> Response:
    """The game's commits as the caller may know them, oldest first.

    As `text/event-stream` every commit comes as soon as it is there; its `id` is its version, from which
    `Last-Event-ID` (or `after`) goes on. It is told as the caller knows it: only pages are told through other eyes.
    """
    media = best_type(call.request.headers.get("accept"), TYPES)
    if media is None:
        raise HttpRefused(HTTPStatus.NOT_ACCEPTABLE, f"there is {', '.join(TYPES)}")
    after = _resumed(call.request.headers.get("last-event-id"), call.query.after)
    return await _live(call, after) if media == SSE else await _page(call, after, media)


def _resumed(last_event_id: str | None, after: int) -> int:
    """The version to go on from: a browser that reconnects has the newer one in its header."""
    if last_event_id is None:
        return after
    if not _VERSION.match(last_event_id):
        raise Refused("malformed", error="Last-Event-ID is a version")
    return int(last_event_id)


async def _page(call: Call[EventsQuery, None], after: int, media: str) -> Response:
    commits = await call.desk.commits(
        call.caller, call.game, after, call.query.limit, call.query.eyes, describe=call.query.describe
    )
    if media == NDJSON:
        content = b"".join(msgspec.json.encode(commit) + b"\n" for commit in commits)
    else:
        page = CommitPage(commits, await _next(call, commits))
        content = msgspec.json.encode(page) if media == JSON else msgspec.msgpack.encode(page)
    return Response(content, headers=VARIES, media_type=media)


async def _next(call: Call[EventsQuery, None], commits: tuple[CommitView, ...]) -> int | None:
    if len(commits) < call.query.limit:
        return None
    last = commits[-1].version
    return last if last < await call.desk.version(call.caller, call.game) else None


async def _live(call: Call[EventsQuery, None], after: int) -> Response:
    if call.query.eyes != OWN:
        raise Refused("malformed", detail="eyes_followed")
    await call.desk.commits(call.caller, call.game, after, 1)  # what is refused, is refused before a stream begins
    describe = call.query.describe
    return live(
        call,
        lambda: call.desk.follow(call.caller, call.game, after, describe=describe),
        "Desk.follow",
        attrgetter("version"),
        after,
    )
