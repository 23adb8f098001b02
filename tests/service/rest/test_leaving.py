"""Clients that stop reading, or are gone without a word, leave nothing behind."""

from __future__ import annotations

import asyncio
import json
import socket
from collections.abc import AsyncIterator
from typing import Any
from urllib.parse import urlsplit

import pytest

from schema.model import CommitView
from service.server import Server
from service.store import MemoryStore
from tests.service.live import begun, serving_on, until

pytestmark = pytest.mark.anyio


async def floods(*_: Any) -> AsyncIterator[CommitView]:
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
        assert len(server.server_state.connections) == 1
