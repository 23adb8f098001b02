"""Taking back over REST."""

from __future__ import annotations

from typing import Any

import httpx
import pytest

from tests.service.rest.conftest import GAME
from tests.service.rest.problems import problem

pytestmark = pytest.mark.anyio
Headers = dict[str, str]


async def begun(client: httpx.AsyncClient, policy: str, ann: Headers, ben: Headers) -> str:
    """A game of two with such a policy, in which Ann has ordered her pace."""
    laid = await client.post("/v1/games", json={**GAME, "undo": policy}, headers=ann)
    assert laid.json()["undo"] == policy
    path = str(laid.headers["location"])
    await client.post(f"{path}/seats", json={}, headers=ben)
    await client.post(f"{path}/start", headers=ann)
    assert (await order(client, path, ann, 1)).status_code == 200
    return path


async def order(client: httpx.AsyncClient, path: str, who: Headers, decision: int) -> httpx.Response:
    action = {"type": "decide", "decision": decision, "choice": ["2"]}
    return await client.post(f"{path}/actions", json=action, headers=who)


def types(answer: httpx.Response) -> list[str]:
    assert answer.status_code == 200, answer.text
    return [event["type"] for event in answer.json()["events"]]


async def test_the_own_last_action(client: httpx.AsyncClient, ann: Headers, ben: Headers) -> None:
    path = await begun(client, "own_last", ann, ben)
    answer = await client.post(f"{path}/undo?describe=true", headers=ann)
    (event,) = answer.json()["events"]
    assert answer.json()["version"] == 5
    assert (event["type"], event["to"], event["table"]) == ("Undone", 3, None)
    assert event["text"]
    assert (await client.get(path)).json()["awaited"] == [0, 1]


async def test_an_unknown_policy_is_malformed(client: httpx.AsyncClient, ann: Headers) -> None:
    problem(await client.post("/v1/games", json={**GAME, "undo": "always"}, headers=ann), 400, "malformed", "/undo")


async def test_what_bars_it_is_told(client: httpx.AsyncClient, ann: Headers, ben: Headers) -> None:
    path = await begun(client, "own_last", ann, ben)
    await order(client, path, ben, 2)
    told = problem(await client.post(f"{path}/undo", headers=ben), 422, "undo_not_allowed")
    bar: dict[str, Any] = told["barred_by"]
    assert told["rule"] == "kernel.undo.learnt"
    assert (bar["version"], bar["event"]) == (5, "Answered")
    event = (await client.get(f"{path}/events?after=4")).json()["commits"][0]["events"][bar["index"]]
    assert (event["type"], event["rule"]) == (bar["event"], bar["rule"])
    other = problem(await client.post(f"{path}/undo", headers=ann), 422, "undo_not_allowed")
    assert other["rule"] == "kernel.undo.own-last"
    assert "5" in other["detail"]
    in_french = await client.post(f"{path}/undo?locale=fr", headers=ann)
    assert in_french.headers["content-language"] == "fr"


async def test_where_nothing_is_taken_back(client: httpx.AsyncClient, ann: Headers, ben: Headers) -> None:
    path = await begun(client, "none", ann, ben)
    told = problem(await client.post(f"{path}/undo", headers=ann), 422, "undo_not_allowed")
    assert told["rule"] == "kernel.undo.policy"
    assert "barred_by" not in told


async def test_what_all_agree_to(client: httpx.AsyncClient, ann: Headers, ben: Headers) -> None:
    path = await begun(client, "all_agree", ann, ben)
    assert types(await client.post(f"{path}/undo", json={"seat": 0, "to": 3}, headers=ann)) == ["UndoProposed"]
    told = (await client.get(path)).json()["undo_proposal"]
    assert told == {"seat": 0, "to": 3, "agreed": [], "awaited": [1]}
    answer = await client.post(f"{path}/undo/answer", json={"agree": True}, headers=ben)
    assert types(answer) == ["UndoAnswered", "Undone"]
    assert (await client.get(path)).json()["undo_proposal"] is None
    again = await client.post(f"{path}/undo/answer", json={"agree": True}, headers=ben)
    problem(again, 422, "undo_not_allowed")


async def test_how_far_back_is_a_version(client: httpx.AsyncClient, ann: Headers, ben: Headers) -> None:
    path = await begun(client, "all_agree", ann, ben)
    problem(await client.post(f"{path}/undo", json={"to": 0}, headers=ann), 400, "malformed", "/to")
    problem(await client.post(f"{path}/undo", json={"to": 4}, headers=ann), 422, "undo_not_allowed", "/to")
    problem(await client.post(f"{path}/undo", json={"back": 3}, headers=ann), 400, "unknown_field", "/back")
    problem(await client.post(f"{path}/undo/answer", json={}, headers=ben), 400, "malformed", "/agree")


async def test_it_is_done_once(client: httpx.AsyncClient, ann: Headers, ben: Headers) -> None:
    path = await begun(client, "own_last", ann, ben)
    once = {**ann, "Idempotency-Key": "a"}
    first, again = [await client.post(f"{path}/undo", headers=once) for _ in range(2)]
    assert first.content == again.content
    problem(await client.post(f"{path}/undo", json={"to": 3}, headers=once), 422, "command_id_reused")


async def test_it_may_be_for_one_version_alone(client: httpx.AsyncClient, ann: Headers, ben: Headers) -> None:
    path = await begun(client, "own_last", ann, ben)
    problem(await client.post(f"{path}/undo", headers={**ann, "If-Match": '"3"'}), 412, "version_conflict")
    assert types(await client.post(f"{path}/undo", headers={**ann, "If-Match": '"4"'})) == ["Undone"]


async def test_it_is_for_those_at_the_table(client: httpx.AsyncClient, ann: Headers, ben: Headers) -> None:
    path = await begun(client, "own_last", ann, ben)
    problem(await client.post(f"{path}/undo"), 401, "unauthenticated")
    problem(await client.post(f"{path}/undo", json={"seat": 1}, headers=ann), 403, "not_your_seat", "/seat")
    problem(await client.post("/v1/games/g_none/undo", headers=ann), 404, "not_found")


async def test_it_is_no_action_of_the_game(client: httpx.AsyncClient, ann: Headers, ben: Headers) -> None:
    path = await begun(client, "own_last", ann, ben)
    problem(await client.post(f"{path}/actions", json={"type": "undo"}, headers=ann), 400, "malformed", "/type")
