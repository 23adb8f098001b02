"""The store on a cluster whose slots move and whose servers die: what was acknowledged is there, and callers hardly notice."""

from __future__ import annotations

import asyncio
import signal
import time
from collections.abc import AsyncIterator
from contextlib import aclosing, suppress
from itertools import count
from uuid import uuid4

import pytest
from redis.crc import key_slot

from service.store import Appended, Entry, Feed, RedisStore, Repeated, StoreUnavailable

from .cluster import Cluster, Node, until
from .conftest import PATIENT

pytestmark = pytest.mark.anyio

SECONDS = 20


@pytest.fixture
def namespace() -> str:
    """What the keys of one test begin with."""
    return f"{uuid4().hex}:"


@pytest.fixture
async def store(cluster: Cluster, namespace: str) -> AsyncIterator[RedisStore]:
    store = RedisStore(cluster.url, namespace=namespace)
    yield store
    await store.close()


class Writer:
    """Appends one entry after the other to a stream, and sends again what nobody answered."""

    def __init__(self, store: RedisStore, stream: str) -> None:
        self.store, self.stream = store, stream
        self.version = self.failures = 0
        self.longest = 0.0

    async def write(self, over: asyncio.Event) -> None:
        """Append until it is over."""
        while not over.is_set():
            began = time.monotonic()
            try:
                outcome = await self.store.append(
                    self.stream, self.version, b"%d" % self.version, command=f"c{self.version}"
                )
            except StoreUnavailable:
                self.failures += 1
            else:
                assert outcome in (Appended(self.version + 1), Repeated(self.version + 1))
                self.version += 1
            self.longest = max(self.longest, time.monotonic() - began)
            await asyncio.sleep(0.002)

    async def look_over(self) -> None:
        """All that was acknowledged is there, once and in order."""
        entries = await self.store.read(self.stream)
        assert entries[: self.version] == [Entry(n + 1, b"%d" % n) for n in range(self.version)]
        assert len(entries) - self.version in (0, 1)


class Writing:
    """Many who write, for as long as a block lasts, each to a stream of its own; afterwards all is looked over."""

    def __init__(self, store: RedisStore, number: int = 12) -> None:
        self.writers = [Writer(store, f"g_{n}") for n in range(number)]
        self._over = asyncio.Event()

    async def __aenter__(self) -> Writing:
        self._tasks = [asyncio.create_task(writer.write(self._over)) for writer in self.writers]
        await asyncio.sleep(0.1)
        return self

    async def __aexit__(self, *_: object) -> None:
        await asyncio.sleep(0.1)
        self._over.set()
        await asyncio.gather(*self._tasks)
        await asyncio.gather(*(writer.look_over() for writer in self.writers))


def key(namespace: str, stream: str, part: str = "log") -> str:
    return f"{namespace}{{g:{stream}}}:{part}"


def slot(namespace: str, stream: str) -> int:
    return key_slot(key(namespace, stream).encode())


def beside(namespace: str, stream: str) -> str:
    """Another stream in the same slot."""
    found = (f"h_{n}" for n in count())
    return next(other for other in found if slot(namespace, other) == slot(namespace, stream))


def another(cluster: Cluster, node: Node) -> Node:
    """A master that isn't this one."""
    return next(master for master in cluster.masters() if master is not node)


async def test_streams_whose_slots_move_are_written_on_without_a_failure(
    cluster: Cluster, store: RedisStore, namespace: str
) -> None:
    async with Writing(store) as writing:
        for writer in writing.writers[:6]:
            to = await asyncio.to_thread(another, cluster, cluster.master_of(key(namespace, writer.stream)))
            await asyncio.to_thread(cluster.move_slots, [slot(namespace, writer.stream)], to)
    assert sum(writer.failures for writer in writing.writers) == 0


async def test_a_slot_that_is_half_moved_is_written_to_on_either_side(
    cluster: Cluster, store: RedisStore, namespace: str
) -> None:
    gone, left = "g_1", beside(namespace, "g_1")
    for stream in (gone, left):
        await store.append(stream, 0, b"1", command="c1")
    source = cluster.master_of(key(namespace, gone))
    with cluster.moving(slot(namespace, gone), another(cluster, source)) as moving:
        moving.take_these([key(namespace, gone, part) for part in ("log", "head", "cmd")])
        assert await store.append(gone, 1, b"2", command="c2") == Appended(2)
        assert await store.append(left, 1, b"2", command="c2") == Appended(2)
        assert await store.heads([gone, left]) == [2, 2]
        assert {name async for name in store.streams()} == {gone, left}
    assert await store.append(gone, 1, b"2", command="c2") == Repeated(2)
    assert await store.append(left, 2, b"3", command="c3") == Appended(3)


