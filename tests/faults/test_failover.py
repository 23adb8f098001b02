"""The primary hands over, and whoever is led there by a name or an address finds the one that took over."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from redis import Redis

from service.doctor import Finding
from service.fitness import Unfit, check, look_at
from service.settings import Settings
from service.store import Appended, Promise, RedisStore, StoreUnavailable
from tests.service.store.proxy import Proxy

from .valkey import HOST, Valkey, copied

pytestmark = pytest.mark.anyio


@pytest.fixture
def servers(tmp_path: Path, sockets: Path) -> Iterator[tuple[Valkey, Valkey]]:
    with copied(tmp_path, sockets) as (primary, (follower,)):
        yield primary, follower


def hand_over(primary: Valkey, follower: Valkey) -> None:
    """Let them change places; nobody hangs up on those who talk to the old primary."""
    follower.promote()
    with Redis.from_url(primary.url) as line:
        line.replicaof(HOST, follower.port)


@pytest.mark.parametrize("promise", [Promise("disk"), Promise("replicated", 1)], ids=lambda promise: promise.level)
async def test_a_line_to_who_only_follows_by_now_is_dialled_anew(
    servers: tuple[Valkey, Valkey], promise: Promise, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("service.store.line.FOLLOWED_SECONDS", 0.0)
    primary, follower = servers
    async with Proxy(primary.url).running() as line:
        store = RedisStore(line.url, promise=promise)
        assert await store.append("g_1", 0, b"a move", command="a") == Appended(1)
        hand_over(primary, follower)
        line.upstream = follower.url
        with pytest.raises(StoreUnavailable, match="refuses"):
            await store.append("g_1", 1, b"another", command="b")
        if promise.copies == 0:
            assert await store.append("g_1", 1, b"another", command="b") == Appended(2)
        assert await store.head("g_1") == 1 + (promise.copies == 0)
        await store.close()


async def test_a_line_that_is_new_is_kept_where_it_leads_to_a_follower(servers: tuple[Valkey, Valkey]) -> None:
    """A name that leads there for good is no reason to dial for each move."""
    _, follower = servers
    store = RedisStore(follower.url)
    with Redis.from_url(follower.url) as line:
        before = line.info("stats")["total_connections_received"]
        for _ in range(3):
            with pytest.raises(StoreUnavailable, match="refuses"):
                await store.append("g_1", 0, b"a move")
        assert line.info("stats")["total_connections_received"] == before + 1
    await store.close()
    told: list[Finding] = [*look_at(follower.url, Settings(redis_url=follower.url))()]
    assert {finding.about for finding in told if finding.level == "wrong"} == {"store role", "store writes"}
    with pytest.raises(Unfit, match="Let REDIS_URL name the primary"):
        check(look_at(follower.url, Settings(redis_url=follower.url)), patience=0)
