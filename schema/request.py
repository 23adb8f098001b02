"""A GraphQL request as it comes over HTTP."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

import msgspec
from cross_web import HTTPException
from msgspec import Struct
from starlette.requests import Request
from starlette.types import Message, Receive

from domain.kernel.refusal import Refused

JSON: Final = "application/json"


class Body(Struct, rename="camel"):
    """What to do, with which values."""

    query: str | None = None
    variables: dict[str, Any] | None = None
    operation_name: str | None = None
    extensions: dict[str, Any] | None = None
    document_id: str | None = None


class Unread(HTTPException):
    """A request that couldn't be read as one."""

    def __init__(self, error: str, status: int = 400) -> None:
        super().__init__(status, error)


def bounded(receive: Receive, limit: int) -> Receive:
    """What receives a body of at most so many bytes. Refused: `request_too_large`."""
    left = limit

    async def receive_some() -> Message:
        nonlocal left
        message = await receive()
        left -= len(message.get("body", b""))
        if left < 0:
            raise Refused("request_too_large", limit=limit)
        return message

    return receive_some


def from_query(parameters: Mapping[str, str | None]) -> Body:
    """The request in a query string. Unread: it can't be read."""
    values: dict[str, Any] = {
        name: value for name, value in parameters.items() if name in ("query", "operationName", "documentId")
    }
    for name in ("variables", "extensions"):
        if text := parameters.get(name):
            values[name] = _decoded(text, name)
    return _checked(values)


async def from_body(request: Request) -> Body:
    """The request in a body. Unread: it isn't JSON, or not what it should be. Refused: it is too large."""
    kind, _, _ = request.headers.get("content-type", "").partition(";")
    if kind.strip().lower() != JSON:
        raise Unread(f"The body of a request is {JSON}.", 415)
    return _checked(_decoded(await request.body(), "the body"))


def _decoded(text: bytes | str, what: str) -> Any:
    try:
        return msgspec.json.decode(text)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise Unread(f"Unable to read {what} as JSON: {error}") from None


def _checked(values: Any) -> Body:
    if isinstance(values, list):
        raise Unread("Batches are not supported: send one operation at a time.")
    try:
        return msgspec.convert(values, Body)
    except msgspec.ValidationError as error:
        raise Unread(f"Not a GraphQL request: {error}") from None
