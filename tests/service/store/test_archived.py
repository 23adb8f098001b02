"""A stream whose entries are elsewhere: a stub says where, and every store tells whoever reads it."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

import pytest

from service.store import Appended, Archived, Command, Conflict, Entry, Repeated, Store

pytestmark = pytest.mark.anyio
ENTRIES = [b"one", b"\x00\xff", b"", b"4" * 5000]
STUB = b'{"object": "there"}'


async def written(store: Store, stream: str = "g_1") -> None:
    for version, entry in enumerate(ENTRIES):
        await store.append(stream, version, entry, command=f"c{version}", fingerprint=b"f:%d" % version)
    await store.keep_snapshot(stream, b"a snapshot")


async def test_every_command_of_a_stream(store: Store) -> None:
    await written(store)
    assert await store.commands("g_1") == {f"c{n}": Command(n + 1, b"f:%d" % n) for n in range(4)}
    assert await store.commands("g_2") == {}


async def test_commands_of_long_ago_are_forgotten(store: Store) -> None:
    await written(store)
    await store.forget_commands("g_1", 2)
    assert await store.commands("g_1") == {"c2": Command(3, b"f:2"), "c3": Command(4, b"f:3")}
    assert await store.append("g_1", 1, b"", command="c1") == Conflict(4)
    assert await store.append("g_1", 2, b"", command="c2", fingerprint=b"f:2") == Repeated(3)


async def test_of_an_archived_stream_there_are_head_and_stub(store: Store) -> None:
    await written(store)
    await written(store, "g_2")
    assert await store.stub("g_1") is None
    assert await store.archive("g_1", 4, STUB)
    assert (await store.stub("g_1"), await store.stub("g_2"), await store.stub("g_3")) == (STUB, None, None)
    assert await store.heads(["g_1", "g_2"]) == [4, 4]
    assert await store.head("g_1") == 4
    assert await store.snapshot("g_1") is None
    assert sorted([stream async for stream in store.streams()]) == ["g_1", "g_2"]
    assert len(await store.read("g_2")) == 4


READS: dict[str, Callable[[Store], Awaitable[object]]] = {
    "read": lambda store: store.read("g_1"),
    "read on": lambda store: store.read("g_1", 2, 1),
    "command": lambda store: store.command("g_1", "c1"),
    "another command": lambda store: store.command("g_1", "never"),
    "commands": lambda store: store.commands("g_1"),
    "forget": lambda store: store.forget_commands("g_1", 1),
    "append": lambda store: store.append("g_1", 4, b"5"),
    "append again": lambda store: store.append("g_1", 1, ENTRIES[1], command="c1", fingerprint=b"f:1"),
    "append anew": lambda store: store.append("g_1", 4, b"5", command="c5", fingerprint=b"f"),
}


@pytest.mark.parametrize("use", READS.values(), ids=READS)
async def test_whoever_wants_more_is_told_of_the_stub(store: Store, use: Callable[[Store], Awaitable[object]]) -> None:
    await written(store)
    assert await store.archive("g_1", 4, STUB)
    with pytest.raises(Archived) as archived:
        await use(store)
    assert archived.value.stub == STUB
    assert await store.stub("g_1") == STUB


async def test_only_what_is_at_that_version_is_archived_and_only_once(store: Store) -> None:
    assert not await store.archive("g_1", 0, STUB)
    await written(store)
    assert not await store.archive("g_1", 3, STUB)
    assert not await store.archive("g_1", 5, STUB)
    assert len(await store.read("g_1")) == 4
    assert await store.archive("g_1", 4, STUB)
    assert not await store.archive("g_1", 4, b"another")
    assert await store.stub("g_1") == STUB


async def test_nothing_is_kept_beside_an_archived_stream(store: Store) -> None:
    await written(store)
    await store.archive("g_1", 4, STUB)
    await store.keep_snapshot("g_1", b"by one who is late")
    assert await store.snapshot("g_1") is None


async def test_a_stream_that_is_restored_is_as_it_was_and_goes_on(store: Store) -> None:
    await written(store)
    entries, commands = await store.read("g_1"), await store.commands("g_1")
    await store.archive("g_1", 4, STUB)
    assert not await store.restore("g_1", b"another", ENTRIES, commands)
    assert await store.restore("g_1", STUB, ENTRIES, commands)
    assert not await store.restore("g_1", STUB, ENTRIES, commands)
    assert (await store.read("g_1"), await store.commands("g_1"), await store.stub("g_1")) == (entries, commands, None)
    assert await store.append("g_1", 0, b"", command="c1", fingerprint=b"f:1") == Repeated(2)
    assert await store.append("g_1", 3, b"") == Conflict(4)
    assert await store.append("g_1", 4, b"5") == Appended(5)
    assert await store.read("g_1", 4) == [Entry(5, b"5")]


async def test_a_stream_without_commands_is_restored(store: Store) -> None:
    await store.append("g_1", 0, b"1")
    await store.archive("g_1", 1, STUB)
    assert await store.restore("g_1", STUB, [b"1"], {})
    assert (await store.commands("g_1"), await store.head("g_1")) == ({}, 1)


async def test_of_a_stream_that_is_erased_nothing_is_left(store: Store) -> None:
    await written(store)
    assert not await store.erase("g_1", STUB)
    await store.archive("g_1", 4, STUB)
    assert not await store.erase("g_1", b"another")
    assert await store.erase("g_1", STUB)
    assert (await store.head("g_1"), await store.read("g_1"), await store.stub("g_1")) == (0, [], None)
    assert await store.commands("g_1") == {}
    assert [stream async for stream in store.streams()] == []
