"""GraphQL over a WebSocket: the protocol `graphql-transport-ws`."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, Mapping
from contextlib import aclosing, suppress
from typing import Any, Final, cast

import msgspec
from graphql import GraphQLFormattedError
from msgspec import Struct, structs
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState
from strawberry.asgi import ASGIWebSocketAdapter
from strawberry.http.async_base_view import AsyncBaseHTTPView
from strawberry.http.exceptions import NonJsonMessageReceived, NonTextMessageReceived, WebSocketDisconnected
from strawberry.subscriptions.protocols.graphql_transport_ws import types as protocol
from strawberry.subscriptions.protocols.graphql_transport_ws.handlers import (
    BaseGraphQLTransportWSHandler,
    Operation,
    _OperationStreamClosed,
)

from domain.kernel.refusal import Refused

from .build import Schema, executing
from .context import Context, Full, Kind, Place
from .errors import TOLD, about
from .outbox import Outbox
from .together import Asked, go_on

TOO_BIG: Final = 1009
BAD_MESSAGE: Final = 4400
FORBIDDEN: Final = 4403
TOO_MANY: Final = 4429
FAULT: Final = 4500
RESTARTING: Final = 1012
REASON_LENGTH: Final = 100
"""Of the 123 bytes that a closing frame has for it."""


class Closing(Exception):
    """The socket is to be closed with this code and reason."""

    def __init__(self, code: int, reason: str) -> None:
        super().__init__(reason)
        self.code, self.reason = code, reason


def count(context: Context, kind: Kind, of: str, most: int) -> None:
    """Count a socket for its address or its player, if that is known. Closing: there are enough."""
    try:
        context.counted += context.sockets.enter(kind, of, most)
    except Full:
        raise Closing(TOO_MANY, "Too many sockets") from None


# -- messages


class Message(Struct, tag_field="type", rename="camel"):
    """What a client may say."""


class ConnectionInit(Message, tag="connection_init"):
    """Who it is."""

    payload: dict[str, Any] | None = None


class Ping(Message, tag="ping"):
    """Whether we are there."""

    payload: dict[str, Any] | None = None


class Pong(Message, tag="pong"):
    """That it is there."""

    payload: dict[str, Any] | None = None


class Request(Struct, rename="camel"):
    """What is to be executed."""

    query: str | None = None
    variables: dict[str, Any] | None = None
    operation_name: str | None = None
    extensions: dict[str, Any] | None = None
    document_id: str | None = None


class Subscribe(Message, tag="subscribe"):
    """That it would like this executed, and told what comes of it under this id."""

    id: str
    payload: Request


class Complete(Message, tag="complete"):
    """That it wants no more of this."""

    id: str


def well_formed(message: Any) -> dict[str, Any]:
    """A message as Strawberry reads it. Closing: it isn't one of the protocol."""
    try:
        read = msgspec.convert(message, ConnectionInit | Ping | Pong | Subscribe | Complete)
    except msgspec.ValidationError as error:
        raise Closing(BAD_MESSAGE, f"Not a message of the protocol: {error}"[:REASON_LENGTH]) from None
    fields: dict[str, Any] = msgspec.to_builtins(read)
    return {name: value for name, value in fields.items() if value is not None}


# -- the socket


class SocketAdapter(ASGIWebSocketAdapter):
    """The frames of a socket as JSON."""

    def __init__(
        self, view: AsyncBaseHTTPView[Any, Any, Any, Any, Any, Any, Any], request: WebSocket, response: WebSocket
    ) -> None:
        super().__init__(view, request, response)
        context: Context = view.context  # type: ignore[attr-defined]  # our View has a context
        self.limits = context.limits
        self.outbox = Outbox(response, self.limits.backlog, self.limits.slow_seconds, context.sockets.too_slow)

    async def iter_json(self, *, ignore_parsing_errors: bool = False) -> AsyncGenerator[object, None]:
        """What the client says, until it leaves."""
        try:
            while self.ws.application_state != WebSocketState.DISCONNECTED:
                yield self.read(await self.ws.receive_text())
        except KeyError as error:
            raise NonTextMessageReceived from error
        except WebSocketDisconnect:
            return

    def read(self, text: str) -> Any:
        """A frame. Closing: it is larger than allowed."""
        if len(text.encode(errors="replace")) > self.limits.message:
            raise Closing(TOO_BIG, "Message too big")
        try:
            return msgspec.json.decode(text)
        except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
            raise NonJsonMessageReceived from error

    async def send_json(self, message: Mapping[str, object]) -> None:
        """Tell the client, once there is room for it."""
        await self.outbox.put(msgspec.json.encode(message).decode())

    async def close(self, code: int, reason: str) -> None:
        """Say why, after all else that was said, and leave."""
        await self.outbox.close(code, reason)


