"""Campaigns on a real store: through two services at once, and of a real game."""

from __future__ import annotations

import asyncio
from typing import Any

import httpx
import pytest

from domain.games.firefly.game import Firefly
from service.app import create_app
from service.settings import Settings
from service.store import MemoryStore, RedisStore
from tests.service.house import house_of, served, token_for
from tests.service.live import serving
from tests.service.rest.conftest import sign_up

pytestmark = pytest.mark.anyio

BOTS = {"game": "smugglers", "options": {"spaces": 3}, "seats": [{"kind": "bot"}, {"kind": "bot"}]}


async def over(client: httpx.AsyncClient, game: str) -> None:
    """Wait until the bots have played it to its end."""
    async with asyncio.timeout(20):
        while (await client.get(game)).json()["status"] != "ended":  # noqa: ASYNC110
            await asyncio.sleep(0.01)


async def test_two_replicas_lead_a_campaign_to_its_end(valkey_url: str, namespace: str) -> None:
    async with serving(valkey_url, namespace) as (_, one), serving(valkey_url, namespace) as (_, other):
        ann = await sign_up(one, "Ann")
        campaign = (await one.post("/v1/campaigns", json=BOTS, headers=ann)).headers["location"]
        for number in (1, 2):
            answers = await asyncio.gather(*(client.post(f"{campaign}/games", headers=ann) for client in (one, other)))
            assert sorted(answer.status_code for answer in answers) == [201, 422]
            (game,) = (answer.headers["location"] for answer in answers if answer.status_code == 201)
            assert len((await other.get("/v1/games")).json()["games"]) == number
            assert (await other.post(f"{game}/start", headers=ann)).status_code == 200
            await over(one, game)
        done = (await other.get(campaign)).json()
        assert (done["status"], done["version"], len(done["games"])) == ("ended", 3, 2)
        assert (await one.get(campaign)).json() == done
        assert (await one.post(f"{campaign}/games", headers=ann)).status_code == 422


async def test_what_a_game_of_firefly_leaves_is_in_the_options_of_the_next(valkey_url: str, namespace: str) -> None:
    store = RedisStore(valkey_url, namespace=namespace)
    app = create_app(Settings(), store=store, games={"firefly": Firefly()})
    bots = {"game": "firefly", "seats": [{"kind": "bot", "bot": "greedy"}] * 2, "options": {"talents": 2}}
    async with served(app) as client:
        ann = await sign_up(client, "Ann")
        campaign = (await client.post("/v1/campaigns", json=bots, headers=ann)).headers["location"]
        first = (await client.post(f"{campaign}/games", headers=ann)).headers["location"]
        await client.post(f"{first}/start", headers=ann)
        await over(client, first)
        second = (await client.post(f"{campaign}/games", headers=ann)).headers["location"]
        told, before = (await client.get(campaign)).json(), (await client.get(f"{first}/view")).json()
        game = (await client.get(second)).json()
        options, crew = game["options"], [one["avatar"]["card"] for one in before["players"]]
        assert [one["points"] for one in told["games"]][:2] == [max(told["games"][0]["game"]["scores"]), None]
        assert (options["campaign"], options["talents"], options["objectives"]) == (
            2,
            2,
            told["games"][1]["objectives"],
        )
        assert [name.lower() for name in options["members"][:2]] == crew
        won = told["games"][0]["game"]["outcome"] == "win"
        left = [[card["card"] for card in one["strikes"]] for one in before["players"]]
        assert options["carried"]["crew_strikes"][:2] == (left if won else [])
        assert (await client.post(f"{second}/start", headers=ann)).json()["status"] == "running"


@pytest.mark.parametrize("began", [False, True])
async def test_a_game_of_firefly_that_an_operator_ends_leaves_to_the_next_what_it_had(began: bool) -> None:
    app = create_app(Settings(rate_limits=False), store=MemoryStore(), games={"firefly": Firefly()})
    bots = {"game": "firefly", "seats": [{"kind": "bot", "bot": "greedy"}] * 2, "options": {"talents": 2}}
    async with served(app) as client:
        ann = await sign_up(client, "Ann")
        me = (await client.get("/v1/players/me", headers=ann)).json()["player"]["id"]
        admin = {"Authorization": f"Bearer {await token_for(house_of(app), me, 'admin')}"}
        campaign = (await client.post("/v1/campaigns", json=bots, headers=ann)).headers["location"]
        left = list[dict[str, Any]]()
        for number in (1, 2, 3):
            begun = await client.post(f"{campaign}/games", headers=ann)
            assert begun.status_code == 201
            game = begun.headers["location"]
            left.append((await client.get(game)).json()["options"])
            if number == 1 or began:
                await client.post(f"{game}/start", headers=ann)
            if number == 1:
                await over(client, game)
            elif number == 2:
                reason = {"reason": "Nobody came."}
                assert (
                    await client.post(f"/v1/admin/{game.removeprefix('/v1/')}/end", json=reason, headers=admin)
                ).is_success
        told = (await client.get(campaign)).json()
    assert (told["games"][1]["points"], told["games"][1]["bonus"]) == (0, 0)
    assert left[2]["campaign"] == 3
    assert [left[2][what] for what in ("members", "carried")] == [left[1][what] for what in ("members", "carried")]
    assert left[1]["carried"] != left[0]["carried"] or left[1]["members"] != left[0]["members"]
