"""Whether the service lives, and whether it can work."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from msgspec import Struct
from starlette.requests import Request
from starlette.responses import Response

from domain.kernel.refusal import Refused
from domain.locale import DEFAULT

from .operation import answer
from .problem import problem


class Health(Struct, frozen=True):
    """All is well."""

    status: str = "ok"


async def healthz(request: Request) -> Response:
    """The process lives."""
    return answer(Health())


def readyz(ready: Callable[[], Awaitable[bool]]) -> Callable[[Request], Awaitable[Response]]:
    """The endpoint that says whether the service should be sent requests."""

    async def endpoint(request: Request) -> Response:
        return answer(Health()) if await ready() else problem(Refused("unavailable"), DEFAULT)

    return endpoint
