"""How long a client may take to say what it wants, and how much of it may be head."""

from __future__ import annotations

import asyncio
from contextvars import copy_context
from http import HTTPStatus
from typing import Any, Final

from starlette.responses import Response

from domain.locale import DEFAULT

from .log import REQUEST
from .requests import HEADER, logger, new_id
from .rest.problem import HttpRefused, problem
from .timer import Timer
from .wire import Http

CLOSE: Final = {"Connection": "close"}


class Patient(Http):
    """The server's protocol of requests, which doesn't wait for ever: its own waits for the first byte and all others as long
    as it takes, and keeps as much of a head as is sent.

    `head_seconds` and `body_seconds` are what the head and the body of a request may take, `head_limit` the largest head, in bytes.
    """

    head_seconds = 10.0
    body_seconds = 60.0
    head_limit = 16 * 1024

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as the base class has it
        """Somebody is there, and has to say something."""
        super().connection_made(transport)
        self._fields = self._head = 0
        self._in_head = True
        self._refused: HttpRefused | None = None
        self._timer = Timer(self.loop, self._late)
        self._timer.start(self.head_seconds)

    def connection_lost(self, exc: Exception | None) -> None:
        """It is over."""
        self._timer.stop()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """What the client says; nobody listens to one that is refused."""
        if self._refused:
            return
        if self._in_head:
            self._head += len(data)
        super().data_received(data)
        if self._in_head and self._head > self.head_limit:
            self._refuse_head()

    def handle_websocket_upgrade(self) -> None:
        """It becomes a socket, whose protocol has its own patience."""
        self._timer.stop()
        super().handle_websocket_upgrade()

    # -- what the parser finds

    def on_message_begin(self) -> None:
        """A request begins."""
        super().on_message_begin()
        self._fields = 0
        if not self._reading_ahead():
            self._timer.start(self.head_seconds)

    def on_url(self, url: bytes) -> None:
        """A part of its address."""
        super().on_url(url)
        self._count(len(url))

    def on_header(self, name: bytes, value: bytes) -> None:
        """A field of its head."""
        super().on_header(name, value)
        self._count(len(name) + len(value) + 4)

    def on_headers_complete(self) -> None:
        """Its body follows."""
        self._timer.stop()
        self._in_head, self._head = False, 0
        super().on_headers_complete()
        if not self._reading_ahead():
            self._timer.restart(self.body_seconds)

    def on_message_complete(self) -> None:
        """It has been said."""
        self._timer.stop()
        self._in_head = True
        super().on_message_complete()

    def send_400_response(self, msg: str) -> None:
        """What couldn't be parsed, or was too large to be."""
        if not self._refused:
            self._refuse(HTTPStatus.BAD_REQUEST, msg)

    # -- time, and the answer to who takes too much of it

    def _count(self, size: int) -> None:
        self._fields += size
        if self._fields > self.head_limit and not self._refused:
            self._refuse_head()
            raise ValueError("the head is too large")

    def _reading_ahead(self) -> bool:
        """Whether this request has to wait until one before it is answered, so that nobody reads it."""
        return bool(self.pipeline)

    def _late(self) -> None:
        head: Any = self.headers  # None before the first request, as the cycle is, whatever the library's types say
        cycle: Any = self.cycle
        if head is None or (cycle and cycle.response_started and not self._in_head):
            self.transport.abort()  # nothing was asked, or it is answered already
        else:
            self._refuse(HTTPStatus.REQUEST_TIMEOUT, "the request takes too long to come")

    def _refuse_head(self) -> None:
        self._refuse(
            HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE, f"the head of a request has at most {self.head_limit} bytes"
        )

    def _refuse(self, status: HTTPStatus, error: str) -> None:
        self._timer.stop()
        self._refused = HttpRefused(status, error, CLOSE)
        if not self.transport.is_closing():
            self.transport.write(written(self._refused))
            self.transport.close()


def written(refused: HttpRefused) -> bytes:
    """A refusal as it goes over the wire."""
    response = answered(refused)
    head = b"".join(b"%b: %b\r\n" % field for field in response.raw_headers)
    line = f"HTTP/1.1 {response.status_code} {HTTPStatus(response.status_code).phrase}\r\n".encode()
    return line + head + b"\r\n" + bytes(response.body)


def answered(refused: HttpRefused) -> Response:
    """A refusal by the server itself, where no application has the request: nobody knows who asks, and in which language."""
    return copy_context().run(_answered, refused)


def _answered(refused: HttpRefused) -> Response:
    REQUEST.set(id_ := new_id())
    response = problem(refused, DEFAULT)
    response.headers[HEADER] = id_
    logger.info("refused", extra={"status": response.status_code, "why": refused.about["error"]})
    return response
