"""A campaign played through two services on one real store."""

from __future__ import annotations

import asyncio

import httpx
import pytest

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
