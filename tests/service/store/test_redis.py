"""The store on a real server, when the line or the server fails."""

import asyncio
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import aclosing, suppress
from pathlib import Path

import pytest
from redis.asyncio import Redis

from service.store import Appended, Entry, RedisStore, Repeated, StoreUnavailable
from service.store.embedded import EmbeddedServer
from service.store.line import CONNECT_SECONDS
from tests.service.store.proxy import Proxy

pytestmark = pytest.mark.anyio


@pytest.fixture(scope="module", params=[False, True], ids=["asyncio", "uvloop"])
def anyio_backend(request: pytest.FixtureRequest) -> tuple[str, dict[str, bool]]:
    """Both loops: the service runs on the second, which says otherwise what became of a line."""
    return "asyncio", {"use_uvloop": request.param}


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[EmbeddedServer]:
    with EmbeddedServer(tmp_path / "data", fsync="no") as server:
        yield server


@pytest.fixture
async def proxy(valkey_url: str) -> AsyncIterator[Proxy]:
    async with Proxy(valkey_url).running() as proxy:
        yield proxy


@pytest.fixture
async def store(proxy: Proxy, namespace: str) -> AsyncIterator[RedisStore]:
    store = RedisStore(proxy.url, namespace=namespace, answer_seconds=0.3)
    yield store
    await store.close()


async def test_an_append_whose_reply_was_lost_is_done_once(proxy: Proxy, store: RedisStore) -> None:
    await store.append("g_1", 0, b"1")
    proxy.replies_to_cut = 1
    with pytest.raises(StoreUnavailable, match="same command id is safe"):
        await store.append("g_1", 1, b"2", command="c", fingerprint=b"f")
    assert await store.append("g_1", 1, b"2", command="c", fingerprint=b"f") == Repeated(2)
    assert await store.read("g_1") == [Entry(1, b"1"), Entry(2, b"2")]


async def test_an_append_is_never_sent_again_unasked(proxy: Proxy, store: RedisStore) -> None:
    await store.append("g_0", 0, b"1")  # from here on the server knows the script: what is cut is no question after it
    proxy.replies_to_cut = 1
    with pytest.raises(StoreUnavailable):  # and not a conflict with itself
        await store.append("g_1", 0, b"1")
    assert await store.read("g_1") == [Entry(1, b"1")]


async def test_a_line_that_was_cut_is_made_anew_unnoticed(proxy: Proxy, store: RedisStore) -> None:
    await asyncio.gather(*(store.head("g_1") for _ in range(20)))
    health = store.health
    assert (health.lines, health.opened, health.broken, health.answers) == (1, 1, 0, 20)
    proxy.hang_up()
    await asyncio.sleep(0.2)  # for the news to arrive
    assert (health.lines, health.broken) == (0, 1)
    assert await asyncio.gather(*(store.head("g_1") for _ in range(20))) == [0] * 20
    assert (health.lines, health.opened, health.failed, health.answers, health.waiting) == (1, 2, 0, 40, 0)
    await store.close()
    assert (health.lines, health.broken) == (0, 1)  # that was meant


async def test_lines_that_were_reset_fail_one_caller_at_most(proxy: Proxy, store: RedisStore) -> None:
    await asyncio.gather(*(store.head("g_1") for _ in range(20)))
    proxy.reset()
    await asyncio.sleep(0.2)  # for the news to arrive
    with suppress(StoreUnavailable):
        await store.head("g_1")
    assert await asyncio.gather(*(store.head("g_1") for _ in range(20))) == [0] * 20


async def test_many_lines_in_a_row_may_break_in_every_way(proxy: Proxy, store: RedisStore) -> None:
    for version, cut in enumerate([proxy.hang_up, proxy.reset] * 10):
        asked = [asyncio.create_task(store.append(f"g_{n}", version, b"1", command=f"{version}")) for n in range(20)]
        await asyncio.sleep(version * 0.0002)
        cut()
        outcomes = await asyncio.gather(*asked, return_exceptions=True)
        assert {type(outcome) for outcome in outcomes} <= {Appended, StoreUnavailable}
        await asyncio.sleep(0.05)  # for the news to arrive
        again = [store.append(f"g_{n}", version, b"1", command=f"{version}") for n in range(20)]
        for outcome in await asyncio.gather(*again):
            assert outcome in (Appended(version + 1), Repeated(version + 1))


