"""How a cluster is named, where its keys lie, and what is asked again: what needs no servers to be seen."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from typing import Any

import pytest
from hypothesis import given, strategies as st
from redis.crc import REDIS_CLUSTER_HASH_SLOTS, key_slot
from redis.exceptions import (
    AskError,
    AuthenticationError,
    BusyLoadingError,
    ClusterDownError,
    MovedError,
    NoScriptError,
    OutOfMemoryError,
    TryAgainError,
)

from service.store import RedisStore, Store, StoreUnavailable
from service.store.cluster import Cluster
from service.store.line import Unsent
from service.store.server import Server
from service.store.slots import Address, Slots

pytestmark = pytest.mark.anyio
HERE, THERE = ("here", 1), ("there", 2)


def slots_of(url: str) -> Slots:
    """What a store on a cluster knows of its servers."""
    return cluster_at(url)._slots


def cluster_at(url: str) -> Cluster:
    """The cluster that a store is on."""
    found = RedisStore(url, answer_seconds=1)._servers
    assert isinstance(found, Cluster)
    return found


# -- its URL


@pytest.mark.parametrize(
    ("hosts", "known"),
    [
        ("store", {("store", 6379)}),
        ("10.0.0.1:7000,store:7001", {("10.0.0.1", 7000), ("store", 7001)}),
        ("[::1]:7000,[fe80::1]", {("::1", 7000), ("fe80::1", 6379)}),
        ("me:secret@store:7000/0?ssl_cert_reqs=none", {("store", 7000)}),
    ],
)
def test_a_url_names_some_servers_of_a_cluster(hosts: str, known: set[Address]) -> None:
    assert set(slots_of(f"redis+cluster://{hosts}").by_trust()) == known


def test_all_servers_are_dialled_as_the_url_says() -> None:
    slots = slots_of("rediss+cluster://me:secret@store:7000?ssl_check_hostname=false")
    dialled: Any = slots.server(("::1", 7001))._redis.connection_pool
    given = dialled.connection_kwargs
    assert [given[name] for name in ("host", "port", "username", "password")] == ["::1", 7001, "me", "secret"]
    assert dialled.connection_class.__name__ == "SSLConnection"
    assert given["ssl_check_hostname"] is False


@pytest.mark.parametrize(
    "url", ["redis+cluster://", "valkey+cluster://store", "redis+cluster:///0", "redis+cluster://a:b"]
)
def test_what_names_no_cluster_is_refused(url: str) -> None:
    with pytest.raises(ValueError, match=r"cluster://|no host"):
        RedisStore(url)


# -- its keys


class Asked:
    """Stands for servers, and remembers by which keys they were asked about which."""

    def __init__(self) -> None:
        self.about: list[tuple[str, list[str]]] = []

    async def ask(self, key: str, *command: Any, again: bool = False, kept: bool = False) -> Any:
        """Nothing is answered that anybody could use."""
        scripted = command[0] in ("EVALSHA", "EVAL")
        self.about.append((key, [*command[3 : 3 + command[2]]] if scripted else [command[1]]))
        raise OutOfMemoryError

    async def close(self) -> None:
        """Nothing is open."""


def _uses(store: RedisStore, name: str, other: str) -> dict[str, Callable[[], Awaitable[Any]]]:
    return {
        "append": lambda: store.append(name, 0, b"", command=other),
        "read": lambda: store.read(name),
        "head": lambda: store.head(name),
        "heads": lambda: store.heads([name, other]),
        "command": lambda: store.command(name, other),
        "commands": lambda: store.commands(name),
        "forget_commands": lambda: store.forget_commands(name, 1),
        "archive": lambda: store.archive(name, 1, b""),
        "stub": lambda: store.stub(name),
        "restore": lambda: store.restore(name, b"", [], {}),
        "erase": lambda: store.erase(name, b""),
        "snapshot": lambda: store.snapshot(name),
        "keep_snapshot": lambda: store.keep_snapshot(name, b""),
        "get": lambda: store.get(name),
        "put": lambda: store.put(name, b""),
        "put_once": lambda: store.put_once(name, b""),
        "swap": lambda: store.swap(name, None, b""),
        "index_add": lambda: store.index_add(name, other, 1),
        "index_remove": lambda: store.index_remove(name, other),
        "index_page": lambda: store.index_page(name, None, 1),
        "index_due": lambda: store.index_due(name, 1, 1),
        "index_count": lambda: store.index_count(name),
        "freeze": lambda: store.freeze(name, b""),
        "frozen": lambda: store.frozen(name),
        "thaw": lambda: store.thaw(name),
        "queue_length": lambda: store.queue_length(name),
        "queue_add": lambda: store.queue_add(name, b""),
        "queue_take": lambda: store.queue_take(name, 1, 1),
        "queue_done": lambda: store.queue_done(name, "1-0"),
        "take": lambda: store.take(name, 1, 1, 1),
        "say": lambda: store.say(name, b"", 1, 1, mark="0a"),
        "said": lambda: store.said(name),
        "resay": lambda: store.resay(name, 1, b""),
    }


OF_NO_KEY = {"streams", "wakeups", "ping", "close"}

names = st.text("ab{}:\x00é", max_size=6)


@given(namespace=st.text("ab:\x00é", max_size=4), name=names, other=names)
def test_all_that_is_asked_about_at_once_lies_in_the_slot_where_it_is_asked(
    namespace: str, name: str, other: str
) -> None:
    store, asked = RedisStore("redis+cluster://store", namespace=namespace), Asked()
    store._servers = asked  # type: ignore[assignment]
    uses = _uses(store, name, other)
    assert uses.keys() | OF_NO_KEY == {use for use in vars(Store) if not use.startswith("_")}
    for use in uses.values():
        with pytest.raises(StoreUnavailable):
            asyncio.run(_done(use))
    assert len(asked.about) == len(uses) + 1  # two heads
    for key, about in asked.about:
        assert {key_slot(each.encode()) for each in about} == {key_slot(key.encode())}


async def _done(use: Callable[[], Awaitable[Any]]) -> None:
    await use()


def test_a_namespace_with_braces_would_put_all_games_in_one_slot_and_is_refused() -> None:
    for namespace in ("{", "a}", "{a}", "{}"):
        with pytest.raises(ValueError, match="braces"):
            RedisStore("redis+cluster://store", namespace=namespace)
        RedisStore("redis://store", namespace=namespace)


# -- what is asked again


class Told:
    """Stands for a server that says one thing after the other."""

    open, waiting = True, 0

    def __init__(self, says: Iterator[Any]) -> None:
        self._says = says
        self.asked: list[str] = []

    async def ask(self, key: str, *command: Any, again: bool = False, kept: bool = False) -> Any:
        """What it says next."""
        if command[:2] == ("CLUSTER", "SLOTS"):
            return [[0, REDIS_CLUSTER_HASH_SLOTS - 1, [b"here", HERE[1], b"id"], [b"there", THERE[1], b"id"]]]
        self.asked.append("")
        return self._next()

    async def ask_anyway(self, key: str, *command: Any, kept: bool = False) -> Any:
        """What it says next, even where it isn't its business."""
        self.asked.append("anyway")
        return self._next()

    def _next(self) -> Any:
        if isinstance(said := next(self._says), Exception):
            raise said
        return said

    async def close(self) -> None:
        """Nothing is open."""


