"""The schema as a whole."""

from __future__ import annotations

from collections import defaultdict
from pathlib import Path
from typing import Any, get_args

import pytest
from graphql import (
    GraphQLEnumType,
    GraphQLInterfaceType,
    GraphQLNamedType,
    GraphQLObjectType,
    GraphQLSchema,
    GraphQLUnionType,
    build_schema,
    get_named_type,
    validate_schema,
)

import schema
from domain.kernel.events import KERNEL_EVENTS
from domain.kernel.refusal import CODES
from domain.registry import games as registered
from schema import build
from schema.actions import Envelope, tag
from tests.domain.toy import Smugglers

PUBLISHED = Path(schema.__file__).with_name("schema.graphql")


SCHEMAS: list[tuple[str, Any]] = [("toy", {"smugglers": Smugglers()}), ("published", registered())]


@pytest.fixture(params=SCHEMAS, ids=lambda param: param[0])
def games(request: pytest.FixtureRequest) -> Any:
    return request.param[1]


@pytest.fixture
def core(games: Any) -> GraphQLSchema:
    return build.build_schema(games)._schema


def test_it_is_valid_also_as_text(games: Any) -> None:
    whole = build.build_schema(games)
    assert validate_schema(whole._schema) == []
    assert validate_schema(build_schema(str(whole))) == []


def test_what_is_published_is_what_is_served() -> None:
    from schema.export import exported

    assert PUBLISHED.read_text(encoding="utf-8") == exported(), "run: python -m schema.export > schema/schema.graphql"


def test_it_is_the_same_whenever_it_is_built(games: Any) -> None:
    assert str(build.build_schema(games)) == str(build.build_schema(games))


def test_every_action_of_every_game_has_its_mutation(games: Any, core: GraphQLSchema) -> None:
    assert core.mutation_type
    for game in games.values():
        for action in get_args(game.actions):
            mutation = core.mutation_type.fields[tag(action)]
            assert str(mutation.type) == "ActionResult!"
            given: Any = get_named_type(mutation.args["input"].type)
            own = {name.replace("_", "").lower() for name in (*Envelope.__struct_fields__, *action.__struct_fields__)}
            assert {name.lower() for name in given.fields} == own


def test_every_event_has_its_type(games: Any, core: GraphQLSchema) -> None:
    interface = core.get_type("Event")
    assert isinstance(interface, GraphQLInterfaceType)
    classes = {*KERNEL_EVENTS, *(event for game in games.values() for event in get_args(game.events))}
    assert {type_.name for type_ in core.get_possible_types(interface)} == {event.__name__ for event in classes}


def test_every_refusal_has_its_code(core: GraphQLSchema) -> None:
    codes = core.get_type("RefusalCode")
    assert isinstance(codes, GraphQLEnumType)
    assert tuple(codes.values) == CODES


def test_all_types_and_mutations_say_what_they_are(core: GraphQLSchema) -> None:
    silent = [
        name for name, type_ in core.type_map.items()
        if isinstance(type_, GraphQLObjectType) and not name.startswith("__")
        and name not in ("Query", "Mutation", "Subscription") and not type_.description
    ]  # fmt: skip
    assert silent == []
    assert core.mutation_type
    assert [name for name, field in core.mutation_type.fields.items() if not field.description] == []


def test_fields_of_one_name_have_one_type_wherever_fragments_meet(core: GraphQLSchema) -> None:
    assert conflicts(core, "Event") == []
    assert conflicts(core, "View") == []


def conflicts(core: GraphQLSchema, name: str) -> list[str]:
    """The fields that can't be asked of two members at once, of an interface or a union, at any depth."""
    abstract = core.get_type(name)
    assert isinstance(abstract, GraphQLInterfaceType | GraphQLUnionType)
    found, seen = [], set()
    pending: list[tuple[GraphQLNamedType, ...]] = [tuple(core.get_possible_types(abstract))]
    while pending:
        members = pending.pop()
        if members in seen:
            continue
        seen.add(members)
        by_name = defaultdict(set)
        for member in members:
            for field_name, field in getattr(member, "fields", {}).items():
                by_name[field_name].add(field.type)
        for field_name, types in by_name.items():
            named = {get_named_type(type_) for type_ in types}
            objects = all(isinstance(type_, GraphQLObjectType) for type_ in named)
            shapes = {
                str(type_).replace(get_named_type(type_).name, "" if objects else get_named_type(type_).name)
                for type_ in types
            }
            if len(shapes) > 1:
                found.append(f"{field_name}: {', '.join(map(str, types))}")
            elif len(named) > 1:
                pending.append(tuple(sorted(named, key=lambda type_: type_.name)))
    return found
