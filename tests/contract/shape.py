"""Whether the answer to a GraphQL request has the shape that the schema and the request promise."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, Final

from graphql import (
    DocumentNode,
    FieldNode,
    FragmentDefinitionNode,
    FragmentSpreadNode,
    GraphQLEnumType,
    GraphQLList,
    GraphQLNamedType,
    GraphQLNonNull,
    GraphQLObjectType,
    GraphQLOutputType,
    GraphQLScalarType,
    GraphQLSchema,
    OperationDefinitionNode,
    SelectionSetNode,
    is_abstract_type,
)

from domain.kernel.refusal import CODES

SCALARS: Final[Mapping[str, Callable[[Any], bool]]] = {
    "Int": lambda value: type(value) is int and -(2**31) <= value < 2**31,
    "Timestamp": lambda value: type(value) is int,
    "Float": lambda value: type(value) in (int, float),
    "String": lambda value: type(value) is str,
    "ID": lambda value: type(value) is str,
    "Boolean": lambda value: type(value) is bool,
    "JSON": lambda value: True,
}


class Promise:
    """What a request without `@skip` and `@include` is to be answered with."""

    def __init__(self, schema: GraphQLSchema, document: DocumentNode) -> None:
        self._schema = schema
        parts = document.definitions
        self._fragments = {part.name.value: part for part in parts if isinstance(part, FragmentDefinitionNode)}
        (self._operation,) = (part for part in parts if isinstance(part, OperationDefinitionNode))

    def kept(self, answer: Any) -> bool:
        """Whether an answer is a response at all: errors with a code of ours, and data of the right shape."""
        if not isinstance(answer, dict) or not set(answer) <= {"data", "errors", "extensions"} or not answer:
            return False
        errors = answer.get("errors", [])
        if not all(isinstance(error["message"], str) and error["extensions"]["code"] in CODES for error in errors):
            return False
        root = self._schema.get_root_type(self._operation.operation)
        if (data := answer.get("data")) is None:
            return bool(errors)
        return root is not None and self._fits(root, [self._operation.selection_set], data)

    def _fits(self, type_: GraphQLOutputType, selected: Sequence[SelectionSetNode], value: Any) -> bool:
        if isinstance(type_, GraphQLNonNull):
            return value is not None and self._fits(type_.of_type, selected, value)
        if value is None:
            return True
        if isinstance(type_, GraphQLList):
            return isinstance(value, list) and all(self._fits(type_.of_type, selected, item) for item in value)
        if isinstance(type_, GraphQLEnumType):
            return value in type_.values
        if isinstance(type_, GraphQLScalarType):
            return SCALARS[type_.name](value)
        return isinstance(value, dict) and any(self._is(object_, selected, value) for object_ in self._possible(type_))

    def _possible(self, type_: GraphQLNamedType) -> Iterator[GraphQLObjectType]:
        if is_abstract_type(type_):
            yield from self._schema.get_possible_types(type_)
        elif isinstance(type_, GraphQLObjectType):
            yield type_

    def _is(self, type_: GraphQLObjectType, selected: Sequence[SelectionSetNode], value: dict[str, Any]) -> bool:
        """Whether a value is an object of this type, with what was selected of it and nothing else."""
        asked: dict[str, list[FieldNode]] = defaultdict(list)
        for selection in selected:
            for field in self._fields(type_, selection):
                asked[(field.alias or field.name).value].append(field)
        return set(asked) == set(value) and all(self._has(type_, asked[key], value[key]) for key in asked)

    def _has(self, type_: GraphQLObjectType, fields: Sequence[FieldNode], value: Any) -> bool:
        name = fields[0].name.value
        if name == "__typename":
            return bool(value == type_.name)
        below = [field.selection_set for field in fields if field.selection_set]
        return self._fits(type_.fields[name].type, below, value)

    def _fields(self, type_: GraphQLObjectType, selected: SelectionSetNode) -> Iterator[FieldNode]:
        for node in selected.selections:
            if isinstance(node, FieldNode):
                yield node
                continue
            part: Any = self._fragments[node.name.value] if isinstance(node, FragmentSpreadNode) else node
            on = self._schema.type_map[part.type_condition.name.value] if part.type_condition else type_
            if on is type_ or (is_abstract_type(on) and self._schema.is_sub_type(on, type_)):
                yield from self._fields(type_, part.selection_set)
