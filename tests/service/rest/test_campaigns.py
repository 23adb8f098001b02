"""A campaign over REST, from its agreement to its end."""

from __future__ import annotations

import httpx
import pytest

from tests.service.rest.problems import problem

pytestmark = pytest.mark.anyio
Headers = dict[str, str]

BOTS = {"game": "smugglers", "options": {"spaces": 3}, "seats": [{"kind": "bot"}, {"kind": "bot"}]}


async def over(client: httpx.AsyncClient, game: str) -> None:
    """Wait until the bots have played it to its end: with nobody else at the table they need no help."""
    while (await client.get(game)).json()["status"] != "ended":
        pass


async def test_a_whole_campaign(client: httpx.AsyncClient, ann: Headers) -> None:
    created = await client.post("/v1/campaigns", json=BOTS, headers=ann)
    assert created.status_code == 201
    campaign = created.headers["location"]
    assert (await client.get(campaign)).json() == created.json()
    listed = (await client.get("/v1/campaigns?mine=true", headers=ann)).json()["campaigns"]
    assert [one["id"] for one in listed] == [created.json()["id"]]
    for number in (1, 2):
        begun = await client.post(f"{campaign}/games", headers=ann)
        assert (begun.status_code, begun.json()["version"]) == (201, 1 + number)
        game = begun.headers["location"]
        assert (await client.get(game)).json()["campaign"] == created.json()["id"]
        early = await client.post(f"{campaign}/games", headers=ann)
        problem(early, 422, "wrong_phase")
        assert early.json()["detail"] == f"Game {number} of the campaign is not over yet."
        await client.post(f"{game}/start", headers=ann)
        await over(client, game)
    done = (await client.get(campaign, headers={"Accept-Language": "fr"})).json()
    assert done["status"] == "ended"
    assert done["score"] == sum(one["points"] + one["bonus"] for one in done["games"]) + (2 if done["won"] else 0)
    assert done["title"] in ("smuggler (fr)", "angler (fr)")
    problem(await client.post(f"{campaign}/games", headers=ann), 422, "game_over")


async def test_what_is_refused(client: httpx.AsyncClient, ann: Headers, ben: Headers) -> None:
    problem(await client.post("/v1/campaigns", json=BOTS), 401, "unauthenticated")
    problem(
        await client.post("/v1/campaigns", json={**BOTS, "preset": "creek"}, headers=ann),
        400,
        "unknown_field",
        "/preset",
    )
    wrong = await client.post("/v1/campaigns", json={**BOTS, "options": {"spaces": 99}}, headers=ann)
    problem(wrong, 422, "option_invalid", "/options/spaces")
    campaign = (await client.post("/v1/campaigns", json=BOTS, headers=ann)).headers["location"]
    problem(await client.post(f"{campaign}/games", headers=ben), 403, "forbidden")
    problem(await client.get("/v1/campaigns/c_nothing"), 404, "not_found")


async def test_the_same_key_begins_one_game(client: httpx.AsyncClient, ann: Headers) -> None:
    campaign = (await client.post("/v1/campaigns", json=BOTS, headers=ann)).headers["location"]
    key = {**ann, "Idempotency-Key": "first"}
    first, again = [await client.post(f"{campaign}/games", headers=key) for _ in range(2)]
    assert first.headers["location"] == again.headers["location"]
    assert len((await client.get("/v1/games")).json()["games"]) == 1
