"""What the generator of the Python client is told besides: plain names, one class for each type, and results without refusals.

By itself the generator makes a class for each place where a type of a union is selected. Here each type is one class that bears
its name, a method returns the innermost thing that it asks for, and refusals aren't returned: the client raises them.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from ariadne_codegen.plugins.base import Plugin
from documents import is_refusal
from graphql import (
    FragmentDefinitionNode,
    GraphQLSchema,
    OperationDefinitionNode,
    is_abstract_type,
    parse,
    print_ast,
    strip_ignored_characters,
)

TYPENAME = "typename__"


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
                _name_type(each)
        return self._plain(module)

    def generate_result_types_module(
        self, module: ast.Module, operation_definition: OperationDefinitionNode
    ) -> ast.Module:
        """The result of an operation, without refusals."""
        module = _plainly_typed(self._plain(WithoutRefusals().visit(reread(module))))
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
        method_def.returns = result.annotation
        if operation_definition.operation.value == "subscription":
            method_def.returns = ast.parse(f"AsyncGenerator[{ast.unparse(result.annotation)}, None]", mode="eval").body
            loop = method_def.body[-1]
            whole = ast.parse("async with aclosing(told) as told:\n async for data in told: pass").body[0]
            whole.items[0].context_expr.args = [loop.iter]
            whole.body[0].body = ast.parse(
                f"found = {result.name}.model_validate(data)\nyield {result.expression}"
            ).body
            method_def.body[-1] = whole
        else:
            method_def.body[-1:] = ast.parse(
                f"found = {result.name}.model_validate(data)\nreturn {result.expression}"
            ).body
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
        names = {}
        for each in classes(module):
            if of := _types(each):
                names[each.name] = of[0] if len(of) == 1 else self._abstract_at_end(each.name)
        spread = {name: fragment for node in module.body for name, fragment in _spread(node)}
        module.body = [node for node in module.body if not any(_spread(node))]
        for name in spread.keys() & {_defined(node) for node in module.body if not isinstance(node, ast.Expr)}:
            assert spread[name] == name, f"A part of something would be called {name}, as another type is."
        gone = {name for name, fragment in spread.items() if name != fragment}
        module.body = [node for node in module.body if _defined(node) not in gone]
        return _once(Renamed(names | spread).visit(module))

    def _abstract_at_end(self, name: str) -> str:
        return max((each for each in self._abstract if name.endswith(each)), key=len)


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
        self.name, self.module = name, _snake(name)
        own = {each.name: each for each in classes(module)}
        self.expression, absent, optional = "found", [], False
        annotation: ast.expr = ast.Constant(name)
        while (inner := _inner(annotation)) in own and len(own[inner].body) == 1:
            if annotation is not _bare(annotation):
                absent.append(self.expression)
            field = own[inner].body[0]
            self.expression, annotation = f"{self.expression}.{field.target.id}", field.annotation
        if absent:
            self.expression = f"{self.expression} if {' and '.join(absent)} else None"
            optional = annotation is _bare(annotation)
        bare = Unannotated().visit(ast.parse(ast.unparse(annotation), mode="eval"))
        text = ast.unparse(bare).replace("'", "")
        self.annotation = ast.parse(f"Optional[{text}]" if optional else text, mode="eval").body
        used = {node.id for node in ast.walk(self.annotation) if isinstance(node, ast.Name)}
        imported = {alias.name for node in module.body if isinstance(node, ast.ImportFrom) for alias in node.names}
        self.own_names = used & own.keys()
        self.foreign_names = (used & imported) - {"Any", "Optional", "Union", "Annotated"}


class Renamed(ast.NodeTransformer):
    """Gives classes other names, wherever they are named."""

    def __init__(self, names: dict[str, str]) -> None:
        self._names = names

    def visit_ClassDef(self, node: ast.ClassDef) -> ast.ClassDef:
        """A class, and what is in it."""
        node.name = self._names.get(node.name, node.name)
        self.generic_visit(node)
        return node

    def visit_Name(self, node: ast.Name) -> ast.Name:
        """A name."""
        node.id = self._names.get(node.id, node.id)
        return node

    def visit_Constant(self, node: ast.Constant) -> ast.Constant:
        """A name in quotes."""
        if isinstance(node.value, str):
            node.value = self._names.get(node.value, node.value)
        return node


class Waiting(ast.NodeTransformer):
    """Makes of the client that goes on meanwhile one that waits."""

    NAMES: Final = {
        "AsyncClient": "Client",
        "aclosing": "closing",
        "AsyncBase": "Base",
        "AsyncGenerator": "Generator",
        "async_base": "base",
    }

    def visit_AsyncFunctionDef(self, node: ast.AsyncFunctionDef) -> ast.stmt:
        """A method."""
        self.generic_visit(node)
        fields = {name: getattr(node, name) for name in ast.FunctionDef._fields if hasattr(node, name)}
        return ast.copy_location(ast.FunctionDef(**fields), node)

    def visit_AsyncFor(self, node: ast.AsyncFor) -> ast.stmt:
        """A loop over what comes."""
        self.generic_visit(node)
        return ast.copy_location(ast.For(node.target, node.iter, node.body, node.orelse), node)

    def visit_AsyncWith(self, node: ast.AsyncWith) -> ast.stmt:
        """What is closed at the end."""
        self.generic_visit(node)
        return ast.copy_location(ast.With(node.items, node.body), node)

    def visit_Await(self, node: ast.Await) -> ast.expr:
        """A call."""
        return self.visit(node.value)

    def visit_Subscript(self, node: ast.Subscript) -> ast.expr:
        """A type: what comes one after another also returns something, at its end."""
        if ast.unparse(node.value) == "AsyncGenerator" and isinstance(node.slice, ast.Tuple):
            node.slice.elts.append(ast.Constant(None))
        return self.generic_visit(node)

    def visit_Name(self, node: ast.Name) -> ast.Name:
        """A name."""
        node.id = self.NAMES.get(node.id, node.id)
        return node

    def visit_ClassDef(self, node: ast.ClassDef) -> ast.ClassDef:
        """The client."""
        node.name = self.NAMES.get(node.name, node.name)
        self.generic_visit(node)
        return node

    def visit_ImportFrom(self, node: ast.ImportFrom) -> ast.ImportFrom:
        """Where its names come from."""
        node.module = self.NAMES.get(node.module or "", node.module)
        for alias in node.names:
            alias.name = self.NAMES.get(alias.name, alias.name)
        return node


class Unannotated(ast.NodeTransformer):
    """Leaves out what only the model needs to know about its values."""

    def visit_Subscript(self, node: ast.Subscript) -> ast.expr:
        """A type with more about it."""
        self.generic_visit(node)
        return node.slice.elts[0] if ast.unparse(node.value) == "Annotated" else node


class WithoutRefusals(ast.NodeTransformer):
    """Takes refusals out of unions."""

    def visit_Subscript(self, node: ast.Subscript) -> ast.expr:
        """A union."""
        self.generic_visit(node)
        if not (isinstance(node.value, ast.Name) and node.value.id == "Union" and isinstance(node.slice, ast.Tuple)):
            return node
        left = [each for each in node.slice.elts if not is_refusal(str(getattr(each, "value", "")))]
        node.slice.elts = left
        return left[0] if len(left) == 1 else node

    def visit_ClassDef(self, node: ast.ClassDef) -> ast.ClassDef | None:
        """A class, if it isn't one of a refusal."""
        self.generic_visit(node)
        return None if is_refusal(node.name) else node


