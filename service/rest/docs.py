"""The REST documentation as one page that needs nothing from elsewhere, made from the OpenAPI document."""

from __future__ import annotations

import re
from base64 import b64encode
from collections.abc import Iterator
from hashlib import sha256
from html import escape
from importlib.resources import files
from typing import Any, Final

import msgspec

from domain.kernel.refusal import CODES
from domain.locale import DEFAULT, catalogue

from .openapi import Json
from .problem import STATUS

PAGE: Final = files(__package__).joinpath("docs.html").read_text(encoding="utf-8")


_STYLE = re.findall(r"<style>(.*?)</style>", PAGE, re.DOTALL)[0]
_HASH = b64encode(sha256(_STYLE.encode()).digest()).decode()
POLICY: Final = (
    f"default-src 'none'; style-src 'sha256-{_HASH}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
"""What the page may load: nothing but the style that is in it."""


def page(document: Json) -> str:
    """The page of a document."""
    schemas: Json = document["components"]["schemas"]
    parts = {
        "TITLE": escape(document["info"]["title"]),
        "ABOUT": _prose(document["info"]["description"]),
        "CONTENTS": "".join(_entry(method, path, each) for method, path, each in _operations(document)),
        "OPERATIONS": "".join(_operation(method, path, each) for method, path, each in _operations(document)),
        "CODES": "".join(_code(code) for code in CODES),
        "SCHEMAS": "".join(_schema(name, schema) for name, schema in schemas.items()),
    }
    return re.sub(r"\{\{(\w+)\}\}", lambda mark: parts[mark[1]], PAGE)


def _operations(document: Json) -> Iterator[tuple[str, str, Json]]:
    for path, methods in document["paths"].items():
        for method, operation in methods.items():
            yield method.upper(), path, operation


def _prose(text: str) -> str:
    """Text with `code` in it."""
    return re.sub(r"`([^`]+)`", r"<code>\1</code>", escape(text))


def _entry(method: str, path: str, operation: Json) -> str:
    address = f"<code>{method} {escape(path)}</code>"
    return f'<li><a href="#{operation["operationId"]}">{address}</a> {_prose(operation["summary"])}</li>'


def _operation(method: str, path: str, operation: Json) -> str:
    return (
        f'<section id="{operation["operationId"]}"><h3><code>{method} {escape(path)}</code></h3>'
        f"<p>{_prose(operation['summary'])} {_prose(operation.get('description', ''))}</p>"
        f"<table>{''.join(_parameter(each) for each in operation['parameters'])}{_body(operation)}</table>"
        f"<table>{''.join(_response(status, each) for status, each in operation['responses'].items())}</table></section>"
    )


def _parameter(parameter: Json) -> str:
    said = f"{_type(parameter['schema'])} <small>{parameter['in']}</small>"
    return _row(f"<code>{escape(parameter['name'])}</code>", said, _prose(parameter.get("description", "")))


def _body(operation: Json) -> str:
    content = operation.get("requestBody", {}).get("content", {})
    return "".join(_row("body", _type(each["schema"]), escape(media)) for media, each in content.items())


def _response(status: str, response: Json) -> str:
    if "$ref" in response:
        return _row(status, _link("Problem"), "")
    content = response.get("content", {})
    types = "<br>".join(f"{_type(each['schema'])} <small>{escape(media)}</small>" for media, each in content.items())
    return _row(status, types, _prose(response["description"]))


def _code(code: Any) -> str:
    sentence = catalogue(DEFAULT)[f"refusal.{code}"]
    return f'<tr id="{code}"><th><code>{code}</code></th><td>{STATUS[code]}</td><td>{_prose(sentence)}</td></tr>'


def _schema(name: str, schema: Json) -> str:
    about = f'<section id="schema-{escape(name)}"><h3>{escape(name)}</h3><p>{_prose(schema.get("description", ""))}</p>'
    fields = "".join(_row(f"<code>{escape(field)}</code>", *_field(each)) for field, each in _fields(schema))
    return f"{about}<table>{fields}</table></section>" if fields else f"{about}<p>{_type(schema)}</p></section>"


def _fields(schema: Json) -> Iterator[tuple[str, Json]]:
    yield from schema.get("properties", {}).items()


def _field(schema: Json) -> tuple[str, str]:
    default = f" <small>default {escape(_json(schema['default']))}</small>" if "default" in schema else ""
    return _type(schema) + default, _prose(schema.get("description", ""))


def _type(schema: Json) -> str:
    """What a schema says, in a few words."""
    if "$ref" in schema:
        return _link(schema["$ref"].rpartition("/")[2])
    if either := schema.get("anyOf") or schema.get("oneOf"):
        return " or ".join(_type(each) for each in either)
    if "enum" in schema:
        return " or ".join(f"<code>{escape(_json(each))}</code>" for each in schema["enum"])
    if schema.get("type") == "array":
        return f"array of {_type(schema.get('items') or {})}"
    return escape(str(schema.get("type", "anything")))


def _link(name: str) -> str:
    return f'<a href="#schema-{escape(name)}">{escape(name)}</a>'


def _json(value: Any) -> str:
    return msgspec.json.encode(value).decode()


def _row(*cells: str) -> str:
    first, *rest = cells
    return f"<tr><th>{first}</th>{''.join(f'<td>{cell}</td>' for cell in rest)}</tr>"
