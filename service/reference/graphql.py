"""The page of the GraphQL schema."""

from __future__ import annotations

from graphql import (
    GraphQLArgument,
    GraphQLEnumType,
    GraphQLField,
    GraphQLInputField,
    GraphQLInputObjectType,
    GraphQLInterfaceType,
    GraphQLNamedType,
    GraphQLObjectType,
    GraphQLScalarType,
    GraphQLType,
    GraphQLUnionType,
    build_schema,
    get_named_type,
    print_ast,
)

from domain.kernel.event import AUDIENCES
from schema.export import exported

from .markdown import code, joined, paragraphs, table

HEAD = """\
# The GraphQL schema

For whoever writes documents for `/graphql`: every query, mutation and subscription, and every type. GraphiQL at that address has the same to complete and try. How it hangs
together is in [the API](../api.md). The types of events are those of [the page of events](events.md), with each name in camel case; those of the mutations
that make moves are told with [the actions](actions.md). Made by `scripts/generate`.
"""
ROOTS = {"Query": "Queries", "Mutation": "Mutations", "Subscription": "Subscriptions"}


def page() -> str:
    """The page, in Markdown."""
    schema = build_schema(exported(), assume_valid=True)
    lines = [HEAD]
    for name, title in ROOTS.items():
        root = schema.type_map[name]
        assert isinstance(root, GraphQLObjectType)
        lines += [f"## {title}", ""]
        for field, of in root.fields.items():
            lines += operation(f"{name.lower()} {field}", of)
    lines += ["## Types", ""]
    for name, of in sorted(schema.type_map.items()):
        if not name.startswith("__") and name not in ROOTS and name not in AUDIENCES:
            lines += described(of)
    return joined(lines)


def operation(name: str, field: GraphQLField) -> list[str]:
    """A query, a mutation or a subscription."""
    lines = [f"### {name}", "", paragraphs(field.description or ""), ""]
    lines += table(("argument", "is", "by default", ""), (argument(*each) for each in field.args.items()))
    return [*lines, f"Gives {linked(field.type)}.", ""]


def argument(name: str, of: GraphQLArgument | GraphQLInputField) -> tuple[str, str, str, str]:
    """The row of an argument, or of the field of an input."""
    default = of.ast_node.default_value if of.ast_node else None
    return code(name), linked(of.type), code(print_ast(default)) if default else "", paragraphs(of.description or "")


def described(of: GraphQLNamedType) -> list[str]:
    """A type."""
    lines = [f"### {of.name}", "", paragraphs(of.description or ""), ""]
    if isinstance(of, GraphQLObjectType | GraphQLInterfaceType):
        rows = (
            (code(name + arguments(field)), linked(field.type), paragraphs(field.description or ""))
            for name, field in of.fields.items()
        )
        return [*lines, *table(("field", "is", ""), rows)]
    if isinstance(of, GraphQLInputObjectType):
        return [*lines, *table(("field", "is", "by default", ""), (argument(*each) for each in of.fields.items()))]
    if isinstance(of, GraphQLEnumType):
        return [
            *lines,
            *table(
                ("value", ""), ((code(name), paragraphs(value.description or "")) for name, value in of.values.items())
            ),
        ]
    if isinstance(of, GraphQLUnionType):
        return [*lines, "One of " + ", ".join(linked(each) for each in of.types) + ".", ""]
    assert isinstance(of, GraphQLScalarType)
    return [*lines, "A scalar.", ""]


def arguments(field: GraphQLField) -> str:
    """The names of a field's arguments, in parentheses."""
    return f"({', '.join(field.args)})" if field.args else ""


def linked(of: GraphQLType) -> str:
    """A type as it is written, with a link to where it is told of."""
    name = get_named_type(of).name
    page = "events.md" if name in AUDIENCES else ""
    return f"[{code(of)}]({page}#{name.lower()})"