async def test_one_who_waits_too_long_ends_the_line_for_all_and_the_next_is_served(
    proxy: Proxy, store: RedisStore
) -> None:
    await store.ping()
    proxy.silent = True
    asked = [asyncio.create_task(store.append(f"g_{n}", 0, b"1", command="c")) for n in range(20)]
    assert {type(answer) for answer in await asyncio.gather(*asked, return_exceptions=True)} == {StoreUnavailable}
    proxy.silent = False
    outcomes = await asyncio.gather(*(store.append(f"g_{n}", 0, b"1", command="c") for n in range(20)))
    assert set(outcomes) <= {Appended(1), Repeated(1)}


async def test_a_server_that_is_silent_from_the_first_is_unavailable_in_time_and_then_serves(
    proxy: Proxy, namespace: str
) -> None:
    store = RedisStore(proxy.url, namespace=namespace)
    proxy.silent = True
    begin = time.monotonic()
    answers = await asyncio.gather(*(store.head("g_1") for _ in range(20)), return_exceptions=True)
    assert {type(answer) for answer in answers} == {StoreUnavailable}
    assert time.monotonic() - begin < CONNECT_SECONDS + 1
    proxy.silent = False
    assert await asyncio.gather(*(store.head("g_1") for _ in range(20))) == [0] * 20
    await store.close()


async def test_whoever_gives_up_while_the_line_is_dialled_or_asked_spoils_no_answer(
    proxy: Proxy, namespace: str
) -> None:
    store = RedisStore(proxy.url, namespace=namespace)  # as patient as it comes: the machine may be busy
    for version, pause in enumerate([0, 0.001, 0.01]):
        appends = [asyncio.create_task(store.append(f"g_{n}", version, b"%d" % n)) for n in range(100)]
        await asyncio.sleep(pause)
        for append in appends[::2]:
            append.cancel()
        assert await asyncio.gather(*appends[1::2]) == [Appended(version + 1)] * 50
        assert (await store.read("g_51"))[-1] == Entry(version + 1, b"51")
        await asyncio.gather(*(store.append(f"g_{n}", version, b"1") for n in range(0, 100, 2)))
        proxy.hang_up()
        await asyncio.sleep(0.05)  # for the news to arrive
    await store.close()


