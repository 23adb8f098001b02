"""What the generator of the Python client is told besides: plain names, one class for each type, and results without refusals.

By itself the generator makes a class for each place where a type of a union is selected. Here each type is one class that bears
its name, a method returns the innermost thing that it asks for, and refusals aren't returned: the client raises them.
"""

from __future__ import annotations

import ast
from pathlib import Path
from typing import Any

from ariadne_codegen.plugins.base import Plugin
from ariadne_codegen.utils import str_to_snake_case
from graphql import (
    FragmentDefinitionNode,
    GraphQLSchema,
    OperationDefinitionNode,
    is_abstract_type,
    parse,
    print_ast,
    strip_ignored_characters,
)
from trees import (
    Renamed,
    Unannotated,
    Waiting,
    WithoutRefusals,
    classes,
    defined,
    inner_name,
    name_type,
    once,
    plainly_typed,
    reread,
    spread,
    types_of,
    without_optional,
)


class Plain(Plugin):
    """The plugin."""

    def __init__(self, schema: GraphQLSchema, config_dict: dict[str, Any]) -> None:
        super().__init__(schema, config_dict)
        self._results: dict[str, Result] = {}
        self._operations = Operations()
        self._abstract = [name for name, type_ in schema.type_map.items() if is_abstract_type(type_)]

    def generate_fragments_module(
        self, module: ast.Module, fragments_definitions: dict[str, FragmentDefinitionNode]
    ) -> ast.Module:
        """One class for each type."""
        module = reread(module)
        for each in classes(module):
            if each.name in fragments_definitions:
                name_type(each)
        return self._plain(module)

    def generate_result_types_module(
        self, module: ast.Module, operation_definition: OperationDefinitionNode
    ) -> ast.Module:
        """The result of an operation, without refusals."""
        module = plainly_typed(self._plain(WithoutRefusals().visit(reread(module))))
        name = operation_definition.name.value
        self._results[name] = Result(name, module)
        return module

    def generate_client_method(
        self, method_def: ast.FunctionDef | ast.AsyncFunctionDef, operation_definition: OperationDefinitionNode
    ) -> ast.FunctionDef | ast.AsyncFunctionDef:
        """Return (or yield) the innermost thing."""
        result = self._results[operation_definition.name.value]
        del method_def.body[0]  # the text
        query = next(node for node in ast.walk(method_def) if isinstance(node, ast.keyword) and node.arg == "query")
        query.value = ast.Name(constant(result.name))
        result.returned(method_def)
        return method_def

    def generate_client_module(self, module: ast.Module) -> ast.Module:
        """Import what the methods return."""
        names = {alias: f".{result.module}" for result in self._results.values() for alias in result.own_names}
        fragments = sorted({name for result in self._results.values() for name in result.foreign_names})
        imports = [f"from {source} import {name}" for name, source in sorted(names.items())]
        imports += [f"from .fragments import {name}" for name in fragments]
        imports += [f"from .operations import {constant(name)}" for name in self._results]
        imports += [
            "from contextlib import aclosing",
            "from collections.abc import AsyncGenerator",
            "from typing import Any, Optional, Union",
        ]
        module.body[:0] = ast.parse("\n".join(imports)).body
        return module

    def generate_init_module(self, module: ast.Module) -> ast.Module:
        """Nothing: importing one thing need not import all."""
        module.body = []
        return module

    def generate_operation_str(self, operation_str: str, operation_definition: OperationDefinitionNode) -> str:
        """Keep the text of an operation, for the module of them."""
        self._operations.keep(operation_str)
        return operation_str

    def generate_files(self, generated_files: list[str]) -> list[str]:
        """Write the module of operations, and the client that waits."""
        about = self.config_dict["tool"]["ariadne-codegen"]
        folder = Path(about["target_package_path"]) / about["target_package_name"]
        (folder / "operations.py").write_text(self._operations.text(), encoding="utf-8")
        waits = Waiting().visit(ast.parse((folder / "async_client.py").read_text(encoding="utf-8")))
        (folder / "client.py").write_text(ast.unparse(waits) + "\n", encoding="utf-8")
        return [*generated_files, "operations.py", "client.py"]

    def _plain(self, module: ast.Module) -> ast.Module:
        """One class for each type: the parts of a type that are no more than a fragment are that fragment."""
        names = {each.name: self._type(each.name, of) for each in classes(module) if (of := types_of(each))}
        parts = {name: fragment for node in module.body for name, fragment in spread(node)}
        module.body = [node for node in module.body if not any(spread(node))]
        there = {each.name for each in classes(module)}
        module.body = [node for node in module.body if defined(node) in there | {""}]
        return once(Renamed(names, parts).visit(module))

    def _type(self, name: str, of: list[str]) -> str:
        """The type that a class is of; where it stands for several, the abstract one that its name ends with."""
        return of[0] if len(of) == 1 else max((each for each in self._abstract if name.endswith(each)), key=len)


