"""Selections compiled: what a query selects below a field becomes a function of the value there.

It says what graphql-core would say of a value that is what its type says. Of any other it says nothing (`Odd`), and
graphql-core is asked.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from itertools import count
from typing import Any, Final, NamedTuple, NoReturn, TypeAlias

from graphql import (
    GraphQLEnumType,
    GraphQLInterfaceType,
    GraphQLLeafType,
    GraphQLList,
    GraphQLNonNull,
    GraphQLNullableOutputType,
    GraphQLObjectType,
    GraphQLOutputType,
    GraphQLSchema,
    GraphQLUnionType,
    OperationDefinitionNode,
    Undefined,
)
from graphql.execution.collect_fields import FieldDetailsList, FragmentDetails, collect_subfields
from graphql.execution.values import VariableValues

Complete: TypeAlias = Callable[[Any], Any]
"""What an answer says of a value. NotPlain, or any other exception: graphql-core has to."""

READS: Final = "reads"
"""The extension of fields that are read from a value and from nothing else: an Attribute, or a function of the value."""
CONDITIONS: Final = frozenset({"skip", "include"})
LISTS: Final = frozenset({tuple, list})
BUILTINS: Final = frozenset({str, int, float, bool, dict, list, tuple})
"""Classes of values that are neither errors nor still to be awaited."""
SCALARS: Final[Mapping[str, str]] = {
    "String": "{0} if ({0} := {1}).__class__ is str else str({0}) if {0}.__class__ is int",
    "ID": "{0} if ({0} := {1}).__class__ is str",
    "Boolean": "{0} if ({0} := {1}).__class__ is bool",
    "Int": "{0} if ({0} := {1}).__class__ is int and -2147483648 <= {0} <= 2147483647",
}
"""How a scalar is written; what isn't told here is odd. An id among words is a String, and a number in our values."""


class NotPlain(Exception):
    """Below this value there is more than reading: the values further down may be plain again."""


class Odd(Exception):
    """A value isn't quite what its type says."""


class Attribute(NamedTuple):
    """An attribute of a struct, or a key of an event's map with what it stands for where it is missing."""

    name: str
    missing: Any = None


def odd() -> NoReturn:
    """Give up."""
    raise Odd


def not_plain(_: Any) -> NoReturn:
    """Leave a value to graphql-core."""
    raise NotPlain


