"""Type hints of structs as the bridge reads them."""

from __future__ import annotations

import inspect
import types
from typing import Annotated, Any, NamedTuple, Union, get_args, get_origin

from msgspec import NODEFAULT, Meta, structs

LISTS = (tuple, list, frozenset, set)
UNIONS = (Union, types.UnionType)


class Told(NamedTuple):
    """A type hint without its metadata, the name and the description that those give, and whether it may be None."""

    hint: Any
    title: str | None
    description: str | None
    nullable: bool


def told(hint: Any) -> Told:
    """What a type hint says, whether the None in it is within its metadata or around it."""
    title = description = None
    nullable = False
    while True:
        if get_origin(hint) is Annotated:
            metas = [meta for meta in reversed(hint.__metadata__) if isinstance(meta, Meta)]  # the outermost first
            title = title or next((meta.title for meta in metas if meta.title), None)
            description = description or next((meta.description for meta in metas if meta.description), None)
            hint = hint.__origin__
        elif get_origin(hint) in UNIONS and type(None) in get_args(hint):
            nullable = True
            hint = Union[tuple(arm for arm in get_args(hint) if arm is not type(None))]  # noqa: UP007
        else:
            return Told(hint, title, description, nullable)


def camel(name: str) -> str:
    """`seed_hash` as GraphQL writes it: `seedHash`."""
    first, *more = name.split("_")
    return first + "".join(word.capitalize() for word in more)


def pascal(name: str) -> str:
    """`seed_hash` as part of a type's name: `SeedHash`."""
    return "".join(word[:1].upper() + word[1:] for word in name.split("_"))


def description(of: Any) -> str | None:
    """A class's or a function's own docstring as a description: paragraphs, each on one line.

    Fields of a struct that it mentions get their GraphQL names.
    """
    own = of.__doc__ if inspect.isfunction(of) else vars(of).get("__doc__")
    text = inspect.cleandoc(own or "")
    for name in getattr(of, "__struct_fields__", ()):
        text = text.replace(f"`{name}`", f"`{camel(name)}`")
    return "\n\n".join(" ".join(paragraph.split()) for paragraph in text.split("\n\n")) or None


def default(field: structs.FieldInfo) -> Any:
    """A field's default, also a made one; NODEFAULT if it has none."""
    return field.default if field.default_factory is NODEFAULT else field.default_factory()
