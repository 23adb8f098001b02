"""Streams over a real socket, with a real store."""

from __future__ import annotations

import asyncio
import json
import signal
import socket
import sys
from pathlib import Path

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus
from websockets.typing import Subprotocol

from tests.service.live import begun, serving, streaming, switch, until
from tests.service.rest.conftest import sign_up

pytestmark = pytest.mark.anyio


async def test_a_stream_follows_the_game(valkey_url: str, namespace: str) -> None:
    async with serving(valkey_url, namespace) as (_, client):
        game, ann, _ = await begun(client)
        async with streaming(client, game, **ann) as stream:
            assert [commit["version"] for commit in await stream.until(3)] == [1, 2, 3]


async def test_a_stream_gives_each_commit_as_it_comes(valkey_url: str, namespace: str) -> None:
    async with serving(valkey_url, namespace) as (_, client):
        game, ann, _ = await begun(client)
        async with streaming(client, game, **{**ann, "Last-Event-ID": "2"}) as stream:
            following = asyncio.create_task(stream.until(23))
            await switch(client, game, ann, 20)
            assert [commit["version"] for commit in await following] == list(range(3, 24))


async def test_a_stream_goes_on_after_a_cut_where_it_was(valkey_url: str, namespace: str) -> None:
    async with serving(valkey_url, namespace) as (_, client):
        game, ann, _ = await begun(client)
        async with streaming(client, game) as stream:
            seen = [commit["version"] for commit in await stream.until(2)]
        await switch(client, game, ann, 3)
        async with streaming(client, game, **{"Last-Event-ID": str(seen[-1])}) as stream:
            following = asyncio.create_task(stream.until(8))
            await switch(client, game, ann, 2)
            seen += [commit["version"] for commit in await following]
        assert seen == list(range(1, 9))


async def test_a_stream_of_another_server_at_the_same_store(valkey_url: str, namespace: str) -> None:
    async with serving(valkey_url, namespace) as (_, one), serving(valkey_url, namespace) as (_, other):
        game, ann, _ = await begun(one)
        async with streaming(other, game, **{"Last-Event-ID": "3"}) as stream:
            following = asyncio.create_task(stream.until(8))
            await switch(one, game, ann, 5)
            assert [commit["version"] for commit in await following] == [4, 5, 6, 7, 8]


async def test_a_quiet_stream_gives_signs_of_life(valkey_url: str, namespace: str) -> None:
    async with serving(valkey_url, namespace, heartbeat_seconds=0.02) as (_, client):
        game, ann, _ = await begun(client)
        async with streaming(client, game, **{"Last-Event-ID": "3"}) as stream:
            following = asyncio.create_task(stream.until(4))
            await asyncio.sleep(0.2)
            await switch(client, game, ann, 1)
            await following
            assert stream.comments > 2


async def test_a_client_that_leaves_is_followed_no_more(valkey_url: str, namespace: str) -> None:
    async with serving(valkey_url, namespace) as (server, client):
        game, _, _ = await begun(client)
        async with streaming(client, game) as stream:
            await stream.until(3)
            assert server.house.feed.followed
        await until(lambda: not server.house.feed.followed)


async def test_streams_end_at_once_with_the_server(valkey_url: str, namespace: str) -> None:
    async with serving(valkey_url, namespace) as (server, client):
        game, _, _ = await begun(client)
        async with streaming(client, game) as stream:
            await stream.until(3)
            server.should_exit = True
            async with asyncio.timeout(2):
                rest = [commit async for commit in stream.commits()]
            assert rest == []


PROGRAM = """
import sys
from service.server import serve
from service.settings import Settings
serve(Settings(port=int(sys.argv[1]), data_dir=sys.argv[2], durability="memory", shutdown_seconds=20))
"""


async def test_sigterm_ends_a_process_with_an_open_stream(tmp_path: Path) -> None:
    port = _free_port()
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-c", PROGRAM, str(port), str(tmp_path), stderr=asyncio.subprocess.DEVNULL
    )
    try:
        async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=10) as client:
            await _ready(client)
            ann = await sign_up(client, "Ann")
            ruleset = (await client.get("/v1/rulesets")).json()["rulesets"][0]
            body = {
                "game": ruleset["game"],
                "preset": ruleset["presets"][0]["name"],
                "seats": [{}] * ruleset["most_seats"],
            }
            game = (await client.post("/v1/games", json=body, headers=ann)).headers["location"]
            async with streaming(client, game) as stream:
                await stream.until(1)
                process.send_signal(signal.SIGTERM)
                assert [commit async for commit in stream.commits()] == []
        async with asyncio.timeout(5):
            assert await process.wait() == 0
    finally:
        if process.returncode is None:
            process.kill()


def _free_port() -> int:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port: int = free.getsockname()[1]
        return port


async def _ready(client: httpx.AsyncClient) -> None:
    async with asyncio.timeout(20):
        while True:
            try:
                if (await client.get("/readyz")).status_code == 200:
                    return
            except httpx.TransportError:
                await asyncio.sleep(0.05)


async def test_nothing_new_begins_once_the_end_has(valkey_url: str, namespace: str) -> None:
    async with serving(valkey_url, namespace) as (server, client):
        game, *_ = await begun(client)
        server.house.ending = True
        for path in (game, "/readyz", "/graphql"):
            answer = await client.get(path)
            assert (answer.status_code, answer.json()["code"]) == (503, "unavailable")
            assert "retry-after" in answer.headers
        assert (await client.get("/healthz")).status_code == 200
        with pytest.raises(InvalidStatus) as refused:
            await connect(f"{server.url.replace('http', 'ws', 1)}/graphql")
        assert refused.value.response.status_code == 503
        server.house.ending = False


async def test_an_operation_that_comes_too_late_is_refused(valkey_url: str, namespace: str) -> None:
    async with serving(valkey_url, namespace) as (server, _):
        url = f"{server.url.replace('http', 'ws', 1)}/graphql"
        async with connect(url, subprotocols=[Subprotocol("graphql-transport-ws")]) as socket:
            await socket.send('{"type": "connection_init"}')
            await socket.recv()
            server.house.sockets.ending = True
            await socket.send('{"type": "subscribe", "id": "1", "payload": {"query": "{ me { id } }"}}')
            told = json.loads(await socket.recv())
            assert (told["type"], told["payload"][0]["extensions"]["code"]) == ("error", "unavailable")