async def test_what_lies_on_both_sides_waits_until_it_lies_on_one(
    cluster: Cluster, store: RedisStore, namespace: str
) -> None:
    """And so does a stream that is new: nobody can tell on which side it doesn't lie."""
    new = beside(namespace, "g_1")
    await store.append("g_1", 0, b"1", command="c1")
    source = cluster.master_of(key(namespace, "g_1"))
    with cluster.moving(slot(namespace, "g_1"), another(cluster, source)) as moving:
        moving.take_these([key(namespace, "g_1", "head")])
        asked = [asyncio.create_task(store.append("g_1", 1, b"2", command="c2"))]
        asked.append(asyncio.create_task(store.append(new, 0, b"1", command="c1")))
        await asyncio.sleep(0.3)
        assert not any(task.done() for task in asked)
        assert await store.read("g_1") == [Entry(1, b"1")]
    assert await asyncio.gather(*asked) == [Appended(2), Appended(1)]


async def test_a_master_that_hands_over_in_good_order_costs_nobody_a_failure(
    cluster: Cluster, store: RedisStore
) -> None:
    async with Writing(store) as writing:
        for master in await asyncio.to_thread(cluster.masters):
            await asyncio.to_thread(cluster.hand_over, master)
    assert sum(writer.failures for writer in writing.writers) == 0


async def test_a_master_that_dies_costs_each_caller_a_retry_at_most(
    cluster: Cluster, store: RedisStore, namespace: str
) -> None:
    async with Writing(store) as writing:
        master = await asyncio.to_thread(cluster.master_of, key(namespace, "g_0"))
        await asyncio.to_thread(cluster.failover, master)
    assert max(writer.failures for writer in writing.writers) <= 1
    assert writing.writers[0].version > 1


async def test_only_what_does_no_harm_is_sent_to_the_next_master(
    cluster: Cluster, store: RedisStore, namespace: str
) -> None:
    """The master hangs with questions before it, and dies: nobody knows what it did of them."""
    for name in ("g_0", "g_1"):
        await store.append(name, 0, b"1", command="c1")
    master = await asyncio.to_thread(cluster.master_of, key(namespace, "g_0"))
    same = beside(namespace, "g_0")
    await store.put(f"{{g:{same}}}", b"old")
    replica = await asyncio.to_thread(cluster.replica_of, master)
    master.signal(signal.SIGSTOP)
    safe = asyncio.gather(store.append("g_0", 1, b"2", command="c2"), store.read("g_0"))
    unsafe = [
        store.append("g_0", 1, b"other"),
        store.swap(f"{{g:{same}}}", b"old", b"new"),
        store.put_once(f"{{g:{same}}}", b"new"),
        store.take(f"{{g:{same}}}", 1, 10, 60),
        store.queue_add(f"{{g:{same}}}", b"item"),
    ]
    told = asyncio.gather(*unsafe, return_exceptions=True)
    await asyncio.sleep(0.1)
    master.kill()
    await asyncio.to_thread(until, lambda: replica.role[0] == "master")
    appended, read = await safe
    assert appended == Appended(2)
    assert read[0] == Entry(1, b"1")
    for error in await told:
        assert isinstance(error, StoreUnavailable), error


async def test_what_never_left_is_sent_to_the_next_master_whatever_it_is(
    cluster: Cluster, store: RedisStore, namespace: str
) -> None:
    await store.append("g_0", 0, b"1")
    master = await asyncio.to_thread(cluster.master_of, key(namespace, "g_0"))
    master.kill()
    await asyncio.sleep(0.1)  # for the news to arrive
    asked = store.append("g_0", 1, b"2"), store.take("{g:g_0}", 1, 10, 60), store.put_once("{g:g_0}once", b"")
    appended, taken, put = await asyncio.gather(*asked)
    assert appended == Appended(2)
    assert (taken.now, put) == (1, True)


