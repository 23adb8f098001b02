"""How long a client may take to say what it wants, and how much of it may be head."""

from __future__ import annotations

import asyncio
from contextvars import copy_context
from http import HTTPStatus
from typing import Any

from starlette.responses import Response

from domain.locale import DEFAULT

from .log import REQUEST
from .requests import HEADER, logger, new_id
from .rest.problem import HttpRefused, problem
from .wire import Http

CLOSE = {"Connection": "close"}


class Patience:
    """What a connection is allowed, in seconds for the head and the body of a request, in bytes for the head."""

    def __init__(self, head_seconds: float, body_seconds: float, head_limit: int) -> None:
        self.head_seconds, self.body_seconds, self.head_limit = head_seconds, body_seconds, head_limit


def patient(protocol: type[Http], patience: Patience) -> type[Any]:
    """The protocol, which doesn't wait for ever: the server's own waits for the first byte and all others as long as it takes,
    and keeps as much of a head as is sent."""

    class Patient(protocol):  # type: ignore[misc, valid-type]
        _timer: asyncio.TimerHandle | None = None
        _head = 0
        _in_head = True
        _refused: HttpRefused | None = None

        def connection_made(self, transport: asyncio.Transport) -> None:
            super().connection_made(transport)
            self._wait(patience.head_seconds)

        def connection_lost(self, exc: Exception | None) -> None:
            self._stop_waiting()
            super().connection_lost(exc)

        def data_received(self, data: bytes) -> None:
            if self._refused:
                return
            if self._in_head:
                self._head += len(data)
            super().data_received(data)
            if self._in_head and self._head > patience.head_limit:
                self._refuse(HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE, _too_large(patience.head_limit))

        def handle_websocket_upgrade(self) -> None:
            self._stop_waiting()
            super().handle_websocket_upgrade()

        # -- what the parser finds

        def on_message_begin(self) -> None:
            super().on_message_begin()
            self._fields = 0
            if not self._timer and not self._reading_ahead():
                self._wait(patience.head_seconds)

        def on_url(self, url: bytes) -> None:
            super().on_url(url)
            self._count(len(url))

        def on_header(self, name: bytes, value: bytes) -> None:
            super().on_header(name, value)
            self._count(len(name) + len(value) + 4)

        def on_headers_complete(self) -> None:
            self._stop_waiting()
            self._in_head, self._head = False, 0
            super().on_headers_complete()
            if not self._reading_ahead():
                self._wait(patience.body_seconds)

        def on_message_complete(self) -> None:
            self._stop_waiting()
            self._in_head = True
            super().on_message_complete()

        def send_400_response(self, msg: str) -> None:
            """What couldn't be parsed, or was too large to be."""
            if not self._refused:
                self._refuse(HTTPStatus.BAD_REQUEST, msg)

        # -- time, and the answer to who takes too much of it

        def _count(self, size: int) -> None:
            self._fields += size
            if self._fields > patience.head_limit and not self._refused:
                self._refuse(HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE, _too_large(patience.head_limit))
                raise ValueError("the head is too large")

        def _reading_ahead(self) -> bool:
            """Whether this request has to wait until one before it is answered, so that nobody reads it."""
            return bool(self.pipeline)

        def _wait(self, seconds: float) -> None:
            self._stop_waiting()
            self._timer = self.loop.call_later(seconds, self._late)

        def _stop_waiting(self) -> None:
            if self._timer:
                self._timer.cancel()
                self._timer = None

        def _late(self) -> None:
            self._timer = None
            if self.headers is None or (self.cycle and self.cycle.response_started and not self._in_head):
                self.transport.abort()  # nothing was asked, or it is answered already
            else:
                self._refuse(HTTPStatus.REQUEST_TIMEOUT, "the request takes too long to come")

        def _refuse(self, status: HTTPStatus, error: str) -> None:
            self._stop_waiting()
            self._refused = HttpRefused(status, error, CLOSE)
            if not self.transport.is_closing():
                self.transport.write(written(self._refused))
                self.transport.close()

    return Patient


def _too_large(limit: int) -> str:
    return f"the head of a request has at most {limit} bytes"


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
