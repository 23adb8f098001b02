"""Streams over a real socket, with a real store."""

from __future__ import annotations

import asyncio
import signal
import socket
import sys
from collections.abc import AsyncGenerator, AsyncIterator, Callable
from contextlib import aclosing, asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

from service.server import Server
from service.settings import Settings
from service.store import RedisStore
from tests.service.house import make_app
from tests.service.rest.conftest import GAME, sign_up

pytestmark = pytest.mark.anyio
Headers = dict[str, str]


@asynccontextmanager
async def serving(url: str, namespace: str, **settings: Any) -> AsyncIterator[tuple[Server, httpx.AsyncClient]]:
    """A server of its own on a store that others may use as well."""
    app = make_app(RedisStore(url, namespace=namespace), port=0, **settings)
    server = Server(Settings(port=0, shutdown_seconds=5), app)
    server.capture_signals = _no_signals  # type: ignore[method-assign]
    running = asyncio.create_task(server.serve())
    await until(lambda: server.started)
    async with httpx.AsyncClient(base_url=server.url, timeout=10) as client:
        try:
            yield server, client
        finally:
            server.should_exit = True
            async with asyncio.timeout(5):
                await running


async def until(true: Callable[[], object]) -> None:
    async with asyncio.timeout(5):
        while not true():  # noqa: ASYNC110
            await asyncio.sleep(0.01)


def _no_signals() -> Any:
    from contextlib import nullcontext

    return nullcontext()


class Stream:
    """What a client reads from a stream: commits by version, and how many signs of life came between them."""

    def __init__(self, answer: httpx.Response) -> None:
        self.lines = answer.aiter_lines()
        self.comments = 0

    async def commits(self) -> AsyncGenerator[dict[str, Any], None]:
        async for line in self.lines:
            self.comments += line.startswith(":")
            if line.startswith("id: "):
                version = int(line.removeprefix("id: "))
            if line.startswith("data: "):
                commit = msgspec.json.decode(line.removeprefix("data: "))
                assert commit["version"] == version
                yield commit

    async def until(self, version: int) -> list[dict[str, Any]]:
        found = []
        async with asyncio.timeout(10), aclosing(self.commits()) as commits:
            async for commit in commits:
                found.append(commit)
                if commit["version"] >= version:
                    return found
        raise AssertionError(f"the stream ended before version {version}")


@asynccontextmanager
async def streaming(client: httpx.AsyncClient, game: str, **headers: str) -> AsyncIterator[Stream]:
    asked = {"Accept": "text/event-stream", **headers}
    async with client.stream("GET", f"{game}/events", headers=asked) as answer:
        assert answer.status_code == 200
        assert answer.headers["content-type"] == "text/event-stream; charset=utf-8"
        yield Stream(answer)


async def begun(client: httpx.AsyncClient) -> tuple[str, Headers, Headers]:
    ann, ben = await sign_up(client, "Ann"), await sign_up(client, "Ben")
    game = (await client.post("/v1/games", json=GAME, headers=ann)).headers["location"]
    await client.post(f"{game}/seats", headers=ben)
    await client.post(f"{game}/start", headers=ann)
    return game, ann, ben


async def switch(client: httpx.AsyncClient, game: str, who: Headers, times: int) -> None:
    """Some commits, of an action that is legal at any time."""
    for _ in range(times):
        legal = (await client.get(f"{game}/actions", headers=who)).json()["actions"]
        assert (await client.post(f"{game}/actions", json=legal[0]["action"], headers=who)).status_code == 200


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
            assert server.house.feed._windows
        await until(lambda: not server.house.feed._windows)


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
serve(Settings(port=int(sys.argv[1]), data_dir=sys.argv[2], durability="no", shutdown_seconds=20))
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
