"""A cache of queries that were parsed and found valid, by their text."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Iterator
from typing import Final

from graphql import DocumentNode, GraphQLError, GraphQLSchema, specified_rules, validate
from graphql.validation import MaxIntrospectionDepthRule
from msgspec import Struct
from strawberry.extensions import SchemaExtension

from .limits import Costs, Limits, shape_errors, too_complex

RULES: Final = (*specified_rules, MaxIntrospectionDepthRule)
NODE_BYTES: Final = 300
"""About what a parsed document takes for each byte of its text."""

COSTS: Final = 100
"""For how many values of its variables the cost of a document is remembered."""


class Document(Struct, frozen=True):
    """A valid document, and what its dearest operation costs: at worst, and by the values of the variables in `paged`."""

    node: DocumentNode
    worst: int
    paged: tuple[str, ...] = ()
    costs: dict[tuple[int | None, ...], int] = {}


class Documents:
    """Valid documents by their text, those used longest ago forgotten first, within a bound of bytes."""

    def __init__(self, size: int) -> None:
        self._left = size // NODE_BYTES
        self._known: OrderedDict[str, Document] = OrderedDict()

    def get(self, text: str) -> Document | None:
        """The document of a text, if it was here lately."""
        if (known := self._known.get(text)) is not None:
            self._known.move_to_end(text)
        return known

    def put(self, text: str, document: Document) -> None:
        """Keep a document."""
        if text not in self._known:
            self._left -= len(text)
        self._known[text] = document
        while self._left < 0:
            gone, _ = self._known.popitem(last=False)
            self._left += len(gone)


def documents(limits: Limits) -> type[SchemaExtension]:
    """An extension that parses and validates each text once, and holds it to the limits."""
    cache = Documents(limits.documents)

    class Cached(SchemaExtension):
        def on_parse(self) -> Iterator[None]:
            if known := cache.get(self.execution_context.query or ""):
                self.execution_context.graphql_document = known.node
            self.execution_context.parse_options["max_tokens"] = limits.tokens
            yield

        def on_validate(self) -> Iterator[None]:
            self.execution_context.pre_execution_errors = self.errors()
            yield

        def errors(self) -> list[GraphQLError]:
            context = self.execution_context
            schema, document = context.schema._schema, context.graphql_document
            assert document is not None, "validation comes after parsing"
            known = cache.get(context.query or "")
            if known is None:
                if errors := shape_errors(document, limits) or validate(schema, document, RULES):
                    return errors
                costs = Costs(schema, document, limits.page)
                known = Document(document, costs.most(), tuple(costs.paged))
                cache.put(context.query or "", known)
            if known.worst <= limits.cost:
                return []
            return over(schema, known, context.variables or {})

    def over(schema: GraphQLSchema, known: Document, variables: dict[str, object]) -> list[GraphQLError]:
        values = [variables.get(name) for name in known.paged]
        lengths = tuple(value if isinstance(value, int) else None for value in values)
        cost = known.costs.get(lengths)
        if cost is None:
            if len(known.costs) >= COSTS:
                known.costs.clear()
            cost = known.costs[lengths] = Costs(schema, known.node, limits.page, variables).most()
        return [too_complex(f"The operation costs {cost}; {limits.cost} are allowed.")] if cost > limits.cost else []

    return Cached
