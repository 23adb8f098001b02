"""Two services on one store, and a private game: invited at the one, come to at the other."""

from __future__ import annotations

import asyncio
from contextlib import ExitStack
from pathlib import Path
from uuid import uuid4

import httpx
import pytest

from tests.e2e.client import Client
from tests.e2e.service import running

pytestmark = pytest.mark.anyio
GAME = {"game": "villains", "preset": "first-game", "seats": [{}, {}], "sit": True, "visibility": "private", "delay": 2}
FOLLOW = "subscription ($g: ID!) { gameEvents(gameId: $g, after: 0) { version } }"
ACCEPT = "mutation ($t: String!) { acceptInvite(input: {token: $t}) { ... on Game { id } ... on Refusal { code } } }"
STREAM = {"accept": "text/event-stream"}


async def sign_up(client: httpx.AsyncClient, name: str) -> dict[str, str]:
    return {"Authorization": f"Bearer {(await client.post('/v1/players', json={'name': name})).json()['token']}"}


async def accepted(client: httpx.AsyncClient, token: str, who: dict[str, str]) -> httpx.Response:
    return await client.post("/v1/invites/accept", json={"token": token}, headers=who)


async def versions(answer: httpx.Response, reached: asyncio.Event, until: int) -> int:
    """How many commits a stream tells before it ends; it says when it has reached a version."""
    told = 0
    async for line in answer.aiter_lines():
        told += line.startswith("data: {")
        if told == until:
            reached.set()
    return told


def move(players: list[Client], game: str) -> None:
    """A move of whoever may make one."""
    for each in players:
        if action := each.next_action(game):
            each.act(game, action)
            return
    raise AssertionError("nobody may do anything")


async def test_an_invite_made_at_one_replica_is_accepted_at_the_other(valkey_url: str, tmp_path: Path) -> None:
    shared = {
        "REDIS_URL": valkey_url,
        "TURNLEDGER_DURABILITY": "memory",
        "TURNLEDGER_REDIS_NAMESPACE": f"test-{uuid4().hex}",
    }
    with (
        running(tmp_path / "one", shared) as first,
        running(tmp_path / "other", shared) as second,
        ExitStack() as stack,
    ):
        players = [Client(first.url, "Ann"), Client(second.url, "Ben")]
        for each in players:
            stack.callback(each.http.close)
        async with (
            httpx.AsyncClient(base_url=first.url, timeout=20) as one,
            httpx.AsyncClient(base_url=second.url, timeout=20) as other,
        ):
            ann, ben = ({"Authorization": f"Bearer {each.token}"} for each in players)
            cat = await sign_up(one, "Cat")
            game = (await one.post("/v1/games", json=GAME, headers=ann)).headers["location"]
            assert (await other.get(game, headers=ben)).status_code == 404
            made = [await one.post(f"{game}/invites", json=how, headers=ann) for how in ({"seat": 1}, {})]
            for_ben, for_cat = (each.json()["token"] for each in made)
            preview = (await other.post("/v1/invites/preview", json={"token": for_ben})).json()
            assert (preview["host"], preview["seat"]) == ("Ann", 1)
            assert (await accepted(other, for_ben, ben)).json()["seats"][1]["name"] == "Ben"
            asked = {"query": ACCEPT, "variables": {"t": for_cat}}
            answer = (await other.post("/graphql", json=asked, headers=cat)).json()
            assert answer["data"]["acceptInvite"] == {"id": game.rpartition("/")[2]}
            assert (await accepted(one, for_cat, ben)).json()["code"] == "not_found"
            assert (await one.post(f"{game}/seats", headers=cat, json={})).json()["code"] == "table_full"
            assert (await one.post(f"{game}/seats", headers=ben, json={})).status_code == 200
            begun = (await other.post(f"{game}/start", headers=ann)).json()["version"]
            assert (await other.get(f"{game}/view", headers=cat)).headers["etag"] == f'"{begun - 1}"'
            assert (await other.get(f"{game}/view", headers=ben)).headers["etag"] == f'"{begun}"'
            follow = {"query": FOLLOW, "variables": {"g": game.rpartition("/")[2]}}
            async with (
                one.stream("GET", f"{game}/events", headers={**cat, **STREAM}) as events,
                one.stream("POST", "/graphql", json=follow, headers={**cat, **STREAM}) as streamed,
            ):
                reached = [asyncio.Event(), asyncio.Event()]
                told = [
                    asyncio.create_task(versions(each, event, begun - 1))
                    for each, event in zip((events, streamed), reached, strict=True)
                ]
                await asyncio.wait_for(asyncio.gather(*(event.wait() for event in reached)), 10)
                me = (await other.get("/v1/players/me", headers=cat)).json()["player"]["id"]
                left = (await one.delete(f"{game}/invited/{me}", headers=ann)).json()["invited"]
                assert me not in [each["player"] for each in left]
                assert (await one.get(game, headers=cat)).json()["code"] == "not_found"
                for _ in range(3):
                    move(players, game.rpartition("/")[2])
                assert await asyncio.wait_for(asyncio.gather(*told), 10) == [begun - 1, begun - 1]
