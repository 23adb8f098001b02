"""A move is on disk before it is acknowledged: seen in the system calls of the store's server, and on a full disk."""

from __future__ import annotations

import asyncio
import subprocess
from collections.abc import Iterator
from contextlib import suppress
from itertools import count
from pathlib import Path

import pytest

from service.fitness import look_at
from service.settings import Settings
from service.store import Appended, Entry, RedisStore, StoreUnavailable

from .strace import Call, calls, traced
from .valkey import Valkey

pytestmark = pytest.mark.anyio

APPENDS = 50
SMALL, LARGE = "size=8m", "size=64m"
MOVE = b"a large move" * 10_000


@pytest.fixture
def valkey(tmp_path: Path, sockets: Path) -> Iterator[Valkey]:
    valkey = Valkey(tmp_path, sockets / "disk.sock")
    yield valkey
    valkey.kill()


def unsynced_replies(trace: list[Call]) -> Iterator[bool]:
    """For each reply to an append: whether it left with something written to the log and not yet on disk."""
    dirty, asked = False, False
    for call in trace:
        if call.name == "read" and "EVALSHA" in call.rest:
            asked = True
        elif ".aof" in call.file:
            dirty = dirty if call.result < 0 else call.name not in ("fsync", "fdatasync")
        elif asked and call.name != "read" and "disk.sock" in call.file:
            asked = False
            yield dirty


async def appends(valkey: Valkey, trace: Path) -> list[Call]:
    """The calls of a server while a store appends to it, one after the other."""
    store = RedisStore(valkey.url)
    try:
        await store.append("g_0", 0, b"it learns the script")
        with traced(valkey.pid, trace):
            for version in range(APPENDS):
                assert await store.append("g_1", version, b"a move") == Appended(version + 1)
            await store.head("g_1")  # by now the last reply is written down, too
    finally:
        await store.close()
    return [*calls(trace)]


async def test_the_reply_to_an_append_leaves_after_the_sync_has_returned(valkey: Valkey, tmp_path: Path) -> None:
    valkey.start(appendfsync="always")
    seen = await appends(valkey, tmp_path / "trace")

    assert [*unsynced_replies(seen)] == [False] * APPENDS
    assert sum(call.name in ("fsync", "fdatasync") and call.result == 0 for call in seen) >= APPENDS


async def test_without_it_the_trace_tells(valkey: Valkey, tmp_path: Path) -> None:
    """So that the test above can fail."""
    valkey.start(appendfsync="no")
    seen = await appends(valkey, tmp_path / "trace")

    assert [*unsynced_replies(seen)] == [True] * APPENDS


@pytest.fixture
def disk(tmp_path: Path) -> Iterator[Path]:
    """A disk that is soon full, and can be made larger."""
    disk = tmp_path / "disk"
    disk.mkdir()
    made = subprocess.run(["mount", "-t", "tmpfs", "-o", SMALL, "tmpfs", disk], check=False, capture_output=True)
    if made.returncode:
        pytest.skip("a small disk can't be mounted here")
    yield disk
    subprocess.run(["umount", "--lazy", disk], check=True)


def make_room(disk: Path) -> None:
    subprocess.run(["mount", "-o", f"remount,{LARGE}", disk], check=True)


async def test_a_full_disk_loses_nothing_that_was_acknowledged(disk: Path, sockets: Path) -> None:
    """The server ends itself rather than acknowledge what it can't keep; the half-written move is dropped at its start."""
    valkey = Valkey(disk, sockets / "full.sock")
    valkey.start(appendfsync="always")
    store = RedisStore(valkey.url)
    version = 0
    with suppress(StoreUnavailable):
        while await store.append("g_1", version, MOVE, command=f"{version}") == Appended(version + 1):
            version += 1
    with pytest.raises(StoreUnavailable):
        await store.ping()

    valkey.wait()
    make_room(disk)
    valkey.start(appendfsync="always")
    assert await store.read("g_1") == [Entry(n, MOVE) for n in range(1, version + 1)]
    assert await store.append("g_1", version, MOVE, command=f"{version}") == Appended(version + 1)
    await store.close()
    valkey.kill()


async def test_a_full_disk_at_everysec_is_refused_and_goes_on_by_itself(disk: Path, sockets: Path) -> None:
    """As at the level `memory`: it keeps what it has, answers who reads, and takes writes again once there is room."""
    valkey = Valkey(disk, sockets / "full.sock")
    valkey.start(appendfsync="everysec")
    store = RedisStore(valkey.url)
    version, why = await filled(store)
    assert "MISCONF" in str(why.__cause__)
    told = {finding.about: finding for finding in look_at(valkey.url, Settings(durability="memory"))()}
    assert "MISCONF" in told["store writes"].says
    assert len(await store.read("g_1")) == version

    make_room(disk)
    async with asyncio.timeout(10):
        while not await takes_writes(store):  # noqa: ASYNC110
            await asyncio.sleep(0.1)
    assert await store.append("g_1", version, MOVE, command=f"{version}") == Appended(version + 1)
    await store.close()
    valkey.kill()
    valkey.start()
    store = RedisStore(valkey.url)
    assert await store.head("g_1") == version + 1
    await store.close()
    valkey.kill()


async def filled(store: RedisStore) -> tuple[int, StoreUnavailable]:
    """How many moves were appended to a game until no more were taken, and why not."""
    for version in count():
        try:
            await store.append("g_1", version, MOVE, command=f"{version}")
        except StoreUnavailable as error:
            return version, error
    raise AssertionError


async def takes_writes(store: RedisStore) -> bool:
    """Whether the store does its work again."""
    with suppress(StoreUnavailable):
        await store.ping()
        return True
    return False
