"""A service to test: the toy game, a bot that plays anything, and a clock that ticks once a commit."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import asynccontextmanager
from itertools import count
from typing import Any

import httpx
from starlette.applications import Starlette

from domain.bots.bot import Bot, random_bot
from schema.accounts import NewToken, Scope
from service.app import create_app
from service.house import House
from service.personal import PersonalTokens
from service.settings import Settings
from service.store import Command, Entry, Indexed, MemoryStore, Outcome, Store, StoreUnavailable
from service.tracing import Tracing
from tests.apps import transport
from tests.domain.toy import Smugglers

BEGAN = 1_700_000_000_000
FREE = {"rate_limits": False}
"""A test asks as much as it likes, unless it says otherwise."""


class TakingTurns(MemoryStore):
    """A store that lets others go on before it answers, as one across a network does; and that can be cut off."""

    cut_off = False

    async def _turn(self) -> None:
        await asyncio.sleep(0)
        if self.cut_off:
            raise StoreUnavailable("The event store doesn't answer.")

    async def append(self, stream: str, expected: int, entry: bytes, **how: Any) -> Outcome:
        await self._turn()
        return await super().append(stream, expected, entry, **how)

    async def read(self, stream: str, after: int = 0, limit: int | None = None) -> list[Entry]:
        await self._turn()
        return await super().read(stream, after, limit)

    async def command(self, stream: str, command: str) -> Command | None:
        await self._turn()
        return await super().command(stream, command)

    async def get(self, key: str) -> bytes | None:
        await self._turn()
        return await super().get(key)

    async def index_page(self, name: str, before: str | None, count: int) -> list[Indexed]:
        await self._turn()
        return await super().index_page(name, before, count)

    async def ping(self) -> None:
        await self._turn()


def bots_for(game: str) -> Mapping[str, Bot]:
    return {"random": random_bot}


def ticking() -> Callable[[], int]:
    """A clock that goes on by a second whenever it is looked at."""
    return (BEGAN + 1000 * n for n in count()).__next__


class Hand:
    """A clock whose hand the test moves; the milliseconds since 1970, as `Games` asks for them."""

    def __init__(self, at: int = BEGAN) -> None:
        self.at = at

    def __call__(self) -> int:
        return self.at


def make_house(store: Store, clock: Callable[[], int] | None = None, **settings: Any) -> House:
    rules = {"smugglers": Smugglers()}
    return House(Settings(**{**FREE, **settings}), store, rules, bots_for, clock or ticking())


def make_app(store: Store | None = None, tracing: Tracing | None = None, **settings: Any) -> Starlette:
    return create_app(
        Settings(**{**FREE, **settings}),
        store=store or MemoryStore(),
        games={"smugglers": Smugglers()},
        bots_for=bots_for,
        clock=ticking(),
        tracing=tracing,
    )


def house_of(app: Starlette) -> House:
    house: House = app.state.house
    return house


async def token_for(house: House, player: str, *scopes: Scope) -> str:
    """A personal access token of a player, as whoever runs the service makes it."""
    tokens = PersonalTokens(house.players, house.accounts, house.games.clock)
    return (await tokens.make(player, NewToken(name="test", scopes=scopes))).token


@asynccontextmanager
async def served(app: Starlette, **headers: str) -> AsyncIterator[httpx.AsyncClient]:
    """A client of an app that runs in this process."""
    async with (
        app.router.lifespan_context(app),
        httpx.AsyncClient(transport=transport(app), base_url="http://test", headers=headers) as client,
    ):
        yield client
