"""A store that is away, or won't do its work: callers are told so, nothing is half done, and it passes by itself."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager
from random import Random
from typing import Any

import httpx
import pytest
from redis.asyncio import Redis

from .clients import Json, OverSocket, OverSSE, Subscriber, choice, mutation
from .replica import Replica
from .stage import Stage
from .trouble import alone, down, forgetful, full, loading, read_only, silent

pytestmark = pytest.mark.anyio

Trouble = Callable[[Stage], AbstractAsyncContextManager[None]]
GAME = {"game": "villains", "preset": "first-game", "seats": [{}, {}], "sit": True}
LONGEST = 7
"""A service waits for its store for 5 seconds."""
SETTLED = 0.5
"""A stream that has only just caught up asks the store once more, and where that is away by then, it ends."""


class Begun:
    """A game of two that waits for one of them, who calls, and what that one will do."""

    def __init__(self, http: httpx.AsyncClient) -> None:
        self.http = http
        self.id, self.version, self.action = "", 0, dict[str, Any]()

    async def begin(self, at: str) -> None:
        """Sign both up, lay the table, start."""
        tokens = [(await self.http.post(f"{at}/v1/players", json={"name": who})).json()["token"] for who in ("a", "b")]
        ann, ben = ({"Authorization": f"Bearer {token}"} for token in tokens)
        self.id = (await self.http.post(f"{at}/v1/games", json=GAME, headers=ann)).json()["id"]
        await self.http.post(f"{at}/v1/games/{self.id}/seats", json={}, headers=ben)
        await self.http.post(f"{at}/v1/games/{self.id}/start", json={}, headers=ann)
        for player in (ann, ben):
            may = (await self.http.get(f"{at}/v1/games/{self.id}/actions", headers=player)).json()
            if action := choice(may, Random(1)):
                self.version, self.action = may["version"], action
                self.http.headers.update(player)

    async def act(self, on: Replica) -> httpx.Response:
        """Over REST; always the same command."""
        at = f"{on.url}/v1/games/{self.id}/actions"
        return await self.http.post(at, json=self.action, headers={"Idempotency-Key": "act"})

    async def mutate(self, on: Replica) -> httpx.Response:
        """The same command over GraphQL."""
        return await self.http.post(f"{on.url}/graphql", json=mutation(self.id, "act", self.action))

    async def create(self, on: Replica) -> httpx.Response:
        """Another game; always the same command."""
        return await self.http.post(f"{on.url}/v1/games", json=GAME, headers={"Idempotency-Key": "create"})


@pytest.fixture
async def begun(stage: Stage) -> AsyncIterator[Begun]:
    async with httpx.AsyncClient(timeout=2 * LONGEST) as http:
        begun = Begun(http)
        await begun.begin(stage.replicas[0].url)
        yield begun


def code_of(answer: httpx.Response) -> str:
    """Why the answer is no, in either API."""
    said: Json = answer.json()
    if "errors" in said:
        assert answer.status_code != 503 or answer.headers["retry-after"] == "1"
        return str(said["errors"][0]["extensions"]["code"])
    if "data" in said:
        return str(said["data"]["it"]["code"])
    assert (answer.status_code, answer.headers["retry-after"]) == (503, "1")
    return str(said["code"])


async def lives(begun: Begun, replica: Replica) -> bool:
    began = time.monotonic()
    answer = await begun.http.get(f"{replica.url}/healthz")
    return answer.status_code == 200 and time.monotonic() - began < 1


@pytest.mark.parametrize("trouble", [down, silent, loading, full, read_only, alone])
async def test_a_store_in_trouble_is_unavailable_and_then_all_goes_on(
    stage: Stage, begun: Begun, trouble: Trouble
) -> None:
    watchers = [OverSSE(stage.turns(0), begun.id), OverSocket(stage.turns(1), begun.id)]
    watching = [asyncio.create_task(watcher.follow()) for watcher in watchers]
    await told(watchers, begun.version)
    await asyncio.sleep(SETTLED)

    async with trouble(stage):
        began = time.monotonic()
        answers = await asyncio.gather(
            *(ask(replica) for replica in stage.replicas for ask in (begun.act, begun.mutate, begun.create)),
            *(begun.http.get(f"{replica.url}/readyz") for replica in stage.replicas),
        )
        assert {code_of(answer) for answer in answers} == {"unavailable"}
        assert time.monotonic() - began < LONGEST
        assert all([await lives(begun, replica) for replica in stage.replicas])
        if trouble in (full, read_only, alone):
            for replica in stage.replicas:  # who only looks needn't notice
                assert (await begun.http.get(f"{replica.url}/v1/games/{begun.id}")).json()["version"] == begun.version
    await stage.ready()

    if trouble in (full, read_only, alone):
        at = stage.replicas[0].url
        assert (await begun.http.get(f"{at}/v1/games/{begun.id}")).json()["version"] == begun.version
    for replica in stage.replicas:  # the same commands again: done once, whatever became of them before
        assert (await begun.act(replica)).json()["version"] == begun.version + 1
    created = {(await begun.create(replica)).json()["id"] for replica in stage.replicas}
    mine = (await begun.http.get(f"{stage.replicas[1].url}/v1/games?mine=true")).json()["games"]
    assert len(created) == 1
    assert {game["id"] for game in mine} == created | {begun.id}
    await told(watchers, begun.version + 1)
    assert not sum(watcher.cut for watcher in watchers), "a stream waits for the store"
    for task in watching:
        task.cancel()
    await asyncio.gather(*watching, return_exceptions=True)
    await check_streams(stage)


async def told(watchers: list[Subscriber], version: int) -> None:
    """Wait until all have seen every version up to this one."""
    async with asyncio.timeout(10):
        while not all(watcher.seen == [*range(1, version + 1)] for watcher in watchers):  # noqa: ASYNC110
            await asyncio.sleep(0.02)


async def check_streams(stage: Stage) -> None:
    """Every stream's parts agree: as many entries as its head says, and no command without its entry."""
    store: Any = Redis.from_url(stage.store.url)  # its types name every form of an answer
    streams = [key.decode().removesuffix(":log") async for key in store.scan_iter(match="{g:*}:log")]
    assert streams
    for stream in streams:
        head = int(await store.get(f"{stream}:head") or 0)
        last = await store.xrevrange(f"{stream}:log", count=1)
        assert (last[0][0], await store.xlen(f"{stream}:log")) == (f"{head}-0".encode(), head)
        commands = await store.hgetall(f"{stream}:cmd")
        versions = [
            int(known.partition(b":")[0]) for name, known in commands.items() if not name.startswith(b"\0")
        ]  # no command has such a name
        assert len(set(versions)) == len(versions)
        assert not versions or max(versions) <= head
    await store.aclose()


async def test_a_store_that_is_set_to_forget_is_noticed_while_the_service_runs(stage: Stage, begun: Begun) -> None:
    async with forgetful(stage), asyncio.timeout(LONGEST):
        for replica in stage.replicas:
            while (await begun.http.get(f"{replica.url}/readyz")).status_code == 200:  # noqa: ASYNC110
                await asyncio.sleep(0.05)
    await stage.ready()
    assert (await begun.act(stage.replicas[0])).json()["version"] == begun.version + 1


async def test_a_slow_store_is_waited_for(stage: Stage, begun: Begun) -> None:
    stage.line.delay = 0.2
    try:
        answer = await begun.act(stage.replicas[1])
    finally:
        stage.line.delay = 0.0
    assert answer.json()["version"] == begun.version + 1


async def test_a_service_that_comes_back_before_its_store_waits_for_it(stage: Stage, begun: Begun) -> None:
    replica = stage.replicas[0]
    async with down(stage):
        replica.kill()
        await asyncio.to_thread(replica.start)
        assert await lives(begun, replica)
        assert code_of(await begun.act(replica)) == "unavailable"
    await stage.ready()
    assert (await begun.act(replica)).json()["version"] == begun.version + 1
