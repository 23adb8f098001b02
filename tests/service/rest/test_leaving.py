"""Clients that stop reading, or are gone without a word, leave nothing behind."""

from __future__ import annotations

import asyncio
import gc
import json
import socket
import struct
from collections.abc import AsyncIterator, Awaitable, Callable
from typing import Any
from urllib.parse import urlsplit

import pytest
from websockets.asyncio.client import connect
from websockets.typing import Subprotocol

from schema.model import CommitView
from service.server import Server
from service.store import MemoryStore
from tests.service.live import begun, serving_on, until

pytestmark = pytest.mark.anyio


async def floods(*_: Any, **__: Any) -> AsyncIterator[CommitView]:
    """Large commits without end."""
    for version in range(1, 1_000_000):
        action = {"says": "x" * 10_000}
        yield CommitView(version=version, at=0, seat=0, rules=1, action=action, events=(), prev="", hash="")


async def connected(server: Server) -> socket.socket:
    """A connection that reads nothing unless told to."""
    where = urlsplit(server.url)
    made = socket.socket()
    made.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 8192)
    made.setblocking(False)
    await asyncio.get_running_loop().sock_connect(made, (where.hostname, where.port))
    return made


async def say(connection: socket.socket, text: str) -> None:
    await asyncio.get_running_loop().sock_sendall(connection, text.replace("\n", "\r\n").encode())


STREAMS = {
    "REST": "GET {game}/events HTTP/1.1\nHost: table\nAccept: text/event-stream\n\n",
    "GraphQL": "POST /graphql HTTP/1.1\nHost: table\nAccept: text/event-stream\nContent-Type: application/json\n"
    "Content-Length: {length}\n\n{body}",
}


def request(kind: str, game: str) -> str:
    """A request for a stream of a game."""
    query = "subscription ($g: ID!) { gameEvents(gameId: $g) { version action } }"
    body = json.dumps({"query": query, "variables": {"g": game.rpartition("/")[2]}})
    return STREAMS[kind].format(game=game, body=body, length=len(body))


@pytest.mark.parametrize("kind", STREAMS)
async def test_a_stream_that_is_not_read_is_broken_off(kind: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async with serving_on(MemoryStore(), slow_seconds=0.3) as (server, client):
        game, *_ = await begun(client)
        tasks = len(asyncio.all_tasks())
        monkeypatch.setattr(server.house.desk, "follow", floods)
        with await connected(server) as connection:
            await say(connection, request(kind, game))
            await until(lambda: len(asyncio.all_tasks()) > tasks)
            await until(lambda: len(asyncio.all_tasks()) == tasks)
        assert len(server.server_state.connections) <= 1


# -- gone without a word


ABRUPTLY = struct.pack("ii", 1, 0)
PROTOCOL = Subprotocol("graphql-transport-ws")
Leave = Callable[[], None]
BATCH = 50
HEARTBEAT = 0.2
"""Seconds. The loop keeps a timer that was cancelled until it would have gone off."""


def leaving(connection: socket.socket) -> Leave:
    """How a connection is reset."""
    connection.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, ABRUPTLY)
    return connection.close


async def streaming(kind: str, server: Server, game: str) -> Leave:
    """A client of a stream over HTTP, once the stream has begun."""
    connection = await connected(server)
    await say(connection, request(kind, game))
    await asyncio.get_running_loop().sock_recv(connection, 12)
    return leaving(connection)


async def subscribed(kind: str, server: Server, game: str) -> Leave:
    """A client of a socket with a few operations, one of them under way."""
    client = await connect(f"{server.url.replace('http', 'ws', 1)}/graphql", subprotocols=[PROTOCOL], compression=None)
    await client.send(json.dumps({"type": "connection_init"}))
    await client.recv()
    query = "subscription ($g: ID!, $after: Int) { gameEvents(gameId: $g, after: $after) { version events { rule } } }"
    for id_, after in (("live", None), ("late", 1), ("again", 2)):
        payload = {"query": query, "variables": {"g": game.rpartition("/")[2], "after": after}}
        await client.send(json.dumps({"type": "subscribe", "id": id_, "payload": payload}))
    await client.recv()
    connection = client.transport.get_extra_info("socket")
    connection.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, ABRUPTLY)
    return client.transport.abort


COMING: dict[str, Callable[[str, Server, str], Awaitable[Leave]]] = {
    "REST": streaming,
    "GraphQL": streaming,
    "socket": subscribed,
}


async def settled() -> int:
    """How many objects there are once the loop has cleared away what is over: its handles, its cancelled timers."""
    counts = [-1, 0]
    while counts[-1] != counts[-2]:
        await asyncio.sleep(2 * HEARTBEAT)
        gc.collect()
        counts.append(len(gc.get_objects()))
    return counts[-1]


@pytest.mark.parametrize("kind", COMING)
async def test_many_who_are_gone_without_a_word_leave_nothing(kind: str, clients: int) -> None:
    async with serving_on(MemoryStore(), heartbeat_seconds=HEARTBEAT) as (server, client):
        game, *_ = await begun(client)
        sockets = server.house.sockets
        tasks = len(asyncio.all_tasks())

        async def come_and_go(count: int) -> int:
            """How many objects there are after so many came and went."""
            for _ in range(0, count, BATCH):
                leave = [await COMING[kind](kind, server, game) for _ in range(BATCH)]
                assert server.house.feed.followed
                for gone in leave:
                    gone()
                await until(lambda: len(asyncio.all_tasks()) == tasks)
            assert (server.house.feed.followed, sockets.count, len(sockets.groups)) == (0, 0, 0)
            assert len(server.server_state.connections) <= 1  # the client that began the game may be idle
            return await settled()

        before = await come_and_go(2 * BATCH)  # by then all caches are filled
        assert await come_and_go(clients) - before < clients  # not even one object is left of each
