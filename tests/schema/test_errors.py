"""Errors: theirs explained, ours masked."""

from __future__ import annotations

from typing import Any

import pytest

from domain.kernel.refusal import Refused

from .house import GRAPHQL, House

pytestmark = pytest.mark.anyio
SECRET = "the key is under the mat"


def break_(house: House, method: str, error: Exception) -> None:
    async def boom(*_: Any, **__: Any) -> Any:
        raise error

    setattr(house.desk, method, boom)


async def test_a_fault_of_ours_is_masked_and_reported(house: House) -> None:
    break_(house, "summary", RuntimeError(SECRET))
    reply = await house.ask('{ me { id } game(id: "g_1") { id } }')
    assert reply.status == 200
    assert reply.body["data"] == {"me": None, "game": None}
    (error,) = reply.body["errors"]
    assert error["extensions"] == {"code": "internal", "requestId": "request-1"}
    assert error["path"] == ["game"]
    assert "request-1" in error["message"]
    assert SECRET not in str(reply.body)
    assert [str(fault) for fault in house.faults] == [SECRET]


async def test_a_value_of_ours_that_does_not_fit_is_masked(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(house.games["smugglers"], "seats", (2**40, 2**41))
    reply = await house.ask("{ rulesets { leastSeats } }")
    assert reply.codes == ["internal"]
    assert len(house.faults) == 1


async def test_a_fault_before_execution_is_masked(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    async def boom(*_: Any) -> Any:
        raise RuntimeError(SECRET)

    monkeypatch.setattr(house.players, "proved", boom)
    reply = await house.ask("{ me { id } }", "token")
    assert reply.status == 500
    assert reply.codes == ["internal"]
    assert SECRET not in str(reply.body)
    assert len(house.faults) == 1


async def test_a_fault_in_validation_is_masked(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    def boom(*_: Any) -> Any:
        raise RuntimeError(SECRET)

    monkeypatch.setattr("schema.documents.validate", boom)
    reply = await house.ask("{ me { id } }")
    assert reply.codes == ["internal"]
    assert SECRET not in str(reply.body)


async def test_a_refusal_of_a_query_is_an_error_with_its_code(house: House) -> None:
    break_(house, "summary", Refused("unavailable"))
    reply = await house.ask('{ game(id: "g_1") { id } }')
    assert reply.status == 200
    assert reply.codes == ["unavailable"]
    assert house.faults == []


async def test_a_refusal_before_execution_has_its_status(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    async def away(*_: Any) -> Any:
        raise Refused("unavailable")

    monkeypatch.setattr(house.players, "proved", away)
    reply = await house.ask("{ me { id } }", "token")
    assert reply.status == 503
    assert reply.headers["retry-after"] == "1"
    assert reply.codes == ["unavailable"]


async def test_a_malformed_argument_is_their_error(house: House) -> None:
    reply = await house.ask("{ games(first: 0) { nodes { id } } }")
    assert reply.codes == ["malformed"]
    assert reply.body["errors"][0]["extensions"]["pointer"] == "/first"
    assert house.faults == []


async def test_null_is_as_good_as_nothing(house: House) -> None:
    query = "query ($n: Int, $by: GameFilter) { games(first: $n, filter: $by) { nodes { id } } }"
    assert (await house.ask(query, n=None, by=None)).data == {"games": {"nodes": []}}
    query = "mutation { signUp(input: {name: null, commandId: null}) { __typename } }"
    assert (await house.ask(query)).data == {"signUp": {"__typename": "SignedUp"}}


async def test_an_introspected_name_is_suggested(house: House) -> None:
    reply = await house.ask("{ gam { id } }")
    assert "Did you mean" in reply.body["errors"][0]["message"]


async def test_the_language_wished_for_is_spoken(house: House) -> None:
    body = {"query": 'mutation { joinGame(input: {gameId: "g"}) { ... on Refusal { message } } }'}
    answer = await house.http.post("/", json=body, headers={"accept-language": "xx, en;q=0.5", "accept": GRAPHQL})
    assert answer.json()["data"]["joinGame"]["message"] == "Say who you are: send the token that signing up gave you."
