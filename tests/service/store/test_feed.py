"""Followers get every entry once and in order, whatever happens in between."""

import asyncio
from collections import Counter
from collections.abc import AsyncGenerator, AsyncIterator, Awaitable, Callable
from contextlib import aclosing, suppress
from pathlib import Path

import pytest
from redis.asyncio import Redis

from service.store import Appended, Entry, Feed, MemoryStore, RedisStore, Store, StoreUnavailable
from service.store.base import Wakeup
from service.store.embedded import EmbeddedServer
from service.store.feed import WINDOW
from tests.service.store.proxy import Proxy

pytestmark = pytest.mark.anyio


@pytest.fixture
async def admin(valkey_url: str) -> AsyncIterator[Redis]:
    client = Redis.from_url(valkey_url)
    yield client
    await client.aclose()


async def collect(feed: Feed, stream: str, after: int, until: int) -> list[int]:
    versions = []
    async with aclosing(feed.follow(stream, after)) as entries:
        async for version, data in entries:
            assert data == b"%d" % version
            versions.append(version)
            if version >= until:
                break
    return versions


async def write(store: Store, stream: str, count: int) -> None:
    """Appends `count` entries, each as often as it takes."""
    for _ in range(count):
        version = await store.head(stream)
        while not isinstance(await store.append(stream, version, b"%d" % (version + 1)), Appended):
            version = await store.head(stream)


async def eventually(true: Callable[[], Awaitable[bool]]) -> None:
    for _ in range(500):
        if await true():
            return
        await asyncio.sleep(0.01)
    raise TimeoutError


async def answers(store: Store) -> bool:
    try:
        await store.ping()
    except StoreUnavailable:
        return False
    return True


async def test_what_was_before_and_what_comes_is_one_stream(store: Store, feed: Feed) -> None:
    await write(store, "g_1", 3)
    async with asyncio.timeout(5), aclosing(feed.follow("g_1", 1)) as entries:
        assert [await anext(entries), await anext(entries)] == [Entry(2, b"2"), Entry(3, b"3")]
        coming = asyncio.ensure_future(anext(entries))
        await asyncio.sleep(0.02)
        assert not coming.done()
        await write(store, "g_1", 1)
        assert await coming == Entry(4, b"4")


async def test_nothing_is_missed_or_doubled_beside_many_writers(store: Store, feed: Feed) -> None:
    await write(store, "g_1", 30)
    writers = [write(store, "g_1", 40) for _ in range(5)]
    starts = [0, 0, 1, 17, 29, 30, 31, 100, 200]
    async with asyncio.timeout(20):
        *seen, _ = await asyncio.gather(
            *(collect(feed, "g_1", after, 230) for after in starts), asyncio.gather(*writers)
        )
    assert seen == [list(range(after + 1, 231)) for after in starts]


async def test_many_who_catch_up_at_once_leave_turns_to_everybody_else(store: Store, feed: Feed) -> None:
    """Each is told a whole page, but no more than one entry of it at a time; the first of each page may come together."""
    await write(store, "s", 80)
    told, most, followers = 0, 0, 20

    async def catch_up() -> None:
        nonlocal told
        async with aclosing(feed.follow("s")) as entries:
            async for entry in entries:
                told += 1
                if entry.version == 80:
                    return

    catching = asyncio.gather(*(catch_up() for _ in range(followers)))
    while not catching.done():
        before = told
        await asyncio.sleep(0)
        most = max(most, told - before)
    await catching
    assert told == 80 * followers
    assert most <= followers


async def test_followers_of_many_streams(store: Store, feed: Feed) -> None:
    streams = [f"g_{number}" for number in range(20)]
    following = [asyncio.create_task(collect(feed, stream, 0, 5)) for stream in streams for _ in range(3)]
    await asyncio.gather(*(write(store, stream, 5) for stream in streams))
    async with asyncio.timeout(5):
        assert await asyncio.gather(*following) == [[1, 2, 3, 4, 5]] * 60


async def test_one_who_falls_far_behind_still_gets_everything(store: Store, feed: Feed) -> None:
    count = 3 * WINDOW + 7
    async with asyncio.timeout(10), aclosing(feed.follow("g_1", 0)) as slow:
        quick = asyncio.create_task(collect(feed, "g_1", 0, count))
        await write(store, "g_1", 1)
        versions = [(await anext(slow)).version]
        await write(store, "g_1", count - 1)
        await quick
        versions += [(await anext(slow)).version for _ in range(count - 1)]
    assert versions == list(range(1, count + 1))


async def test_a_follower_ahead_of_the_stream_waits_for_it(store: Store, feed: Feed) -> None:
    ahead = asyncio.create_task(collect(feed, "g_1", 4, 6))
    await asyncio.sleep(0.02)
    behind = asyncio.create_task(collect(feed, "g_1", 0, 6))
    await write(store, "g_1", 6)
    async with asyncio.timeout(5):
        assert await ahead == [5, 6]
        assert await behind == [1, 2, 3, 4, 5, 6]


