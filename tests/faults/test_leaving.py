"""A replica that is told to end while the store is slow: what was begun is answered, and who followed goes on elsewhere."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Iterable
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from itertools import chain, repeat

import httpx
import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from .clients import Json, OverSocket, OverSSE, Subscriber
from .replica import Replica
from .stage import Stage

pytestmark = pytest.mark.anyio

SLOW = 0.1
"""How long each answer of the store takes while the replica leaves; sitting down takes several."""
SIT = "mutation ($input: JoinGameInput!) { joinGame(input: $input) { __typename } }"
TABLE = {"game": "villains", "preset": "first-game", "seats": [{}, {}, {}], "sit": True}


@asynccontextmanager
async def following(games: Iterable[str], leaving: Replica, staying: Replica) -> AsyncIterator[list[Subscriber]]:
    """Some who follow games on the one replica, and then on the other."""
    watchers: list[Subscriber] = [
        kind(chain([leaving], repeat(staying)), game) for game in games for kind in (OverSSE, OverSocket) for _ in "ab"
    ]
    tasks = [asyncio.create_task(watcher.follow()) for watcher in watchers]
    try:
        yield watchers
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


async def seen(watchers: list[Subscriber], version: int) -> None:
    async with asyncio.timeout(10):
        while any(not watcher.seen or watcher.seen[-1] < version for watcher in watchers):  # noqa: ASYNC110
            await asyncio.sleep(0.02)


@asynccontextmanager
async def player(replica: Replica) -> AsyncIterator[httpx.AsyncClient]:
    async with httpx.AsyncClient(base_url=replica.url, timeout=20) as http:
        token = (await http.post("/v1/players", json={"name": "somebody"})).json()["token"]
        http.headers["Authorization"] = f"Bearer {token}"
        yield http


@asynccontextmanager
async def on_socket(who: httpx.AsyncClient) -> AsyncIterator[ClientConnection]:
    url = f"{who.base_url}".rstrip("/").replace("http", "ws", 1) + "/graphql"
    async with connect(url, subprotocols=["graphql-transport-ws"]) as socket:  # type: ignore[list-item]
        payload = {"authorization": who.headers["authorization"]}
        await socket.send(json.dumps({"type": "connection_init", "payload": payload}))
        await socket.recv()
        yield socket


async def sit(socket: ClientConnection, game: str) -> list[Json]:
    """Sit down by a mutation: what is said of it until the socket is closed."""
    payload = {"query": SIT, "variables": {"input": {"gameId": game}}}
    await socket.send(json.dumps({"id": "1", "type": "subscribe", "payload": payload}))
    said = []
    with suppress(ConnectionClosed):
        while True:
            said.append(json.loads(await socket.recv()))
    return said


async def test_what_was_begun_is_answered_and_every_commit_is_told_once_elsewhere(stage: Stage) -> None:
    leaving, staying = stage.replicas
    async with AsyncExitStack() as stack:
        ann, ben = [await stack.enter_async_context(player(leaving)) for _ in range(2)]
        games = [(await ann.post("/v1/games", json=TABLE)).json()["id"] for _ in range(2)]
        watchers = await stack.enter_async_context(following(games, leaving, staying))
        socket = await stack.enter_async_context(on_socket(ben))
        await seen(watchers, 1)
        stage.line.delay = SLOW
        try:
            by_rest = asyncio.create_task(ben.post(f"/v1/games/{games[0]}/seats"))
            by_socket = asyncio.create_task(sit(socket, games[1]))
            await asyncio.sleep(3 * SLOW)  # by then they wait for the store
            assert not by_rest.done()
            ended = asyncio.create_task(asyncio.to_thread(leaving.leave))
            assert (await by_rest).status_code == 200
            said = await by_socket
            assert await ended == 0
        finally:
            stage.line.delay = 0.0
            await asyncio.to_thread(leaving.start)
        assert [message["type"] for message in said] == ["next", "complete"]
        assert said[0]["payload"]["data"] == {"joinGame": {"__typename": "Game"}}
        assert (socket.close_code, socket.close_reason) == (1012, '{"after":{}}')
        ann.base_url = httpx.URL(staying.url)
        for game in games:
            assert (await ann.delete(f"/v1/games/{game}/seats/0")).status_code == 200
        await seen(watchers, 3)
        assert [watcher.seen for watcher in watchers] == [[1, 2, 3]] * len(watchers)
        assert all(watcher.cut == 1 for watcher in watchers)
