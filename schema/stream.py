"""Results as server-sent events: those of a subscription as they come, those of anything else at once."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, AsyncIterable, Iterable
from contextlib import aclosing
from random import randint
from typing import Any, Final, cast

import msgspec
from anyio import CancelScope
from msgspec import structs
from starlette.responses import StreamingResponse
from starlette.types import Receive, Scope, Send
from strawberry.http import GraphQLHTTPResponse, process_result
from strawberry.types import ExecutionResult
from strawberry.types.graphql import OperationType

from domain.kernel.refusal import Refused

from .build import Schema
from .context import Context, Key, Place, Sockets
from .outbox import Mailbox
from .request import Body
from .together import Asked, framed, go_on

HEADERS: Final = {
    "Content-Type": "text/event-stream",
    "Cache-Control": "no-cache, no-transform",
    "X-Accel-Buffering": "no",
}
COMPLETE: Final = "event: complete\r\ndata: \r\n\r\n"  # browsers leave out an event without data
PING: Final = ": ping\r\n\r\n"
COMEBACK: Final = 500, 3000
"""How long those should wait who come back after the end of a service, at least and at most, in milliseconds."""


def end(mark: object) -> str:
    """What ends a stream that goes on elsewhere: after which mark, and in how many milliseconds, so that not all come at once.

    Without data it is no event, which no client expects here; a browser takes the mark from it all the same.
    """
    return f": go on elsewhere\r\nid: {mark}\r\nretry: {randint(*COMEBACK)}\r\n\r\n"


def told(result: ExecutionResult) -> GraphQLHTTPResponse:
    """A result as JSON; a request error (nothing was executed, so no error has a path) has no data."""
    answer = process_result(result)
    if result.errors and result.data is None and all(error.path is None for error in result.errors):
        del answer["data"]
    return answer


class Counted(StreamingResponse):
    """A stream that is counted for as long as it goes on, by keys of the `sockets`."""

    def __init__(self, content: AsyncIterable[str | bytes], sockets: Sockets, keys: Iterable[Key], **how: Any) -> None:
        super().__init__(content, **how)
        self._sockets, self._keys = sockets, keys

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Send it."""
        try:
            await super().__call__(scope, receive, send)
        finally:
            self._sockets.leave(self._keys)


class Stream:
    """What is asked over HTTP and answered as a stream.

    Like an operation of a socket it catches up alone, and then goes on together with all who ask the same.
    """

    def __init__(self, schema: Schema, context: Context, body: Body, allowed: Iterable[OperationType]) -> None:
        self._schema, self._context, self._body, self._allowed = schema, context, body, allowed
        self._mail = Mailbox(context.limits.backlog)

    async def events(self) -> AsyncGenerator[str, None]:
        """The events, with a sign of life in every silence. What is wrong with us is raised, and breaks it off."""
        answering = asyncio.create_task(self._answer(), name="stream")
        try:
            while (event := await self._next()) is not None and await self._still():
                yield event
            if event is None:
                await answering
        finally:
            # A client that leaves cancels this, and everything that it would wait for, but for the shield.
            answering.cancel()
            with CancelScope(shield=True):
                await asyncio.wait({answering})

    async def _still(self) -> bool:
        """Whether the caller's token is still good, which is looked at before anything is said."""
        try:
            await self._context.identify_again()
        except Refused as refused:
            return refused.code != "unauthenticated"
        return True

    async def _next(self) -> str | None:
        try:
            return await self._mail.fetch(self._context.limits.heartbeat_seconds)
        except TimeoutError:
            return PING

    async def _answer(self) -> None:
        place = Place()
        try:
            while await self._alone(place) and await self._together(place):
                await self._mail.room()
            goes_on = self._context.sockets.ending and place.mark is not None
            await self._mail.put(end(place.mark) if goes_on else COMPLETE)
        finally:
            self._mail.end()

    async def _alone(self, place: Place) -> bool:
        """Execute it for itself. Whether it has caught up with a game and may go on together with others."""
        place.caught_up = False
        await self._context.sockets.turn()
        results = await self._schema.stream(
            self._body.query,
            self._body.variables,
            structs.replace(self._context, place=place),
            operation_name=self._body.operation_name,
            operation_extensions=self._body.extensions,
            allowed_operation_types=self._allowed,
        )
        async with aclosing(results):
            async for result in results:
                said = told(cast("ExecutionResult", result))
                await self._mail.put(framed(None, msgspec.json.encode(said).decode()))
        return place.caught_up

    async def _together(self, place: Place) -> bool:
        """Go on with all who ask the same. Whether to catch up alone again."""
        asked = Asked(self._body.query or "", self._body.operation_name, self._body.variables)
        return await go_on(self._schema, self._context, asked, None, self._mail, place)
