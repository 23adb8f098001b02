"""The bridge from msgspec structs to GraphQL types: structs stay the values, Strawberry sees a twin of each."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable, Iterable, Mapping, Sequence, Set as AbstractSet
from enum import StrEnum
from types import FunctionType, GenericAlias
from typing import (
    Annotated,
    Any,
    Literal,
    NamedTuple,
    Optional,
    TypeAlias,
    Union,
    get_args,
    get_origin,
    get_type_hints,
)

import strawberry
from msgspec import NODEFAULT, Struct, structs
from strawberry.scalars import JSON

from .hints import LISTS, UNIONS, camel, default, description, pascal, told

AnyStruct: TypeAlias = type[Struct]
Resolver: TypeAlias = Callable[..., Any]
SCALARS: Mapping[Any, Any] = {str: str, int: int, float: float, bool: bool, bytes: str}


class Field(NamedTuple):
    """A field of a twin: the struct's attribute, its GraphQL name and Strawberry's annotation of its type."""

    attribute: str
    name: str
    annotation: Any
    description: str | None
    default: Any = NODEFAULT


class Dialect(Struct, kw_only=True):
    """How GraphQL says what structs say.

    `names` rename structs; a type whose metadata has a title in `known` is what stands there; `hints` replace type
    hints by struct and attribute; `omitted` are attributes that GraphQL doesn't show; `interfaces` are those a struct's
    twin implements, `resolvers` its further fields (see `Bridge.field`).
    """

    names: Mapping[AnyStruct, str] = {}
    known: dict[str, Any] = {}
    hints: Mapping[tuple[AnyStruct, str], Any] = {}
    omitted: Mapping[AnyStruct, AbstractSet[str]] = {}
    interfaces: Mapping[AnyStruct, Sequence[type]] = {}
    resolvers: Mapping[AnyStruct, Sequence[Resolver]] = {}


class Bridge:
    """Twins of structs, made when first asked for, each once."""

    def __init__(self, dialect: Dialect | None = None, take: Callable[[Bridge, AnyStruct], Any] | None = None) -> None:
        """`take` makes the twin of a struct that comes in."""
        self.dialect = dialect or Dialect()
        self.known = dict(self.dialect.known)
        self.twins: dict[AnyStruct, Any] = {}
        self.inputs: dict[AnyStruct, Any] = {}
        self.enums: dict[str, Any] = {}
        self.unions: dict[str, Any] = {}
        self.defaults: dict[str, dict[str, Any]] = {}
        """By GraphQL type and attribute: what a value left out of an event's map stands for."""
        self._take = take

    # -- type hints

    def annotation(self, hint: Any, where: str, *, given: bool = False) -> Any:
        """Strawberry's annotation of a type hint; `given` for input. `where` names a nameless Literal or union.

        TypeError: there is no such thing in GraphQL.
        """
        says = told(hint)
        annotation = self.known.get(says.title or "") or self._annotation(says.hint, says.title or where, given)
        return Optional[annotation] if says.nullable else annotation  # noqa: UP045

    def _annotation(self, plain: Any, name: str, given: bool) -> Any:
        origin, arms = get_origin(plain), get_args(plain)
        if origin in LISTS:
            return GenericAlias(list, self.annotation(arms[0], name, given=given))
        if origin is Literal:
            return self.literal(name, arms)
        if origin in UNIONS:
            return self.union(name, arms)
        if origin is dict or plain in (dict, Any):
            return JSON
        if plain in SCALARS:
            return SCALARS[plain]
        if isinstance(plain, type) and issubclass(plain, Struct):
            return self._take(self, plain) if given and self._take else self.output(plain)
        raise TypeError(f"{name} has no form in GraphQL: {plain!r}")

    def literal(self, name: str, words: tuple[Any, ...]) -> Any:
        """An enum whose values are the words themselves, as REST writes them, so far as GraphQL can.

        TypeError: another enum has this name.
        """
        if all(isinstance(word, int) for word in words):
            return int
        if name not in self.enums:
            members = [("".join(c if c.isalnum() else "_" for c in word), word) for word in words]
            made: Any = StrEnum(name, members)  # type: ignore[misc]  # no enum that a checker could know
            self.enums[name] = strawberry.enum(made, name=name)
        elif [member.value for member in self.enums[name]] != list(words):
            raise TypeError(f"two enums are called {name}")
        return self.enums[name]

    def union(self, name: str, arms: Iterable[Any]) -> Any:
        """A union of structs, or a string where all arms are scalars, such as the id of a card or a word."""
        arms = tuple(arms)
        if all(arm in SCALARS for arm in arms):
            return str
        if name not in self.unions:
            twins = tuple(self.output(arm) for arm in arms)
            self.unions[name] = Annotated[Union[twins], strawberry.union(name)]  # noqa: UP007
        return self.unions[name]

    # -- types

    def called(self, struct: AnyStruct) -> str:
        """A struct's name in GraphQL."""
        return self.dialect.names.get(struct, struct.__name__)

    def hints(self, struct: AnyStruct) -> dict[str, Any]:
        """The type hints of a struct's fields, metadata and all."""
        hints = get_type_hints(struct, include_extras=True)
        return {name: self.dialect.hints.get((struct, name), hint) for name, hint in hints.items()}

    def fields(self, struct: AnyStruct, *, given: bool = False) -> list[Field]:
        """The fields of a struct's twin."""
        hints, omitted = self.hints(struct), self.dialect.omitted.get(struct, ())
        return [
            Field(
                field.name,
                camel(field.encode_name),
                self.annotation(hints[field.name], self.called(struct) + pascal(field.name), given=given),
                told(hints[field.name]).description,
                default(field),
            )
            for field in structs.fields(struct)
            if field.name not in omitted
        ]

    def output(self, struct: AnyStruct) -> Any:
        """The twin of a struct."""
        if struct not in self.twins:
            twin = self.twins[struct] = type(self.called(struct), tuple(self.dialect.interfaces.get(struct, ())), {})
            self.fill(twin, self.fields(struct))
            for resolver in self.dialect.resolvers.get(struct, ()):
                setattr(twin, resolver.__name__, self.field(resolver))
            strawberry.type(twin, name=twin.__name__, description=description(struct))
        return self.twins[struct]

    def fill(self, twin: type, fields: Iterable[Field]) -> None:
        """Give a twin its fields."""
        fields = list(fields)
        twin.__annotations__ = {field.attribute: field.annotation for field in fields}
        self.defaults[twin.__name__] = {field.attribute: field.default for field in fields}
        for field in fields:
            setattr(twin, field.attribute, strawberry.field(name=field.name, description=field.description))

    # -- resolvers

    def field(self, resolver: Resolver, make: Callable[..., Any] = strawberry.field) -> Any:
        """A field from a function of structs: its hints and its docstring are the field's.

        `root`, where it is a parameter, is the value that the field belongs to; `info` is Strawberry's.
        """
        assert isinstance(resolver, FunctionType), "only a function can be given other hints"
        hints, where = get_type_hints(resolver, include_extras=True), pascal(resolver.__name__)
        returns = hints.pop("return")
        twin = FunctionType(resolver.__code__, resolver.__globals__, resolver.__name__, resolver.__defaults__)
        twin.__kwdefaults__ = resolver.__kwdefaults__
        twin.__annotations__ = {name: self._parameter(name, hint, where) for name, hint in hints.items()}
        twin.__annotations__["return"] = self._returned(returns, where)
        return make(resolver=twin, name=camel(resolver.__name__), description=description(resolver))

    def _parameter(self, name: str, hint: Any, where: str) -> Any:
        if name == "root":
            return strawberry.Parent[Any]  # type: ignore[misc]  # an alias, generic at run time
        if name == "info":
            return strawberry.Info
        return self.argument(hint, where + pascal(name))

    def argument(self, hint: Any, where: str) -> Any:
        """An argument's annotation, with its description."""
        annotation, says = self.annotation(hint, where, given=True), told(hint).description
        return Annotated[annotation, strawberry.argument(description=says)] if says else annotation

    def _returned(self, hint: Any, where: str) -> Any:
        if get_origin(hint) is AsyncIterator:
            (hint,) = get_args(hint)
            return GenericAlias(AsyncIterator, self.annotation(hint, where))
        return self.annotation(hint, where)
