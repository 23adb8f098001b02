"""Time runs out, whichever replica is up: once, and never for want of somebody to say so."""

from __future__ import annotations

import asyncio
from typing import Any

import httpx
import pytest

from service.store import RedisStore

from .stage import Stage

pytestmark = pytest.mark.anyio
SECONDS = 30


async def test_what_two_replicas_run_out_of_and_one_is_killed_in_is_told_once_and_to_the_end(stage: Stage) -> None:
    """A player who never comes: both say so, move after move, until one dies and the other goes on alone."""
    dying, other = stage.replicas
    store = RedisStore(stage.store.url)
    async with httpx.AsyncClient(base_url=dying.url, timeout=10) as http:
        token = (await http.post("/v1/players", json={"name": "ann"})).json()["token"]
        http.headers["Authorization"] = f"Bearer {token}"
        asked = {"game": "villains", "preset": "first-game", "seats": [{}], "sit": True}
        game = (await http.post("/v1/games", json={**asked, "clock": {"kind": "turn", "seconds": 1}})).json()["id"]
        await http.post(f"/v1/games/{game}/start", json={})
    async with asyncio.timeout(SECONDS):
        while (left := await store.head(game)) < 10:  # noqa: ASYNC110
            await asyncio.sleep(0.005)
    dying.kill()

    async with httpx.AsyncClient(base_url=other.url, timeout=10) as http, asyncio.timeout(SECONDS):
        while (summary := (await http.get(f"/v1/games/{game}")).json())["status"] == "running":  # noqa: ASYNC110
            await asyncio.sleep(0.05)
        commits: list[dict[str, Any]] = []
        while page := (await http.get(f"/v1/games/{game}/events?limit=100&after={len(commits)}")).json()["commits"]:
            commits += page

    assert left < summary["version"]
    assert [commit["version"] for commit in commits] == [*range(1, len(commits) + 1)]
    ran_out = [sum(event["type"] == "TimeRanOut" for event in commit["events"]) for commit in commits[2:]]
    assert ran_out == [1] * len(ran_out)
    assert commits[2]["at"] >= commits[1]["at"] + 1000
    await store.close()
    await asyncio.to_thread(dying.start)
