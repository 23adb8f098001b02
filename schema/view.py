"""The endpoint: GraphQL over HTTP, and the sockets that begin there."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from datetime import timedelta
from typing import Any, Final, TypeAlias

import msgspec
from cross_web import HTTPException
from msgspec import structs
from starlette.requests import ClientDisconnect, Request
from starlette.responses import HTMLResponse, Response
from starlette.types import Receive, Scope, Send
from starlette.websockets import WebSocket
from strawberry.asgi import GraphQL
from strawberry.exceptions import MissingQueryError
from strawberry.schema.exceptions import CannotGetOperationTypeError, InvalidOperationTypeError
from strawberry.subscriptions import GRAPHQL_TRANSPORT_WS_PROTOCOL
from strawberry.types import ExecutionResult
from strawberry.types.graphql import OperationType
from strawberry.types.unset import UNSET, UnsetType

from domain.kernel.refusal import Refused

from . import graphiql
from .accept import best_type, wished
from .build import Schema, executing
from .context import Context
from .desk import Caller
from .errors import TOLD, about, challenge
from .head import Headed
from .persisted import NotPersisted
from .request import JSON, Body, Unread, bounded, from_body, from_query
from .sockets import FAULT, FORBIDDEN, TOO_MANY, Closing, Handler, SocketAdapter, count
from .stream import HEADERS as STREAM_HEADERS, Counted, Stream, told

Authenticate: TypeAlias = Callable[[str | None], Awaitable[Caller]]
"""Who an `Authorization` header proves; nobody without one. Refused: `unauthenticated`."""

GRAPHQL: Final = "application/graphql-response+json"
STREAM: Final = "text/event-stream"
STATUS: Final = {
    "unauthenticated": 401,
    "request_too_large": 413,
    "rate_limited": 429,
    "unavailable": 503,
    "internal": 500,
}
"""What HTTP says of a request that wasn't executed; 400 for all else."""
REQUEST_ID: Final = "turnledger.request"
"""Where whoever received a request keeps its id, in the scope."""
ADDRESS: Final = "turnledger.address"
"""And the address that the request comes from."""
CLOSED_FOR: Final = {"unauthenticated": FORBIDDEN, "rate_limited": TOO_MANY}
"""How a socket is closed whose caller is refused."""
ALLOWED: Final = {"GET": {OperationType.QUERY}, "POST": {OperationType.QUERY, OperationType.MUTATION}}
STREAMED: Final = {method: {*kinds, OperationType.SUBSCRIPTION} for method, kinds in ALLOWED.items()}


def answered_in(accept: str) -> str:
    """The media type of the answer; GraphQL's own only for clients that name it."""
    return (best_type(accept, (GRAPHQL, JSON)) if GRAPHQL in accept else None) or JSON


def streamed(accept: str) -> bool:
    """Whether a client would rather have server-sent events than JSON."""
    return best_type(accept, (GRAPHQL, JSON, STREAM)) == STREAM


def wants_page(request: Request) -> bool:
    """Whether a browser came without a query."""
    return (
        request.method == "GET"
        and "query" not in request.query_params
        and best_type(request.headers.get("accept", ""), (JSON, GRAPHQL, STREAM, "text/html")) == "text/html"
    )


