"""The operations of the clients, written from the schema: one for whatever can be asked, done or followed.

Nobody writes them by hand, so no client lacks what the service has. Each object type is one fragment that bears its name; a query
is called `Get…`, and what a thing has only for an argument (a game its `view` as of a version) is a query of its own.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Final, cast

from graphql import (
    GraphQLAbstractType,
    GraphQLArgument,
    GraphQLField,
    GraphQLInterfaceType,
    GraphQLObjectType,
    GraphQLOutputType,
    GraphQLSchema,
    build_schema,
    get_named_type,
    get_nullable_type,
    is_abstract_type,
    is_leaf_type,
    is_union_type,
    parse,
    print_ast,
    validate,
)

LANGUAGE: Final = "locale"
PAGE: Final = "first"
FEW: Final = 20
"""Of so many types each is a fragment of its own; of more, what each has stands in one, which takes fewer words."""
PAGES: Final = {"campaigns": 5, "events": 10, "timeline": 10}
"""Pages that are shorter where nothing is said, since a page as long as the service's own would cost more than it allows."""
TOLD: Final = ("Event", "text")
"""The sentence of an event costs a replay: it comes only where `describe` is true."""


class Unwritable(Exception):
    """The schema has something for which these rules know no operation; the message names it."""


def is_refusal(name: str) -> bool:
    """Whether a type says why something was not done."""
    return name.endswith(("Refusal", "Refused", "Conflict"))


def own_name(owner: str, field: str) -> str:
    """What a field is called where another type's has its name."""
    name = owner if owner.endswith(named(field)) else owner + named(field)
    return name[0].lower() + name[1:]


class Operation:
    """One operation: what it is called, and the fields on the way to what it asks for, outermost first."""

    def __init__(self, kind: str, name: str, *path: tuple[str, GraphQLField]) -> None:
        self.kind, self.name, self.path = kind, name, path

    @property
    def type(self) -> GraphQLOutputType:
        """What it answers."""
        return self.path[-1][1].type


def named(*words: str) -> str:
    """Words run together, each with a capital."""
    return "".join(word[0].upper() + word[1:] for word in words)


def operations(schema: GraphQLSchema) -> Iterator[Operation]:
    """All that can be asked, done and followed."""
    if schema.query_type:
        for name, field in schema.query_type.fields.items():
            yield Operation("query", named("get", name), (name, field))
            yield from _parts((name, field))
    for kind, root in (("mutation", schema.mutation_type), ("subscription", schema.subscription_type)):
        for name, field in root.fields.items() if root else ():
            yield Operation(kind, named(name), (name, field))


def _parts(*path: tuple[str, GraphQLField]) -> Iterator[Operation]:
    """What the thing at the end of a path has only for an argument, or in a part that has nothing else."""
    owner = get_nullable_type(path[-1][1].type)
    for name, field in owner.fields.items() if isinstance(owner, GraphQLObjectType) else ():
        part = get_nullable_type(field.type)
        if field.args:
            yield Operation("query", named("get", *(step for step, _ in path), name), *path, (name, field))
        elif isinstance(part, GraphQLObjectType) and all(inner.args for inner in part.fields.values()):
            yield from _parts(*path, (name, field))


