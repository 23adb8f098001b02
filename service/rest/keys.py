"""The keys with which the service signs."""

from __future__ import annotations

from msgspec import Struct
from starlette.responses import Response

from schema.model import SigningKey

from .operation import Call, Nothing, answer


class Keys(Struct, frozen=True):
    """Every key that ever signed, the newest first."""

    keys: tuple[SigningKey, ...]


async def keys(call: Call[Nothing, None]) -> Response:
    """The keys with which the service signs the heads of games, or once did."""
    return answer(Keys(await call.desk.keys()))
