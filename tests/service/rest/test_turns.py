"""Whose turn it is, as a stream over a real socket."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import httpx
import pytest

from service.cache import Cache
from service.players import hash_of
from service.store import MemoryStore
from tests.service.live import begun, serving, serving_on
from tests.service.rest.conftest import sign_up

pytestmark = pytest.mark.anyio
PATH = "/v1/players/me/turns"


class Told:
    """What a client reads, one event after the other, and the mark of the last."""

    def __init__(self, answer: httpx.Response) -> None:
        self.lines = answer.aiter_lines()
        self.mark = ""

    async def next(self) -> Any:
        async with asyncio.timeout(10):
            async for line in self.lines:
                if line.startswith("id: "):
                    self.mark = line.removeprefix("id: ")
                if line.startswith("data: "):
                    return json.loads(line.removeprefix("data: "))
        return None


@asynccontextmanager
async def turns(client: httpx.AsyncClient, **headers: str) -> AsyncIterator[Told]:
    async with client.stream("GET", PATH, headers={"Accept": "text/event-stream", **headers}) as answer:
        assert answer.status_code == 200
        assert answer.headers["content-type"] == "text/event-stream; charset=utf-8"
        yield Told(answer)


async def decide(client: httpx.AsyncClient, game: str, who: dict[str, str]) -> None:
    legal = (await client.get(f"{game}/actions", headers=who)).json()
    (mine,) = [each for each in legal["decisions"] if each["options"]]
    action = {"type": "decide", "decision": mine["decision"], "choice": [mine["options"][0]["key"]]}
    assert (await client.post(f"{game}/actions", json=action, headers=who)).status_code == 200


async def test_turns_are_told_as_they_come_from_any_server(valkey_url: str, namespace: str) -> None:
    async with serving(valkey_url, namespace) as (_, one), serving(valkey_url, namespace) as (_, other):
        game, ann, _ = await begun(one)
        async with turns(other, **ann) as told:
            first = await told.next()
            assert first == {
                "complete": True,
                "turns": [
                    {"game_id": game.rpartition("/")[2], "game": "smugglers", "version": 3, "seats": [0], "asked": first["turns"][0]["asked"]}
                ],
                "cursor": told.mark,
            }  # fmt: skip
            await decide(one, game, ann)
            later = await told.next()
            assert (later["complete"], later["turns"][0]["seats"], later["cursor"]) == (False, [], told.mark)
        async with turns(one, **{**ann, "Last-Event-ID": first["cursor"]}) as told:
            assert (await told.next())["turns"] == []


async def test_a_stream_of_turns_ends_when_its_token_is_revoked() -> None:
    async with serving_on(MemoryStore()) as (server, client):
        game, ann, ben = await begun(client)
        async with turns(client, **ann) as told:
            await told.next()
            await decide(client, game, ann)
            assert (await told.next())["turns"][0]["seats"] == []
            players = server.house.players
            await players.forget_token(hash_of(ann["Authorization"].removeprefix("Bearer ")))
            players._by_token = Cache(0)
            await decide(client, game, ben)
            assert await told.next() is None


async def test_turns_count_among_the_streams_of_a_player() -> None:
    async with serving_on(MemoryStore(), streams_per_player=1) as (_, client):
        ann = await sign_up(client, "Ann")
        async with turns(client, **ann) as told:
            await told.next()
            answer = await client.get(PATH, headers={"Accept": "text/event-stream", **ann})
            assert (answer.status_code, answer.json()["code"]) == (429, "rate_limited")


async def test_turns_are_for_players_and_nothing_but_a_stream() -> None:
    async with serving_on(MemoryStore()) as (_, client):
        ann = await sign_up(client, "Ann")
        assert (await client.get(PATH)).status_code == 401
        assert (await client.get(PATH, headers={"Accept": "application/json", **ann})).status_code == 406
