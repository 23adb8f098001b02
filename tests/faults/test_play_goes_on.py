"""Games go on, and every move is made once, told in order and never lost, whatever fails meanwhile."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from random import Random

import pytest

from .clients import Device, OverMutations
from .stage import Stage
from .table import Table

pytestmark = pytest.mark.anyio

LAPTOPS = (Device, OverMutations)
"""There is a table for each."""
SECONDS = 40
"""By when everything must have gone well; mostly it has in a fifth of that."""

Trouble = Callable[[Stage], Awaitable[None]]


async def kill_services(stage: Stage) -> None:
    """One service after the other dies in the middle of play, and is started again."""
    for replica in stage.replicas:
        await asyncio.sleep(0.5)
        replica.kill()
        await asyncio.sleep(0.5)
        await asyncio.to_thread(replica.start)


async def end_services(stage: Stage) -> None:
    """One service after the other is ended in good order and started again, as a new version is rolled out."""
    for replica in stage.replicas:
        await asyncio.sleep(0.3)
        await asyncio.to_thread(replica.stop)
        await asyncio.to_thread(replica.start)


async def kill_store(stage: Stage) -> None:
    """The store dies in the middle of play, again and again."""
    for _ in range(3):
        await asyncio.sleep(0.7)
        stage.store.kill()
        await asyncio.sleep(0.3)
        await asyncio.to_thread(stage.store.start)


async def kill_both(stage: Stage) -> None:
    """The store and a service die together; the service is back first."""
    for replica in stage.replicas:
        await asyncio.sleep(0.5)
        stage.store.kill()
        replica.kill()
        await asyncio.to_thread(replica.start)
        await asyncio.to_thread(stage.store.start)


async def cut_lines(stage: Stage) -> None:
    """Replies are lost after the store did its work, and lines are cut or torn."""
    chance = Random(1)
    for _ in range(60):
        await asyncio.sleep(0.05)
        match chance.choice(["reply", "reply", "hang up", "reset"]):
            case "reply":
                stage.line.replies_to_cut += 1
            case "hang up":
                stage.line.hang_up()
            case _:
                stage.line.reset()
    stage.line.replies_to_cut = 0


@pytest.mark.parametrize("trouble", [kill_services, end_services, kill_store, kill_both, cut_lines])
async def test_every_move_is_made_once_and_no_game_is_stuck(stage: Stage, trouble: Trouble) -> None:
    tables = [await Table.of_new_players(stage, f"{trouble.__name__} {n}", laptop) for n, laptop in enumerate(LAPTOPS)]
    async with asyncio.timeout(SECONDS), asyncio.TaskGroup() as everything:
        for table in tables:
            everything.create_task(table.play())
        await trouble(stage)
        for table in tables:
            table.over.set()
    assert all(table.games for table in tables)
    assert not [fault for table in tables for fault in table.wrong]
    assert sum(device.resent for table in tables for device in table.devices), "nothing failed"
    assert sum(watcher.cut for table in tables for watcher in table.watchers) or trouble is not kill_services
