"""The frames of a socket, of which no more pile up than somebody reads."""

from __future__ import annotations

from http import HTTPStatus
from typing import Any, Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.datastructures import Headers
from websockets.frames import CloseCode, Frame
from websockets.http11 import Request, Response

from .patience import CLOSE, answered, written
from .rest.problem import HttpRefused
from .timer import Timer

FRAGMENTS: Final = 256
"""Of how many frames a message may be made. The size of a message is limited, but a frame may be empty."""


class Frames(WebSocketsSansIOProtocol):
    """The server's protocol of sockets, with what it lacks against clients that mean no good.

    `seconds` is how long a message may take from its first frame to its last, `parting` how long a client may take to
    answer that the socket is closed.
    """

    seconds = 60.0
    parting = 10.0

    def __init__(self, *args: Any, **options: Any) -> None:
        super().__init__(*args, **options)
        self.close_timeout = self.parting
        self._message, self._frame = Timer(self.loop, self._late), Timer(self.loop, self._late)
        self.conn.reject = self._reject  # type: ignore[assignment, method-assign]  # what the library says itself, as a problem

    def data_received(self, data: bytes) -> None:
        """What the client says. The server doesn't notice a head that the library can't read, and would wait for ever."""
        self._frame.start(self.seconds)  # until a frame is there
        super().data_received(data)
        if self.conn.handshake_exc and not self.handshake_initiated and not self.transport.is_closing():
            self.transport.write(written(HttpRefused(HTTPStatus.BAD_REQUEST, "the head can't be read", CLOSE)))
            self.transport.close()

    def handle_connect(self, event: Request) -> None:
        """The head has come."""
        self._frame.stop()
        super().handle_connect(event)

    def handle_ping(self) -> None:
        """A frame has come."""
        self._frame.stop()
        super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        """The same."""
        self._frame.stop()
        super().handle_pong(event)

    def handle_cont(self, event: Frame) -> None:
        """A message goes on, but not for ever."""
        if len(self.frames) >= FRAGMENTS:
            self._fail(CloseCode.MESSAGE_TOO_BIG, "Message in too many frames")
            return
        super().handle_cont(event)
        self._watch(event)

    def handle_text(self, event: Frame) -> None:
        """A message, or its beginning."""
        super().handle_text(event)
        self._watch(event)

    def handle_bytes(self, event: Frame) -> None:
        """The same."""
        super().handle_bytes(event)
        self._watch(event)

    def send_receive_event_to_app(self) -> None:
        """A message is there. The server would log an error of its own, with all its frames, where it isn't text."""
        if self.curr_msg_data_type == "text" and not _is_text(b"".join(self.frames)):
            self._fail(CloseCode.INVALID_DATA, "Invalid UTF-8")
        else:
            super().send_receive_event_to_app()

    def pause_writing(self) -> None:
        """Who doesn't read what is said, as the answers to pings, isn't read from either."""
        super().pause_writing()
        self.transport.pause_reading()

    def resume_writing(self) -> None:
        """Go on."""
        super().resume_writing()
        if not self.read_paused:
            self.transport.resume_reading()

    def connection_lost(self, exc: Exception | None) -> None:
        """It is over."""
        self._message.stop()
        self._frame.stop()
        super().connection_lost(exc)

    def _watch(self, event: Frame) -> None:
        """A message that is begun has to end."""
        self._frame.stop()
        if event.fin:
            self._message.stop()
        else:
            self._message.start(self.seconds)

    def _late(self) -> None:
        self._fail(CloseCode.POLICY_VIOLATION, "Message takes too long")

    def _fail(self, code: CloseCode, reason: str) -> None:
        if not self.transport.is_closing() and not self.close_sent:
            self.conn.fail(code, reason)
            self.handle_parser_exception()

    def _reject(self, status: HTTPStatus, text: str) -> Response:
        said = answered(HttpRefused(HTTPStatus(status), text.strip(), CLOSE))
        headers = Headers((name.decode(), value.decode()) for name, value in said.raw_headers)
        return Response(said.status_code, HTTPStatus(said.status_code).phrase, headers, bytes(said.body))


def _is_text(data: bytes) -> bool:
    try:
        data.decode()
    except UnicodeDecodeError:
        return False
    return True
