"""A cache of queries that were parsed and found valid, by their text."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Iterator, Mapping
from typing import Final

from graphql import DocumentNode, GraphQLError, GraphQLSchema, specified_rules, validate
from graphql.validation import MaxIntrospectionDepthRule, NoSchemaIntrospectionCustomRule
from msgspec import Struct
from strawberry.extensions import SchemaExtension

from .limits import Costs, Limits, shape_errors, too_complex

OPEN: Final = (*specified_rules, MaxIntrospectionDepthRule)
CLOSED: Final = (*OPEN, NoSchemaIntrospectionCustomRule)
"""The rules where nobody is told the schema."""
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
    """Valid documents by their text, those used longest ago forgotten first, within a bound of bytes.

    `hits` and `misses` count the operations whose document was known, or not.
    """

    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self._left = limits.documents // NODE_BYTES
        self._known: OrderedDict[str, Document] = OrderedDict()
        self.hits = self.misses = 0

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

    def errors(
        self, schema: GraphQLSchema, text: str, node: DocumentNode, variables: Mapping[str, object]
    ) -> list[GraphQLError]:
        """Why a document may not be executed with these variables: it isn't valid, or over the limits."""
        known = self.get(text)
        if known is not None:
            self.hits += 1
        else:
            self.misses += 1
            rules = OPEN if self.limits.introspection else CLOSED
            if errors := shape_errors(node, self.limits) or validate(schema, node, rules):
                return errors
            costs = Costs(schema, node, self.limits.page)
            known = Document(node, costs.most(), tuple(costs.paged))
            self.put(text, known)
        cost = known.worst
        if cost > self.limits.cost:
            cost = self._cost(schema, known, variables)
        if cost <= self.limits.cost:
            return []
        return [too_complex(f"The operation costs {cost}; {self.limits.cost} are allowed.")]

    def _cost(self, schema: GraphQLSchema, known: Document, variables: Mapping[str, object]) -> int:
        values = [variables.get(name, ...) for name in known.paged]  # none at all is not null
        lengths = tuple(
            self.limits.page if value is None else value if isinstance(value, int) else None for value in values
        )
        cost = known.costs.get(lengths)
        if cost is None:
            if len(known.costs) >= COSTS:
                known.costs.clear()
            cost = known.costs[lengths] = Costs(schema, known.node, self.limits.page, variables).most()
        return cost


def checking(documents: Documents) -> type[SchemaExtension]:
    """An extension that parses and validates each text once, and holds it to the limits."""

    class Checking(SchemaExtension):
        def on_parse(self) -> Iterator[None]:
            if known := documents.get(self.execution_context.query or ""):
                self.execution_context.graphql_document = known.node
            self.execution_context.parse_options["max_tokens"] = documents.limits.tokens
            yield

        def on_validate(self) -> Iterator[None]:
            context = self.execution_context
            assert context.graphql_document is not None, "validation comes after parsing"
            context.pre_execution_errors = documents.errors(
                context.schema._schema, context.query or "", context.graphql_document, context.variables or {}
            )
            yield

    return Checking
