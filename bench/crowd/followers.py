"""Subscribers, each on a connection of its own, who note when they hear of which version."""

from __future__ import annotations

import asyncio
import re
import socket
from collections import defaultdict
from collections.abc import Sequence
from contextlib import suppress
from time import perf_counter
from typing import cast

import msgspec

from bench.websocket import CLOSE, HEAD_END, OPEN, PING, PONG, Reader, masked, upgrade

TOGETHER = 100
"""How many connect at a time: no more than a listening socket likes."""
LITTLE, SEGMENT = 4096, 1448
"""The bytes that a stalled client's system takes for it, and what goes in a segment, as on a network: over loopback the service's
system would take megabytes for it."""
OPERATIONS = 8
"""How often a stalled client asks for a whole game beside the one that it follows, for the same reason."""
FOLLOW = "subscription ($game: ID!, $after: Int) { gameEvents(gameId: $game, after: $after) { version seat events { __typename rule card } } }"
VERSION = re.compile(rb'"version":(\d+)')


class Heard:
    """What all subscribers of a run have heard: when they did, of each game and version, and how often they did in all."""

    def __init__(self) -> None:
        self.times: defaultdict[tuple[int, int], list[float]] = defaultdict(list)
        self.count = 0
        self._goal, self._reached = 0, asyncio.Event()

    def of(self, game: int, version: int) -> None:
        """One more has heard of it."""
        self.times[game, version].append(perf_counter())
        self.count += 1
        if self.count >= self._goal:
            self._reached.set()

    async def until(self, count: int, seconds: float) -> None:
        """Wait until they have heard so often, or for so long."""
        self._goal, self._reached = count, asyncio.Event()
        if self.count < count:
            with suppress(TimeoutError):
                async with asyncio.timeout(seconds):
                    await self._reached.wait()


class Follower(asyncio.Protocol):
    """One subscriber of a game. `closed` is the code of its end, once it has been told one; 0: it was cut off without."""

    def __init__(self, heard: Heard | None, number: int, game: str, after: int, token: str) -> None:
        self.ready: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.ended: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        self._heard, self._number, self._game, self._after = heard, number, game, after
        self._headers = (f"Authorization: Bearer {token}",) if token else ()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Ask."""
        self.transport = cast(asyncio.Transport, transport)
        self.transport.write(self.asks())

    def connection_lost(self, error: Exception | None) -> None:
        """It is over."""
        if not self.ready.done():
            self.ready.set_exception(error or ConnectionError("the server hung up"))
        if not self.ended.done():
            self.ended.set_result(0)

    def asks(self) -> bytes:
        """What is sent first."""
        raise NotImplementedError

    def told(self, version: int) -> None:
        """There is a commit."""
        if self._heard is not None:
            self._heard.of(self._number, version)


class Socket(Follower):
    """By a GraphQL socket."""

    def asks(self) -> bytes:
        """To become a socket."""
        self._reader = Reader()
        return upgrade("/graphql", "Sec-WebSocket-Protocol: graphql-transport-ws", *self._headers)

    def data_received(self, data: bytes) -> None:
        """Frames."""
        for opcode, said in self._reader.frames(data):
            if opcode == OPEN:
                self.transport.write(masked(b'{"type":"connection_init"}'))
            elif opcode == PING:
                self.transport.write(masked(said, PONG))
            elif opcode == CLOSE:
                self.ended.set_result(int.from_bytes(said[:2], "big"))
            elif b'"next"' in said[:60]:
                if version := VERSION.search(said):
                    self.told(int(version[1]))
            elif b'"connection_ack"' in said:
                self._subscribe()
            elif b'"pong"' in said and not self.ready.done():
                self.ready.set_result(None)
            elif b'"error"' in said and not self.ready.done():
                self.ready.set_exception(ConnectionError(said.decode()))

    def _subscribe(self) -> None:
        """The ping after it is answered when all before it was begun."""
        self._ask("0", self._game, self._after)
        self.transport.write(masked(b'{"type":"ping"}'))

    def _ask(self, id_: str, game: str, after: int) -> None:
        variables = {"game": game, "after": after}
        asked = {"type": "subscribe", "id": id_, "payload": {"query": FOLLOW, "variables": variables}}
        self.transport.write(masked(msgspec.json.encode(asked)))


class Stalled(Socket):
    """A socket that asks for all of a long game beside its own, and reads nothing of either."""

    def __init__(self, number: int, game: str, after: int, long: str) -> None:
        super().__init__(None, number, game, after, "")
        self._long = long

    def _subscribe(self) -> None:
        super()._subscribe()
        for n in range(OPERATIONS):
            self._ask(f"long {n}", self._long, 0)
        self.transport.pause_reading()
        self.ready.set_result(None)


class Events(Follower):
    """By server-sent events over REST."""

    def asks(self) -> bytes:
        """For the stream."""
        self._data = b""
        head = (
            f"GET /v1/games/{self._game}/events?after={self._after} HTTP/1.1",
            "Host: 127.0.0.1",
            "Accept: text/event-stream",
            *self._headers,
        )
        return "\r\n".join(head).encode() + HEAD_END

    def data_received(self, data: bytes) -> None:
        """Events, as far as they are whole."""
        self._data += data
        *events, self._data = self._data.split(b"\n\n")
        for event in events:
            if b": following" in event and not self.ready.done():
                self.ready.set_result(None)
            elif version := VERSION.search(event):
                self.told(int(version[1]))


async def come(port: int, followers: Sequence[Follower]) -> None:
    """All of them connect, and are there when this is over. ConnectionError: one wasn't let in."""
    for n in range(0, len(followers), TOGETHER):
        group = followers[n : n + TOGETHER]
        await asyncio.gather(*(_connect(port, follower) for follower in group))
        await asyncio.gather(*(follower.ready for follower in group))


async def _connect(port: int, follower: Follower) -> None:
    loop = asyncio.get_running_loop()
    line = socket.socket()
    if isinstance(follower, Stalled):
        line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, LITTLE)
        line.setsockopt(socket.IPPROTO_TCP, socket.TCP_MAXSEG, SEGMENT)
    line.setblocking(False)
    await loop.sock_connect(line, ("127.0.0.1", port))
    await loop.create_connection(lambda: follower, sock=line)


def leave(followers: Sequence[Follower]) -> None:
    """All of them hang up."""
    for follower in followers:
        follower.transport.abort()
