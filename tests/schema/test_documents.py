"""The cache of documents."""

from __future__ import annotations

import json
from typing import Any

import pytest
from graphql import parse, validate

from schema.documents import NODE_BYTES, Document, Documents
from schema.limits import Costs, Limits

from .house import GRAPHQL, House


@pytest.fixture
def work(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What is parsed and validated, as it happens."""
    done: list[str] = []

    def noting(name: str, function: Any) -> Any:
        def note(*args: Any, **options: Any) -> Any:
            done.append(name)
            return function(*args, **options)

        return note

    monkeypatch.setattr("strawberry.schema.schema.parse", noting("parsed", parse))
    monkeypatch.setattr("schema.documents.validate", noting("validated", validate))
    return done


@pytest.mark.anyio
async def test_a_query_is_parsed_and_validated_once(house: House, work: list[str]) -> None:
    query = "query ($n: Int!) { games(first: $n) { nodes { id } } }"
    for first in (1, 2, 3):
        assert (await house.ask(query, n=first)).data
    assert work == ["parsed", "validated"]


TWO = "query A { __typename } query B($n: Int!) { games(first: $n) { nodes { id } } }"


@pytest.mark.anyio
@pytest.mark.parametrize(
    "asked",
    [
        {"query": TWO, "operationName": "A", "extensions": {"a": 1}},
        {"query": TWO, "operationName": "B", "variables": {"n": 1}},
        {"query": TWO, "operationName": "B"},
        {"query": TWO, "operationName": "B", "variables": {"n": "x"}},
        {"query": TWO, "operationName": "B", "variables": {"n": 100}},
        {"query": TWO, "operationName": "C"},
        {"query": TWO, "operationName": ""},
        {"query": TWO},
        {"query": "{ games(first: 1000) { nodes { id } } }"},
        {"query": 'mutation { leaveGame(input: {gameId: "g", seat: 0}) { __typename } }'},
        {"query": 'subscription { gameEvents(gameId: "g") { version } }'},
        {"query": "{ fails: me { name } }"},
    ],
)
@pytest.mark.parametrize("method", ["GET", "POST"])
async def test_a_query_that_is_known_is_answered_as_the_first_time(
    asked: dict[str, Any], method: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def breaks(*_: Any) -> None:
        raise RuntimeError("secret")

    house = House(Limits(cost=20))
    monkeypatch.setattr(house.desk, "player", breaks)
    schema: Any = house.app.schema
    given = {name: value if isinstance(value, str) else json.dumps(value) for name, value in asked.items()}
    how: dict[str, Any] = {"params": given} if method == "GET" else {"json": asked}
    said = []
    for _ in range(2):
        answer = await house.http.request(method, "/", headers={"accept": GRAPHQL}, **how)
        said.append((answer.status_code, answer.headers, answer.json(), [*map(repr, house.faults)]))
        house.faults.clear()
        schema.documents.errors(schema._schema, asked["query"], parse(asked["query"]), {})
        assert schema.documents.get(asked["query"]), "it is known by now"
    assert said[0] == said[1]


@pytest.mark.anyio
async def test_a_dear_query_is_not_validated_again_either(work: list[str]) -> None:
    house = House(Limits(cost=100))
    query = "query ($n: Int!) { games(first: $n) { nodes { id } } }"
    assert (await house.ask(query, n=1)).data
    assert (await house.ask(query, n=100)).codes == ["query_too_complex"]
    assert work == ["parsed", "validated"]


@pytest.mark.anyio
async def test_what_a_dear_query_costs_is_counted_once_for_each_length(monkeypatch: pytest.MonkeyPatch) -> None:
    counted: list[Any] = []

    class Noting(Costs):
        def most(self) -> int:
            counted.append((self._variables or {}).get("n"))
            return super().most()

    monkeypatch.setattr("schema.documents.Costs", Noting)
    house = House(Limits(cost=100))
    query = "query ($n: Int!, $after: String) { games(first: $n, after: $after) { nodes { id } } }"
    for first in (1, 2, 1, 2):
        assert (await house.ask(query, n=first, after=None)).data
    assert [(await house.ask(query, n=n)).codes for n in (100, 100)] == [["query_too_complex"]] * 2
    assert counted == [None, 1, 2, 100]


@pytest.mark.anyio
async def test_an_invalid_query_is_not_kept(house: House, work: list[str]) -> None:
    for _ in range(2):
        assert (await house.ask("{ nothing }")).codes == ["malformed"]
    assert work == ["parsed", "validated"] * 2


def test_the_cache_forgets_what_was_used_longest_ago() -> None:
    cache, document = Documents(Limits(documents=30 * NODE_BYTES)), Document(parse("{ a }"), 1)
    for text in ("a" * 10, "b" * 10, "c" * 10):
        cache.put(text, document)
    assert cache.get("a" * 10)
    cache.put("d" * 10, document)
    assert [bool(cache.get(letter * 10)) for letter in "abcd"] == [True, False, True, True]


def test_the_cache_holds_nothing_larger_than_itself() -> None:
    cache, document = Documents(Limits(documents=10 * NODE_BYTES)), Document(parse("{ a }"), 1)
    cache.put("a" * 11, document)
    assert cache.get("a" * 11) is None
    cache.put("b", document)
    cache.put("b", document)
    cache.put("c" * 9, document)
    assert cache.get("b")