class Operations:
    """The texts of the operations, each put together of itself and its fragments."""

    def __init__(self) -> None:
        self._parts: dict[str, str] = {}
        self._whole: dict[str, list[str]] = {}

    def keep(self, text: str) -> None:
        """Take an operation with all its fragments."""
        own, *fragments = parse(text).definitions
        for fragment in fragments:
            self._parts[fragment.name.value] = strip_ignored_characters(print_ast(fragment))
        text = strip_ignored_characters(print_ast(own))
        self._whole[own.name.value] = [repr(text), *(f"_{constant(each.name.value)}" for each in fragments)]

    def text(self) -> str:
        """The module."""
        lines = ['"""The operations as they are sent."""', ""]
        lines += [f"_{constant(name)} = {text!r}" for name, text in sorted(self._parts.items())]
        lines += [f"{constant(name)} = {' + '.join(parts)}" for name, parts in self._whole.items()]
        return "\n".join(lines) + "\n"


class Result:
    """What an operation returns: the way from its result to the innermost thing, and that thing's annotation."""

    def __init__(self, name: str, module: ast.Module) -> None:
        self.name, self.module = name, str_to_snake_case(name)
        own = {each.name: each for each in classes(module)}
        self.expression, absent, optional = "found", [], False
        annotation: ast.expr = ast.Constant(name)
        while (inner := inner_name(annotation)) in own and len(own[inner].body) == 1:
            if annotation is not without_optional(annotation):
                absent.append(self.expression)
            field = own[inner].body[0]
            self.expression, annotation = f"{self.expression}.{field.target.id}", field.annotation
        if absent:
            self.expression = f"{self.expression} if {' and '.join(absent)} else None"
            optional = annotation is without_optional(annotation)
        plain = Unannotated().visit(ast.parse(ast.unparse(annotation), mode="eval"))
        text = ast.unparse(plain).replace("'", "")
        self.annotation = ast.parse(f"Optional[{text}]" if optional else text, mode="eval").body
        used = {node.id for node in ast.walk(self.annotation) if isinstance(node, ast.Name)}
        imported = {alias.name for node in module.body if isinstance(node, ast.ImportFrom) for alias in node.names}
        self.own_names = used & own.keys()
        self.foreign_names = (used & imported) - {"Any", "Optional", "Union", "Annotated"}

    def returned(self, method: ast.FunctionDef | ast.AsyncFunctionDef) -> None:
        """Let a method return it, or tell one after the other where the method has a loop at its end."""
        method.returns, last = self.annotation, method.body[-1]
        found = f"found = {self.name}.model_validate(data)\n"
        if not isinstance(last, ast.AsyncFor):
            method.body[-1:] = ast.parse(f"{found}return {self.expression}").body
            return
        method.returns = ast.parse(f"AsyncGenerator[{ast.unparse(self.annotation)}, None]", mode="eval").body
        (closing,) = ast.parse("async with aclosing(told) as told:\n async for data in told: pass").body
        closing.items[0].context_expr.args = [last.iter]
        closing.body[0].body = ast.parse(f"{found}yield {self.expression}").body
        method.body[-1] = closing


def constant(name: str) -> str:
    """The name of the constant that holds an operation or a fragment."""
    return str_to_snake_case(name).upper()
