"""Whatever is sent, it is answered, and never with a fault of ours."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import pytest
from graphql import (
    GraphQLEnumType,
    GraphQLField,
    GraphQLInputObjectType,
    GraphQLList,
    GraphQLNonNull,
    get_named_type,
    is_leaf_type,
    is_required_input_field,
)
from hypothesis import given, settings, strategies as st

from schema.build import build_schema
from tests.domain.toy import Smugglers

from .house import House

JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(), inner, max_size=4),
    max_leaves=12,
)
CORE = build_schema({"smugglers": Smugglers()})._schema


@pytest.fixture(scope="module")
def loop() -> Any:
    """One loop for all examples."""
    with asyncio.Runner() as runner:
        yield runner


@pytest.fixture(scope="module")
def house(loop: asyncio.Runner) -> House:
    return House()


@pytest.fixture(scope="module")
def game(loop: asyncio.Runner, house: House) -> tuple[str, str]:
    async def start() -> tuple[str, str]:
        ann = await house.sign_up()
        return await house.started(ann, await house.sign_up()), ann

    return loop.run(start())


def send(loop: asyncio.Runner, house: House, content: bytes, token: str | None = None) -> Any:
    """The answer to a body, which must be one."""
    headers = {"content-type": "application/json", **({"authorization": f"Bearer {token}"} if token else {})}
    answer = loop.run(house.http.post("/", content=content, headers=headers))
    body = answer.json()
    assert answer.status_code < 500, body
    assert "data" in body or body["errors"]
    assert all(error["extensions"]["code"] != "internal" for error in body.get("errors", ())), (body, house.faults)
    return body


@given(content=st.binary(max_size=200) | JSON.map(lambda value: json.dumps(value).encode()))
def test_any_bytes(loop: asyncio.Runner, house: House, content: bytes) -> None:
    send(loop, house, content)


@given(query=JSON | st.text("{}()[]:!$@.\"'\\#, \n" + "aegm_01é\ud800", max_size=60), variables=JSON, name=JSON)
def test_any_parameters(loop: asyncio.Runner, house: House, query: Any, variables: Any, name: Any) -> None:
    send(loop, house, json.dumps({"query": query, "variables": variables, "operationName": name}).encode())


LEAVES: dict[str, st.SearchStrategy[Any]] = {
    "Int": st.integers(-(2**31), 2**31 - 1) | st.sampled_from([-1, 0, 1, 2, 3, 100, 101]),
    "Boolean": st.booleans(),
    "String": st.text(max_size=300) | st.sampled_from(["", "1", "2", "creek", "\ud800", "\x00"]),
    "ID": st.text(max_size=40),
    "Timestamp": st.integers() | st.sampled_from([0, 2**31, 2**53]),
    "JSON": st.dictionaries(st.sampled_from(["spaces", "hand", "x"]), JSON, max_size=3),
}


def arguments(field: GraphQLField, game: str) -> st.SearchStrategy[dict[str, Any]]:
    """Values for a field's arguments, most of them of the right type."""
    return st.fixed_dictionaries({name: value_of(name, argument.type, game) for name, argument in field.args.items()})


def value_of(name: str, type_: Any, game: str) -> st.SearchStrategy[Any]:
    match type_:
        case GraphQLNonNull():
            return value_of(name, type_.of_type, game)
        case GraphQLList():
            return st.lists(value_of(name, type_.of_type, game), max_size=4)
        case GraphQLEnumType():
            return st.sampled_from(sorted(type_.values))
        case GraphQLInputObjectType():
            needed: dict[str, st.SearchStrategy[Any]] = {}
            optional: dict[str, st.SearchStrategy[Any]] = {}
            for field, of in type_.fields.items():
                (needed if is_required_input_field(of) else optional)[field] = value_of(field, of.type, game)
            return st.fixed_dictionaries(needed, optional=optional)
    right = st.just(game) if name in ("id", "gameId") else LEAVES[type_.name]
    return st.one_of(right, right, right, JSON)


@settings(max_examples=500)
@given(data=st.data())
def test_any_arguments(loop: asyncio.Runner, house: House, game: tuple[str, str], data: st.DataObject) -> None:
    root: Any = data.draw(st.sampled_from([CORE.query_type, CORE.mutation_type]))
    name = data.draw(st.sampled_from(sorted(root.fields)))
    field = root.fields[name]
    given_ = data.draw(arguments(field, game[0]))
    declared = ", ".join(f"${name}: {argument.type}" for name, argument in field.args.items())
    passed = ", ".join(f"{name}: ${name}" for name in field.args)
    selected = "" if is_leaf_type(get_named_type(field.type)) else "{ __typename }"
    operation = "mutation" if root is CORE.mutation_type else "query"
    query = f"{operation} {f'({declared})' * bool(declared)} {{ {name}{f'({passed})' * bool(passed)} {selected} }}"
    send(
        loop,
        house,
        json.dumps({"query": query, "variables": given_}).encode(),
        data.draw(st.sampled_from([game[1], None])),
    )


@given(data=st.data())
def test_any_arguments_of_a_game(
    loop: asyncio.Runner, house: House, game: tuple[str, str], data: st.DataObject
) -> None:
    query = """query ($g: ID!, $at: Int, $first: Int!, $after: Int!, $reveal: Boolean!) {
      game(id: $g) { view(at: $at, reveal: $reveal) { __typename } events(first: $first, after: $after) { version } } }"""
    numbers = {name: data.draw(LEAVES["Int"]) for name in ("at", "first", "after")}
    variables = {"g": game[0], **numbers, "reveal": data.draw(st.booleans())}
    send(loop, house, json.dumps({"query": query, "variables": variables}).encode(), game[1])
