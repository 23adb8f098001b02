"""Whose turn it is, over a socket and as server-sent events."""

from __future__ import annotations

import asyncio

import httpx
import pytest

from .house import House, serving
from .test_sockets import DECIDE, socket_to, started

pytestmark = pytest.mark.anyio
TURNS = (
    'subscription ($after: String! = "") { myTurns(after: $after) { complete cursor turns { gameId seats asked } } }'
)


async def test_a_socket_tells_which_games_wait_and_no_longer_do(house: House) -> None:
    game, ann, _ = await started(house)
    async with serving(house) as address, socket_to(address) as hers:
        await hers.init(ann)
        await hers.ask(TURNS)
        first = (await hers.hear())["payload"]["data"]["myTurns"]
        assert (first["complete"], [turn["gameId"] for turn in first["turns"]]) == (True, [game])
        assert first["turns"][0]["seats"] == [0]
        assert first["turns"][0]["asked"]
        await house.ask(DECIDE, ann, g=game, d=1)
        then = (await hers.hear())["payload"]["data"]["myTurns"]
        assert (then["complete"], then["turns"]) == (False, [{"gameId": game, "seats": [], "asked": []}])
        await hers.ask(TURNS, "2", after=then["cursor"])
        await hers.ask(TURNS, "3", after=first["cursor"])
        told = await hers.hear()
        assert (told["id"], told["payload"]["data"]["myTurns"]["complete"]) == ("3", True)


async def test_nobody_in_particular_has_no_turns(house: House) -> None:
    async with serving(house) as address, socket_to(address) as socket:
        await socket.init()
        await socket.ask(TURNS)
        told = await socket.hear()
        errors = told["payload"] if told["type"] == "error" else told["payload"]["errors"]
        assert errors[0]["extensions"]["code"] == "unauthenticated"


async def test_a_stream_of_turns_ends_before_it_says_more_to_whose_token_is_revoked(house: House) -> None:
    game, ann, bo = await started(house)
    headers = {"authorization": f"Bearer {ann}", "accept": "text/event-stream"}
    async with serving(house) as address, httpx.AsyncClient() as client:
        async with client.stream("POST", f"http://{address}", json={"query": TURNS}, headers=headers) as answer:
            lines = answer.aiter_lines()
            assert (await asyncio.wait_for(anext(lines), 5)).startswith("event: next")
            await house.ask(DECIDE, ann, g=game, d=1)
            while "data" not in (line := await asyncio.wait_for(anext(lines), 5)) or "false" not in line:
                pass
            await house.revoke(ann)
            await house.ask(DECIDE, bo, g=game, d=2)
            rest = [line async for line in lines]
        assert not any("event: next" in line for line in rest)
