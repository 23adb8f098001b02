"""Sockets and streams of whoever had a good token once."""

from __future__ import annotations

import asyncio

import httpx
import pytest
from msgspec import structs

from schema.context import Context
from schema.desk import Caller
from schema.limits import Limits
from tests.schema.house import House, serving
from tests.schema.test_sockets import DECIDE, FOLLOW, socket_to, started

pytestmark = pytest.mark.anyio


@pytest.fixture
def hasty() -> House:
    """A house that looks again all the time whose a socket is."""
    return House(Limits(recheck_seconds=0.02))


async def test_a_socket_is_closed_when_its_token_is_revoked(hasty: House) -> None:
    game, ann, _ = await started(hasty)
    async with serving(hasty) as address, socket_to(address) as hers, socket_to(address) as other:
        await hers.init(ann)
        await other.init()
        await hers.follow(game, after=2)
        await hers.hear()
        await hasty.revoke(ann)
        assert await hers.closed() == (4403, "unauthenticated")
        await other.follow(game, after=2)
        assert (await other.hear())["type"] == "next"


async def test_nothing_more_begins_on_a_socket_whose_token_is_revoked(house: House) -> None:
    game, ann, _ = await started(house)
    async with serving(house) as address, socket_to(address) as hers:
        await hers.init(ann)
        await house.revoke(ann)
        await hers.ask(DECIDE, g=game, d=1)
        told = await hers.hear()
        assert (told["type"], told["payload"][0]["extensions"]["code"]) == ("error", "unauthenticated")


async def test_a_stream_ends_before_it_says_more_to_whose_token_is_revoked(house: House) -> None:
    game, ann, bo = await started(house)
    headers = {"authorization": f"Bearer {ann}", "accept": "text/event-stream"}
    body = {"query": FOLLOW, "variables": {"g": game, "after": 2}}
    async with serving(house) as address, httpx.AsyncClient() as client:
        async with client.stream("POST", f"http://{address}", json=body, headers=headers) as answer:
            lines = answer.aiter_lines()
            assert (await asyncio.wait_for(anext(lines), 5)).startswith("event: next")
            await house.revoke(ann)
            await house.ask(DECIDE, bo, g=game, d=2)
            rest = [line async for line in lines]
        assert not any("event: next" in line for line in rest)


async def test_a_caller_is_as_the_token_says_by_now() -> None:
    known = Caller("p_x", "fr", "other")

    async def recheck(authorization: str | None) -> Caller:
        assert authorization == "Bearer x"
        return known

    house = House()
    context: Context = structs.replace(
        Context(desk=house.desk, games={}, limits=Limits(), report=lambda *_: None, sockets=house.sockets),
        caller=Caller("p_x", "en", "this"),
        authorization="Bearer x",
        recheck=recheck,
    )
    await context.identify_again()
    assert context.caller == Caller("p_x", "en", "this")
    known = structs.replace(known, scopes=frozenset({"read"}))
    with pytest.raises(Exception, match="unauthenticated"):
        await context.identify_again()
