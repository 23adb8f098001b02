"""Markdown, as far as the pages of reference need it."""

from __future__ import annotations

import inspect
import re
import types
from collections.abc import Iterable, Sequence
from typing import Annotated, Any, Literal, Union, get_args, get_origin

from msgspec import Struct

WORDS = {
    int: "whole number",
    str: "text",
    bool: "true or false",
    bytes: "bytes",
    float: "number",
    dict: "map",
    Any: "anything",
}


def joined(lines: Iterable[str]) -> str:
    """A page of these lines, with no more than one of them empty in a row."""
    return re.sub(r"\n{3,}", "\n\n", "\n".join(lines)).rstrip() + "\n"


def table(head: Sequence[str], rows: Iterable[Sequence[str]]) -> list[str]:
    """The lines of a table; none where it has no rows."""
    lines = [row(each) for each in rows]
    return [row(head), "|---" * len(head) + "|", *lines, ""] if lines else []


def row(cells: Iterable[str]) -> str:
    """A line of a table."""
    return "| " + " | ".join(cell.replace("|", r"\|").replace("\n", " ") for cell in cells) + " |"


def told(of: object) -> str:
    """What something says of itself, each paragraph on a line of its own."""
    return paragraphs(inspect.getdoc(of) or "")


def paragraphs(text: str) -> str:
    """A text whose lines were broken at some width, with each paragraph on one line."""
    return re.sub(r"(?<!\n)\n(?!\n|- )", " ", text.strip())


def code(text: object) -> str:
    """As it is written in a program."""
    return f"`{text}`"


def listed(names: Iterable[str]) -> str:
    """Names in a row, as code."""
    return ", ".join(map(code, names))


def kind(hint: Any) -> str:
    """What a field holds, in words."""
    origin, arguments = get_origin(hint), get_args(hint)
    if origin is Annotated:
        return kind(arguments[0])
    if origin in (Union, types.UnionType):
        return " or ".join(dict.fromkeys("null" if each is type(None) else kind(each) for each in arguments))
    if origin is Literal:
        return " or ".join(map(code, arguments))
    if origin in (tuple, list, frozenset):
        held = [each for each in arguments if each is not Ellipsis]
        return (
            f"list of {kind(held[0])}"
            if len({str(each) for each in held}) == 1
            else f"list: {', '.join(map(kind, held))}"
        )
    if origin is dict:
        return f"map to {kind(arguments[1])}" if arguments[1] is not Any else "map"
    if hasattr(hint, "__value__"):
        return kind(hint.__value__)
    if isinstance(hint, type) and issubclass(hint, Struct):
        return code(hint.__name__)
    return WORDS.get(hint, code(getattr(hint, "__name__", hint)))
