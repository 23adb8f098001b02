"""What `scripts/failovers` does is done once, and what it would say of a loss is tried."""

from __future__ import annotations

import json
from uuid import uuid4

import pytest

from service.store import RedisStore

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
