"""Applications under test: what many of them have in common, and the manner in which a server asks them."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from typing import Any

import httpx
from starlette.types import ASGIApp, Receive, Scope, Send

from schema.build import Schema, Types, types_of
from schema.limits import Limits
from service.games import Rules


class Schemas:
    """The schemas of applications under test, of which the types are made once for some games: that takes most of the time.

    What a schema learns from what it is asked, each application has for itself.
    """

    def __init__(self) -> None:
        self._types: dict[Any, Types] = {}

    def of(self, games: Mapping[str, Rules], limits: Limits | None = None, *, compiler: bool = True) -> Schema:
        """As `schema.build.build_schema` has it."""
        key = tuple((name, type(game)) for name, game in games.items())
        if key not in self._types:
            self._types[key] = types_of(games)
        return self._types[key].equipped(limits or Limits(), compiler=compiler)


def transport(app: ASGIApp) -> httpx.ASGITransport:
    """Asks an application as a server does: each request in a task, and so in a context, of its own."""

    async def in_its_own_task(scope: Scope, receive: Receive, send: Send) -> None:
        await asyncio.create_task(_asked(app, scope, receive, send))

    return httpx.ASGITransport(in_its_own_task)


async def _asked(app: ASGIApp, scope: Scope, receive: Receive, send: Send) -> None:
    await app(scope, receive, send)
