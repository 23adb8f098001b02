"""Every request has an id, a line in the log, and an answer even where we are at fault."""

from __future__ import annotations

import logging
import re
from collections.abc import Callable, Iterator, Mapping
from random import getrandbits
from time import perf_counter
from typing import TYPE_CHECKING, Final
from urllib.parse import parse_qsl

from starlette.requests import ClientDisconnect, HTTPConnection
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket

from domain.kernel.refusal import Code, Refused
from domain.locale import DEFAULT
from schema.accept import wished
from schema.errors import TOLD
from schema.spans import SPANS
from schema.view import ADDRESS as ADDRESS_KEY, REQUEST_ID

from .address import ADDRESS, Whereabouts
from .limits import STANDING
from .log import IDS, REQUEST
from .metrics import Metrics
from .rest.problem import problem
from .rest.routes import OPERATION
from .shields import Shields

if TYPE_CHECKING:
    from .tracing import Tracing

HEADER: Final = "X-Request-ID"
UNKNOWN: Final = "unknown"
"""The operation of a request for an address that there isn't."""
ALIVE: Final = "/healthz"
PROBED: Final = frozenset({ALIVE, "/readyz"})
"""What orchestrators ask again and again: nobody wants a trace of that."""
_IN_URL: Final[Mapping[str, str]] = {
    **dict.fromkeys(("token", "access_token", "id_token", "authorization"), "in_url"),
    "invite": "invite_in_url",
}
"""What may not be in an address, and what somebody is told who has it there."""
_HEADER: Final = HEADER.lower().encode()
_SANE = re.compile(r"[\w.:-]{1,100}\Z", re.ASCII)

logger = logging.getLogger(__name__)


class Requests:
    """The outermost part of the app."""

    def __init__(
        self,
        app: ASGIApp,
        whereabouts: Whereabouts,
        shields: Shields,
        metrics: Metrics | None = None,
        tracing: Tracing | None = None,
    ) -> None:
        self.app, self.whereabouts, self.shields = app, whereabouts, shields
        self.metrics, self.tracing = metrics, tracing

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "lifespan":
            ADDRESS.set(address := self.whereabouts.of(scope))
            scope[ADDRESS_KEY] = address
            if self.metrics or self.tracing:
                TOLD.set(self._told)
            if self.tracing:
                SPANS.set(self.tracing)
                IDS.set(self.tracing.ids)
        if scope["type"] == "http":
            request = _Request(self.app, scope, self.shields, self.metrics)
            if self.tracing and scope["path"] not in PROBED:
                await request.trace(self.tracing, receive, send)
            else:
                await request.answer(receive, send)
            return
        if scope["type"] == "websocket":
            REQUEST.set(_request_id(scope))
        await self.app(scope, receive, send)

    def _told(self, code: Code) -> None:
        """Somebody was told no."""
        if self.metrics:
            self.metrics.refused(code)
        if self.tracing:
            self.tracing.refused(code)


class _Request:
    """One request on its way through the app."""

    def __init__(self, app: ASGIApp, scope: Scope, shields: Shields, metrics: Metrics | None) -> None:
        self.app, self.scope, self.shields, self.metrics = app, scope, shields, metrics
        self.id = _request_id(scope)
        self.status = 0
        self.began = self.answered = perf_counter()

    async def trace(self, tracing: Tracing, receive: Receive, send: Send) -> None:
        """Answer, and note what was done for it."""
        REQUEST.set(self.id)
        with tracing.request(self.scope) as span:
            await self.answer(receive, send)
            tracing.answered(span, _operation(self.scope), self.scope["method"], self.status)

    async def answer(self, receive: Receive, send: Send) -> None:
        REQUEST.set(self.id)
        self.scope[REQUEST_ID] = self.id
        STANDING.set(None)
        if self.metrics:
            self.metrics.open += 1

        async def noting(message: Message) -> None:
            if message["type"] == "http.response.start":
                self.status, self.answered = message["status"], perf_counter()
                standing = STANDING.get()
                limits = standing.headers() if standing else ()
                own = message.get("headers", ())
                message["headers"] = [*own, (_HEADER, self.id.encode()), *limits, *self.shields.beside(own)]
            await send(message)

        try:
            await self.app(self.scope, receive, noting)
        except ClientDisconnect:
            pass
        except Exception:
            logger.exception("a fault of ours")
            if self.status:
                raise  # too late for an answer: the server breaks the connection off
            await self._apologise(receive, noting)
        finally:
            self._note(perf_counter())

    async def _apologise(self, receive: Receive, send: Send) -> None:
        """The client learns where in the log it stands, and nothing else."""
        locale = wished(HTTPConnection(self.scope)) or DEFAULT
        await problem(Refused("internal", request_id=self.id), locale)(self.scope, receive, send)

    def _note(self, now: float) -> None:
        """Count it, and log it: a stream when it ends."""
        operation, method = _operation(self.scope), self.scope["method"]
        if self.metrics:
            self.metrics.open -= 1
            began = self.answered if self.status else now
            self.metrics.answered(operation, method, self.status, began - self.began)
        if logger.isEnabledFor(logging.INFO):
            about = {"operation": operation, "method": method, "path": self.scope["path"], "status": self.status}
            logger.info("answered", extra={**about, "ms": round(1000 * (now - self.began), 1)})


def _operation(scope: Scope) -> str:
    """The operation that was asked for, or else the address as the routes have it."""
    if (name := scope.get(OPERATION)) is not None:
        return str(name)
    return str(route.path) if (route := scope.get("route")) else UNKNOWN


class Addresses:
    """Turns away whoever has a token in the address, where proxies, logs and histories keep it, whatever it was for."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "lifespan" and scope["query_string"] and (secret := _secret(_asked(scope))):
            locale = wished(HTTPConnection(scope)) or DEFAULT
            await _turn_away(problem(Refused("malformed", detail=secret), locale), scope, receive, send)
        else:
            await self.app(scope, receive, send)


def _asked(scope: Scope) -> Iterator[str]:
    """The names in a query, in lower case."""
    return (name.lower() for name, _ in parse_qsl(scope["query_string"].decode("latin-1"), keep_blank_values=True))


def _secret(names: Iterator[str]) -> str:
    """What somebody is told whose query has a secret in it; nothing where there is none."""
    return next((_IN_URL[name] for name in names if name in _IN_URL), "")


async def _turn_away(refused: Response, scope: Scope, receive: Receive, send: Send) -> None:
    if scope["type"] == "websocket":
        await WebSocket(scope, receive, send).send_denial_response(refused)
    else:
        await refused(scope, receive, send)


class Door:
    """Closed to whatever is new once the service is about to end; what is inside may finish."""

    def __init__(self, app: ASGIApp, ending: Callable[[], bool]) -> None:
        self.app, self.ending = app, ending

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if not self.ending() or scope["type"] == "lifespan" or scope["path"] == ALIVE:
            await self.app(scope, receive, send)
            return
        locale = wished(HTTPConnection(scope)) or DEFAULT
        await _turn_away(problem(Refused("unavailable"), locale), scope, receive, send)


def _request_id(scope: Scope) -> str:
    """The id that a proxy gave, if it is sane, else a new one."""
    for name, value in scope["headers"]:
        if name == _HEADER:
            given = value.decode("latin-1")
            return given if _SANE.match(given) else new_id()
    return new_id()


def new_id() -> str:
    """An id to tell requests apart by; it needn't be a secret."""
    return f"{getrandbits(104):026x}"
