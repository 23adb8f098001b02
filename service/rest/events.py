"""A game's commits, page by page or as they come."""

from __future__ import annotations

import asyncio
import re
from collections.abc import AsyncGenerator, AsyncIterator, Awaitable, Callable
from contextlib import aclosing, suppress
from functools import partial
from http import HTTPStatus
from typing import Annotated, Final

import msgspec
from anyio import CancelScope
from msgspec import Meta, Struct
from starlette.responses import Response

from domain.kernel.refusal import Refused
from schema.accept import best_type
from schema.desk import Caller
from schema.model import CommitView, Describe
from schema.stream import Counted

from .. import rights
from ..address import ADDRESS
from .operation import JSON, Call
from .problem import HttpRefused

NDJSON: Final = "application/x-ndjson"
MSGPACK: Final = "application/vnd.msgpack"
SSE: Final = "text/event-stream"
TYPES: Final = (JSON, NDJSON, MSGPACK, SSE)
_VERSION = re.compile(r"\d{1,15}\Z", re.ASCII)


class EventsQuery(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
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
    `Last-Event-ID` (or `after`) goes on.
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
    commits = await call.desk.commits(call.caller, call.game, after, call.query.limit, describe=call.query.describe)
    if media == NDJSON:
        content = b"".join(msgspec.json.encode(commit) + b"\n" for commit in commits)
    else:
        page = CommitPage(commits, await _next(call, commits))
        content = msgspec.json.encode(page) if media == JSON else msgspec.msgpack.encode(page)
    return Response(content, headers=_varies(), media_type=media)


async def _next(call: Call[EventsQuery, None], commits: tuple[CommitView, ...]) -> int | None:
    if len(commits) < call.query.limit:
        return None
    last = commits[-1].version
    return last if last < await call.desk.version(call.caller, call.game) else None


def _varies() -> dict[str, str]:
    return {"Vary": "Authorization, Accept"}


async def _live(call: Call[EventsQuery, None], after: int) -> Response:
    await call.desk.commits(call.caller, call.game, after, 1)  # what is refused, is refused before a stream begins
    headers = {**_varies(), "Cache-Control": "no-store", "X-Accel-Buffering": "no"}
    if call.request.method == "HEAD":
        return Response(headers=headers, media_type=SSE)
    commits = call.desk.follow(call.caller, call.game, after, describe=call.query.describe)
    good = _while_good(commits, partial(call.house.callers.caller, call.request.headers.get("authorization")))
    keys = call.house.sockets.begin_stream(call.caller.player, ADDRESS.get(), call.house.limits)
    told = frames(good, call.house.settings.heartbeat_seconds)
    return Counted(told, call.house.sockets, keys, headers=headers, media_type=SSE)


async def _while_good(
    commits: AsyncGenerator[CommitView, None], recheck: Callable[[], Awaitable[Caller]]
) -> AsyncGenerator[CommitView, None]:
    """Commits, as long as the caller's token is good: that is looked at before each. Refused: `unauthenticated`, `forbidden`."""
    async with aclosing(commits):
        async for commit in commits:
            rights.check("Desk.follow", await recheck())
            yield commit


async def frames(commits: AsyncGenerator[CommitView, None], heartbeat: float) -> AsyncIterator[bytes]:
    """Commits as server-sent events, with a comment as a sign of life whenever nothing happens for so long."""
    coming: asyncio.Future[CommitView | None] = asyncio.ensure_future(anext(commits, None))
    try:
        yield b": following\n\n"
        while True:
            await asyncio.wait({coming}, timeout=heartbeat)
            if not coming.done():
                yield b": still here\n\n"
                continue
            if (commit := _come(coming)) is None:
                return
            yield b"id: %d\ndata: %b\n\n" % (commit.version, msgspec.json.encode(commit))
            coming = asyncio.ensure_future(anext(commits, None))
    finally:
        # A client that leaves cancels this generator, and everything that it would wait for, but for the shield.
        coming.cancel()
        with CancelScope(shield=True):
            await asyncio.wait({coming})
            await commits.aclose()


def _come(coming: asyncio.Future[CommitView | None]) -> CommitView | None:
    """The commit that came, if the stream goes on.

    It also ends where the store went away at a bad moment: the client comes back, to be told so or to go on.
    """
    with suppress(Refused):
        return coming.result()
    return None
