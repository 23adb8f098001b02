"""An operation: one method of one address, as both the router and the OpenAPI document need it."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from functools import cache, partial
from typing import Any, Final, Generic, TypeAlias, TypeVar

import msgspec
from msgspec import Struct
from starlette.datastructures import QueryParams
from starlette.requests import Request
from starlette.responses import Response

from domain.kernel.action import Action
from domain.kernel.refusal import Code, Refused
from domain.locale import DEFAULT
from schema.accept import wished
from schema.deprecation import Deprecation
from schema.desk import Caller

from ..commands import checked
from ..desk import Desk
from ..house import House
from . import body
from .problem import problem

Q = TypeVar("Q")
B = TypeVar("B")


JSON: Final = "application/json"
_NONE: Final = QueryParams()
HEADERS: Final = {"Vary": "Authorization, Accept-Language", "Cache-Control": "private, no-store"}


class View:
    """The view of whichever game it is."""


class Nothing(Struct, frozen=True, forbid_unknown_fields=True):
    """No parameters."""


class Call(Struct, Generic[Q, B], frozen=True):
    """One call of an operation: who calls, and what for.

    `once` is the caller's idempotency key, empty without one. `raw` is the body as it came, of an operation that
    reads it itself.
    """

    house: House
    request: Request
    caller: Caller
    query: Q
    body: B
    raw: bytes
    once: str

    @property
    def desk(self) -> Desk:
        """Where it is done."""
        return self.house.desk

    def at(self, name: str) -> str:
        """A part of the address."""
        return str(self.request.path_params[name])

    @property
    def game(self) -> str:
        """The id of the game that the address names."""
        return self.at("id")

    @property
    def seat(self) -> int:
        """The seat that the address names. Refused: `not_found` for what is no number, or too long a one."""
        named = self.at("seat")
        if not named.isdecimal() or len(named) > 3:
            raise Refused("not_found", detail="seat", seat=named)
        return int(named)


Handler: TypeAlias = Callable[[Call[Any, Any]], Awaitable[Response]]


class Link(Struct, frozen=True):
    """What may be called next with parts of an answer: a JSON pointer by the name of a parameter, or of a field of the body."""

    operation: str
    parameters: Mapping[str, str]
    body: Mapping[str, str] = {}


class Operation(Struct, frozen=True, kw_only=True):
    """What an address does for a method. Its handler's docstring says what, first in one sentence.

    `body` is the type of the body; `Action` where that depends on the game, and then the handler reads it. `answers`
    are the types of the answer by media type; `View` where that depends on the game. What an operation `takes` that
    isn't JSON its handler reads itself. `player`: it is for players only. `deprecated`: it is going to be left out.
    """

    name: str
    method: str
    path: str
    handler: Handler
    answers: Mapping[str, Any]
    status: int = 200
    query: type[Struct] = Nothing
    body: Any = None
    takes: str = JSON
    player: bool = False
    headers: tuple[str, ...] = ()
    refusals: tuple[Code, ...] = ()
    links: tuple[Link, ...] = ()
    deprecated: Deprecation | None = None

    async def answer(self, house: House, request: Request) -> Response:
        """Do it, or say why not."""
        language = wished(request)
        locale = language or DEFAULT
        try:
            caller = await house.admission.caller(request.headers.get("authorization"), language)
            locale = caller.locale
            response = await self.handler(await self._call(house, request, caller))
        except Refused as refused:
            response = problem(refused, locale)
        if self.deprecated:
            response.headers.update(self.deprecated.headers)
        said = {name for name, _ in response.raw_headers}
        response.raw_headers += [header for header in _standing(locale) if header[0] not in said]
        return response

    async def _call(self, house: House, request: Request, caller: Caller) -> Call[Any, Any]:
        if self.player and caller.player is None:
            raise Refused("unauthenticated")
        query = body.query(request.query_params if request.scope["query_string"] else _NONE, self.query)
        takes_json = self.body is not None and self.takes == JSON
        raw = await body.read(request, house.settings.body_limit, JSON) if takes_json else b""
        typed = takes_json and self.body is not Action
        read = body.decode(raw, partial(msgspec.json.decode, type=self.body)) if typed else None
        command = checked(request.headers.get("idempotency-key", ""))
        return Call(house, request, caller, query, read, raw, command)


@cache
def _standing(locale: str) -> list[tuple[bytes, bytes]]:
    """The headers of every answer that doesn't say them itself, as they are sent."""
    return Response(headers={**HEADERS, "Content-Language": locale}).raw_headers[: len(HEADERS) + 1]


def answer(value: Any, status: int = 200, headers: Mapping[str, str] | None = None) -> Response:
    """A value as JSON."""
    return Response(msgspec.json.encode(value), status, headers, JSON)
