"""Connections of the generator, written by hand, because a client library costs several times what a service does."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Callable
from math import inf
from time import perf_counter
from typing import Literal, TypeAlias, cast

from bench.websocket import TEXT, Reader, masked, upgrade

END = b"\r\n\r\n"
LENGTH = re.compile(rb"content-length: *(\d+)", re.IGNORECASE)
DONE = b'"version":'
"""What is in the answer to a request that was carried out, and in no other."""

Kind: TypeAlias = Literal["http", "socket.io"]
Heard: TypeAlias = Callable[[bool], None]
"""Is told of each answer, whether it is what it should be."""


class Wire(asyncio.Protocol):
    """One connection, over which goes one request at a time; `greeting` is said before the first.

    `ready` is done once it may be used. One that was idle for `keeps` seconds isn't used again: servers hang up on those after five.
    """

    keeps = inf

    def __init__(self, heard: Heard, greeting: bytes) -> None:
        self.heard, self.greeting = heard, greeting
        self.ready: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._data, self._used = b"", perf_counter()

    @property
    def is_stale(self) -> bool:
        """Whether it was idle for too long."""
        return perf_counter() - self._used > self.keeps

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Begin."""
        self.transport = cast(asyncio.Transport, transport)

    def connection_lost(self, error: Exception | None) -> None:
        """The other side hung up: what is awaited doesn't come."""
        if not self.ready.done():
            self.ready.set_exception(error or ConnectionError("the server hung up"))
        elif not self.is_stale:
            self.heard(False)

    def send(self, request: bytes) -> None:
        """Ask."""
        self._used = perf_counter()
        self.transport.write(request)


class Http(Wire):
    """Requests that are whole already."""

    keeps = 3.0

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Nothing has to be said before."""
        super().connection_made(transport)
        self.ready.set_result(None)

    def data_received(self, data: bytes) -> None:
        """Whether the answer is there."""
        self._data += data
        head, end, body = self._data.partition(END)
        length = LENGTH.search(head)
        if end and len(body) >= (int(length[1]) if length else 0):
            self._data = b""
            self.heard(DONE in body)


STATE = re.compile(rb'"_stateID":(\d+)')


class SocketIo(Wire):
    """boardgame.io's client of one match: moves are requests, the state that comes back of each is its answer.

    `greeting` is the namespace and the arguments of its `sync`; a request has a `%d` for the number of the state that it is
    about.
    """

    def __init__(self, heard: Heard, greeting: bytes) -> None:
        super().__init__(heard, greeting)
        space, _, self._sync = greeting.partition(b" ")
        self._space, self._reader, self._state = space + b",", Reader(), b"0"

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Become a socket."""
        super().connection_made(transport)
        self.transport.write(upgrade("/socket.io/?EIO=4&transport=websocket", "Origin: http://127.0.0.1"))

    def send(self, request: bytes) -> None:
        """A move in the state that came last."""
        self._say(b"42" + self._space + request.replace(b"%d", self._state, 1))

    def data_received(self, data: bytes) -> None:
        """Whatever the server says."""
        for opcode, said in self._reader.frames(data):
            if opcode == TEXT:
                self._told(said)

    def _told(self, said: bytes) -> None:
        if said.startswith(b"0{"):
            self._say(b"40" + self._space)
        elif said == b"2":
            self._say(b"3")
        elif said.startswith(b"40" + self._space):
            self._say(b"42" + self._space + self._sync)
        elif said.startswith((b"42" + self._space + b'["sync"', b"42" + self._space + b'["update"')):
            self._moved(said)

    def _moved(self, said: bytes) -> None:
        state = STATE.search(said)
        if state is not None:
            self._state = state[1]
        if not self.ready.done():
            self.ready.set_result(None)
        else:
            self.heard(state is not None)

    def _say(self, text: bytes) -> None:
        self.transport.write(masked(text))


WIRES: dict[Kind, type[Wire]] = {"http": Http, "socket.io": SocketIo}
