"""Games go on, deadlines are run and notices come, whatever happens to the cluster that keeps it all."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from uuid import uuid4

import pytest
from redis.crc import key_slot

from .clients import Device, OverMutations
from .cluster import Cluster
from .killing import SETTINGS as CLOCKS, evening_on
from .stage import SETTINGS, Services, running
from .table import Table

pytestmark = pytest.mark.anyio
SECONDS = 60
"""By when everything must have gone well; mostly it has in a fifth of that."""


@pytest.fixture(scope="module")
async def services(whole_cluster: Cluster, tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Services]:
    """Two services on the cluster."""
    shared = {
        "REDIS_URL": whole_cluster.url,
        "TURNLEDGER_REDIS_NAMESPACE": uuid4().hex,
        "TURNLEDGER_DURABILITY": "memory",
    }
    async with running(Services(tmp_path_factory.mktemp("services"), {**SETTINGS, **CLOCKS, **shared})) as services:
        yield services


async def move(cluster: Cluster, slots: list[int], *, slowly: float = 0.0) -> None:
    """Let a master have slots that another has, which are open for a while."""
    for slot in slots:
        source = await asyncio.to_thread(cluster.owner, slot)
        to = next(master for master in await asyncio.to_thread(cluster.masters) if master is not source)
        with cluster.moving(slot, to) as moving:
            await asyncio.sleep(slowly)
            moving.take()
            await asyncio.sleep(slowly)


async def test_every_move_is_made_once_while_slots_move_and_masters_hand_over_and_die(
    cluster: Cluster, services: Services
) -> None:
    tables = [
        await Table.of_new_players(services, f"cluster {n}", laptop) for n, laptop in enumerate((Device, OverMutations))
    ]
    async with asyncio.timeout(SECONDS), asyncio.TaskGroup() as everything:
        for table in tables:
            everything.create_task(table.play())
        while not all(table.watchers for table in tables):  # noqa: ASYNC110
            await asyncio.sleep(0.05)
        slots = [key_slot(f"{{g:{table.watchers[0].game}}}".encode()) for table in tables]
        await move(cluster, slots, slowly=0.2)
        master = await asyncio.to_thread(cluster.owner, slots[0])
        promoted = await asyncio.to_thread(cluster.hand_over, master)
        await asyncio.sleep(0.3)
        await asyncio.to_thread(cluster.failover, promoted)
        await asyncio.sleep(0.3)
        for table in tables:
            table.over.set()
    assert all(table.games for table in tables)
    assert not [fault for table in tables for fault in table.wrong]
    failed = [device.resent for table in tables for device in table.devices]
    assert max(failed) <= 2, f"more than one retry at a failover: {failed}"


async def test_deadlines_are_run_once_and_notices_come_while_slots_move_and_a_master_dies(
    cluster: Cluster, services: Services
) -> None:
    async def trouble() -> None:
        await asyncio.sleep(1)
        await move(cluster, [*range(0, 16384, 2048)])
        for master in (await asyncio.to_thread(cluster.masters))[:2]:
            await asyncio.to_thread(cluster.failover, master)
            await asyncio.sleep(0.5)
            await asyncio.to_thread(cluster.mend)

    async with asyncio.timeout(SECONDS):
        outcome = await evening_on(services, trouble(), games=3, seed=1)
    assert outcome.wrong == []
    assert outcome.deadlines
    assert outcome.notices
