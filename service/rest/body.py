"""Reading requests strictly: what isn't understood is refused, with a pointer to it."""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Callable, Iterator
from http import HTTPStatus
from typing import Any, TypeVar

import msgspec
from starlette.datastructures import QueryParams
from starlette.requests import Request

from domain.kernel.refusal import Refused
from schema.accept import LOCALE

from .problem import HttpRefused

T = TypeVar("T")
_AT = re.compile(r" - at `(?:key` in `)?\$(.*)`$", re.DOTALL)
_STEP = re.compile(r"\.([^.\[]+)|\[(\d+)\]|\[\.\.\.\]")
_UNKNOWN = re.compile(r"^Object contains unknown field `(.*)`$", re.DOTALL)
_MISSING = re.compile(r"^Object missing required field `(.*)`$", re.DOTALL)


async def read(request: Request, limit: int, media: str) -> bytes:
    """The body, which is of this media type or empty. Refused: `request_too_large`; HttpRefused: 415."""
    data = bytearray()
    async for chunk in request.stream():
        data += chunk
        if len(data) > limit:
            raise Refused("request_too_large", limit=limit)
    if data:
        _check_type(request.headers.get("content-type", ""), media)
    return bytes(data)


def _check_type(content_type: str, wanted: str) -> None:
    media, *parameters = (part.strip().lower() for part in content_type.split(";"))
    charsets = [value.strip('"') for name, _, value in (p.partition("=") for p in parameters) if name == "charset"]
    if media != wanted or charsets not in ([], ["utf-8"]):
        error = f"send it in UTF-8, with Content-Type: {wanted}"
        raise HttpRefused(HTTPStatus.UNSUPPORTED_MEDIA_TYPE, error, {"Accept": wanted})


def decode(data: bytes, decoder: Callable[[bytes], T]) -> T:
    """What a body says; an empty one says `{}`. Refused: `malformed`, `unknown_field`."""
    try:
        value = decoder(data or b"{}")
        _check_no_key_twice(data or b"{}")
    except msgspec.ValidationError as error:
        raise refused(error) from error
    except (
        msgspec.DecodeError,
        RecursionError,
        ValueError,
    ) as error:  # ValueError: an integer of 5,000 digits
        raise Refused("malformed", error=str(error)) from error
    return value


def query(given: QueryParams, kind: type[T]) -> T:
    """What the query of an address says, but for the language; a pointer is to its parameter.

    Refused: `malformed`, `unknown_field`.
    """
    for name in given:
        if len(given.getlist(name)) > 1:
            raise Refused("malformed", pointer=_escaped(name), error="the query has it more than once")
    try:
        return msgspec.convert({name: given[name] for name in given if name != LOCALE}, kind, strict=False)
    except msgspec.ValidationError as error:
        raise refused(error) from error


def refused(error: msgspec.ValidationError) -> Refused:
    """A value of a wrong shape as a refusal."""
    text = str(error)
    at = _AT.search(text)
    pointer = "".join(_steps(at[1] if at else ""))
    said = text[: at.start()] if at else text
    if unknown := _UNKNOWN.match(said):
        return Refused("unknown_field", pointer=pointer + _escaped(unknown[1]), field=unknown[1])
    if missing := _MISSING.match(said):
        pointer += _escaped(missing[1])
    return Refused("malformed", pointer=pointer, error=said)


def _steps(path: str) -> Iterator[str]:
    """The steps of a JSON pointer; msgspec doesn't name the keys of a free map, so it ends there."""
    for step in _STEP.finditer(path):
        if step[0] == "[...]":
            return
        yield _escaped(step[1] or step[2])


def _escaped(key: str) -> str:
    return "/" + key.replace("~", "~0").replace("/", "~1")


def _check_no_key_twice(data: bytes) -> None:
    """JSON lets a key come twice, and readers differ in which of the two counts: so neither does here."""
    try:
        _read_no_key_twice(data.decode())
    except _Twice:
        found = json.loads(data, object_pairs_hook=_Pairs)
        raise Refused("malformed", pointer=next(_twice(found)), error="the key is there twice") from None


class _Twice(Exception):
    """An object has a key twice."""


def _each_once(pairs: list[tuple[str, Any]]) -> None:
    if len(dict(pairs)) < len(pairs):
        raise _Twice


_read_no_key_twice = json.JSONDecoder(object_pairs_hook=_each_once).decode


class _Pairs(list[tuple[str, Any]]):
    """The pairs of an object in their order."""


def _twice(value: Any, pointer: str = "") -> Iterator[str]:
    """Pointers to the keys that their objects have twice."""
    if isinstance(value, _Pairs):
        counted = Counter(key for key, _ in value)
        yield from (pointer + _escaped(key) for key, n in counted.items() if n > 1)
    pairs = value if isinstance(value, _Pairs) else enumerate(value) if isinstance(value, list) else ()
    for key, each in pairs:
        yield from _twice(each, f"{pointer}{_escaped(str(key))}")
