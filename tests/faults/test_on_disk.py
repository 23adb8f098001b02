"""A move is on disk before it is acknowledged: seen in the system calls of the store's server."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from service.store import Appended, RedisStore

from .strace import Call, calls, traced
from .valkey import Valkey

pytestmark = pytest.mark.anyio

APPENDS = 50


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
