"""How our values are read: structs and the maps of events, without asking Strawberry for a twin."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import partial
from typing import Any, NamedTuple

import strawberry
from graphql import (
    GraphQLField,
    GraphQLInterfaceType,
    GraphQLObjectType,
    GraphQLSchema,
    GraphQLUnionType,
    Undefined,
    get_named_type,
    get_nullable_type,
)
from msgspec import NODEFAULT
from strawberry.types.arguments import StrawberryArgument
from strawberry.types.base import StrawberryContainer, StrawberryOptional, has_object_definition

from .bridge import Bridge
from .hints import camel
from .selection import READS, Attribute


def straighten(schema: GraphQLSchema, bridge: Bridge) -> dict[str, type]:
    """Let every type of a schema be told, and read, from the values as they are; the classes of those by type."""
    names = {struct: bridge.called(struct) for struct in bridge.twins}

    def kind(value: Any, *_: Any) -> str:
        return value["type"] if type(value) is dict else names[type(value)]

    interface = schema.type_map["Event"]
    classes: dict[str, type] = {name: struct for struct, name in names.items()}
    for name, type_ in schema.type_map.items():
        if name.startswith("__"):
            continue
        if isinstance(type_, GraphQLUnionType | GraphQLInterfaceType):
            type_.resolve_type = kind
        if isinstance(type_, GraphQLObjectType):
            type_.is_type_of = None
            read_directly(type_, bridge.defaults.get(name, {}))
            if interface in type_.interfaces:
                type_.fields["card"].resolve = at_hand(lambda value, _: cause(value))
                type_.fields["card"].extensions[READS] = cause
                told_as_map(type_, classes)
    return classes


def told_as_map(type_: GraphQLObjectType, classes: dict[str, type]) -> None:
    """Note that values of a type are maps, and those within them too."""
    classes[type_.name] = dict
    for field in type_.fields.values():
        below = get_named_type(field.type)
        if isinstance(below, GraphQLObjectType) and classes[below.name] is not dict:
            told_as_map(below, classes)


def read_directly(type_: GraphQLObjectType, defaults: Mapping[str, Any]) -> None:
    """Give the fields of a type resolvers without any detour, and let arguments left out be null as well."""
    for field in type_.fields.values():
        if getattr(field.resolve, "_is_default", False):
            attribute = field.extensions["strawberry-definition"].python_name
            default = defaults.get(attribute, NODEFAULT)
            reads = field.extensions[READS] = Attribute(attribute, None if default is NODEFAULT else default)
            field.resolve = reader(reads)
            continue
        if (function := function_of_value(field)) is not None:
            field.extensions[READS] = function
        call_directly(field)
        if any(argument.default_value is not Undefined for argument in field.args.values()):
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


def function_of_value(field: GraphQLField) -> Callable[[Any], Any] | None:
    """The function behind a field, if a value is all it takes."""
    resolver = field.extensions["strawberry-definition"].base_resolver
    if resolver is None or resolver.is_async or resolver.info_parameter or field.args or not resolver.parent_parameter:
        return None
    function: Callable[[Any], Any] = resolver.wrapped_func
    return function


def call_directly(field: GraphQLField) -> None:
    """Let a field call the function behind it, where each of its arguments is a leaf, or an input that reads itself."""
    definition = field.extensions["strawberry-definition"]
    if field.subscribe is not None or not all(is_plain(argument) for argument in definition.arguments):
        return
    resolver, inputs = definition.base_resolver, list(self_reading(definition.arguments))
    function, takes_info, takes_root = resolver.wrapped_func, resolver.info_parameter, resolver.parent_parameter
    for argument in definition.arguments:
        field.args[camel(argument.python_name)].out_name = argument.python_name

    def resolve(root: Any, info: Any, **given: Any) -> Any:
        for name, read in inputs:
            if given.get(name) is not None:
                given[name] = read(given[name])
        if takes_root:
            given["root"] = root
        if takes_info:
            given["info"] = strawberry.Info(info, definition)
        return function(**given)

    field.resolve = resolve


class Within(NamedTuple):
    """Where an input stands among the arguments."""

    path: tuple[str]


def is_plain(argument: StrawberryArgument) -> bool:
    """Whether an argument is a leaf, as which it comes, or a list of leaves, or an input that reads itself."""
    type_ = _present_type(argument.type)
    while isinstance(type_, StrawberryContainer):
        type_ = type_.of_type
    return not has_object_definition(type_) or _read_by(argument) is not None


def self_reading(arguments: Iterable[StrawberryArgument]) -> Iterator[tuple[str, Callable[[Any], Any]]]:
    """The arguments that read themselves, by the name of the parameter, and what reads them."""
    for argument in arguments:
        if (read := _read_by(argument)) is not None:
            within = Within((camel(argument.python_name),))
            yield argument.python_name, partial(_read_within, read, _present_type(argument.type), within)


def _read_within(read: Callable[..., Any], type_: Any, within: Within, value: Any) -> Any:
    return read(type_, value, within)


def _read_by(argument: StrawberryArgument) -> Callable[..., Any] | None:
    definition = getattr(_present_type(argument.type), "__strawberry_definition__", None)
    return getattr(definition, "from_input", None)


def _present_type(type_: Any) -> Any:
    return type_.of_type if isinstance(type_, StrawberryOptional) else type_


def reader(reads: Attribute) -> Callable[..., Any]:
    """What reads a struct's attribute, or an event's field: there a default is left out."""
    attribute, missing = reads

    def read(value: Any, _: Any) -> Any:
        return value.get(attribute, missing) if type(value) is dict else getattr(value, attribute)

    return at_hand(read)


def at_hand(resolve: Callable[..., Any]) -> Callable[..., Any]:
    """Mark a resolver as one that has nothing to look up, as Strawberry marks its own."""
    resolve._is_default = True  # type: ignore[attr-defined]  # functions take any
    return resolve


def cause(value: dict[str, Any]) -> int | None:
    """The card that caused an event; 0 says there was none."""
    return value["card"] or None
