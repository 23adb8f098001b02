"""Signing up, and looking at oneself."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct
from starlette.responses import Response

from domain.locale import DEFAULT
from schema.model import GameSummary, Player

from ..players import NAME, NAME_LENGTH
from .operation import Call, Nothing, answer


class SignUp(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A guest who would like to play."""

    name: Annotated[str, Meta(max_length=NAME_LENGTH, pattern=NAME, description="What others see at the table.")] = ""
    locale: Annotated[
        str | None, Meta(description="The language to be answered in, unless a request asks for another.")
    ] = None


class Setting(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What a player would rather have."""

    locale: Annotated[str, Meta(description="The language to be answered in, unless a request asks for another.")]


class Me(Struct, frozen=True, kw_only=True):
    """A player, and the games at which they sit, newest first, but those that wait for them before the others."""

    player: Player
    games: tuple[GameSummary, ...]


async def sign_up(call: Call[Nothing, SignUp]) -> Response:
    """Become a player.

    The token in the answer isn't kept. With an Idempotency-Key it is derived from the key, so the same request sent
    again gets the same player and the same token. That makes the key as secret as the token: at least 32 characters
    that nobody can guess, such as a random UUID, used for nothing else.
    """
    locale = call.body.locale or call.caller.locale or DEFAULT
    signed_up = await call.desk.sign_up(call.caller, call.body.name, locale, call.once)
    return answer(signed_up, 201, {"Cache-Control": "no-store"})


async def me(call: Call[Nothing, None]) -> Response:
    """Who am I, and which games wait for me."""
    games = await call.desk.waiting(call.caller)
    return answer(Me(player=await call.desk.player(call.caller), games=games))


async def change(call: Call[Nothing, Setting]) -> Response:
    """Choose the language to be answered in. Other instances of the service follow within seconds."""
    return answer(await call.desk.set_locale(call.caller, call.body.locale))