class Compiler:
    """Writes Python for selections of one operation; composed closures took 2.5 times as long."""

    def __init__(
        self,
        schema: GraphQLSchema,
        classes: Mapping[str, type],
        operation: OperationDefinitionNode,
        fragments: dict[str, FragmentDetails],
        variables: VariableValues,
    ) -> None:
        """`classes` are those of the values of object types, by name; `variables` are those that conditions name."""
        self._schema, self._classes = schema, classes
        self._operation, self._fragments, self._variables = operation, fragments, variables
        self._numbers = count()
        self._named: dict[str, Any] = {"odd": odd, "LISTS": LISTS, "BUILTINS": BUILTINS}
        self._functions: list[str] = []
        self.fields = 0
        """How many were compiled."""

    def compiled(self, type_: GraphQLOutputType, details: FieldDetailsList) -> Complete:
        """What completes the values of a field with these occurrences. NotPlain: graphql-core has to."""
        only_conditional(details)
        self._functions.append(f"def complete(value):\n    return {self._value(type_, details, 'value')}\n")
        exec("".join(self._functions), self._named)  # names are GraphQL's and our structs', strings are quoted
        complete: Complete = self._named["complete"]
        return complete

    def _name(self, constant: Any = None) -> str:
        """A new name, of a constant or for a variable."""
        name = f"_{next(self._numbers)}"
        if constant is not None:
            self._named[name] = constant
        return name

    # -- expressions

    def _value(self, type_: GraphQLOutputType, details: FieldDetailsList, value: str) -> str:
        """An expression that completes the value of another."""
        if isinstance(type_, GraphQLNonNull):
            return self._present(type_.of_type, details, value)
        name = self._name()
        return f"(None if ({name} := {value}) is None else {self._present(type_, details, name)})"

    def _present(self, type_: GraphQLNullableOutputType, details: FieldDetailsList, value: str) -> str:
        """An expression that completes the value of another, which may not be null."""
        if isinstance(type_, GraphQLObjectType | GraphQLInterfaceType | GraphQLUnionType):
            return f"{self._composite(type_, details)}({value})"
        name = self._name()
        if isinstance(type_, GraphQLList):
            item = self._value(type_.of_type, details, "each")
            plain = f"[{item} for each in {name}] if ({name} := {value}).__class__ in LISTS"
        else:
            plain = self._leaf(type_).format(name, value)
        return f"({plain} else odd())"

    def _leaf(self, type_: GraphQLLeafType) -> str:
        """An expression without its `else`, of a variable and the value that it is to hold."""
        if type_.name in SCALARS:
            return SCALARS[type_.name]
        if isinstance(type_, GraphQLEnumType):
            words = {each.value: type_.coerce_output_value(each.value) for each in type_.values.values()}
            return f"{self._name(words)}[{{0}}] if ({{0}} := {{1}}).__class__ is str"
        return f"{self._name(coerced(type_))}({{0}}) if ({{0}} := {{1}}).__class__ in BUILTINS"

    # -- functions

    def _composite(
        self, type_: GraphQLObjectType | GraphQLInterfaceType | GraphQLUnionType, details: FieldDetailsList
    ) -> str:
        """The name of a function that completes what is no null."""
        if isinstance(type_, GraphQLObjectType):
            return self._object(type_, details)
        arms = {}
        for possible in self._schema.get_possible_types(type_):
            class_ = self._class(possible)
            try:
                arms[possible.name if class_ is dict else class_] = self._object(possible, details)
            except NotPlain:
                arms[possible.name if class_ is dict else class_] = self._name(not_plain)
        name, table = self._name(), ", ".join(f"{self._name(kind)}: {arm}" for kind, arm in arms.items())
        kind = "value['type'] if value.__class__ is dict else value.__class__"
        self._functions.append(f"{name}_ = {{{table}}}\ndef {name}(value):\n    return {name}_[{kind}](value)\n")
        return name

    def _object(self, type_: GraphQLObjectType, details: FieldDetailsList) -> str:
        class_, name = self._class(type_), self._name()
        selected = collect_subfields(
            self._schema, self._fragments, self._variables, self._operation, type_, details
        ).grouped_field_set
        entries = ", ".join(f"{key!r}: {self._field(type_, each)}" for key, each in selected.items())
        self._functions.append(
            f"def {name}(value):\n"
            f"    if value.__class__ is not {self._name(class_)}:\n"
            f"        odd()\n"
            f"    return {{{entries}}}\n"
        )
        self.fields += 1 + len(selected)
        return name

    def _class(self, type_: GraphQLObjectType) -> type:
        try:
            return self._classes[type_.name]
        except KeyError:
            raise NotPlain from None

    def _field(self, type_: GraphQLObjectType, details: FieldDetailsList) -> str:
        """An expression for a field of `value`."""
        only_conditional(details)
        name = details[0].node.name.value
        if name == "__typename":
            return repr(type_.name)
        field = type_.fields.get(name)
        if field is None or field.args or READS not in field.extensions:
            raise NotPlain
        return self._value(field.type, details, self._read(field.extensions[READS], self._class(type_)))

    def _read(self, reads: Attribute | Callable[[Any], Any], class_: type) -> str:
        if not isinstance(reads, Attribute):
            return f"{self._name(reads)}(value)"
        if class_ is not dict:
            return f"value.{reads.name}"
        missing = "" if reads.missing is None else f", {self._name(reads.missing)}"
        return f"value.get({reads.name!r}{missing})"


def only_conditional(details: FieldDetailsList) -> None:
    """NotPlain: there is more to an occurrence of a field than conditions, which are known."""
    for node, deferred, fragment_variables in details:
        directives = (directive.name.value for directive in node.directives or ())
        if deferred or fragment_variables or not CONDITIONS.issuperset(directives):
            raise NotPlain


def coerced(type_: GraphQLLeafType) -> Complete:
    """What completes values of a scalar of ours."""
    coerce = type_.coerce_output_value

    def complete(value: Any) -> Any:
        done = coerce(value)
        if done is None or done is Undefined:
            raise Odd
        return done

    return complete
