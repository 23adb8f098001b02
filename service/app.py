"""The service as an ASGI application."""

from __future__ import annotations

import time
from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import asynccontextmanager
from http import HTTPStatus

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.cors import CORSMiddleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route, WebSocketRoute

from domain.kernel.refusal import Refused
from domain.locale import DEFAULT
from schema.accept import language
from schema.app import graphql_app
from schema.limits import Limits

from .bots import Bots, BotsFor
from .callers import Callers
from .desk import Desk
from .games import Games, Rules
from .players import Players
from .requests import HEADER, Requests
from .rest.operation import Service
from .rest.problem import HttpRefused, problem
from .rest.routes import routes
from .settings import Settings
from .store import Feed, RedisStore, Store, StoreUnavailable

METHODS = ("GET", "HEAD", "POST", "DELETE", "OPTIONS")
ASKED = ("Authorization", "Content-Type", "Idempotency-Key", "If-Match", "If-None-Match", "Last-Event-ID", HEADER)
TOLD = ("ETag", "Location", "Retry-After", HEADER)


def now() -> int:
    """Milliseconds since 1970, UTC."""
    return time.time_ns() // 1_000_000


class House:
    """The parts of a running service, put together."""

    def __init__(
        self, settings: Settings, store: Store, games: Mapping[str, Rules], bots_for: BotsFor, clock: Callable[[], int]
    ) -> None:
        self.settings, self.store = settings, store
        self.games = Games(store, games, clock, settings.cached_games)
        self.players = Players(store, clock)
        self.callers = Callers(self.players)
        self.feed = Feed(store)
        self.bots = Bots(self.games, bots_for)
        self.desk = Desk(self.games, self.players, self.feed, bots_for, settings.page_limit)
        self.open = False

    async def ready(self) -> bool:
        """Whether requests should come here: it has begun, isn't about to end, and the store answers."""
        try:
            await self.store.ping()
        except StoreUnavailable:
            return False
        return self.open

    async def end_streams(self) -> None:
        """End everything that would go on for ever, so that the server can go."""
        self.open = False
        await self.feed.close()

    @asynccontextmanager
    async def running(self, app: Starlette) -> AsyncIterator[None]:
        """The service's life, from the first request to the last."""
        self.bots.start()
        self.open = True
        try:
            yield
        finally:
            await self.end_streams()
            await self.bots.close()
            await self.store.close()


def create_app(
    settings: Settings,
    *,
    store: Store | None = None,
    games: Mapping[str, Rules] | None = None,
    bots_for: BotsFor | None = None,
    clock: Callable[[], int] = now,
) -> Starlette:
    """The application. Without a store it uses the server at `settings.redis_url`; without games, all there are.

    `app.state.house` holds its parts; whoever ends the server awaits `app.state.house.end_streams()` first.
    """
    store = store or RedisStore(settings.redis_url, namespace=settings.redis_namespace)
    house = House(settings, store, games or _all_games(), bots_for or _all_bots(), clock)
    app = Starlette(
        routes=[*_rest(house), *_graphql(house)],
        middleware=_middleware(settings),
        exception_handlers={HTTPException: _http_problem},
        lifespan=house.running,
    )
    app.router.redirect_slashes = False
    app.state.house = house
    return app


def _all_games() -> Mapping[str, Rules]:
    from domain.registry import games

    return games()


def _all_bots() -> BotsFor:
    from domain.bots import bots_for

    return bots_for


def _rest(house: House) -> list[Route]:
    return routes(Service(house.settings, house.desk, house.callers), house.games.all_rules, house.ready)


def _graphql(house: House) -> list[Route | WebSocketRoute]:
    limits = Limits(
        body=house.settings.body_limit,
        depth=house.settings.graphql_depth,
        tokens=house.settings.graphql_tokens,
        aliases=house.settings.graphql_aliases,
        page=house.settings.page_limit,
        cost=house.settings.graphql_cost,
        operations=house.settings.socket_operations,
        sockets=house.settings.sockets_per_player,
        message=house.settings.socket_message,
        init_seconds=house.settings.socket_init_seconds,
        heartbeat_seconds=house.settings.heartbeat_seconds,
    )
    app = graphql_app(house.desk, house.callers.caller, games=house.games.all_rules, limits=limits)
    return [Route("/graphql", app), WebSocketRoute("/graphql", app)]


def _middleware(settings: Settings) -> list[Middleware]:
    cors = Middleware(
        CORSMiddleware,
        allow_origins=settings.cors_origins,
        allow_methods=METHODS,
        allow_headers=ASKED,
        expose_headers=TOLD,
    )
    return [Middleware(Requests), *([cors] if settings.cors_origins else [])]


async def _http_problem(request: Request, error: Exception) -> Response:
    """What the router says, as a problem."""
    locale = language(request.headers.get("accept-language")) or DEFAULT
    if isinstance(error, HTTPException) and error.status_code == HTTPStatus.NOT_FOUND:
        return problem(Refused("not_found", detail="route"), locale)
    assert isinstance(error, HTTPException)
    status = HTTPStatus(error.status_code)
    return problem(HttpRefused(status, f"{request.method} can't be used here", dict(error.headers or {})), locale)
