"""A service that is told to end lets everybody go in good order."""

from __future__ import annotations

import asyncio
import json
import re
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
LAST = r"\n: go on elsewhere\r\nid: (?P<after>\d+)\r\nretry: (?P<retry>\d+)\r\n\r\n\Z"
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


async def test_sigterm_ends_streams_after_a_while_and_says_where_to_go_on(tmp_path: Path) -> None:
    ending = {"TURNLEDGER_DRAIN_SECONDS": "1", "TURNLEDGER_SHUTDOWN_SECONDS": "4"}
    with running(tmp_path, ending) as service:
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
                await ready_no_more(client)
                # Whoever comes all the same is served for a while, and those who follow hear of it.
                assert (await client.post(f"{game}/seats", headers=await another(client))).status_code == 200
                said = [message async for message in rest(socket)]
                for stream in (events, streamed):
                    last = re.search(LAST, (await stream.aread()).decode())
                    assert last
                    assert int(last["after"]) == version + 1
                    assert 500 <= int(last["retry"]) <= 3000
            told = [message for message in said if message["type"] == "next"]
            assert sorted(message["id"] for message in told) == ["a", "b"]
            marks = {"after": {"a": version + 1, "b": version + 1}}
            # Neither is `complete`: a client that hears that doesn't come back to it.
            assert said[len(told) :] == [{"type": "ping", "payload": marks}]
            assert socket.close_code == 1012
            assert json.loads(socket.close_reason or "") == marks
        assert await asyncio.to_thread(service.process.wait, 10) == 0
        assert 1 < monotonic() - began < 5


async def another(client: httpx.AsyncClient) -> dict[str, str]:
    return {"Authorization": f"Bearer {(await client.post('/v1/players', json={'name': 'Ben'})).json()['token']}"}


async def ready_no_more(client: httpx.AsyncClient) -> None:
    async with asyncio.timeout(5):
        while (await client.get("/readyz")).status_code == 200:  # noqa: ASYNC110
            await asyncio.sleep(0.01)


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