def reread(module: ast.Module) -> ast.Module:
    """The module as its text says it: the generator puts quotes into names."""
    return ast.parse(ast.unparse(ast.fix_missing_locations(module)))


def constant(name: str) -> str:
    """The name of the constant that holds an operation or a fragment."""
    return _snake(name).upper()


def classes(module: ast.Module) -> list[ast.ClassDef]:
    """The classes of a module."""
    return [node for node in module.body if isinstance(node, ast.ClassDef)]


def _name_type(each: ast.ClassDef) -> None:
    """Let the field for the name of the type say which it is."""
    for field in each.body:
        if _is_typename(field):
            field.annotation = ast.parse(f"Literal['{each.name}']", mode="eval").body


def _types(each: ast.ClassDef) -> list[str]:
    """The types that a class stands for, where it says so."""
    for field in each.body:
        if _is_typename(field):
            return [node.value for node in ast.walk(field.annotation) if isinstance(node, ast.Constant)]
    return []


def _spread(node: ast.stmt) -> Iterator[tuple[str, str]]:
    """The name that a statement gives to a fragment, and no more than that; and the fragment."""
    match node:
        case ast.Assign(targets=[ast.Name(id=name)], value=ast.Name(id=fragment)):
            yield name, fragment
        case ast.ClassDef(name=name, bases=[ast.Name(id=fragment)], body=body) if fragment != "BaseModel":
            if all(isinstance(each, ast.Pass) or _is_typename(each) for each in body):
                yield name, fragment


def _is_typename(node: ast.stmt) -> bool:
    return isinstance(node, ast.AnnAssign) and ast.unparse(node.target) == TYPENAME


def _plainly_typed(module: ast.Module) -> ast.Module:
    """Fields whose type isn't a union any more need nothing to tell which type it is."""
    for field in (field for each in classes(module) for field in each.body if isinstance(field, ast.AnnAssign)):
        if isinstance(field.value, ast.Call) and "Union[" not in ast.unparse(field.annotation):
            left = [each for each in field.value.keywords if each.arg != "discriminator"]
            field.value.keywords = left
            field.value = field.value if left else None
    return module


def _defined(node: ast.stmt) -> str:
    """The class that a statement defines or builds."""
    match node:
        case ast.ClassDef(name=name) | ast.Assign(targets=[ast.Name(id=name)]):
            return name
    built = isinstance(node, ast.Expr) and isinstance(node.value, ast.Call) and ast.unparse(node.value.func)
    return built.removesuffix(".model_rebuild") if built else ""


def _once(module: ast.Module) -> ast.Module:
    """The module with every class once. AssertionError: two of one name differ."""
    known: dict[str, str] = {}
    body = []
    for node in module.body:
        text = ast.unparse(node)
        if isinstance(node, ast.ClassDef):
            assert known.get(node.name, text) == text, f"Two classes would be called {node.name}."
        if known.get(_defined(node) or text) != text:
            body.append(node)
        known[_defined(node) or text] = text
    module.body = body
    return module


def _bare(annotation: ast.expr) -> ast.expr:
    optional = isinstance(annotation, ast.Subscript) and ast.unparse(annotation.value) == "Optional"
    return annotation.slice if optional else annotation


def _inner(annotation: ast.expr) -> str:
    bare = _bare(annotation)
    return bare.value if isinstance(bare, ast.Constant) else ""


def _snake(name: str) -> str:
    from ariadne_codegen.utils import str_to_snake_case

    return str_to_snake_case(name)
