"""Campaigns on a real store: through two services at once, and of a real game."""

from __future__ import annotations

import asyncio

import httpx
import pytest

from domain.games.firefly.game import Firefly
from service.app import create_app
from service.settings import Settings
from service.store import RedisStore
from tests.service.house import served
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