class Documents:
    """Writes operations, each a whole document with the fragments that it needs."""

    def __init__(self, schema: GraphQLSchema) -> None:
        self.schema = schema
        self.operations = list(operations(schema))
        self._apart = {_owner(schema, operation) for operation in self.operations if len(operation.path) > 1}
        self._ambiguous = set(_ambiguous(schema))
        self._members = {each.name for each in _members(schema)}
        self._fragments: dict[str, str] = {}
        self._open: list[str] = []

    def fragments(self) -> str:
        """All fragments that the operations use, by name. Unwritable."""
        for operation in self.operations:
            self._below(operation.type)
        return "\n\n".join(self._fragments[name] for name in sorted(self._fragments) if self._fragments[name])

    def of(self, operation: Operation) -> str:
        """An operation without its fragments. Unwritable."""
        arguments = [argument for _, field in operation.path for argument in field.args.items()]
        names = [name for name, _ in arguments]
        if {name for name in names if names.count(name) > 1} - {LANGUAGE}:
            raise Unwritable(f"{operation.name} has two arguments of one name.")
        inner = self._below(operation.type)
        for name, field in reversed(operation.path):
            inner = " ".join(["{", f"{name}{_passed(field.args)}", *filter(None, [inner]), "}"])
        page = PAGES.get(operation.path[-1][0])
        declared = [_declared(name, argument, page) for name, argument in dict(arguments).items()]
        declared += self._implied(inner, names)
        head = f"{operation.kind} {operation.name}" + (f"({', '.join(declared)})" if declared else "")
        return f"{head} {inner}"

    def _implied(self, text: str, given: Iterable[str]) -> Iterator[str]:
        """Variables that fragments use, besides those of the operation's own arguments."""
        used = self._reached(text)
        if f"${LANGUAGE}" in used and LANGUAGE not in given:
            yield f"${LANGUAGE}: String"
        if "$describe" in used:
            yield "$describe: Boolean = false"

    def _reached(self, text: str) -> str:
        """A text with all fragments that it spreads, and those that they spread."""
        reached, pending = {"": text}, [text]
        while pending:
            for name in re.findall(r"\.\.\.(\w+)\b(?<!on)", pending.pop()):
                if name not in reached:
                    reached[name] = self._fragments[name]
                    pending.append(reached[name])
        return "\n".join(reached.values())

    def _below(self, type_: GraphQLOutputType) -> str:
        """What to select of a type; empty for a leaf, and for what has nothing to be selected."""
        inner = get_named_type(type_)
        if is_leaf_type(inner) or inner.name in self._open:
            return ""
        if inner.name not in self._fragments:
            self._open.append(inner.name)
            self._fragments[inner.name] = self._fragment(cast("GraphQLObjectType | GraphQLAbstractType", inner))
            self._open.pop()
        return f"{{ ...{inner.name} }}" if self._fragments[inner.name] else ""

    def _fragment(self, type_: GraphQLObjectType | GraphQLAbstractType) -> str:
        parts = self._fields(type_, type_.fields) if isinstance(type_, GraphQLObjectType) else self._abstract(type_)
        head = "__typename " if type_.name in self._members else ""
        return f"fragment {type_.name} on {type_.name} {{ {head}{' '.join(parts)} }}" if parts else ""

    def _abstract(self, type_: GraphQLAbstractType) -> list[str]:
        """What all have, and then what only one has: inline where that is values, since a spread costs more words."""
        common = type_.fields if isinstance(type_, GraphQLInterfaceType) else {}
        possible = self.schema.get_possible_types(type_)
        if len(possible) <= FEW:
            return ["__typename", *(f"... on {each.name} {self._below(each)}" for each in possible)]
        parts = ["__typename", *self._fields(type_, common)]
        for each in possible:
            own = {name: field for name, field in each.fields.items() if name not in common}
            if selected := self._fields(each, own):
                parts.append(f"... on {each.name} {{ {' '.join(selected)} }}")
        return parts

    def _fields(self, type_: GraphQLObjectType | GraphQLAbstractType, fields: dict[str, GraphQLField]) -> list[str]:
        selected = (
            (self._alias(type_.name, name), self._field(type_.name, name, field)) for name, field in fields.items()
        )
        return [alias + text for alias, text in selected if text]

    def _alias(self, owner: str, name: str) -> str:
        """A name of its own for what a refusal, in the same place, calls by this name though it is something else."""
        return f"{own_name(owner, name)}: " if (owner, name) in self._ambiguous else ""

    def _field(self, owner: str, name: str, field: GraphQLField) -> str:
        if (name == "edges" and "pageInfo" in self._siblings(owner)) or (field.args and owner in self._apart):
            return ""
        if field.args.keys() - {LANGUAGE}:
            raise Unwritable(f"{owner}.{name} has arguments, and no operation leads to it.")
        if (owner, name) == TOLD:
            return f"{name} @include(if: $describe)"
        below = self._below(field.type)
        if not below and not is_leaf_type(get_named_type(field.type)):
            return ""
        return f"{name}{_passed(field.args)} {below}".rstrip()

    def _siblings(self, owner: str) -> Iterable[str]:
        return getattr(self.schema.get_type(owner), "fields", ())


def _members(schema: GraphQLSchema) -> Iterator[GraphQLObjectType]:
    """The types that may stand where others may."""
    for type_ in schema.type_map.values():
        if is_abstract_type(type_):
            yield from schema.get_possible_types(type_)


def _ambiguous(schema: GraphQLSchema) -> Iterator[tuple[str, str]]:
    """Fields that have another type than those of this name in a refusal which may stand in their place."""
    for union in filter(is_union_type, schema.type_map.values()):
        for refusal in (each for each in union.types if is_refusal(each.name)):
            for each in union.types:
                for name in each.fields.keys() & refusal.fields.keys():
                    if not is_refusal(each.name) and str(each.fields[name].type) != str(refusal.fields[name].type):
                        yield each.name, name


def _owner(schema: GraphQLSchema, operation: Operation) -> str:
    return get_named_type(operation.path[-2][1].type).name


def _passed(arguments: dict[str, GraphQLArgument]) -> str:
    return f"({', '.join(f'{name}: ${name}' for name in arguments)})" if arguments else ""


def _declared(name: str, argument: GraphQLArgument, page: int | None) -> str:
    default = argument.ast_node and argument.ast_node.default_value
    value = str(page) if page and name == PAGE else print_ast(default) if default else ""
    return f"${name}: {argument.type}" + (f" = {value}" if value else "")


def write(schema_file: Path, folder: Path) -> None:
    """Write the operations of a schema to a folder, a file for each kind. Unwritable."""
    schema = build_schema(schema_file.read_text(encoding="utf-8"))
    documents = Documents(schema)
    texts = {"fragments": documents.fragments()}
    for kind in ("query", "mutation", "subscription"):
        texts[kind] = "\n\n".join(documents.of(each) for each in documents.operations if each.kind == kind)
    whole = parse("\n".join(texts.values()))
    if errors := validate(schema, whole):
        raise Unwritable("\n".join(error.message for error in errors))
    folder.mkdir(exist_ok=True)
    for name, text in texts.items():
        if text:
            (folder / f"{name}.graphql").write_text(print_ast(parse(text)) + "\n", encoding="utf-8")


if __name__ == "__main__":
    write(Path(sys.argv[1]), Path(sys.argv[2]))
