"""The page of the REST API."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping
from typing import Any

from domain.registry import games

from ..rest.openapi import document
from .markdown import code, joined, paragraphs, table

Json = dict[str, Any]
SHAPES = "#/components/schemas/"
HEAD = """\
# The REST API

For whoever calls the service over HTTP: every operation, what goes in and what comes out, and the shapes of both. The same is served as `/openapi.json`, and as a page to
try it on at `/docs`. How it hangs together, and what holds for every call (who calls, trying again, pages, limits), is in [the API](../api.md). Every operation
may be answered by a [refusal](refusals.md); named are those that are its own. Made by `scripts/generate`.
"""


def page() -> str:
    """The page, in Markdown."""
    said = document(games())
    lines = [HEAD]
    tagged: dict[str, list[tuple[str, str, Json]]] = {}
    for path, methods in said["paths"].items():
        for method, operation in methods.items():
            tagged.setdefault(operation["tags"][0], []).append((method.upper(), path, operation))
    for tag, operations in tagged.items():
        lines += [f"## Operations: {tag}", ""]
        for method, path, operation in operations:
            lines += described(method, path, operation)
    lines += ["## Shapes", ""]
    for name, schema in said["components"]["schemas"].items():
        lines += shape(name, schema)
    return joined(lines)


def described(method: str, path: str, operation: Json) -> list[str]:
    """An operation."""
    lines = [f"### {method} {path}", "", operation["summary"], ""]
    if more := operation.get("description"):
        lines += [paragraphs(more), ""]
    parameters = [each for each in operation.get("parameters", ()) if each["name"] not in ("locale", "Accept-Language")]
    lines += table(
        ("parameter", "in", "holds", ""),
        ((code(each["name"]), each["in"], kind(each["schema"]), each.get("description", "")) for each in parameters),
    )
    if body := operation.get("requestBody"):
        lines += [f"Body: {content(body)}", ""]
    answers = dict(answered(operation["responses"]))
    lines += [f"- **{status}**: {text}" for status, text in answers.items()]
    return [*lines, ""]


def answered(responses: Mapping[str, Json]) -> Iterator[tuple[str, str]]:
    """What is answered, and the refusals that are an operation's own."""
    for status, answer in responses.items():
        if "$ref" not in answer:
            text = answer["description"]
            yield status, text if text.startswith("Refused") or "content" not in answer else content(answer)


def content(of: Json) -> str:
    """What a body holds, by its type."""
    return "; ".join(f"{kind(media.get('schema', {}))} as {code(name)}" for name, media in of["content"].items())


def shape(name: str, schema: Json) -> list[str]:
    """What a schema of its own holds."""
    lines = [f"### {title(name)}", "", paragraphs(schema.get("description", "")), ""]
    if "properties" not in schema:
        return [*lines, kind(schema), ""]
    needed = schema.get("required", ())
    rows = (
        (code(field), kind(of), "" if field in needed else default(of), paragraphs(of.get("description", "")))
        for field, of in schema["properties"].items()
    )
    return [*lines, *table(("field", "holds", "if left out", ""), rows)]


def title(name: str) -> str:
    """What a schema is called: one of a package is called for its game."""
    return (
        name if "." not in name else "Options of " + name.removeprefix("domain.games.").removesuffix(".options.Options")
    )


def default(of: Json) -> str:
    """What a field stands for that isn't there."""
    return code(json.dumps(of["default"])) if "default" in of else "nothing"


def anchor(name: str) -> str:
    """Where a schema stands on the page."""
    return re.sub(r"[^\w\- ]", "", title(name).lower()).replace(" ", "-")


def kind(schema: Json) -> str:
    """What a schema lets in, in words."""
    if "$ref" in schema:
        name = schema["$ref"].removeprefix(SHAPES)
        return f"[{title(name)}](#{anchor(name)})"
    if some := schema.get("anyOf") or schema.get("oneOf"):
        return " or ".join(dict.fromkeys(kind(each) for each in some))
    if "enum" in schema:
        return " or ".join(code(each) for each in schema["enum"])
    if "const" in schema:
        return code(schema["const"])
    match schema.get("type"):
        case "array":
            return f"list of {kind(schema['items'])}" if schema.get("items") else "list"
        case "object":
            held = schema.get("additionalProperties")
            return f"map to {kind(held)}" if isinstance(held, dict) and held else "map"
        case "string":
            return "text"
        case "integer":
            return "whole number"
        case "boolean":
            return "true or false"
        case None:
            return "anything"
        case other:
            return str(other)
