"""A service that is told to end lets everybody go in good order."""

from __future__ import annotations

import asyncio
import json
import signal
from collections.abc import AsyncIterator
from pathlib import Path
from time import monotonic
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed
from websockets.typing import Subprotocol

from tests.e2e.service import running

pytestmark = pytest.mark.anyio
FOLLOW = "subscription ($g: ID!, $after: Int) { gameEvents(gameId: $g, after: $after) { version } }"


async def follow(socket: ClientConnection, id_: str, game: str, after: int) -> None:
    payload = {"query": FOLLOW, "variables": {"g": game, "after": after}}
    await socket.send(json.dumps({"type": "subscribe", "id": id_, "payload": payload}))


async def rest(socket: ClientConnection) -> AsyncIterator[Any]:
    """What is still said, until the socket is closed."""
    try:
        while True:
            yield json.loads(await asyncio.wait_for(socket.recv(), 5))
    except ConnectionClosed:
        return


async def test_sigterm_completes_streams_and_says_where_to_go_on(tmp_path: Path) -> None:
    with running(tmp_path, {"TURNLEDGER_SHUTDOWN_SECONDS": "4"}) as service:
        url = f"{service.url.replace('http', 'ws', 1)}/graphql"
        async with (
            httpx.AsyncClient(base_url=service.url, timeout=10) as client,
            connect(url, subprotocols=[Subprotocol("graphql-transport-ws")]) as socket,
        ):
            token = (await client.post("/v1/players", json={"name": "Ann"})).json()["token"]
            ann = {"Authorization": f"Bearer {token}"}
            body = {"game": "villains", "preset": "first-game", "seats": [{}, {}], "sit": True}
            game = (await client.post("/v1/games", json=body, headers=ann)).headers["location"]
            await socket.send(json.dumps({"type": "connection_init"}))
            await socket.recv()
            await follow(socket, "a", game.rpartition("/")[2], 0)
            first = json.loads(await socket.recv())
            version = first["payload"]["data"]["gameEvents"]["version"]
            await follow(socket, "b", game.rpartition("/")[2], version)
            asked = {"accept": "text/event-stream"}
            about = {"query": FOLLOW, "variables": {"g": game.rpartition("/")[2]}}
            async with (
                client.stream("GET", f"{game}/events", headers=asked) as events,
                client.stream("POST", "/graphql", json=about, headers=asked) as streamed,
            ):
                began = monotonic()
                service.process.send_signal(signal.SIGTERM)
                said = [message async for message in rest(socket)]
                assert (await events.aread()).endswith(b"\n\n")  # the end of a body that is whole
                assert (await streamed.aread()).endswith(b"event: complete\r\ndata: \r\n\r\n")
            assert sorted(message["id"] for message in said) == ["a", "b"]
            assert {message["type"] for message in said} == {"complete"}
            assert socket.close_code == 1012
            assert json.loads(socket.close_reason or "") == {"after": {"a": version, "b": version}}
        assert await asyncio.to_thread(service.process.wait, 10) == 0
        assert monotonic() - began < 4


async def test_a_client_that_reads_nothing_does_not_hold_up_the_end(tmp_path: Path) -> None:
    with running(tmp_path, {"TURNLEDGER_SHUTDOWN_SECONDS": "2"}) as service:
        url = f"{service.url.replace('http', 'ws', 1)}/graphql"
        async with connect(url, subprotocols=[Subprotocol("graphql-transport-ws")], max_queue=1) as socket:
            await socket.send(json.dumps({"type": "connection_init"}))
            await socket.recv()
            query = "{ __schema { types { name description fields { name description args { name } } } } }"
            for n in range(60):
                payload = {"query": query}
                await socket.send(json.dumps({"type": "subscribe", "id": str(n), "payload": payload}))
            began = monotonic()
            service.process.send_signal(signal.SIGTERM)
            assert await asyncio.to_thread(service.process.wait, 15) == 0
            assert monotonic() - began < 4
            socket.transport.abort()
