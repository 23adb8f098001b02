"""Each limit, from both sides."""

from __future__ import annotations

from typing import Any

import pytest
from graphql import get_introspection_query

from schema.limits import Limits

from .house import House

pytestmark = pytest.mark.anyio


async def refused(house: House, query: str, **variables: Any) -> bool:
    """Whether a query is refused as too complex; otherwise it must be answered."""
    reply = await house.ask(query, **variables)
    if reply.status == 200:
        assert reply.data is not None
        return False
    assert reply.status == 400
    assert set(reply.codes) == {"query_too_complex"}
    return True


@pytest.mark.parametrize(
    ("over", "query"), [(False, "{ me { waiting { id } } }"), (True, "{ me { waiting { seats { seat } } } }")]
)
async def test_depth(over: bool, query: str) -> None:
    assert await refused(House(Limits(depth=3)), query) is over


async def test_depth_counts_what_fragments_hide() -> None:
    house = House(Limits(depth=3))
    query = "{ me { ...W ... on Player { id } } } fragment W on Player { waiting { ...S } } fragment S on Game { %s }"
    assert not await refused(house, query % "id")
    assert await refused(house, query % "seats { seat }")


async def test_fragments_within_themselves_are_invalid(house: House) -> None:
    reply = await house.ask(
        "{ me { ...A } } fragment A on Player { waiting { ...B } } fragment B on Game { ...C } fragment C on Game { ...B }"
    )
    assert reply.codes == ["malformed"]


async def test_the_introspection_of_tools_is_allowed(house: House) -> None:
    query = get_introspection_query(specified_by_url=True, input_value_deprecation=True)
    assert not await refused(house, query)


async def test_introspection_has_its_own_limit(house: House) -> None:
    reply = await house.ask("{ __schema { types { fields { type { fields { type { fields { name } } } } } } } }")
    assert reply.status == 400


@pytest.mark.parametrize(("over", "count"), [(False, 495), (True, 496)])
async def test_tokens(over: bool, count: int) -> None:
    # `{`, `}` and four for the field with its selection: 5 tokens of fragments a time
    query = (
        "{ __typename ...F }" + "fragment F on Query { " + " ".join("... { __typename }" for _ in range(count)) + " }"
    )
    tokens = 5 + 6 + 4 * count  # { __typename ... F } fragment F on Query { } and the rest
    assert await refused(House(Limits(tokens=tokens - over)), query) is over


@pytest.mark.parametrize(("over", "count"), [(False, 30), (True, 31)])
async def test_aliases(house: House, over: bool, count: int) -> None:
    assert await refused(house, "{" + " ".join(f"a{n}: __typename" for n in range(count)) + "}") is over


@pytest.mark.parametrize(("over", "count"), [(False, 31), (True, 32)])
async def test_repeated_fields(house: House, over: bool, count: int) -> None:
    assert await refused(house, "{" + "__typename " * count + "}") is over


@pytest.mark.parametrize("first", [0, 101, -1])
async def test_pages(house: House, first: int) -> None:
    for query in (
        f"{{ games(first: {first}) {{ nodes {{ id }} }} }}",
        "query ($n: Int!) { games(first: $n) { nodes { id } } }",
    ):
        reply = await house.ask(query, n=first)
        assert reply.codes == ["malformed"]


@pytest.mark.parametrize("first", [1, 100])
async def test_pages_within_the_limit(house: House, first: int) -> None:
    assert (await house.ask("query ($n: Int!) { games(first: $n) { nodes { id } } }", n=first)).data


@pytest.mark.parametrize(
    ("cost", "query"),
    [
        (1, "{ __typename }"),
        (10 + 1, "{ me { id } }"),
        (10 + 20 * (1 + 2), "{ games { nodes { id version } } }"),
        (10 + 5 * (1 + 2), "{ games(first: 5) { nodes { id version } } }"),
        (10 + 5 * (1 + 2), "{ games(first: 5) { nodes { ...G } } } fragment G on Game { id version }"),
        (10 + 5 * (1 + 1 + 10 + 3 * (1 + 1 + 5 * 2)), "{ games(first: 5) { nodes { id events(first: 3) { version events { rule ... on Seen { to } } } } } }"),
        (10 + 5 * (1 + 10 + 3), "{ games(first: 5) { nodes { view { __typename ... on NightView { version gust } } } } }"),
    ],
)  # fmt: skip
async def test_cost(cost: int, query: str) -> None:
    assert not await refused(House(Limits(cost=cost)), query)
    assert await refused(House(Limits(cost=cost - 1)), query)


async def test_cost_is_of_the_page_that_was_asked_for() -> None:
    house = House(Limits(cost=10 + 10 * 2))
    query = "query ($n: Int!) { games(first: $n) { nodes { id } } }"
    assert not await refused(house, query, n=10)
    assert await refused(house, query, n=11)
    assert not await refused(house, query, n=1)


async def test_cost_is_of_the_page_that_the_operation_has_by_itself() -> None:
    house = House(Limits(cost=10 + 10 * 2))
    query = "query ($n: Int = %d) { games(first: $n) { nodes { id } } }"
    assert not await refused(house, query % 10)
    assert await refused(house, query % 10, n=None)
    assert not await refused(house, query % 10)
    assert await refused(house, query % 11)
    two = "query A($n: Int = %d) { games(first: $n) { nodes { id } } } query B($n: Int = %d) { games(first: $n) { nodes { id } } }"
    assert await refused(house, two % (11, 10))
    assert await refused(house, two % (10, 11))


async def test_cost_is_of_the_dearest_operation() -> None:
    house = House(Limits(cost=50))
    assert await refused(house, "query A { games(first: 30) { nodes { id } } }")


async def test_what_is_nested_too_deeply_to_be_parsed_is_refused(house: House) -> None:
    assert await refused(house, "{ me " * 400 + "}" * 400)
