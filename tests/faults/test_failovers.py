"""What `scripts/failovers` does is done once, and what it would say of a loss is tried."""

from __future__ import annotations

import json
import signal
from collections.abc import Iterator
from uuid import uuid4

import pytest

from service.store import Appended, Promise, RedisStore, Repeated, StoreUnavailable

from .cluster import Cluster
from .failovers import failovers, history

pytestmark = pytest.mark.anyio


async def test_what_was_acknowledged_is_there_after_a_failover(cluster: Cluster) -> None:
    store = RedisStore(cluster.url, namespace=uuid4().hex)
    outcome, clients = await failovers(cluster, store, count=1, streams=4, seed=1)
    await store.close()
    assert (outcome.lost, outcome.wrong) == (0, [])
    assert outcome.acknowledged > 100
    assert outcome.conflicts
    assert 0 < outcome.failovers[0].pause < 10
    told = [json.loads(line) for line in history(clients)]
    assert sum(call["came"] == "done" for call in told) == outcome.acknowledged


@pytest.fixture
def on_disk(cluster: Cluster) -> Iterator[Cluster]:
    """The cluster, whose nodes acknowledge nothing that isn't on their disks."""
    cluster.configure("appendfsync", "always")
    yield cluster
    cluster.configure("appendfsync", "no")


async def test_at_replicated_each_master_of_a_cluster_waits_for_a_replica_of_its_own(
    on_disk: Cluster, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What another master's replica has is no copy, and others go on meanwhile."""
    for name in ("COPIED_MS", "ON_DISK_MS"):
        monkeypatch.setattr(f"service.store.kept.{name}", 200)
    streams = {on_disk.master_of(f"{{g:{n}}}"): f"{n}" for n in range(30)}
    silent, *others = streams
    replica = on_disk.replica_of(silent)
    store = RedisStore(on_disk.url, namespace=uuid4().hex, promise=Promise("replicated", 1))
    try:
        replica.signal(signal.SIGSTOP)
        with pytest.raises(StoreUnavailable, match="too few"):
            await store.append(streams[silent], 0, b"a move", command="once", fingerprint=b"f")
        for other in others:
            assert await store.append(streams[other], 0, b"a move") == Appended(1)
        replica.signal(signal.SIGCONT)
        assert await store.append(streams[silent], 0, b"a move", command="once", fingerprint=b"f") == Repeated(1)
    finally:
        replica.signal(signal.SIGCONT)
        await store.close()
