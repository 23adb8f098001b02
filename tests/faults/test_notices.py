"""Notices reach their receiver though the replica that has them on its hands is killed."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import httpx
import pytest

from tests.service.webhooks.receiver import Receiver, receiving

from .replica import Replica
from .valkey import Valkey

pytestmark = pytest.mark.anyio

SETTINGS = {
    "TURNLEDGER_LOG_LEVEL": "error",
    "TURNLEDGER_WEBHOOK_PRIVATE_HOSTS": "localhost",
    "TURNLEDGER_WEBHOOK_SECONDS": "1",
    "TURNLEDGER_WEBHOOK_RETRIES": "0.1,0.1",
    "TURNLEDGER_WEBHOOK_LOOK_SECONDS": "0.1",
}


@pytest.fixture
async def replicas(tmp_path: Path, sockets: Path) -> AsyncIterator[tuple[Replica, Replica]]:
    """Two on one store, of which the first is up."""
    store = Valkey(tmp_path, sockets / "notices.sock")
    store.start()
    both = tuple(Replica(tmp_path, {**SETTINGS, "REDIS_URL": store.url}) for _ in range(2))
    try:
        await asyncio.to_thread(both[0].start)
        yield both[0], both[1]
    finally:
        for replica in both:
            await asyncio.to_thread(replica.stop)
        store.kill()


async def test_a_notice_whose_replica_was_killed_over_it_is_sent_by_another_with_the_same_id(
    replicas: tuple[Replica, Replica],
) -> None:
    dying, other = replicas
    async with receiving() as receiver:
        receiver.answers = [None, 204]
        secret = await _begun(dying, receiver)
        (first,) = await receiver.count(1)
        dying.kill()
        await asyncio.to_thread(other.start)
        _, again = await receiver.count(2)
        assert first.said["type"] == "game.started"
        assert (again.id, again.body) == (first.id, first.body)
        assert again.verified(secret) == first.said


async def _begun(replica: Replica, receiver: Receiver) -> str:
    """A game that begins, of a player who is told so; the secret of the webhook."""
    async with httpx.AsyncClient(base_url=replica.url, timeout=10) as http:
        token = (await http.post("/v1/players", json={"name": "Ann"})).json()["token"]
        http.headers["Authorization"] = f"Bearer {token}"
        hook = {"url": receiver.url, "kinds": ["game.started"]}
        made = (await http.post("/v1/players/me/webhooks", json=hook)).json()
        seats = [{}, {"kind": "bot", "bot": "random"}]
        asked = {"game": "villains", "preset": "first-game", "seats": seats, "sit": True}
        game = (await http.post("/v1/games", json=asked)).json()["id"]
        assert (await http.post(f"/v1/games/{game}/start", json={})).is_success
    return str(made["secret"])
