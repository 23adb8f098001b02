"""Bots that look ahead, on a service in a process of its own: they can be asked for everywhere, and leave nothing behind."""

from __future__ import annotations

import asyncio
from pathlib import Path

import httpx
import pytest

from service.store.embedded import EmbeddedServer

from .service import Service, running

pytestmark = pytest.mark.anyio
QUICK = {"TURNLEDGER_BOTS_SEARCH_SECONDS": "0.01"}
GAMES = {"villains": "first-game", "alien": "first-game", "firefly": "first-game", "conquest": "cooperative"}
LAY = """mutation($game: GameName!, $preset: String!) {
  createGame(input: {game: $game, preset: $preset, seats: [{kind: bot, bot: search}]}) {
    __typename ... on Game { seats { bot } } ... on Refusal { message }
  }
}"""


def workers(service: Service) -> set[int]:
    """The processes in which the bots of a service think."""
    found = set[int]()
    for status in Path("/proc").glob("[0-9]*/status"):
        try:
            parent = next(line for line in status.read_text().splitlines() if line.startswith("PPid:")).split()[1]
            command = (status.parent / "cmdline").read_bytes()
        except (OSError, StopIteration):
            continue  # it has ended meanwhile
        if int(parent) == service.process.pid and b"spawn_main" in command:
            found.add(int(status.parent.name))
    return found


async def thinking(service: Service) -> set[int]:
    """The same, once a game has come so far that they think."""
    async with httpx.AsyncClient(base_url=service.url, timeout=10) as http:
        token = (await http.post("/v1/players", json={"name": "ann"})).json()["token"]
        http.headers["Authorization"] = f"Bearer {token}"
        for game, preset in GAMES.items():
            asked = {"game": game, "preset": preset, "seats": [{"kind": "bot", "bot": "search"}]}
            laid = await http.post("/v1/games", json=asked)
            assert laid.status_code == 201
            told = await http.post("/graphql", json={"query": LAY, "variables": {"game": game, "preset": preset}})
            assert told.json()["data"]["createGame"]["seats"] == [{"bot": "search"}]
            assert (await http.get(f"/v1/rulesets/{game}")).json()["bots"] == ["random", "greedy", "search"]
        await http.post(f"{laid.headers['location']}/start", json={})
        async with asyncio.timeout(60):
            while (await http.get(laid.headers["location"])).json()["version"] < 12:  # noqa: ASYNC110
                await asyncio.sleep(0.05)
            while not (found := workers(service)):  # noqa: ASYNC110
                await asyncio.sleep(0.05)
    return found


async def gone(processes: set[int]) -> None:
    async with asyncio.timeout(20):
        while any(_lives(one) for one in processes):  # noqa: ASYNC110
            await asyncio.sleep(0.05)


def _lives(process: int) -> bool:
    try:
        return "State:\tZ" not in Path(f"/proc/{process}/status").read_text()
    except OSError:
        return False


async def test_all_games_have_them_and_they_end_with_the_service(tmp_path: Path) -> None:
    with running(tmp_path, QUICK) as service:
        found = await thinking(service)
        assert await asyncio.to_thread(service.stop) == 0
        assert not any(map(_lives, found))


async def test_none_stays_behind_where_the_service_is_killed(tmp_path: Path) -> None:
    with running(tmp_path, QUICK) as service:
        found = await thinking(service)
        service.process.kill()
        await gone(found)
    await asyncio.to_thread(end_store, tmp_path)


def end_store(directory: Path) -> None:
    """End the private store that a killed service leaves behind: the next one on its directory does, before it begins."""
    with EmbeddedServer(directory):
        pass