async def test_a_server_that_loads_is_waited_for(cluster: Cluster, store: RedisStore, namespace: str) -> None:
    cluster.configure("cluster-node-timeout", PATIENT)
    await store.append("g_0", 0, b"1", command="c1")
    master = await asyncio.to_thread(cluster.master_of, key(namespace, "g_0"))
    with master.admin.pipeline(transaction=False) as pipe:
        for n in range(1500):
            pipe.set(f"{namespace}{{g:g_0}}:{n}", "")
        pipe.execute()
    master.kill()
    began = time.monotonic()
    await asyncio.to_thread(master.start, ready=False, key_load_delay="1000")
    assert await store.append("g_0", 1, b"2", command="c2") == Appended(2)
    assert time.monotonic() - began > 1


async def test_any_server_of_the_url_will_do(cluster: Cluster, namespace: str) -> None:
    for alive in (cluster.masters()[0], cluster.replica_of(cluster.masters()[0])):
        store = RedisStore(f"redis+cluster://127.0.0.1:1,{alive.address}", namespace=namespace)
        await store.ping()
        await asyncio.gather(*(store.append(f"{alive.port}_{n}", 0, b"1") for n in range(20)))
        await store.close()


async def test_a_cluster_that_is_all_away_is_unavailable_at_once_and_then_serves(
    cluster: Cluster, store: RedisStore
) -> None:
    await store.append("g_0", 0, b"1", command="c1")
    for node in cluster.nodes:
        node.kill()
    began = time.monotonic()
    with pytest.raises(StoreUnavailable, match="doesn't answer"):
        await store.append("g_0", 1, b"2", command="c2")
    with pytest.raises(StoreUnavailable):
        await store.ping()
    with pytest.raises(StoreUnavailable):
        await anext(store.wakeups())
    assert time.monotonic() - began < 3
    await asyncio.to_thread(cluster.mend)
    assert await store.append("g_0", 1, b"2", command="c2") == Appended(2)


async def test_followers_hear_on_when_the_server_that_they_hear_dies(
    cluster: Cluster, store: RedisStore, namespace: str
) -> None:
    """Two services follow all streams, each by the word of one server, while one after the other dies, or hands over."""
    other = RedisStore(cluster.url, namespace=namespace)
    feeds = [Feed(store), Feed(other)]
    async with asyncio.timeout(SECONDS), Writing(store, 6) as writing:
        seen = [feed.follow(writer.stream) for feed in feeds for writer in writing.writers]
        versions = [[(await anext(each)).version] for each in seen]
        await asyncio.to_thread(cluster.failover, await listened_to(cluster, namespace))
    for each, told, writer in zip(seen, versions, writing.writers * 2, strict=True):
        async with asyncio.timeout(SECONDS):
            while told[-1] < writer.version:
                told.append((await anext(each)).version)
        assert told == [*range(1, len(told) + 1)]
        await each.aclose()
    for feed in feeds:
        await feed.close()
    await other.close()


async def test_word_comes_at_once_again_when_the_server_that_is_heard_has_died(
    cluster: Cluster, store: RedisStore, namespace: str
) -> None:
    feed = Feed(store)
    async with asyncio.timeout(SECONDS), aclosing(feed.follow("g_0")) as entries:
        await store.append("g_0", 0, b"1", command="c1")
        await anext(entries)
        await asyncio.to_thread(cluster.failover, await listened_to(cluster, namespace))
        await listened_to(cluster, namespace)
        await store.append("g_0", 1, b"2", command="c2")
        began = time.monotonic()
        assert (await anext(entries)).version == 2
        assert time.monotonic() - began < 1, "less than until the next look"
    await feed.close()


async def listened_to(cluster: Cluster, namespace: str) -> Node:
    """A server at which somebody listens to what is said of these streams, once there is one."""
    found: list[Node] = []

    def listen() -> bool:
        found.extend(node for node in cluster.running if node.admin.pubsub_channels(f"{namespace}*"))
        return bool(found)

    await asyncio.to_thread(until, listen)
    return found[0]


