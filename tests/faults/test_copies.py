"""At `replicated` a move is on the disk of a replica, too, before it is acknowledged."""

from __future__ import annotations

import asyncio
import signal
import time
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest
from redis.asyncio import Redis

from service.store import Appended, Promise, RedisStore, Repeated, StoreUnavailable, StoreUnfit

from .strace import Call, calls, traced
from .valkey import Valkey, copied

pytestmark = pytest.mark.anyio

APPENDS = 30
REPLICATED = Promise("replicated", 1)


@pytest.fixture(scope="module")
def servers(tmp_path_factory: pytest.TempPathFactory, sockets: Path) -> Iterator[tuple[Valkey, Valkey]]:
    with copied(tmp_path_factory.mktemp("copied"), sockets) as (primary, (replica,)):
        yield primary, replica


@pytest.fixture
async def store(servers: tuple[Valkey, Valkey]) -> AsyncIterator[RedisStore]:
    """A store that waits for one replica, on a server that has forgotten all there was."""
    async with Redis.from_url(servers[0].url) as line:
        await line.flushall()
    store = RedisStore(servers[0].url, promise=REPLICATED)
    yield store
    await store.close()


@pytest.fixture(autouse=True)
def hurried(monkeypatch: pytest.MonkeyPatch) -> None:
    """Replicas have less time, so that tests needn't wait as long."""
    for name in ("COPIED_MS", "ON_DISK_MS"):
        monkeypatch.setattr(f"service.store.kept.{name}", 200)


@pytest.fixture
def stopped(servers: tuple[Valkey, Valkey]) -> Iterator[Valkey]:
    """A replica that hangs: the primary doesn't know yet."""
    servers[1].signal(signal.SIGSTOP)
    yield servers[1]
    servers[1].signal(signal.SIGCONT)


def syncs(trace: list[Call]) -> Iterator[float]:
    """When each move was on a disk, the first one first."""
    move, written = 0, False
    for call in trace:
        if ".aof" in call.file and f"move {move}." in call.rest:
            written = True
        elif written and call.name == "fdatasync" and call.result == 0:
            yield call.returned
            move, written = move + 1, False


async def test_a_move_is_acknowledged_after_the_syncs_of_both_have_returned(
    servers: tuple[Valkey, Valkey], store: RedisStore, tmp_path: Path
) -> None:
    traces = [tmp_path / "primary", tmp_path / "replica"]
    acknowledged = list[float]()
    await store.append("g_0", 0, b"it learns the script")
    with traced(servers[0].pid, traces[0]), traced(servers[1].pid, traces[1]):
        for version in range(APPENDS):
            assert await store.append("g_1", version, f"move {version}.".encode()) == Appended(version + 1)
            acknowledged.append(time.time())

    for trace in traces:
        synced = [*syncs([*calls(trace)])]
        assert len(synced) == APPENDS
        assert all(disk < answer for disk, answer in zip(synced, acknowledged, strict=True))


async def test_without_copies_the_trace_tells(servers: tuple[Valkey, Valkey], stopped: Valkey, tmp_path: Path) -> None:
    """So that the test above can fail: `disk` waits for no replica."""
    store = RedisStore(servers[0].url, promise=Promise("disk"))
    assert await store.append("g_disk", 0, b"a move") == Appended(1)
    await store.close()


async def test_a_move_that_no_replica_has_is_not_acknowledged(store: RedisStore, stopped: Valkey) -> None:
    """Not the first time, nor when it is sent again: it was done, and no more than that."""
    for _ in range(2):
        with pytest.raises(StoreUnavailable, match="too few"):
            await store.append("g_1", 0, b"a move", command="once", fingerprint=b"f")
    assert await store.head("g_1") == 1

    with pytest.raises(StoreUnavailable, match="too few"):
        await store.command("g_1", "once")
    with pytest.raises(StoreUnavailable, match="too few"):
        await store.ping()

    stopped.signal(signal.SIGCONT)
    assert await store.append("g_1", 0, b"a move", command="once", fingerprint=b"f") == Repeated(1)
    assert await store.command("g_1", "once") is not None


async def test_who_reads_waits_for_no_copies(store: RedisStore, stopped: Valkey) -> None:
    await store.head("g_1")  # both lines are open
    waits = asyncio.create_task(store.append("g_1", 0, b"a move"))
    await asyncio.sleep(0.05)
    assert await store.head("g_1") == 1
    assert not waits.done()
    with pytest.raises(StoreUnavailable):
        await waits


async def test_all_that_is_kept_waits_for_a_copy(store: RedisStore, servers: tuple[Valkey, Valkey]) -> None:
    number = await store.say("list", b"before", 10, 60)
    await store.put("there", b"1")
    servers[1].signal(signal.SIGSTOP)
    try:
        outcomes = await asyncio.gather(
            store.put("a", b"1"),
            store.put_once("b", b"1"),
            store.put_once("there", b"2"),
            store.swap("there", b"1", b"2"),
            store.index_add("index", "member", 1),
            store.queue_add("queue", b"item"),
            store.say("list", b"more", 10, 60),
            store.resay("list", number, b"after"),
            return_exceptions=True,
        )
    finally:
        servers[1].signal(signal.SIGCONT)
    assert ["too few" in str(outcome) for outcome in outcomes] == [True] * 8


async def test_many_at_once_wait_together(store: RedisStore) -> None:
    """One wait for all that is asked while another lasts: else a hundred would take a hundred of them."""
    asked = [store.append(f"g_{n}", 0, b"a move") for n in range(200)]
    assert await asyncio.gather(*asked) == [Appended(1)] * 200


@pytest.mark.parametrize("name", ["appendfsync", "appendonly"])
async def test_a_server_that_cannot_keep_the_promise_is_not_used(servers: tuple[Valkey, Valkey], name: str) -> None:
    async with Redis.from_url(servers[0].url) as line:
        was = str((await line.config_get(name))[name])
        await line.config_set(name, "no")
        store = RedisStore(servers[0].url, promise=Promise("disk"))
        try:
            with pytest.raises(StoreUnfit, match=f"Set {name} "):
                await store.append(f"g_{name}", 0, b"a move")
            assert not await line.exists(f"{{g:g_{name}}}:log")
            await line.config_set(name, was)
            assert await store.append(f"g_{name}", 0, b"a move") == Appended(1)
        finally:
            await line.config_set(name, was)
            await store.close()


async def test_a_server_that_may_not_be_asked_is_trusted(
    servers: tuple[Valkey, Valkey], caplog: pytest.LogCaptureFixture
) -> None:
    async with Redis.from_url(servers[0].url) as line:
        await line.acl_setuser(
            "shy", enabled=True, passwords=["+secret"], commands=["+@all", "-config"], keys=["*"], channels=["*"]
        )
        store = RedisStore(f"redis://shy:secret@127.0.0.1:{servers[0].port}", promise=REPLICATED)
        try:
            assert await store.append("g_shy", 0, b"a move") == Appended(1)
        finally:
            await store.close()
            await line.acl_deluser("shy")
    assert "doesn't say whether it keeps a log" in caplog.text