class View(GraphQL[Context, None]):
    """Strawberry's view, held to GraphQL over HTTP, to our limits and to our errors."""

    schema: Schema
    graphql_transport_ws_handler_class = Handler
    websocket_adapter_class = SocketAdapter

    def __init__(
        self, schema: Schema, context: Context, authenticate: Authenticate, origins: Sequence[str] = ()
    ) -> None:
        super().__init__(
            schema,
            subscription_protocols=(GRAPHQL_TRANSPORT_WS_PROTOCOL,),
            connection_init_wait_timeout=timedelta(seconds=context.limits.init_seconds),
            max_subscriptions_per_connection=None,  # see Handler, whose refusal has a code
            allowed_origins=origins,
        )
        self.context, self.authenticate = context, authenticate

    # -- in

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer a request or serve a socket, whatever comes."""
        if scope["type"] == "websocket":
            await self.run(WebSocket(scope, receive, send))
            return
        request = Headed(scope, bounded(receive, self.context.limits.body))
        try:
            response = await self.run(request)
        except HTTPException as error:
            response = self.not_executed(request, error.status_code, {"code": "malformed"}, error.reason)
        except Refused as refused:
            response = self.refused(request, refused)
        except ClientDisconnect:
            return
        except Exception as error:
            self.context.report(error, self.caller_of(request))
            response = self.refused(request, Refused("internal", request_id=self.caller_of(request).request_id))
        await response(scope, receive, send)

    async def run(self, request: Any, context: Any = UNSET, root_value: Any = UNSET) -> Any:
        """The response to a request, and all of a socket. Refused, HTTPException: it can't be executed."""
        if not isinstance(request, Request):
            return await super().run(request, context, root_value)
        context = await self.get_context(request)
        if request.method not in ALLOWED:
            raise Unread("GraphQL only supports GET and POST requests.", 405)
        if wants_page(request):
            return HTMLResponse(graphiql.PAGE, headers={"content-security-policy": graphiql.POLICY})
        asked = from_query(request.query_params) if request.method == "GET" else await from_body(request)
        asked.query = await context.text(asked.query, asked.document_id, asked.extensions)
        if streamed(request.headers.get("accept", "")):
            stream = Stream(self.schema, context, asked, STREAMED[request.method])
            keys = context.sockets.begin_stream("graphql", context.caller.player, context.address, context.limits)
            return Counted(stream.events(), context.sockets, keys, headers=STREAM_HEADERS)
        return self.executed(request, await self.execute_asked(context, asked, ALLOWED[request.method]))

    async def get_context(self, request: Request | WebSocket, response: Response | WebSocket | None = None) -> Context:
        """A context with the caller; on a socket the caller is still to come, with `connection_init`."""
        authorization = request.headers.get("authorization")
        context = structs.replace(
            self.context, authorization=authorization, language=wished(request), address=request.scope.get(ADDRESS, "")
        )
        if isinstance(request, Request):
            context.caller = await self.identified(context, authorization)
            request.state.caller = context.caller
        return context

    async def identified(self, context: Context, authorization: str | None) -> Caller:
        """The caller that a header proves, answered in the language wished for. Refused: `unauthenticated`."""
        caller = await self.authenticate(authorization)
        return structs.replace(caller, locale=context.language or caller.locale)

    def caller_of(self, request: Request) -> Caller:
        """The caller, so far as known."""
        unknown = Caller(request_id=request.scope.get(REQUEST_ID, ""))
        caller: Caller = getattr(request.state, "caller", unknown)
        return caller

    async def execute_asked(self, context: Context, asked: Body, allowed: set[OperationType]) -> ExecutionResult:
        """Execute; what a request can't be asked for in this way is told so, with the status that says why."""
        try:
            with executing(self.schema, asked.query, asked.operation_name):
                return await self.schema.execute(
                    asked.query,
                    asked.variables,
                    context,
                    operation_name=asked.operation_name,
                    operation_extensions=asked.extensions,
                    allowed_operation_types=allowed,
                )
        except MissingQueryError:
            raise Unread("There is no query in the request.") from None
        except CannotGetOperationTypeError as error:
            raise Unread(f"{error.as_http_error_reason().rstrip('.')}.") from None
        except InvalidOperationTypeError as error:
            if error.operation_type is OperationType.SUBSCRIPTION:
                raise Unread(f"A subscription takes a socket, or a client that accepts {STREAM}.", 406) from None
            raise Unread("A mutation takes POST.", 405) from None

    # -- out

    def encode_json(self, data: object) -> bytes:
        """JSON as bytes."""
        return msgspec.json.encode(data)

    def executed(self, request: Request, result: ExecutionResult) -> Response:
        """The response to an executed request; GraphQL's own type has a status for a request error."""
        type_, said = answered_in(request.headers.get("accept", "")), told(result)
        return self.answer(said, 400 if type_ == GRAPHQL and "data" not in said else 200, type_)

    def answer(self, data: object, status: int, type_: str) -> Response:
        """A response of some type and status."""
        return Response(self.encode_json(data), status, media_type=f"{type_}; charset=utf-8")

    def refused(self, request: Request, refused: Refused) -> Response:
        """The response where a refusal came before execution."""
        caller = self.caller_of(request)
        status, message = STATUS.get(refused.code, 400), refused.message(caller.locale)
        if isinstance(refused, NotPersisted) and answered_in(request.headers.get("accept", "")) == JSON:
            status = 200  # as clients have it from elsewhere: they look for it in what was executed
        response = self.not_executed(request, status, about(refused), message)
        if refused.retry_after is not None:
            response.headers["retry-after"] = str(refused.retry_after)
        if wanted := challenge(refused):
            response.headers["www-authenticate"] = wanted
        return response

    def not_executed(self, request: Request, status: int, told: dict[str, Any], message: str) -> Response:
        """The response to a request that was not executed."""
        TOLD.get()(told["code"])
        if request_id := self.caller_of(request).request_id:
            told["requestId"] = request_id
        type_ = answered_in(request.headers.get("accept", ""))
        response = self.answer({"errors": [{"message": message, "extensions": told}]}, status, type_)
        if status == 405:
            response.headers["allow"] = "GET, POST" if request.method not in ("GET", "POST") else "POST"
        if status == 503:
            response.headers["retry-after"] = "1"
        return response

    # -- sockets

    async def on_ws_connect(self, context: Context) -> UnsetType:
        """Let a socket's caller in. Closing: a token that is no good, or too many sockets."""
        given = next((v for k, v in context.connection_params.items() if k.lower() == "authorization"), None)
        try:
            context.authorization = context.authorization if given is None else str(given)
            context.caller = await self.identified(context, context.authorization)
        except Refused as refused:
            raise Closing(CLOSED_FOR.get(refused.code, FAULT), refused.code) from None
        count(context, "player", context.caller.player or "", context.limits.sockets)
        nothing_to_add: UnsetType = UNSET
        return nothing_to_add
