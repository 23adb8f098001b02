"""A server of its own for a test, and clients of its streams."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, AsyncIterator, Callable
from contextlib import AbstractContextManager, aclosing, asynccontextmanager, nullcontext
from typing import Any

import httpx
import msgspec

from service.server import Server
from service.store import RedisStore, Store
from service.tracing import Tracing
from tests.service.house import make_app
from tests.service.rest.conftest import GAME, sign_up

Headers = dict[str, str]


@asynccontextmanager
async def serving(url: str, namespace: str, **settings: Any) -> AsyncIterator[tuple[Server, httpx.AsyncClient]]:
    """A server of its own on a store that others may use as well."""
    async with serving_on(RedisStore(url, namespace=namespace), **settings) as served:
        yield served


@asynccontextmanager
async def serving_on(
    store: Store, tracing: Tracing | None = None, **settings: Any
) -> AsyncIterator[tuple[Server, httpx.AsyncClient]]:
    """A server of its own, and a client of it."""
    app = make_app(store, tracing, port=0, **settings)
    server = Server(app.state.house.settings, app)
    server.capture_signals = _no_signals  # type: ignore[method-assign, assignment]
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


def _no_signals() -> AbstractContextManager[None]:
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