def cluster(*here: Any, there: tuple[Any, ...] = ()) -> tuple[Cluster, Told, Told]:
    """A cluster of two servers, of which the first has all slots, as far as anybody tells."""
    found = cluster_at("redis+cluster://here:1,there:2")
    both = Told(iter(here)), Told(iter(there))
    found._slots._servers = dict(zip((HERE, THERE), both, strict=True))  # type: ignore[arg-type]
    return found, *both


MOVED, ASK = MovedError("1 there:2"), AskError("1 there:2")


@pytest.mark.parametrize(
    "why", [TryAgainError(), ClusterDownError("down"), BusyLoadingError(), Unsent()], ids=lambda why: type(why).__name__
)
async def test_what_was_not_carried_out_is_asked_again_whatever_it_was(why: Exception) -> None:
    asked, _, _ = cluster(why, b"done")
    assert await asked.ask("key", "INCR", "key") == b"done"
    await asked.close()


async def test_who_is_sent_elsewhere_asks_there_and_says_so_where_it_is_only_for_once() -> None:
    asked, _, there = cluster(MOVED, there=(b"1",))
    assert await asked.ask("key", "INCR", "key") == b"1"
    assert there.asked == [""]
    await asked.close()
    asked, here, there = cluster(ASK, b"2", there=(b"1",))
    assert [await asked.ask("key", "INCR", "key") for _ in range(2)] == [b"1", b"2"]
    assert (here.asked, there.asked) == (["", ""], ["anyway"])
    await asked.close()


async def test_what_may_have_been_carried_out_is_asked_again_only_where_that_does_no_harm() -> None:
    for why in (ConnectionError(), TimeoutError(), RuntimeError()):
        asked, here, _ = cluster(why, b"done", why)
        assert await asked.ask("key", "GET", "key", again=True) == b"done"
        with pytest.raises(type(why)):
            await asked.ask("key", "INCR", "key")
        assert len(here.asked) == 3
        await asked.close()


@pytest.mark.parametrize("why", [OutOfMemoryError(), AuthenticationError(), NoScriptError()])
async def test_what_is_refused_is_not_asked_again(why: Exception) -> None:
    asked, here, _ = cluster(why)
    with pytest.raises(type(why)):
        await asked.ask("key", "GET", "key", again=True)
    assert len(here.asked) == 1
    await asked.close()


async def test_who_was_cut_off_and_then_refused_is_not_told_that_nothing_happened() -> None:
    asked, _, _ = cluster(ConnectionError("cut"), OutOfMemoryError())
    with pytest.raises(ConnectionError, match="cut"):
        await asked.ask("key", "SET", "key", again=True)
    await asked.close()


async def test_it_is_asked_again_no_longer_than_an_answer_may_take() -> None:
    asked, here, _ = cluster(*(ClusterDownError("down") for _ in range(1000)))
    with pytest.raises(TimeoutError):
        await asked.ask("key", "INCR", "key")
    assert 5 < len(here.asked) < 20, "ten times in a second"
    await asked.close()


async def test_two_who_send_to_each_other_are_not_asked_without_a_pause() -> None:
    back = MovedError("1 here:1")
    asked, here, there = cluster(*[MOVED] * 100, there=(*[back] * 100,))
    with pytest.raises(TimeoutError):
        await asked.ask("key", "INCR", "key")
    assert len(here.asked + there.asked) < 20
    await asked.close()


async def test_a_crowd_that_waits_for_a_cluster_is_not_too_large(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("service.store.cluster.WAITING", 2)
    asked, _, _ = cluster(*(ClusterDownError("down") for _ in range(1000)))
    told = await asyncio.gather(*(asked.ask("key", "GET", "key") for _ in range(5)), return_exceptions=True)
    assert sorted(type(error).__name__ for error in told if isinstance(error, Exception)) == [
        *["StoreUnavailable"] * 3,
        *["TimeoutError"] * 2,
    ]
    await asked.close()


def test_one_server_and_many_are_asked_alike() -> None:
    said = [{name for name in vars(kind) if not name.startswith("_")} for kind in (Server, Cluster)]
    assert said[1] - {"shares", "copies"} <= said[0]  # which only the doctor asks for
