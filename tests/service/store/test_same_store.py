"""Whatever is asked, in whatever order: the store in memory and the one on a server answer the same."""

import asyncio
from uuid import uuid4

import pytest
from hypothesis import settings, strategies as st
from hypothesis.stateful import RuleBasedStateMachine, rule, run_state_machine_as_test

from service.store import Link, MemoryStore, RedisStore, Store

streams = st.sampled_from(["g_1", "g_2"])
digests = st.sampled_from([b"", b"a", b"b:\x00"])
commands = st.sampled_from(["", "c1", "c2", "c:3"])
names = st.text("aé:{}\x00\U0001f600", max_size=3)


class BothStores(RuleBasedStateMachine):
    url = ""

    def __init__(self) -> None:
        super().__init__()
        self._runner = asyncio.Runner()
        self._stores: list[Store] = [MemoryStore(), RedisStore(self.url, namespace=uuid4().hex)]

    def teardown(self) -> None:
        for store in self._stores:
            self._runner.run(store.close())
        self._runner.close()

    def same(self, method: str, *args: object, **options: object) -> None:
        here, there = (self._runner.run(getattr(store, method)(*args, **options)) for store in self._stores)
        assert here == there

    @rule(
        stream=streams,
        ahead=st.integers(-1, 1),
        entry=st.binary(max_size=5),
        command=commands,
        mark=names,
        link=st.builds(Link, digests, digests),
    )
    def append(self, stream: str, ahead: int, entry: bytes, command: str, mark: str, link: Link) -> None:
        expected = self._runner.run(self._stores[0].head(stream)) + ahead
        self.same("append", stream, expected, entry, command=command, fingerprint=mark, link=link)

    @rule(stream=streams, why=st.binary(max_size=2))
    def freeze(self, stream: str, why: bytes) -> None:
        self.same("freeze", stream, why)
        self.same("frozen", stream)

    @rule(stream=streams)
    def thaw(self, stream: str) -> None:
        self.same("thaw", stream)
        self.same("frozen", stream)

    @rule(stream=streams, after=st.integers(0, 5), limit=st.none() | st.integers(1, 3))
    def read(self, stream: str, after: int, limit: int | None) -> None:
        self.same("read", stream, after, limit)

    @rule(wanted=st.lists(streams))
    def heads(self, wanted: list[str]) -> None:
        self.same("heads", wanted)

    @rule(stream=streams, command=commands)
    def command(self, stream: str, command: str) -> None:
        self.same("command", stream, command)

    @rule(key=names, value=st.binary(max_size=3), method=st.sampled_from(["put", "put_once"]))
    def keep(self, key: str, value: bytes, method: str) -> None:
        self.same(method, f"k:{key}", value)
        self.same("get", f"k:{key}")

    @rule(member=names, score=st.integers(-2, 2))
    def index(self, member: str, score: int) -> None:
        self.same("index_add", "games", member, score)

    @rule(member=names)
    def drop(self, member: str) -> None:
        self.same("index_remove", "games", member)

    @rule(count=st.integers(1, 3))
    def page(self, count: int) -> None:
        cursor = None
        while rows := self._runner.run(self._stores[0].index_page("games", cursor, count)):
            self.same("index_page", "games", cursor, count)
            cursor = rows[-1].cursor
        self.same("index_page", "games", cursor, count)


@pytest.mark.parametrize("examples", [30, 5], ids=["redis", "cluster"])
def test_both_stores_answer_the_same(request: pytest.FixtureRequest, examples: int) -> None:
    where = request.getfixturevalue("valkey_url") if examples == 30 else request.getfixturevalue("whole_cluster").url

    class Here(BothStores):
        url = where

    run_state_machine_as_test(Here, settings=settings(max_examples=examples, stateful_step_count=30))
