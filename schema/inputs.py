"""Input types: the twins of structs that come in, and the structs made of what came."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from enum import Enum
from functools import cache
from typing import Any, NamedTuple, Optional, get_args, get_origin, get_type_hints

import msgspec
import strawberry
from msgspec import NODEFAULT, Struct, structs
from strawberry.types.arguments import InputContext

from domain.kernel.refusal import Refused

from .bridge import AnyStruct, Bridge, Field
from .hints import LISTS, camel, description, told


def take(bridge: Bridge, struct: AnyStruct) -> Any:
    """The input twin of a struct; what a resolver gets is the struct itself, its constraints checked."""
    if struct not in bridge.inputs:
        name = bridge.dialect.names.get(struct, f"{struct.__name__}Input")
        twin = input_type(bridge, name, description(struct), (struct,))

        def from_input(_: type, value: Mapping[str, Any], context: InputContext) -> Any:
            return read(struct, renamed(struct, value), context.path)

        twin.__strawberry_definition__.from_input = from_input
        bridge.inputs[struct] = twin
    return bridge.inputs[struct]


def input_type(bridge: Bridge, name: str, says: str | None, parts: Sequence[AnyStruct]) -> Any:
    """An input type with the fields of several structs; its `from_input` is still to be set.

    TypeError: two of the fields have one name.
    """
    fields = [field for part in parts for field in bridge.fields(part, given=True)]
    if len({field.name for field in fields}) < len(fields):
        raise TypeError(f"{name} has two fields of one name")
    twin = type(name, (), {field.attribute: input_field(field) for field in fields})
    twin.__annotations__ = {field.attribute: annotation_of(field) for field in fields}
    return strawberry.input(twin, name=name, description=says)


def annotation_of(field: Field) -> Any:
    """A field that may be left out may be null as well, which then means the same."""
    return field.annotation if field.default is NODEFAULT else Optional[field.annotation]  # noqa: UP045


def input_field(field: Field) -> Any:
    """A field with its default, so far as the schema can write it."""
    absent: dict[str, Any] = {"default": field.default}
    if field.default is NODEFAULT:
        absent = {}
    elif field.default is None or isinstance(field.default, dict):
        absent = {"default": strawberry.UNSET}
    elif isinstance(field.default, tuple):
        absent = {"default_factory": lambda: list(field.default)}
    return strawberry.field(name=field.name, description=field.description, **absent)


def renamed(struct: AnyStruct, value: Mapping[str, Any]) -> dict[str, Any]:
    """What graphql-core made of an input value, as the struct has it: its own names and words.

    Fields that the struct doesn't have are another's.
    """
    takes = _takes(struct)
    return {
        takes[name].name: _worded(takes[name].hint, item)
        for name, item in value.items()
        if name in takes and (item is not None or takes[name].required)
    }


class Take(NamedTuple):
    """What an input field becomes: a field of the struct, with its name and its type."""

    name: str
    hint: Any
    required: bool


@cache
def _takes(struct: AnyStruct) -> Mapping[str, Take]:
    """The fields of a struct by their names in GraphQL."""
    hints = get_type_hints(struct, include_extras=True)
    return {
        camel(field.encode_name): Take(field.encode_name, told(hints[field.name]).hint, field.required)
        for field in structs.fields(struct)
    }


def _worded(plain: Any, value: Any) -> Any:
    if isinstance(value, Enum):
        return value.value
    if isinstance(value, list) and get_origin(plain) in LISTS:
        return [_worded(told(get_args(plain)[0]).hint, item) for item in value]
    if isinstance(value, dict) and isinstance(plain, type) and issubclass(plain, Struct):
        return renamed(plain, value)
    return value


def read(struct: type[Struct], value: Mapping[str, Any], path: Sequence[str | int]) -> Any:
    """A struct from a map of its fields. Refused: `malformed`, with a pointer to the argument."""
    try:
        return msgspec.convert(value, struct)
    except msgspec.ValidationError as error:
        says, _, where = str(error).partition(" - at `$.")
        within = [camel(part) for part in where.rstrip("`").replace("[", ".").replace("]", "").split(".") if part]
        pointer = "".join(f"/{part}" for part in (*path, *within))
        raise Refused("malformed", pointer=pointer, error=says[:1].lower() + says[1:]) from None
