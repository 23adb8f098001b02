"""What every store does with a queue, whichever keeps it."""

import asyncio

import pytest

from service.store import RedisStore, Store

pytestmark = pytest.mark.anyio


async def taken(store: Store, count: int = 10, seconds: float = 60) -> list[bytes]:
    return [each.item for each in await store.queue_take("notices", count, seconds)]


async def test_what_was_added_is_taken_once_in_its_order(store: Store) -> None:
    assert await taken(store) == []
    items = [b"", b"\x00\xff", b"three"]
    for item in items:
        await store.queue_add("notices", item)
    await store.queue_add("others", b"another's")
    assert await taken(store, 2) == items[:2]
    assert await taken(store) == items[2:]
    assert await taken(store) == []


async def test_two_who_take_at_once_get_different_items(store: Store) -> None:
    for n in range(20):
        await store.queue_add("notices", b"%d" % n)
    shares = await asyncio.gather(*(taken(store, 5) for _ in range(4)))
    assert sorted(item for share in shares for item in share) == sorted(b"%d" % n for n in range(20))


async def test_what_is_done_never_comes_again(store: Store) -> None:
    await store.queue_add("notices", b"a")
    (a,) = await store.queue_take("notices", 1, 0)
    await store.queue_done("notices", a.id)
    await store.queue_done("notices", a.id)
    await store.queue_done("notices", "7-0")
    assert await taken(store, seconds=0) == []


async def test_what_is_not_done_counts_taken_or_not(store: Store) -> None:
    assert await store.queue_length("q") == 0
    for item in (b"a", b"b", b"c"):
        await store.queue_add("q", item)
    (first,) = await store.queue_take("q", 1, 60)
    assert await store.queue_length("q") == 3
    await store.queue_done("q", first.id)
    assert await store.queue_length("q") == 2


async def test_what_was_taken_and_not_done_comes_again_in_time_and_before_the_new(store: Store) -> None:
    await store.queue_add("notices", b"a")
    await store.queue_add("notices", b"b")
    (first,) = await store.queue_take("notices", 1, 0)
    assert await taken(store, 1) == [b"b"]
    assert await taken(store) == []
    await asyncio.sleep(0.03)
    await store.queue_add("notices", b"c")
    again, b, c = await store.queue_take("notices", 3, 0.02)
    assert (again, b.item, c.item) == (first, b"b", b"c")
    assert await taken(store, seconds=60) == []
    await store.queue_done("notices", first.id)
    await asyncio.sleep(0.03)
    assert await taken(store, seconds=0.02) == [b"b", b"c"]


async def test_a_queue_keeps_nothing_of_what_is_done(redis_store: RedisStore) -> None:
    for _ in range(5):
        await redis_store.queue_add("notices", b"a")
        for each in await redis_store.queue_take("notices", 5, 60):
            await redis_store.queue_done("notices", each.id)
    assert await redis_store._ask("XLEN", redis_store._queue("notices")) == 0
    (group,) = await redis_store._ask("XINFO", "GROUPS", redis_store._queue("notices"))
    known = dict(zip(group[::2], group[1::2], strict=True))
    assert (known[b"consumers"], known[b"pending"]) == (1, 0)