async def test_a_crowd_that_is_too_large_is_turned_away_at_once(
    proxy: Proxy, store: RedisStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("service.store.lines.WAITING", 3)
    await store.ping()
    proxy.silent = True
    asked = [asyncio.create_task(store.head("g_1")) for _ in range(3)]
    await asyncio.sleep(0)
    with pytest.raises(StoreUnavailable, match="too much to do"):
        await store.index_page("games", None, 1)
    proxy.silent = False
    await asyncio.gather(*asked, return_exceptions=True)
    assert await store.head("g_1") == 0


async def test_a_password_and_a_database_are_in_the_url(own_server: EmbeddedServer) -> None:
    admin = Redis.from_url(own_server.url)
    await admin.config_set("requirepass", "secret")
    store, without = RedisStore(f"{own_server.url}?password=secret&db=3"), RedisStore(own_server.url)
    assert await store.append("g_1", 0, b"1") == Appended(1)
    with pytest.raises(StoreUnavailable):
        await without.append("g_1", 0, b"1")
    assert await admin.execute_command("DBSIZE") == 0  # type: ignore[no-untyped-call]  # the library has no types for it
    for each in (store, without):
        await each.close()
    await admin.aclose()


async def test_a_server_that_says_nothing_is_unavailable_in_time(proxy: Proxy, store: RedisStore) -> None:
    await store.ping()
    proxy.silent = True
    begin = time.monotonic()
    for ask in (store.ping(), store.read("g_1"), store.heads(["g_1"]), store.index_page("games", None, 1)):
        with pytest.raises(StoreUnavailable, match="doesn't answer"):
            await ask
    with pytest.raises(StoreUnavailable):
        await anext(store.wakeups())
    assert time.monotonic() - begin < 5 * 0.3 + 5


async def test_a_crowd_before_a_silent_server_is_turned_away_in_time(proxy: Proxy, store: RedisStore) -> None:
    await store.ping()
    proxy.silent = True
    begin = time.monotonic()
    answers = await asyncio.gather(*(store.head("g_1") for _ in range(500)), return_exceptions=True)
    assert {type(answer) for answer in answers} == {StoreUnavailable}
    assert time.monotonic() - begin < 20, "one after another they would have waited for 150 seconds"


async def test_no_server_at_all_is_unavailable(tmp_path: Path) -> None:
    store = RedisStore(f"unix://{tmp_path}/none.sock")
    with pytest.raises(StoreUnavailable):
        await store.ping()
    with pytest.raises(StoreUnavailable):
        await anext(store.wakeups())
    await store.close()


async def test_many_callers_at_once_are_all_served(redis_store: RedisStore) -> None:
    streams = [f"g_{number}" for number in range(500)]
    outcomes = await asyncio.gather(*(redis_store.append(stream, 0, b"1") for stream in streams))
    assert outcomes == [Appended(1)] * 500


async def test_a_caller_who_gives_up_is_let_go_and_spoils_nothing(redis_store: RedisStore) -> None:
    for version in range(200):
        await redis_store.append("g_1", version, b"%d" % version)
    for tick in range(100):
        waiting = asyncio.create_task(wait_for_word(redis_store))
        reading = asyncio.create_task(redis_store.read("g_1"))
        await asyncio.sleep(tick * 0.00001)
        waiting.cancel()
        reading.cancel()
        await asyncio.wait([waiting, reading], timeout=1)
        assert waiting.cancelled()
        assert reading.done()
        assert await redis_store.head("g_1") == 200
    assert len(await redis_store.read("g_1")) == 200


async def wait_for_word(store: RedisStore) -> None:
    async with aclosing(store.wakeups()) as wakeups:
        async for _ in wakeups:
            pass


async def fill_up(server: Redis) -> None:
    await server.config_set("maxmemory", 1)


async def make_replica(server: Redis) -> None:
    await server.replicaof("127.0.0.1", 1)


@pytest.mark.parametrize("trouble", [fill_up, make_replica])
async def test_a_server_that_takes_no_writes_is_unavailable(
    own_server: EmbeddedServer, trouble: Callable[[Redis], Awaitable[None]]
) -> None:
    store, admin = RedisStore(own_server.url), Redis.from_url(own_server.url)
    await store.append("g_1", 0, b"1")
    await trouble(admin)
    with pytest.raises(StoreUnavailable, match="Nothing was changed"):
        await store.append("g_1", 1, b"2", command="c")
    with pytest.raises(StoreUnavailable, match="Nothing was changed"):
        await store.ping()
    assert await store.read("g_1") == [Entry(1, b"1")]
    await admin.aclose()
    await store.close()


async def test_a_server_that_fills_up_has_whole_commits_only(own_server: EmbeddedServer) -> None:
    store, admin = RedisStore(own_server.url), Redis.from_url(own_server.url)
    await store.append("g_1", 0, b"1", command="0")
    await admin.config_set("maxmemory", (await admin.info("memory"))["used_memory"] + 300_000)
    head = 1
    with suppress(StoreUnavailable):
        while await store.append("g_1", head, b"x" * 1000, command=f"{head}") == Appended(head + 1):
            head += 1
    assert (await store.head("g_1"), len(await store.read("g_1"))) == (head, head)
    assert await store.command("g_1", f"{head}") is None
    await admin.config_set("maxmemory", 0)
    assert await store.append("g_1", head, b"x", command=f"{head}") == Appended(head + 1)
    await admin.aclose()
    await store.close()


async def test_a_server_that_lost_its_scripts_is_taught_again(own_server: EmbeddedServer) -> None:
    store, admin = RedisStore(own_server.url), Redis.from_url(own_server.url)
    await store.append("g_1", 0, b"1")
    await admin.script_flush()
    assert await store.append("g_1", 1, b"2") == Appended(2)
    await admin.aclose()
    await store.close()


async def test_stores_with_other_namespaces_see_nothing_of_each_other(valkey_url: str, namespace: str) -> None:
    one, two = (RedisStore(valkey_url, namespace=namespace + name) for name in ("a", "b"))
    await one.append("g_1", 0, b"1")
    await one.put("k", b"v")
    await one.index_add("games", "g_1", 1)
    assert (await two.head("g_1"), await two.get("k"), await two.index_page("games", None, 1)) == (
        0,
        None,
        [],
    )
    await one.close()
    await two.close()


async def test_the_keys_of_a_stream_lie_in_one_slot(valkey_url: str, namespace: str) -> None:
    store, admin = RedisStore(valkey_url, namespace=namespace), Redis.from_url(valkey_url)
    await store.append("g_1", 0, b"1", command="c")
    keys = sorted([key async for key in admin.scan_iter(match=f"{namespace}*")])
    assert keys == [f"{namespace}{{g:g_1}}:{part}".encode() for part in ("cmd", "head", "log")]
    await admin.aclose()
    await store.close()
