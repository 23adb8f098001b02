"""Playing in the terminal: what is typed becomes a request."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, cast

import httpx
import pytest

from service.cli.board import Board
from service.cli.play import Player

pytestmark = pytest.mark.anyio

RUNNING: dict[str, Any] = {"status": "running", "awaited": [0]}
ENDED: dict[str, Any] = {"status": "ended", "awaited": [], "outcome": "win", "reason": "harbour", "scores": []}
DRAW = {"action": {"type": "row"}, "costs": {}, "text": "Row"}


class Blank:
    """A board on which nothing is drawn."""

    def draw(self, view: dict[str, Any]) -> None: ...

    def ending(self, view: dict[str, Any]) -> list[str]:
        return []

    def say(self, key: str, **about: Any) -> str:
        return key

    def named(self, table: str, code: str, **about: Any) -> str:
        return code


class Service:
    """A game that is over after so many requests that change it."""

    def __init__(self, changes: int) -> None:
        self.changes = changes
        self.posted: list[tuple[str, bytes]] = []

    def __call__(self, request: httpx.Request) -> httpx.Response:
        if request.method == "POST":
            self.posted.append((request.url.path, request.content))
            refused = request.url.path.endswith("/undo") and len(self.posted) == 1
            return httpx.Response(422, json={"detail": "Nothing is left."}) if refused else httpx.Response(200, json={})
        if request.url.path.endswith("/actions"):
            return httpx.Response(200, json={"actions": [DRAW], "decisions": []})
        return httpx.Response(200, json=ENDED if len(self.posted) == self.changes else RUNNING)


async def typed(*said: str) -> list[tuple[str, bytes]]:
    """What is asked of the service when this is typed."""
    service, words = Service(len(said)), iter(said)
    async with httpx.AsyncClient(transport=httpx.MockTransport(service), base_url="http://test") as http:
        await Player(http, "g", cast(Board, Blank()), answering(words)).play()
    return service.posted


def answering(words: Iterator[str]) -> Any:
    return lambda prompt: next(words)


async def test_a_number_is_an_action() -> None:
    assert await typed("1") == [("/v1/games/g/actions", b'{"type":"row"}')]


async def test_u_takes_back_and_where_that_is_refused_one_is_asked_again() -> None:
    undo = ("/v1/games/g/undo", b"{}")
    assert await typed("u", "1", "u ") == [undo, ("/v1/games/g/actions", b'{"type":"row"}'), undo]
