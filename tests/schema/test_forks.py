"""Sandboxes over GraphQL."""

from __future__ import annotations

from typing import Any

import pytest

from .conftest import Visit

pytestmark = pytest.mark.anyio

FORK = """mutation ($input: ForkGameInput!) { forkGame(input: $input) { __typename
  ... on Game { id status visibility fork { game version } seats { kind name }
    events { events { __typename ... on Forked { of at seat zones } ... on Redealt { ids was } } } }
  ... on Refusal { code message rule pointer } } }"""
DECIDE = """mutation ($g: ID!, $n: Int!) { decide(input: {gameId: $g, decision: $n, choice: ["1"]}) { __typename } }"""


async def forked(visit: Visit, token: str | None, **about: Any) -> Any:
    return (await visit.house.ask(FORK, token, input={"gameId": visit.game, **about})).data["forkGame"]


async def sail(visit: Visit) -> None:
    for n, token in enumerate((visit.ann, visit.bo), 1):
        assert (await visit.house.ask(DECIDE, token, g=visit.game, n=n)).data["decide"]["__typename"]


async def test_a_sandbox(visit: Visit) -> None:
    await sail(visit)
    sandbox = await forked(visit, visit.bo, commandId="one")
    assert (await forked(visit, visit.bo, commandId="one"))["id"] == sandbox["id"]
    assert sandbox["fork"]["game"] == visit.game
    assert (sandbox["status"], sandbox["visibility"]) == ("running", "unlisted")
    assert sandbox["seats"] == [{"kind": "bot", "name": None}, {"kind": "player", "name": "Bo"}]
    told = {event["__typename"]: event for event in sandbox["events"][0]["events"]}
    assert told["Forked"]["seat"] == 1
    assert set(told["Redealt"]["ids"]) < {i for ids in told["Forked"]["zones"].values() for i in ids}
    assert set(told["Redealt"]["was"]) == {None}
    other = await forked(visit, visit.bo, at=sandbox["fork"]["version"], hold="all", visibility="public")
    assert {seat["name"] for seat in other["seats"]} == {"Bo"}


async def test_a_game_that_is_none_has_no_fork(visit: Visit) -> None:
    told = await visit.house.ask("query ($id: ID!) { game(id: $id) { fork { game } } }", id=visit.game)
    assert told.data == {"game": {"fork": None}}


async def test_what_is_refused(visit: Visit) -> None:
    refused = await forked(visit, visit.ann)
    assert (refused["__typename"], refused["code"], refused["pointer"]) == ("Refusal", "wrong_phase", "/at")
    assert refused["rule"] == "kernel.fork.version"
    assert (await forked(visit, None))["code"] == "unauthenticated"
    assert (await forked(visit, visit.ann, seat=1))["code"] == "not_your_seat"
