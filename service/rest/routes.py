"""The routes, made from the table of operations."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping
from typing import Final

from starlette.requests import Request
from starlette.responses import HTMLResponse, Response
from starlette.routing import Route
from starlette.types import Receive, Scope, Send

from schema.head import Headed

from ..house import House
from . import docs, openapi
from .health import healthz, readyz
from .operation import JSON, Operation
from .operations import OPERATIONS

OPERATION: Final = "turnledger.operation"
"""Where whoever received a request finds, in the scope, the name of its operation."""


class Address:
    """One address, with an operation for each of its methods.

    An application of its own, since the router's frame for a function would only catch what an operation answers.
    """

    def __init__(self, house: House, methods: Mapping[str, Operation]) -> None:
        self._house, self._methods = house, methods

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        operation = self._methods["GET" if scope["method"] == "HEAD" else scope["method"]]
        scope[OPERATION] = operation.name
        response = await operation.answer(self._house, Headed(scope, receive, send))
        await response(scope, receive, send)


def routes(house: House) -> list[Route]:
    """One route for each address."""
    paths: defaultdict[str, dict[str, Operation]] = defaultdict(dict)
    for operation in OPERATIONS:
        paths[operation.path][operation.method] = operation
    return [
        *(Route(path, Address(house, paths[path]), methods=list(paths[path])) for path in sorted(paths, key=_rank)),
        Route("/healthz", healthz),
        Route("/readyz", readyz(house.ready)),
        *_documents(openapi.document(house.games.all_rules, house.settings.public_url)),
    ]


def _rank(path: str) -> int:
    """What is asked most comes first, since the router tries one route after the other."""
    if path == "/v1/games/{id}/actions":
        return 0
    return 1 if path.startswith("/v1/games/{id}/") else 2


def _documents(document: openapi.Json) -> list[Route]:
    encoded, page = openapi.encoded(document), docs.page(document)

    async def data(request: Request) -> Response:
        return Response(encoded, media_type=JSON)

    async def html(request: Request) -> Response:
        return HTMLResponse(page, headers={"Content-Security-Policy": docs.POLICY})

    return [Route("/openapi.json", data), Route("/docs", html)]
