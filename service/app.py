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

if TYPE_CHECKING:
    from .tracing import Tracing

METHODS = sorted({"GET", "HEAD", "POST", "OPTIONS", *(operation.method for operation in OPERATIONS)})
ASKED = ("Authorization", "Content-Type", "Idempotency-Key", "If-Match", "If-None-Match", "Last-Event-ID", HEADER)
TOLD = ("ETag", "Location", "Retry-After", "RateLimit", "RateLimit-Policy", "Deprecation", "Sunset", HEADER)


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
    app = Starlette(
        routes=[*routes(house), *_graphql(house)],
        middleware=_middleware(house),
        exception_handlers={HTTPException: _http_problem},
        lifespan=lambda app: house.running(),
    )
    app.router.redirect_slashes = False
    app.state.house = house
    return app


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


async def _http_problem(request: Request, error: Exception) -> Response:
    """What the router says, as a problem."""
    locale = wished(request) or DEFAULT
    if isinstance(error, HTTPException) and error.status_code == HTTPStatus.NOT_FOUND:
        return problem(Refused("not_found", detail="route"), locale)
    assert isinstance(error, HTTPException)
    status = HTTPStatus(error.status_code)
    return problem(HttpRefused(status, f"{request.method} can't be used here", dict(error.headers or {})), locale)
