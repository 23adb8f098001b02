"""Execution with compiled selections: which fields have them, and how long they are kept."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Iterator, Mapping
from typing import Any, Final, TypeAlias
from weakref import ref

from graphql import (
    FragmentDefinitionNode,
    GraphQLError,
    GraphQLList,
    GraphQLNonNull,
    GraphQLObjectType,
    GraphQLOutputType,
    GraphQLResolveInfo,
    GraphQLSchema,
    Node,
    OperationDefinitionNode,
    OperationType,
    VariableNode,
    get_named_type,
    is_abstract_type,
)
from graphql.execution import Executor
from graphql.execution.collect_fields import FieldDetailsList
from graphql.pyutils import AwaitableOrValue, Path
from strawberry.schema.schema import StrawberryGraphQLCoreExecutionContext

from .selection import CONDITIONS, Compiler, Complete, NotPlain

Place: TypeAlias = tuple[object, ...]
"""A type, the values of the conditions, and the nodes of a field's occurrences."""
FIELDS: Final = 30_000
"""How many compiled fields are kept, at about a kilobyte each."""
PLANS: Final = 200
"""How many plans an operation may have: each set of values of its conditions takes others, and milliseconds to make."""


class Operation:
    """What is known of an operation: the variables that its conditions name, and plans by the place they are for.

    A plan is None where graphql-core has to do it. There are none before the operation comes `again`: most documents
    that are written by hand never do.
    """

    def __init__(self, node: OperationDefinitionNode, fragments: Mapping[str, FragmentDefinitionNode]) -> None:
        self.node = ref(node)
        self.again = node.operation is OperationType.SUBSCRIPTION  # executed for every event
        self.conditions = tuple(sorted(set(condition_variables(node, *fragments.values()))))
        self.plans: dict[Place, Complete | None] = {}
        self.size = 1


def condition_variables(*nodes: Node) -> Iterator[str]:
    """The variables that say what is skipped or included, anywhere in these definitions."""
    pending: list[Any] = list(nodes)
    while pending:
        node = pending.pop()
        for directive in node.directives or ():
            if directive.name.value in CONDITIONS:
                values = (argument.value for argument in directive.arguments)
                yield from (value.name.value for value in values if isinstance(value, VariableNode))
        if selected := getattr(node, "selection_set", None):
            pending += selected.selections


class Plans:
    """The plans of a schema, those of operations used longest ago forgotten first.

    They hold no part of a document, so they don't keep it: of an operation that is gone nothing is known.
    """

    def __init__(self, schema: GraphQLSchema, classes: Mapping[str, type]) -> None:
        """`classes` are those of the values of object types, by name."""
        self._schema, self._classes = schema, classes
        self._left = FIELDS
        self._operations: OrderedDict[int, Operation] = OrderedDict()

    def operation(self, node: OperationDefinitionNode, fragments: Mapping[str, FragmentDefinitionNode]) -> Operation:
        """What is known of an operation that is to be executed."""
        known = self._operations.get(id(node))
        if known is not None and known.node() is node:
            self._operations.move_to_end(id(node))
            known.again = True
            return known
        self._forget(id(node))
        known = self._operations[id(node)] = Operation(node, fragments)
        self._left -= known.size
        self._make_room()
        return known

    def plan(
        self, operation: Operation, executor: Executor[Any], type_: GraphQLOutputType, details: FieldDetailsList
    ) -> Complete | None:
        """What completes the values of a field; nothing if graphql-core has to."""
        values = executor.variable_values.coerced
        conditions = [values.get(name) for name in operation.conditions]
        place: Place = (type_, *conditions, *[id(each.node) for each in details])
        if place not in operation.plans:
            if len(operation.plans) >= PLANS:
                return None
            plan, size = self._compiled(executor, type_, details)
            operation.plans[place] = plan
            operation.size += size
            if self._operations.get(id(executor.operation)) is operation:
                self._left -= size
                self._make_room()
        return operation.plans[place]

    def _compiled(
        self, executor: Executor[Any], type_: GraphQLOutputType, details: FieldDetailsList
    ) -> tuple[Complete | None, int]:
        compiler = Compiler(
            self._schema, self._classes, executor.operation, executor.fragments, executor.variable_values
        )
        try:
            plan = compiler.compiled(type_, details)
        except (NotPlain, GraphQLError):
            return None, 1
        return plan, compiler.fields

    def _forget(self, key: int) -> None:
        if gone := self._operations.pop(key, None):
            self._left += gone.size

    def _make_room(self) -> None:
        while self._left < 0:
            self._forget(next(iter(self._operations)))


def compiling(schema: GraphQLSchema, classes: Mapping[str, type]) -> type[StrawberryGraphQLCoreExecutionContext]:
    """An executor of this schema that completes by plans what it can; `classes` are those of object types' values."""
    plans, composite = Plans(schema, classes), frozenset(composite_types(schema, classes))

    class Compiling(StrawberryGraphQLCoreExecutionContext):
        def __init__(self, *args: Any, **kwargs: Any) -> None:
            super().__init__(*args, **kwargs)
            self._known = plans.operation(self.operation, self.fragment_definitions)
            self._plainly = (
                self._known.again
                and not (self.middleware_manager and self.middleware_manager.middlewares)
                and not any(fragment.variable_signatures for fragment in self.fragments.values())
            )

        def complete_value(
            self,
            return_type: GraphQLOutputType,
            field_details_list: FieldDetailsList,
            info: GraphQLResolveInfo[Any],
            path: Path,
            result: Any,
            position_context: Any,
        ) -> AwaitableOrValue[Any]:
            if return_type in composite and result is not None and self._plainly:
                done = self._completed(return_type, field_details_list, result)
                if done is not None:
                    return done
            return super().complete_value(return_type, field_details_list, info, path, result, position_context)

        def _completed(self, type_: GraphQLOutputType, details: FieldDetailsList, value: Any) -> Any:
            try:
                plan = plans.plan(self._known, self, type_, details)
                return plan(value) if plan else None
            except NotPlain:
                return None
            except Exception:  # graphql-core says what is wrong with a value, and where
                self._plainly = False
                return None

    return Compiling


def composite_types(schema: GraphQLSchema, classes: Mapping[str, type]) -> Iterator[GraphQLOutputType]:
    """The types of fields, and of the items of lists, whose values can have plans; null is for graphql-core."""
    for parent in schema.type_map.values():
        for field in parent.fields.values() if isinstance(parent, GraphQLObjectType) else ():
            named = get_named_type(field.type)
            possible = schema.get_possible_types(named) if is_abstract_type(named) else [named]
            if any(each.name in classes for each in possible):
                yield from unwrapped(field.type)


def unwrapped(type_: GraphQLOutputType) -> Iterator[GraphQLOutputType]:
    """A type and those it is made of, without `!`."""
    while isinstance(type_, GraphQLNonNull | GraphQLList):
        if isinstance(type_, GraphQLList):
            yield type_
        type_ = type_.of_type
    yield type_
