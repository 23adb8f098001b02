"""The service as an ASGI application."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from http import HTTPStatus
from typing import TYPE_CHECKING

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.cors import CORSMiddleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Mount, Route, WebSocketRoute
from starlette.types import ASGIApp, Receive, Scope, Send

from domain import registry
from domain.bots import bots_for
from domain.kernel.refusal import Refused
from domain.locale import DEFAULT
from schema import graphiql
from schema.accept import wished
from schema.app import graphql_app
from schema.persisted import InvalidOperation

from .bots import BotsFor
from .fitness import Look, nothing_to_find
from .games import Rules
from .house import House
from .keeping import store_at
from .now import now
from .persisted import listed
from .requests import HEADER, Addresses, Door, Requests
from .rest.operations import OPERATIONS
from .rest.problem import HttpRefused, problem
from .rest.routes import routes
from .settings import SettingError, Settings, variable
from .shields import Shields
from .signing import Signer
from .store import Store
from .web import pages

if TYPE_CHECKING:
    from .tracing import Tracing

METHODS = sorted({"GET", "HEAD", "POST", "OPTIONS", *(operation.method for operation in OPERATIONS)})
ASKED = ("Authorization", "Content-Type", "Idempotency-Key", "If-Match", "If-None-Match", "Last-Event-ID", HEADER)
TOLD = ("ETag", "Location", "Retry-After", "RateLimit", "RateLimit-Policy", "Deprecation", "Sunset", HEADER)


class App(Starlette):
    """An application without the library's two frames for faults, through which each message of an answer goes: `Requests` is around
    everything already, and what the router says is said by `Routed`."""

    def build_middleware_stack(self) -> ASGIApp:
        """The parts, the outermost first."""
        app: ASGIApp = Routed(self.router)
        for part, args, kwargs in reversed(self.user_middleware):
            app = part(app, *args, **kwargs)
        return app


class Routed:
    """The router, which raises that it knows no such address, or no such method of it."""

    def __init__(self, router: ASGIApp) -> None:
        self._router = router

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        try:
            await self._router(scope, receive, send)
        except HTTPException as error:
            await _http_problem(Request(scope), error)(scope, receive, send)


def create_app(
    settings: Settings,
    *,
    store: Store | None = None,
    games: Mapping[str, Rules] | None = None,
    bots_for: BotsFor = bots_for,
    clock: Callable[[], int] = now,
    signer: Signer | None = None,
    look: Look = nothing_to_find,
    tracing: Tracing | None = None,
) -> Starlette:
    """The application. Without a store it uses the server at `settings.redis_url`; without games, all there are; without a
    signer, it signs with the key of the settings, or with one that is gone with the process. Where a `look` at the store finds
    something wrong, it isn't ready. `tracing` makes spans of what is done.

    `app.state.house` holds its parts; whoever ends the server awaits `app.state.house.end_streams()` first.
    """
    store = store or store_at(settings.redis_url, settings)
    house = House(settings, store, games or registry.games(), bots_for, clock, signer, look, tracing)
    app = App(
        routes=_routes(house),
        middleware=_middleware(house),
        lifespan=lambda app: house.running(),
    )
    app.router.redirect_slashes = False
    app.state.house = house
    return app


def _routes(house: House) -> list[BaseRoute]:
    """All routes: the router tries one after the other, and what is asked most comes first."""
    act, *others = routes(house)
    return [act, *_graphql(house), *others, *pages().routes()]


def _graphql(house: House) -> list[BaseRoute]:
    try:
        app = graphql_app(
            house.desk,
            house.admission.caller,
            games=house.games.all_rules,
            limits=house.limits,
            compiler=house.settings.graphql_compiler,
            origins=house.settings.cors_origins,
            sockets=house.sockets,
            admit=house.admission.request,
            recheck=house.callers.caller,
            operations=listed(house.settings.graphql_operations),
            shelf=house.shelf,
            strict=house.settings.graphql_strict,
        )
    except InvalidOperation as error:
        raise SettingError(f"{variable('graphql_operations')}: {error}") from None
    house.caches["documents"] = app.schema.documents
    page = Mount("/graphql/static", graphiql.static())
    return [Route("/graphql", app), WebSocketRoute("/graphql", app), page]


def _middleware(house: House) -> list[Middleware]:
    cors = Middleware(
        CORSMiddleware,
        allow_origins=house.settings.cors_origins,
        allow_methods=METHODS,
        allow_headers=ASKED,
        expose_headers=TOLD,
    )
    open_ = Middleware(Door, ending=lambda: house.ending)
    return [
        Middleware(
            Requests,
            whereabouts=house.whereabouts,
            shields=Shields(house.settings),
            metrics=house.metrics,
            tracing=house.tracing,
        ),
        *([cors] if house.settings.cors_origins else []),
        open_,
        Middleware(Addresses),
    ]


def _http_problem(request: Request, error: HTTPException) -> Response:
    """What the router says, as a problem."""
    locale = wished(request) or DEFAULT
    if error.status_code == HTTPStatus.NOT_FOUND:
        return problem(Refused("not_found", detail="route"), locale)
    status = HTTPStatus(error.status_code)
    return problem(HttpRefused(status, f"{request.method} can't be used here", dict(error.headers or {})), locale)