class CountingStore(MemoryStore):
    def __init__(self) -> None:
        super().__init__()
        self.calls: Counter[str] = Counter()

    async def read(self, stream: str, after: int = 0, limit: int | None = None) -> list[Entry]:
        self.calls["read"] += 1
        await asyncio.sleep(0.005)
        return await super().read(stream, after, limit)


async def test_a_commit_is_read_once_for_all_followers() -> None:
    store = CountingStore()
    feed = Feed(store)
    following = [asyncio.create_task(collect(feed, "g_1", 0, 1)) for _ in range(300)]
    await asyncio.sleep(0.05)
    store.calls.clear()
    await write(store, "g_1", 1)
    assert await asyncio.gather(*following) == [[1]] * 300
    assert store.calls["read"] == 1
    await feed.close()


async def test_the_one_who_reads_for_all_may_leave(store: Store, feed: Feed) -> None:
    following = [asyncio.create_task(collect(feed, "g_1", 0, 60)) for _ in range(40)]
    writing = asyncio.create_task(write(store, "g_1", 60))
    for task in following[:30]:
        await asyncio.sleep(0.001)
        task.cancel()
    await writing
    async with asyncio.timeout(5):
        assert await asyncio.gather(*following[30:]) == [list(range(1, 61))] * 10


async def test_a_process_listens_on_one_connection(redis_store: RedisStore, namespace: str, admin: Redis) -> None:
    feed = Feed(redis_store)
    channel = f"{namespace}appended"

    async def listeners() -> int:
        [(_, count)] = await admin.pubsub_numsub(channel)
        return int(count)

    async def one() -> bool:
        return await listeners() == 1

    async def none() -> bool:
        return await listeners() == 0

    following = [asyncio.create_task(collect(feed, f"g_{n % 7}", 0, 1)) for n in range(100)]
    await eventually(one)
    for task in following:
        task.cancel()
    await eventually(none)
    await feed.close()


async def test_the_last_who_leaves_leaves_nothing_behind(store: Store) -> None:
    await store.ping()  # its connection stays
    before = asyncio.all_tasks()
    feed = Feed(store)
    following = [asyncio.create_task(collect(feed, f"g_{n % 3}", 0, 9)) for n in range(9)]
    await asyncio.sleep(0.05)
    for task in following:
        task.cancel()
    await asyncio.gather(*following, return_exceptions=True)

    async def gone() -> bool:
        return asyncio.all_tasks() <= before

    with suppress(TimeoutError):
        await eventually(gone)
    assert asyncio.all_tasks() - before == set()
    assert not feed._windows
    await write(store, "g_1", 2)  # and it can begin again
    async with asyncio.timeout(5):
        assert await collect(feed, "g_1", 0, 2) == [1, 2]
    await feed.close()


class CutShort(MemoryStore):
    """A store whose line breaks while it is being hung up."""

    async def wakeups(self) -> AsyncGenerator[Wakeup | None, None]:
        try:
            async with aclosing(super().wakeups()) as wakeups:
                async for wakeup in wakeups:
                    yield wakeup
        except asyncio.CancelledError as cancelled:
            raise StoreUnavailable("cut while hanging up") from cancelled


async def test_a_listener_whose_line_breaks_while_it_hangs_up_ends_all_the_same() -> None:
    store = CutShort()
    before = asyncio.all_tasks()

    async def nothing_left() -> bool:
        return asyncio.all_tasks() <= before

    for end in ("all leave", "the feed closes"):
        feed = Feed(store)
        following = asyncio.create_task(collect(feed, "g_1", 0, 9))
        await asyncio.sleep(0.05)
        async with asyncio.timeout(5):
            if end == "all leave":
                following.cancel()
            else:
                await feed.close()
            await asyncio.gather(following, return_exceptions=True)
            await eventually(nothing_left)


async def test_close_ends_followers_normally(store: Store, feed: Feed) -> None:
    await write(store, "g_1", 3)
    waiting = [asyncio.create_task(collect(feed, "g_1", 0, 99)) for _ in range(5)]
    async with aclosing(feed.follow("g_1")) as idle:
        await anext(idle)
        await asyncio.sleep(0.05)
        async with asyncio.timeout(1):
            await feed.close()
            assert await asyncio.gather(*waiting) == [[1, 2, 3]] * 5
            assert [entry async for entry in idle] == []
            assert [entry async for entry in feed.follow("g_1")] == []


