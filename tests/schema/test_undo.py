"""Taking back over GraphQL."""

from __future__ import annotations

from typing import Any

import pytest

from .conftest import Visit
from .house import House

pytestmark = pytest.mark.anyio

TOLD = """{
  __typename
  ... on ActionAccepted {
    version events { __typename text ... on Undone { to table } } game { undo undoProposal { seat to agreed awaited } }
  }
  ... on UndoRefused { code message rule pointer barredBy { version index event rule } }
  ... on VersionConflict { current }
}"""


async def begun(house: House, policy: str) -> Visit:
    """A game of two with such a policy, in which Ann has ordered her pace."""
    ann, bo = await house.sign_up("Ann"), await house.sign_up("Bo")
    query = "mutation ($in: CreateGameInput!) { createGame(input: $in) { ... on Game { id undo } } }"
    asked = {"game": "smugglers", "seats": [{}, {}], "sit": True, "undo": policy}
    game = (await house.ask(query, ann, **{"in": asked})).data["createGame"]
    assert game["undo"] == policy
    await house.ask("mutation ($g: ID!) { joinGame(input: {gameId: $g}) { __typename } }", bo, g=game["id"])
    await house.ask("mutation ($g: ID!) { startGame(input: {gameId: $g}) { __typename } }", ann, g=game["id"])
    visit = Visit(house, game["id"], ann, bo)
    await order(visit, ann, 1)
    return visit


async def order(visit: Visit, who: str, decision: int) -> None:
    query = 'mutation ($g: ID!, $d: Int!) { decide(input: {gameId: $g, decision: $d, choice: ["2"]}) { __typename } }'
    reply = await visit.house.ask(query, who, g=visit.game, d=decision)
    assert reply.data["decide"]["__typename"] == "ActionAccepted"


async def undo(visit: Visit, who: str, **fields: Any) -> Any:
    query = f"mutation ($in: UndoInput!) {{ undo(input: $in) {TOLD} }}"
    return (await visit.house.ask(query, who, **{"in": {"gameId": visit.game, **fields}})).data["undo"]


async def answer(visit: Visit, who: str, **fields: Any) -> Any:
    query = f"mutation ($in: AnswerUndoInput!) {{ answerUndo(input: $in) {TOLD} }}"
    return (await visit.house.ask(query, who, **{"in": {"gameId": visit.game, **fields}})).data["answerUndo"]


def types(told: Any) -> list[str]:
    assert told["__typename"] == "ActionAccepted", told
    return [event["__typename"] for event in told["events"]]


async def test_the_own_last_action(house: House) -> None:
    visit = await begun(house, "own_last")
    told = await undo(visit, visit.ann, seat=0, expectedVersion=4)
    (event,) = told["events"]
    assert told["version"] == 5
    assert (event["__typename"], event["to"], event["table"]) == ("Undone", 3, None)
    assert event["text"]


async def test_what_bars_it(house: House) -> None:
    visit = await begun(house, "own_last")
    await order(visit, visit.bo, 2)
    told = await undo(visit, visit.bo)
    assert (told["__typename"], told["code"]) == ("UndoRefused", "undo_not_allowed")
    assert (told["rule"], told["pointer"]) == ("kernel.undo.learnt", None)
    assert told["message"]
    rule = "smugglers.orders-secret"
    assert told["barredBy"] == {"version": 5, "index": 0, "event": "Answered", "rule": rule}


async def test_where_nothing_is_taken_back(visit: Visit) -> None:
    told = await undo(visit, visit.ann)
    assert (told["rule"], told["barredBy"]) == ("kernel.undo.policy", None)


async def test_what_all_agree_to(house: House) -> None:
    visit = await begun(house, "all_agree")
    told = await undo(visit, visit.ann)
    assert types(told) == ["UndoProposed"]
    proposal = {"seat": 0, "to": 3, "agreed": [], "awaited": [1]}
    assert told["game"] == {"undo": "all_agree", "undoProposal": proposal}
    told = await answer(visit, visit.bo, agree=True)
    assert types(told) == ["UndoAnswered", "Undone"]
    assert told["game"]["undoProposal"] is None


async def test_who_is_against_it(house: House) -> None:
    visit = await begun(house, "all_agree")
    await undo(visit, visit.ann)
    assert types(await answer(visit, visit.bo, agree=False)) == ["UndoAnswered"]
    assert (await answer(visit, visit.bo, agree=True))["rule"] == "kernel.undo.all-agree"


async def test_it_is_done_once_and_for_one_version(house: House) -> None:
    visit = await begun(house, "own_last")
    assert await undo(visit, visit.ann, expectedVersion=3) == {"__typename": "VersionConflict", "current": 4}
    first = await undo(visit, visit.ann, commandId="a")
    assert types(first) == ["Undone"]
    assert await undo(visit, visit.ann, commandId="a") == first


async def test_the_field_at_fault_is_pointed_at(house: House) -> None:
    visit = await begun(house, "own_last")
    told = await undo(visit, visit.ann, to=2)
    assert (told["code"], told["pointer"]) == ("undo_not_allowed", "/to")
