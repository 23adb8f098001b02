"""How much a client may ask for at once."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Any, Final

from graphql import (
    DocumentNode,
    FieldNode,
    FragmentDefinitionNode,
    FragmentSpreadNode,
    GraphQLError,
    GraphQLField,
    GraphQLNamedType,
    GraphQLObjectType,
    GraphQLSchema,
    InlineFragmentNode,
    IntValueNode,
    Node,
    OperationDefinitionNode,
    OperationType,
    SelectionSetNode,
    VariableNode,
    get_named_type,
    get_nullable_type,
    is_abstract_type,
    is_list_type,
)
from msgspec import Struct

PAGE_ARGUMENT: Final = "first"
CONNECTION_FIELD: Final = "pageInfo"
COST_OF_RESOLVER: Final = 10
"""A field that has to look something up, against 1 for one that is at hand."""
LENGTH_OF_LIST: Final = 5
"""How long a list is taken to be that has no pages."""


class Limits(Struct, frozen=True, kw_only=True):
    """What is refused when there is more of it. Sizes are in bytes.

    `aliases` also counts fields asked for again in one place. `cost` is a count of fields: those that have to be looked
    up count for ten, and what is in a list counts as often as the page is long, or five times where there are no pages;
    of fragments on different types the dearest counts.
    `documents` is what the cache of queries may hold, `backlog` what waits for a client to read it; a client that reads
    nothing for `slow_seconds` is sent away. Every `recheck_seconds` it is asked again whose an open socket is.
    """

    body: int = 64 * 1024
    depth: int = 12
    tokens: int = 2000
    aliases: int = 30
    page: int = 100
    cost: int = 5000
    operations: int = 20
    sockets: int = 10
    sockets_of_address: int = 200
    streams: int = 20
    streams_of_address: int = 200
    message: int = 16 * 1024
    backlog: int = 256 * 1024
    init_seconds: float = 10.0
    slow_seconds: float = 10.0
    heartbeat_seconds: float = 15.0
    recheck_seconds: float = 5.0
    documents: int = 32 * 1024 * 1024
    introspection: bool = True


def too_complex(message: str, node: Node | None = None) -> GraphQLError:
    """The error for whatever is over a limit."""
    return GraphQLError(message, node, extensions={"code": "query_too_complex"})


def fragments_of(document: DocumentNode) -> dict[str, FragmentDefinitionNode]:
    """A document's fragments by name."""
    return {node.name.value: node for node in document.definitions if isinstance(node, FragmentDefinitionNode)}


def operations_of(document: DocumentNode) -> Iterator[OperationDefinitionNode]:
    """A document's operations."""
    return (node for node in document.definitions if isinstance(node, OperationDefinitionNode))


# -- shape: before validation, whose own time grows with it


def shape_errors(document: DocumentNode, limits: Limits) -> list[GraphQLError]:
    """What is too much about a document that may not even be valid."""
    errors = []
    if (aliases := sum(map(_aliases, _selection_sets(document)))) > limits.aliases:
        errors.append(
            too_complex(f"The document has {aliases} aliases and repeated fields; {limits.aliases} are allowed.")
        )
    depths = Depths(fragments_of(document))
    for operation in operations_of(document):
        if (depth := depths.of(operation.selection_set)) > limits.depth:
            says = f"The operation is {depth} fields deep; {limits.depth} are allowed."
            errors.append(too_complex(says, operation))
    return errors


def _selection_sets(document: DocumentNode) -> Iterator[SelectionSetNode]:
    pending = [s for node in document.definitions if (s := getattr(node, "selection_set", None)) is not None]
    while pending:
        selected = pending.pop()
        yield selected
        pending += [s for node in selected.selections if (s := getattr(node, "selection_set", None)) is not None]


def _aliases(selected: SelectionSetNode) -> int:
    fields = [node for node in selected.selections if isinstance(node, FieldNode)]
    return len(fields) - len({node.name.value for node in fields if not node.alias})


class Depths:
    """How deep selections go, introspection aside; every fragment is measured once."""

    def __init__(self, fragments: Mapping[str, FragmentDefinitionNode]) -> None:
        self._fragments = fragments
        self._known: dict[str, int] = {}

    def of(self, selected: SelectionSetNode | None) -> int:
        """The most fields on a way down."""
        return max(map(self._of_node, selected.selections), default=0) if selected else 0

    def _of_node(self, node: Node) -> int:
        match node:
            case FieldNode():
                return 0 if node.name.value.startswith("__") else 1 + self.of(node.selection_set)
            case InlineFragmentNode():
                return self.of(node.selection_set)
            case FragmentSpreadNode():
                return self._of_fragment(node.name.value)
        return 0

    def _of_fragment(self, name: str) -> int:
        if name not in self._known and name in self._fragments:
            self._known[name] = 0  # a fragment within itself is for validation to find
            self._known[name] = self.of(self._fragments[name].selection_set)
        return self._known.get(name, 0)


