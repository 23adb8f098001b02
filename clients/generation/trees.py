"""What is done to the trees of generated modules."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from typing import Final

from documents import is_refusal

TYPENAME = "typename__"


class Renamed(ast.NodeTransformer):
    """Gives classes other names. What stands in quotes is the name of a part, never that of a fragment, though both may be spelt alike."""

    def __init__(self, names: dict[str, str], parts: dict[str, str]) -> None:
        self._names, self._parts = names, names | parts

    def visit_ClassDef(self, node: ast.ClassDef) -> ast.ClassDef:
        """A class, and what is in it."""
        node.name = self._names.get(node.name, node.name)
        self.generic_visit(node)
        return node

    def visit_Name(self, node: ast.Name) -> ast.Name:
        """A name."""
        node.id = self._names.get(node.id, node.id)
        return node

    def visit_Subscript(self, node: ast.Subscript) -> ast.expr:
        """A type; the names of types in the schema are no names of classes."""
        return node if ast.unparse(node.value) == "Literal" else self.generic_visit(node)

    def visit_Constant(self, node: ast.Constant) -> ast.Constant:
        """A name in quotes."""
        if isinstance(node.value, str):
            node.value = self._parts.get(node.value, node.value)
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


def classes(module: ast.Module) -> list[ast.ClassDef]:
    """The classes of a module."""
    return [node for node in module.body if isinstance(node, ast.ClassDef)]


def name_type(each: ast.ClassDef) -> None:
    """Let the field for the name of the type say which it is."""
    for field in each.body:
        if _is_typename(field):
            field.annotation = ast.parse(f"Literal['{each.name}']", mode="eval").body


def types_of(each: ast.ClassDef) -> list[str]:
    """The types that a class stands for, where it says so."""
    for field in each.body:
        if _is_typename(field):
            return [node.value for node in ast.walk(field.annotation) if isinstance(node, ast.Constant)]
    return []


def spread(node: ast.stmt) -> Iterator[tuple[str, str]]:
    """The name that a statement gives to a fragment, and no more than that; and the fragment."""
    match node:
        case ast.Assign(targets=[ast.Name(id=name)], value=ast.Name(id=fragment)):
            yield name, fragment
        case ast.ClassDef(name=name, bases=[ast.Name(id=fragment)], body=body) if fragment != "BaseModel":
            if all(isinstance(each, ast.Pass) or _is_typename(each) for each in body):
                yield name, fragment


def _is_typename(node: ast.stmt) -> bool:
    return isinstance(node, ast.AnnAssign) and ast.unparse(node.target) == TYPENAME


def plainly_typed(module: ast.Module) -> ast.Module:
    """Fields whose type isn't a union any more need nothing to tell which type it is."""
    for field in (field for each in classes(module) for field in each.body if isinstance(field, ast.AnnAssign)):
        if isinstance(field.value, ast.Call) and "Union[" not in ast.unparse(field.annotation):
            left = [each for each in field.value.keywords if each.arg != "discriminator"]
            field.value.keywords = left
            field.value = field.value if left else None
    return module


def defined(node: ast.stmt) -> str:
    """The class that a statement defines or builds."""
    match node:
        case ast.ClassDef(name=name) | ast.Assign(targets=[ast.Name(id=name)]):
            return name
    built = isinstance(node, ast.Expr) and isinstance(node.value, ast.Call) and ast.unparse(node.value.func)
    return built.removesuffix(".model_rebuild") if built else ""


def once(module: ast.Module) -> ast.Module:
    """The module with every class once. AssertionError: two of one name differ."""
    known: dict[str, str] = {}
    body = []
    for node in module.body:
        text = ast.unparse(node)
        if isinstance(node, ast.ClassDef):
            assert known.get(node.name, text) == text, f"Two classes would be called {node.name}."
        if known.get(defined(node) or text) != text:
            body.append(node)
        known[defined(node) or text] = text
    module.body = body
    return module


def without_optional(annotation: ast.expr) -> ast.expr:
    """The type of something that is there."""
    optional = isinstance(annotation, ast.Subscript) and ast.unparse(annotation.value) == "Optional"
    return annotation.slice if optional else annotation


def inner_name(annotation: ast.expr) -> str:
    """The class that a field has one of; empty if it has something else."""
    there = without_optional(annotation)
    return there.value if isinstance(there, ast.Constant) else ""