class Handler(BaseGraphQLTransportWSHandler[Context, None]):
    """Strawberry's handler, held to our limits and strict about what it is sent.

    A subscription catches up alone, and then goes on together with all who ask the same.
    """

    websocket: SocketAdapter
    schema: Schema

    async def handle(self) -> None:
        """Serve the socket until one side leaves."""
        self.places: dict[str, Place] = {}
        self.beginning = asyncio.Lock()
        watch = asyncio.create_task(self.watch(), name="watch")
        try:
            with self.context.sockets.holding(self):
                count(self.context, "address", self.context.address, self.context.limits.sockets_of_address)
                await super().handle()
        except Closing as closing:
            await self.websocket.close(closing.code, closing.reason)
        except Exception as error:
            self.context.report(error, self.context.caller)
            await self.websocket.close(FAULT, "Internal server error")
        finally:
            watch.cancel()
            await self.websocket.outbox.stop()

    async def watch(self) -> None:
        """Look now and then whether the caller's token is still good, and close the socket once it isn't."""
        good = True
        while good:
            await asyncio.sleep(self.context.limits.recheck_seconds)
            try:
                await self.context.identify_again()
            except Refused as refused:
                good = refused.code != "unauthenticated"  # a store that is away for a moment says nothing of the token
        for id_ in list(self.operations):
            await self.cleanup_operation(id_)
        await self.websocket.close(FORBIDDEN, "unauthenticated")

    async def drain(self) -> None:
        """Wait for the operations to begin and to end, say where each goes on elsewhere, and close the socket, with the same as the reason."""
        async with self.beginning:
            pass  # what came before the end may wait for the store
        if tasks := [operation.task for operation in self.operations.values() if operation.task]:
            await asyncio.wait(tasks)
        marks = {id_: place.mark for id_, place in self.places.items() if place.mark is not None}
        if marks:
            with suppress(WebSocketDisconnected):
                await self.websocket.send_json({"type": "ping", "payload": {"after": marks}})
        await self.websocket.close(RESTARTING, going_on(marks))

    async def handle_message(self, message: Any) -> None:
        """One message."""
        await super().handle_message(cast("protocol.Message", well_formed(message)))

    async def handle_subscribe(self, message: protocol.SubscribeMessage) -> None:
        """An operation begins, unless there are too many or the service is about to end."""
        if not self.connection_acknowledged or message["id"] in self.operations:
            await super().handle_subscribe(message)
        elif self.context.sockets.ending:
            await self.refuse(message["id"], Refused("unavailable"))
        elif len(self.operations) >= (limit := self.context.limits.operations):
            says = f"a socket has at most {limit} operations at a time"
            await self.refuse(message["id"], Refused("query_too_complex", error=says))
        else:
            async with self.beginning:
                await self.begin(message)

    async def begin(self, message: protocol.SubscribeMessage) -> None:
        """An operation begins, unless its caller has asked for too much."""
        payload: dict[str, Any] = cast("dict[str, Any]", message["payload"])
        try:
            await self.context.identify_again()
            await self.context.admit(self.context.caller)
            asked = payload.get("query"), payload.pop("documentId", None), payload.get("extensions")
            payload["query"] = await self.context.text(*asked)
            if payload["query"] is None:
                raise Refused("malformed", pointer="/query", error="there is no query in the request")
        except Refused as refused:
            await self.refuse(message["id"], refused)
        else:
            await super().handle_subscribe(message)

    async def refuse(self, id_: str, refused: Refused) -> None:
        """An operation doesn't begin."""
        TOLD.get()(refused.code)
        says = refused.message(self.context.caller.locale)
        error: GraphQLFormattedError = {"message": says, "extensions": about(refused)}
        if request_id := self.context.caller.request_id:
            error["extensions"]["requestId"] = request_id
        await self.send_message(protocol.ErrorMessage(type="error", id=id_, payload=[error]))

    async def run_operation(self, operation: Operation[Context, None]) -> None:
        """An operation from its beginning to its end."""
        place = self.places[operation.id] = Place()
        try:
            while await self.run_alone(operation, place) and await self.run_together(operation, place):
                await self.websocket.outbox.room()
            if not self.goes_on(place):
                await operation.send_operation_message({"id": operation.id, "type": "complete"})
        except _OperationStreamClosed:
            return
        except Exception as error:
            await self.handle_task_exception(error)
            with suppress(Exception):
                await operation.send_operation_message({"id": operation.id, "type": "complete"})
            self.operations.pop(operation.id, None)
            raise
        finally:
            if self.places.get(operation.id) is place and not self.context.sockets.ending:
                del self.places[operation.id]

    def goes_on(self, place: Place) -> bool:
        """Whether an operation isn't over, though it ends here: a client that is told `complete` would not come back to it."""
        return self.context.sockets.ending and place.mark is not None

    async def run_alone(self, operation: Operation[Context, None], place: Place) -> bool:
        """Execute an operation for itself. Whether it has caught up with a game and may go on together with others."""
        place.caught_up = False
        await self.context.sockets.turn()
        results = await self.schema.stream(
            operation.query,
            operation.variables,
            structs.replace(self.context, place=place),
            operation_name=operation.operation_name,
        )
        async with aclosing(results):
            with executing(self.schema, operation.query, operation.operation_name):
                await self._send_result_stream(operation, results)
        return place.caught_up

    async def run_together(self, operation: Operation[Context, None], place: Place) -> bool:
        """Go on with all who ask the same. Whether to catch up alone again."""
        asked = Asked(operation.query, operation.operation_name, operation.variables)
        return await go_on(self.schema, self.context, asked, operation.id, self.websocket.outbox, place)

    async def handle_task_exception(self, error: Exception) -> None:
        """An operation broke down, if it wasn't only that the client left."""
        if not isinstance(error, WebSocketDisconnected):
            self.context.report(error, self.context.caller)

    async def shutdown(self) -> None:
        """The socket is gone."""
        self.context.sockets.leave(self.context.counted)
        self.context.counted = ()
        await super().shutdown()


def going_on(marks: Mapping[str, object]) -> str:
    """The last that each operation was told, as JSON; of as many as there is space for."""
    after: dict[str, object] = {}
    for id_, mark in marks.items():
        more = {**after, id_: mark}
        if len(msgspec.json.encode({"after": more})) <= REASON_LENGTH:
            after = more
    return msgspec.json.encode({"after": after}).decode()
