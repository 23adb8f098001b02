"""Answers that go on: each item as a server-sent event, as soon as it is there."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, AsyncIterator, Awaitable, Callable
from contextlib import aclosing, suppress
from functools import partial
from typing import Any, Final, TypeVar

import msgspec
from anyio import CancelScope
from starlette.responses import Response

from domain.kernel.refusal import Refused
from schema.desk import Caller
from schema.stream import Counted, end

from .. import rights
from ..address import ADDRESS
from .operation import Call

SSE: Final = "text/event-stream"
VARIES: Final = {"Vary": "Authorization, Accept"}
T = TypeVar("T")


def live(
    call: Call[Any, Any],
    items: Callable[[], AsyncGenerator[T, None]],
    use: str,
    mark: Callable[[T], object],
    after: object,
) -> Response:
    """What is told of a `use` of the service as it comes after a mark, each item with one from which the client can go on.

    Whatever is refused is to be refused before.
    """
    headers = {**VARIES, "Cache-Control": "no-store", "X-Accel-Buffering": "no"}
    if call.request.method == "HEAD":
        return Response(headers=headers, media_type=SSE)
    recheck = partial(call.house.callers.caller, call.request.headers.get("authorization"))
    good = _while_good(items(), recheck, use)
    keys = call.house.sockets.begin_stream("rest", call.caller.player, ADDRESS.get(), call.house.limits)
    told = frames(good, call.house.settings.heartbeat_seconds, mark, after, lambda: call.house.ending)
    return Counted(told, call.house.sockets, keys, headers=headers, media_type=SSE)


async def _while_good(
    items: AsyncGenerator[T, None], recheck: Callable[[], Awaitable[Caller]], use: str
) -> AsyncGenerator[T, None]:
    """Items, as long as the caller's token is good: that is looked at before each. Refused: `unauthenticated`, `forbidden`."""
    async with aclosing(items):
        async for item in items:
            rights.check(use, await recheck())
            yield item


async def frames(
    items: AsyncGenerator[T, None],
    heartbeat: float,
    mark: Callable[[T], object],
    after: object,
    ending: Callable[[], bool],
) -> AsyncIterator[bytes]:
    """Items as server-sent events, with a comment as a sign of life whenever nothing happens for so long.

    Where they end because the service is `ending`, it is said at last after which mark to go on elsewhere, and when.
    """
    coming: asyncio.Future[T | None] = asyncio.ensure_future(anext(items, None))
    try:
        yield b": following\n\n"
        while True:
            await asyncio.wait({coming}, timeout=heartbeat)
            if not coming.done():
                yield b": still here\n\n"
                continue
            if (item := _come(coming)) is None:
                if ending():
                    yield end(after).encode()
                return
            after = mark(item)
            yield b"id: %b\ndata: %b\n\n" % (str(after).encode(), msgspec.json.encode(item))
            coming = asyncio.ensure_future(anext(items, None))
    finally:
        # A client that leaves cancels this generator, and everything that it would wait for, but for the shield.
        coming.cancel()
        with CancelScope(shield=True):
            await asyncio.wait({coming})
            await items.aclose()


def _come(coming: asyncio.Future[T | None]) -> T | None:
    """The item that came, if the stream goes on.

    It also ends where the store went away at a bad moment: the client comes back, to be told so or to go on.
    """
    with suppress(Refused):
        return coming.result()
    return None