async def test_who_hands_over_its_slots_is_listened_to_no_more(
    cluster: Cluster, store: RedisStore, namespace: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("service.store.server.LOOK_SECONDS", 0.2)
    async with asyncio.timeout(SECONDS), aclosing(store.wakeups()) as words:
        assert await anext(words) is None
        await asyncio.to_thread(cluster.hand_over, await listened_to(cluster, namespace))
        with pytest.raises(StoreUnavailable):
            await anext(word async for word in words if word)


async def test_every_stream_is_met_though_it_moves_while_they_are_gone_through(
    cluster: Cluster, store: RedisStore, namespace: str
) -> None:
    """One slot goes from a server that hasn't been gone through to one that has; of another a half goes; a third master dies."""
    names = {f"g_{n}" for n in range(60)}
    await asyncio.gather(*(store.append(name, 0, b"1", command="c1") for name in names))
    async with aclosing(store.streams()) as streams:
        met = {await anext(streams)}
        first = await asyncio.to_thread(cluster.master_of, key(namespace, next(iter(met))))
        behind = first.slots()
        ahead = [name for name in names if slot(namespace, name) not in behind]
        await asyncio.to_thread(cluster.move_slots, [slot(namespace, ahead[0])], first)
        with cluster.moving(slot(namespace, ahead[1]), first) as moving:
            moving.take()
            met |= {name async for name in streams}
    assert met == names


async def test_all_is_copied_though_it_moves_meanwhile_and_nothing_of_others(
    cluster: Cluster, store: RedisStore, namespace: str
) -> None:
    """Another store has the same names, in the same slots."""
    other, names = RedisStore(cluster.url, namespace=f"{namespace}other"), {f"g_{n}" for n in range(20)}
    for each in (store, other):
        await asyncio.gather(*(each.append(name, 0, b"1", command="c1") for name in names))
        await each.put(f"{{g:g_0}}:{namespace}", b"document")
    source = await asyncio.to_thread(cluster.master_of, key(namespace, "g_0"))
    with cluster.moving(slot(namespace, "g_0"), another(cluster, source)) as moving:
        while moving.take():  # there may be more keys in the slot than go at once, of other tests
            pass
        found = [copy.key async for copies in other.copies() for copy in copies]
    parts = {f"{{g:{name}}}:{part}" for name in names for part in ("log", "head", "cmd")}
    assert sorted(found) == sorted({*parts, f"{{g:g_0}}:{namespace}"})
    await other.close()


async def test_every_stream_is_met_though_a_master_dies_meanwhile(
    cluster: Cluster, store: RedisStore, namespace: str
) -> None:
    names = {f"g_{n}" for n in range(60)}
    await asyncio.gather(*(store.append(name, 0, b"1", command="c1") for name in names))
    async with aclosing(store.streams()) as streams:
        met = {await anext(streams)}
        first = await asyncio.to_thread(cluster.master_of, key(namespace, next(iter(met))))
        dying = await asyncio.to_thread(another, cluster, first)
        replica = await asyncio.to_thread(cluster.replica_of, dying)
        dying.kill()
        promoted = asyncio.to_thread(until, lambda: replica.role[0] == "master")
        await promoted
        met |= {name async for name in streams}
    assert met == names


async def test_a_ping_tells_of_each_master(cluster: Cluster, store: RedisStore) -> None:
    await store.ping()
    for master in cluster.masters():
        master.admin.config_set("maxmemory", 1)
        with pytest.raises(StoreUnavailable, match="refuses"):
            await store.ping()
        master.admin.config_set("maxmemory", 0)
    await store.ping()


async def test_a_ping_tells_of_slots_that_nobody_has(cluster: Cluster, namespace: str) -> None:
    store = RedisStore(cluster.url, namespace=namespace, answer_seconds=1)
    cluster.configure("cluster-require-full-coverage", "no")
    master = await asyncio.to_thread(cluster.owner, 77)
    try:
        for node in cluster.nodes:
            node.ask("DELSLOTS", 77)
        with pytest.raises(StoreUnavailable):
            await store.ping()
    finally:
        for node in cluster.running:
            with suppress(Exception):
                node.ask("DELSLOTS", 77)
        master.ask("ADDSLOTS", 77)
        cluster.configure("cluster-require-full-coverage", "yes")
        await asyncio.to_thread(cluster.settle)
    await store.ping()
    await store.close()


async def test_servers_come_and_go(cluster: Cluster, store: RedisStore, namespace: str) -> None:
    new, old = await asyncio.to_thread(cluster.add_node), cluster.masters()[0]
    async with Writing(store, 4) as writing:
        slots = [slot(namespace, writer.stream) for writer in writing.writers]
        await asyncio.to_thread(cluster.move_slots, slots, new)
        assert await asyncio.to_thread(cluster.master_of, key(namespace, "g_0")) is new
        await asyncio.sleep(0.3)
        for one in slots:
            await asyncio.to_thread(cluster.move_slots, [one], old)
        await asyncio.sleep(0.3)
        await asyncio.to_thread(cluster.remove, new)
    assert sum(writer.failures for writer in writing.writers) == 0