# -- cost: after validation, for a document that fits the schema


class Costs:
    """What the operations of a valid document cost, with a request's variables or, without them, at worst."""

    def __init__(
        self, schema: GraphQLSchema, document: DocumentNode, page: int, variables: Mapping[str, Any] | None = None
    ) -> None:
        self._schema, self._page, self._variables = schema, page, variables
        self._document, self._fragments = document, fragments_of(document)
        self._defaults = _defaults(document)
        self._known: dict[str, int] = {}
        self.paged: set[str] = set()
        """The variables that lengths of pages were looked for in: the cost depends on no others."""

    def most(self) -> int:
        """The cost of the dearest operation."""
        return max(
            (self._of(node.selection_set, self._root(node.operation)) for node in operations_of(self._document)),
            default=0,
        )

    def _root(self, operation: OperationType) -> GraphQLNamedType | None:
        return self._schema.get_root_type(operation)

    def _of(self, selected: SelectionSetNode | None, parent: GraphQLNamedType | None) -> int:
        """What a selection costs; of the fragments on different object types only one can apply."""
        costs: Counter[str] = Counter()
        for node in selected.selections if selected else ():
            costs[self._only_for(node, parent)] += self._of_node(node, parent)
        return costs.pop("", 0) + max(costs.values(), default=0)

    def _only_for(self, node: Node, parent: GraphQLNamedType | None) -> str:
        """The object type that a part of a selection is only for; nothing if it is for all that there may be."""
        if isinstance(node, FragmentSpreadNode):
            node = self._fragments[node.name.value]
        condition = getattr(node, "type_condition", None)
        type_ = self._schema.get_type(condition.name.value) if condition else None
        return type_.name if is_abstract_type(parent) and isinstance(type_, GraphQLObjectType) else ""

    def _of_node(self, node: Node, parent: GraphQLNamedType | None) -> int:
        match node:
            case FieldNode():
                return self._of_field(node, getattr(parent, "fields", {}))
            case InlineFragmentNode():
                on = node.type_condition
                return self._of(node.selection_set, self._schema.get_type(on.name.value) if on else parent)
            case FragmentSpreadNode():
                return self._of_fragment(node.name.value)
        return 0

    def _of_field(self, node: FieldNode, siblings: Mapping[str, GraphQLField]) -> int:
        if (field := siblings.get(node.name.value)) is None:  # introspection
            return 1
        own = 1 if getattr(field.resolve, "_is_default", False) else COST_OF_RESOLVER
        paged = CONNECTION_FIELD in siblings
        return own + self._length(node, field, paged) * self._of(node.selection_set, get_named_type(field.type))

    def _length(self, node: FieldNode, field: GraphQLField, paged: bool) -> int:
        """How many there may be of what is below a field; the lists of a page are as long as was asked for above."""
        if PAGE_ARGUMENT not in field.args:
            return LENGTH_OF_LIST if is_list_type(get_nullable_type(field.type)) and not paged else 1
        default = field.args[PAGE_ARGUMENT].default_value
        given = next((a.value for a in node.arguments or () if a.name.value == PAGE_ARGUMENT), None)
        match given:
            case IntValueNode():
                length: Any = int(given.value)
            case VariableNode():
                self.paged.add(given.name.value)
                length = (self._variables or {}).get(given.name.value, self._default(given.name.value))
            case _:
                length = default
        return max(1, min(length, self._page)) if isinstance(length, int) else self._page

    def _default(self, variable: str) -> int | None:
        """The length where a request doesn't say it; at worst, it says another."""
        return self._defaults.get(variable) if self._variables is not None else None

    def _of_fragment(self, name: str) -> int:
        if name not in self._known:
            fragment = self._fragments[name]
            self._known[name] = self._of(
                fragment.selection_set, self._schema.get_type(fragment.type_condition.name.value)
            )
        return self._known[name]


def _defaults(document: DocumentNode) -> dict[str, int]:
    """The variables that are numbers where a request leaves them out: the largest, should operations differ."""
    defaults: dict[str, int] = {}
    for operation in operations_of(document):
        for variable in operation.variable_definitions or ():
            if isinstance(variable.default_value, IntValueNode):
                name, value = variable.variable.name.value, int(variable.default_value.value)
                defaults[name] = max(value, defaults.get(name, 0))
    return defaults
