"""Windows that slide over time: what counts in them, whichever store keeps them."""

from __future__ import annotations

import asyncio
import time

import pytest

from service.store import MemoryStore, RedisStore, Store

pytestmark = pytest.mark.anyio
HOUR = 3600


async def settled(seconds: int = HOUR) -> None:
    """Be some way from the end of a span, so that no test runs into the next."""
    if (left := seconds - time.time() % seconds) < 5:
        await asyncio.sleep(left)


async def test_what_is_taken_is_counted(store: Store) -> None:
    await settled()
    assert (await store.take("w:a", 3, 10, HOUR))[:3] == (True, 0, 3)
    assert (await store.take("w:a", 7, 10, HOUR))[:3] == (True, 0, 10)


async def test_too_much_is_not_taken_at_all(store: Store) -> None:
    await settled()
    await store.take("w:a", 8, 10, HOUR)
    assert (await store.take("w:a", 3, 10, HOUR))[:3] == (False, 0, 8)
    assert (await store.take("w:a", 2, 10, HOUR))[:3] == (True, 0, 10)


async def test_a_look_counts_nothing(store: Store) -> None:
    await settled()
    await store.take("w:a", 2, 10, HOUR)
    assert (await store.take("w:a", 0, 10, HOUR))[:3] == (True, 0, 2)
    assert (await store.take("w:b", 0, 10, HOUR))[:3] == (True, 0, 0)


async def test_windows_do_not_touch_each_other(store: Store) -> None:
    await settled()
    await store.take("w:a", 5, 5, HOUR)
    assert (await store.take("w:b", 5, 5, HOUR)).taken


async def test_what_is_left_of_a_span_is_told_in_seconds(store: Store) -> None:
    await settled()
    left = (await store.take("w:a", 1, 5, HOUR)).left
    assert left == pytest.approx(HOUR - time.time() % HOUR, abs=4)


async def test_of_the_span_before_counts_what_the_window_reaches_into(store: Store) -> None:
    """In spans of two seconds: in the middle of the next one there is room for half again."""
    await asyncio.sleep(2 - time.time() % 2)
    assert (await store.take("w:a", 100, 100, 2)).taken
    await asyncio.sleep(2 - time.time() % 2 + 1)
    window = await store.take("w:a", 100, 100, 2)
    assert (window.taken, window.before, window.now) == (False, 100, 0)
    assert window.counted(2) == pytest.approx(50 * window.left)
    assert (await store.take("w:a", 50, 100, 2))[:3] == (True, 100, 50)


async def test_a_window_that_nobody_needs_is_forgotten(redis_store: RedisStore, namespace: str) -> None:
    await redis_store.take("w:a", 1, 5, HOUR)
    seconds = await redis_store._ask("TTL", f"{namespace}w:a")
    assert 2 * HOUR - 5 <= seconds <= 2 * HOUR


async def test_the_store_in_memory_goes_by_its_clock() -> None:
    now = 1000.0
    store = MemoryStore(clock=lambda: now)
    assert (await store.take("w:a", 4, 4, 10)) == (True, 0, 4, 10)
    now = 1005.0
    assert not (await store.take("w:a", 1, 4, 10)).taken
    now = 1015.0
    assert (await store.take("w:a", 2, 4, 10)) == (True, 4, 2, 5)
    now = 1035.0
    assert (await store.take("w:a", 0, 4, 10)) == (True, 0, 0, 5)
