"""Queries that are small to send and dear to answer: each is refused, and quickly."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator
from typing import Any

import httpx
import pytest

from tests.quick import quick
from tests.service.house import make_app, served

pytestmark = pytest.mark.anyio
CODES = {"query_too_complex", "malformed", "unauthenticated"}
SECONDS = 1.0
"""Of the processor's time; what is refused takes a few hundredths."""


def fragment_bomb(n: int) -> str:
    """Each fragment has the next one twice: 2^n fields."""
    chain = " ".join(f"fragment F{k} on Query {{ ...F{k + 1} ...F{k + 1} }}" for k in range(n))
    return f"{{ ...F0 }} {chain} fragment F{n} on Query {{ __typename }}"


def nested(n: int) -> str:
    return "{ me " + "{ waiting { seats " * n + "{ seat }" + " } }" * n + " }"


BOMBS = {
    "aliases": "{ " + " ".join(f"a{n}: rulesets {{ game }}" for n in range(100)) + " }",
    "the same field again and again": "{ " + "rulesets { game } " * 100 + "}",
    "fields that have to be compared in pairs": "{ " + "me { waiting { id } } " * 300 + "}",
    "fragments in fragments": fragment_bomb(30),
    "a fragment in itself": "{ ...F } fragment F on Query { ...F }",
    "fragments in a ring": "{ ...A } fragment A on Query { ...B } fragment B on Query { ...A }",
    "deep": nested(20),
    "too deep to be parsed": "{ me " * 3000,
    "wide": "{ games(first: 100) { nodes { waiting: seats { seat } legalActions { text } decisions { prompt } events(first: 100) { nodes { version } } } } }",
    "lists in lists": "{ games(first: 100) { nodes { events(first: 100) { edges { node { version } } } } } }",
    "directives": "{ me { id " + "@skip(if: false) " * 500 + "} }",
    "unknown directives": "{ me { id " + "@x " * 1500 + "} }",
    "operations": " ".join(f"query Q{n} {{ __typename }}" for n in range(1000)),
    "variables": "query (" + " ".join(f"$v{n}: Int" for n in range(1000)) + ") { __typename }",
    "an argument in arguments": "{ games(filter: " + "{game: " * 500 + "x" + "}" * 500 + ") { nodes { id } } }",
    "introspection in introspection": "{ __schema { types " + "{ fields { type " * 8 + "{ name }" + " } }" * 8 + " } }",
    "comments": "{ __typename }" + "#\n" * 20_000,
    "a name": "{ " + "a" * 60_000 + " }",
}


@pytest.fixture
async def client() -> AsyncIterator[httpx.AsyncClient]:
    async with served(make_app()) as client:
        yield client


@pytest.mark.parametrize("name", BOMBS)
@pytest.mark.parametrize("over", ["json", "stream"])
async def test_a_bomb_is_refused_before_it_goes_off(client: httpx.AsyncClient, name: str, over: str) -> None:
    headers = {"Accept": "text/event-stream" if over == "stream" else "application/json"}
    with quick(SECONDS):
        answer = await client.post("/graphql", json={"query": BOMBS[name]}, headers=headers)
    text = answer.text if over == "json" else answer.text.split("data: ")[1].split("\r\n")[0]
    told = json.loads(text)
    assert {error["extensions"]["code"] for error in told["errors"]} <= CODES
    assert not told.get("data")


@pytest.mark.parametrize("batch", [[], [{"query": "{ __typename }"}], [{"query": "{ __typename }"}] * 50])
async def test_a_batch_is_refused(client: httpx.AsyncClient, batch: Any) -> None:
    answer = await client.post("/graphql", json=batch)
    assert answer.status_code == 400
    assert answer.json()["errors"][0]["extensions"]["code"] == "malformed"


async def test_values_may_not_be_larger_than_a_body(client: httpx.AsyncClient) -> None:
    query = "query ($n: Int) { games(first: $n) { nodes { id } } }"
    answer = await client.post("/graphql", json={"query": query, "variables": {"n": 1, "x": "x" * 70_000}})
    assert answer.status_code == 413


async def test_one_document_of_many_mutations_is_no_way_round_the_limits() -> None:
    tries = " ".join(f'a{n}: recoverAccount(input: {{code: "{n}"}}) {{ ... on Refusal {{ code }} }}' for n in range(30))
    async with served(make_app(rate_limits=True, limit_recoveries="2/hour")) as client:
        answer = (await client.post("/graphql", json={"query": f"mutation {{ {tries} }}"})).json()["data"]
        assert [each["code"] for each in answer.values()] == ["unauthenticated"] * 2 + ["rate_limited"] * 28
