"""Bots play on, whichever replica is up."""

from __future__ import annotations

import asyncio

import httpx
import pytest

from service.store import RedisStore

from .stage import Stage

pytestmark = pytest.mark.anyio

BOTS = [{"kind": "bot", "bot": "random"}] * 3
SECONDS = 20


async def test_a_game_that_a_killed_service_left_is_played_on_by_the_other(stage: Stage) -> None:
    """Nobody asks the other replica for the game: it finds by itself that the bots stand still."""
    dying, other = stage.replicas
    store = RedisStore(stage.store.url)
    async with httpx.AsyncClient(base_url=dying.url, timeout=10) as http:
        token = (await http.post("/v1/players", json={"name": "ann"})).json()["token"]
        http.headers["Authorization"] = f"Bearer {token}"
        asked = {"game": "villains", "preset": "first-game", "seats": BOTS}
        game = (await http.post("/v1/games", json=asked)).json()["id"]
        await http.post(f"/v1/games/{game}/start", json={})
    dying.kill()
    left = await store.head(game)

    async with asyncio.timeout(SECONDS):
        while (head := await store.head(game)) < left + 20:  # noqa: ASYNC110
            await asyncio.sleep(0.1)
    async with httpx.AsyncClient(base_url=other.url, timeout=10) as http:
        while (summary := (await http.get(f"/v1/games/{game}")).json())["status"] == "running":  # noqa: ASYNC110
            await asyncio.sleep(0.1)
        commits = (await http.get(f"/v1/games/{game}/events?limit=100")).json()["commits"]

    assert 1 < left < head <= summary["version"]
    assert [commit["version"] for commit in commits] == [*range(1, len(commits) + 1)]
    assert [commit["prev"] for commit in commits[1:]] == [commit["hash"] for commit in commits[:-1]]
    await store.close()
    await asyncio.to_thread(dying.start)
