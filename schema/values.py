"""How graphql-core reads our values: structs and the maps of events, without asking Strawberry for a twin."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from graphql import (
    GraphQLField,
    GraphQLInterfaceType,
    GraphQLObjectType,
    GraphQLSchema,
    GraphQLUnionType,
    Undefined,
    get_nullable_type,
)
from msgspec import NODEFAULT

from .bridge import Bridge


def straighten(schema: GraphQLSchema, bridge: Bridge) -> None:
    """Let every type of a schema be told, and read, from the values as they are."""
    names = {struct: bridge.called(struct) for struct in bridge.twins}

    def kind(value: Any, *_: Any) -> str:
        return value["type"] if type(value) is dict else names[type(value)]

    interface = schema.type_map["Event"]
    for name, type_ in schema.type_map.items():
        if name.startswith("__"):
            continue
        if isinstance(type_, GraphQLUnionType | GraphQLInterfaceType):
            type_.resolve_type = kind
        if isinstance(type_, GraphQLObjectType):
            type_.is_type_of = None
            read_directly(type_, bridge.defaults.get(name, {}))
            if interface in type_.interfaces:
                type_.fields["card"].resolve = cause


def read_directly(type_: GraphQLObjectType, defaults: Mapping[str, Any]) -> None:
    """Give the plain fields of a type resolvers without any detour, and let arguments left out be null as well."""
    for field in type_.fields.values():
        if getattr(field.resolve, "_is_default", False):
            attribute = field.extensions["strawberry-definition"].python_name
            field.resolve = reader(attribute, defaults.get(attribute, NODEFAULT))
        elif any(argument.default_value is not Undefined for argument in field.args.values()):
            lenient(field)


def lenient(field: GraphQLField) -> None:
    """Let null mean the default, for the arguments that have one."""
    for argument in field.args.values():
        if argument.default_value is None:
            argument.default_value = Undefined
        if argument.default_value is not Undefined:
            argument.type = get_nullable_type(argument.type)  # type: ignore[assignment]  # it was an input's
    if (resolve := field.resolve) is not None:
        field.resolve = lambda root, info, **given: resolve(root, info, **_present(given))
    if (subscribe := field.subscribe) is not None:
        field.subscribe = lambda root, info, **given: subscribe(root, info, **_present(given))


def _present(given: Mapping[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in given.items() if value is not None}


def reader(attribute: str, default: Any) -> Callable[..., Any]:
    """What reads a struct's attribute, or an event's field: there a default is left out."""
    missing = None if default is NODEFAULT else default

    def read(value: Any, _: Any) -> Any:
        return value.get(attribute, missing) if type(value) is dict else getattr(value, attribute)

    return at_hand(read)


def at_hand(resolve: Callable[..., Any]) -> Callable[..., Any]:
    """Mark a resolver as one that has nothing to look up, as Strawberry marks its own."""
    resolve._is_default = True  # type: ignore[attr-defined]  # functions take any
    return resolve


@at_hand
def cause(value: dict[str, Any], _: Any) -> int | None:
    """The card that caused an event; 0 says there was none."""
    return value["card"] or None
