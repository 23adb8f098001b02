"""The routes, made from the table of operations."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping
from functools import partial

from starlette.requests import Request
from starlette.responses import HTMLResponse, Response
from starlette.routing import Route

from ..house import House
from . import docs, openapi
from .health import healthz, readyz
from .operation import JSON, Operation
from .operations import OPERATIONS


def routes(house: House) -> list[Route]:
    """One route for each address."""
    paths: defaultdict[str, dict[str, Operation]] = defaultdict(dict)
    for operation in OPERATIONS:
        paths[operation.path][operation.method] = operation
    return [
        *(
            Route(path, partial(_answer, house, paths[path]), methods=list(paths[path]))
            for path in sorted(paths, key=_rank)
        ),
        Route("/healthz", healthz),
        Route("/readyz", readyz(house.ready)),
        *_documents(openapi.document(house.games.all_rules, house.settings.public_url)),
    ]


def _rank(path: str) -> int:
    """What is asked most comes first, since the router tries one route after the other."""
    return 0 if path.startswith("/v1/games/{id}/") else 1


async def _answer(house: House, methods: Mapping[str, Operation], request: Request) -> Response:
    operation = methods["GET" if request.method == "HEAD" else request.method]
    return await operation.answer(house, request)


def _documents(document: openapi.Json) -> list[Route]:
    encoded, page = openapi.encoded(document), docs.page(document)

    async def data(request: Request) -> Response:
        return Response(encoded, media_type=JSON)

    async def html(request: Request) -> Response:
        return HTMLResponse(page)

    return [Route("/openapi.json", data), Route("/docs", html)]