async def test_nothing_is_lost_when_the_listening_connection_is_killed(redis_store: RedisStore, admin: Redis) -> None:
    feed = Feed(redis_store)
    following = [asyncio.create_task(collect(feed, "g_1", 0, 200)) for _ in range(5)]
    for _ in range(10):
        await write(redis_store, "g_1", 20)
        await admin.client_kill_filter(_type="pubsub", skipme=False)
    async with asyncio.timeout(10):
        assert await asyncio.gather(*following) == [list(range(1, 201))] * 5
    await feed.close()


async def test_word_that_never_comes_is_made_up_for(
    redis_store: RedisStore, namespace: str, admin: Redis, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("service.store.server.LOOK_SECONDS", 0.3)
    feed = Feed(redis_store)
    following = asyncio.create_task(collect(feed, "g_1", 0, 1))
    await asyncio.sleep(0.1)
    await admin.xadd(f"{namespace}{{g:g_1}}:log", {"c": b"1"}, id="1-0")
    await admin.set(f"{namespace}{{g:g_1}}:head", 1)
    async with asyncio.timeout(10):
        assert await following == [1]
    await feed.close()


async def test_followers_wait_out_an_outage(tmp_path: Path) -> None:
    data = tmp_path / "data"
    async with Proxy("unix:///none").running() as proxy:
        store = RedisStore(proxy.url, answer_seconds=0.5)
        feed = Feed(store)
        following = [asyncio.create_task(collect(feed, "g_1", 0, 4)) for _ in range(3)]
        await asyncio.sleep(0.1)
        for _ in range(2):
            with EmbeddedServer(data, fsync="no") as server:
                proxy.upstream = server.url
                await eventually(lambda: answers(store))
                await write(store, "g_1", 2)
            proxy.hang_up()
        with EmbeddedServer(data, fsync="no") as server:
            proxy.upstream = server.url
            async with asyncio.timeout(10):
                assert await asyncio.gather(*following) == [[1, 2, 3, 4]] * 3
            await feed.close()
            await store.close()


async def test_close_does_not_wait_for_a_store_that_is_away(tmp_path: Path) -> None:
    store = RedisStore(f"unix://{tmp_path}/none.sock")
    feed = Feed(store)
    following = asyncio.create_task(collect(feed, "g_1", 0, 1))
    await asyncio.sleep(0.05)
    async with asyncio.timeout(1):
        await feed.close()
        assert await following == []
    await store.close()


async def heard(feed: Feed, key: str, after: int, until: bytes) -> list[bytes]:
    said = []
    async with aclosing(feed.overhear(key, after)) as entries:
        async for _, data in entries:
            said.append(data)
            if data == until:
                break
    return said


async def test_what_was_said_and_what_is_said_then_is_heard_once_and_in_order(store: Store, feed: Feed) -> None:
    numbers = [await store.say("talk", b"%d" % n, 200, 60) for n in range(3)]
    listening = [asyncio.create_task(heard(feed, "talk", after, b"149")) for after in (0, numbers[1])]
    for n in range(3, 150):
        await store.say("talk", b"%d" % n, 200, 60)
        await store.say("elsewhere", b"", 200, 60)
    async with asyncio.timeout(10):
        all_of_it, rest = await asyncio.gather(*listening)
    assert all_of_it == [b"%d" % n for n in range(150)]
    assert rest == all_of_it[2:]
    assert feed.followed == 0


async def test_who_listens_to_a_list_is_woken_by_word_of_it(store: Store, feed: Feed) -> None:
    async with asyncio.timeout(2.5), aclosing(feed.overhear("talk")) as entries:
        coming = asyncio.ensure_future(anext(entries))
        await asyncio.sleep(0.1)
        await store.say("talk", b"1", 10, 60)
        assert (await coming).data == b"1"


async def test_who_waits_for_more_to_be_said_is_let_go_when_the_feed_ends(store: Store, feed: Feed) -> None:
    listening = asyncio.create_task(heard(feed, "talk", 0, b"never"))
    await asyncio.sleep(0.02)
    async with asyncio.timeout(2):
        await feed.close()
        assert await listening == []


async def test_what_is_said_is_heard_where_word_of_it_was_lost() -> None:
    class Deaf(MemoryStore):
        """Nobody has word of anything, until it says that some may have been lost."""

        lost = asyncio.Event()

        async def wakeups(self) -> AsyncGenerator[Wakeup | None, None]:
            yield None
            await self.lost.wait()
            yield None
            await asyncio.Event().wait()

    store = Deaf()
    feed = Feed(store)
    listening = asyncio.create_task(heard(feed, "talk", 0, b"1"))
    await asyncio.sleep(0.02)
    await store.say("talk", b"1", 10, 60)
    await asyncio.sleep(0.02)
    assert not listening.done()
    store.lost.set()
    async with asyncio.timeout(2):
        assert await listening == [b"1"]
    await feed.close()
