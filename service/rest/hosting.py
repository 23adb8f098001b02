"""A table before its game begins, as its host and those who sit there have it; and once more when it is over."""

from __future__ import annotations

from typing import Annotated, Final

from msgspec import Meta, Struct
from starlette.responses import Response

from schema.model import Bot, GameSummary, NewOptions

from .operation import JSON, Call, Link, Nothing, Operation, answer


class Readiness(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Whether the caller is ready, in all their seats."""

    ready: bool = True


class BotRequest(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A bot for one open seat; for every seat that is open to anybody, where none is named."""

    seat: Annotated[int, Meta(ge=0)] | None = None
    bot: Bot | None = None


class Heir(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The seat of the player who is to be the host."""

    seat: Annotated[int, Meta(ge=0)]


async def set_ready(call: Call[Nothing, Readiness]) -> Response:
    """Say that one is ready to begin, or isn't any more, for all to see.

    A table that was laid with `wait_for_ready` begins only once everybody but the host is. Nobody is ready any more when it
    changes who sits there, or what is played.
    """
    return answer(await call.desk.lobby.set_ready(call.caller, call.game, call.body.ready, call.once))


async def change_options(call: Call[Nothing, NewOptions]) -> Response:
    """Change what is played, before the start: the options are checked as when a table is laid. For the game's host."""
    return answer(await call.desk.lobby.change_options(call.caller, call.game, call.body, call.once))


async def seat_bots(call: Call[Nothing, BotRequest]) -> Response:
    """Have bots play open seats, before the start. For the game's host.

    `DELETE /v1/games/{id}/seats/{seat}` opens such a seat again.
    """
    wanted = call.body
    return answer(await call.desk.lobby.seat_bots(call.caller, call.game, wanted.seat, wanted.bot, call.once))


async def hand_over(call: Call[Nothing, Heir]) -> Response:
    """Let another who sits at the table be its host, before the start. For the game's host."""
    return answer(await call.desk.lobby.hand_over(call.caller, call.game, call.body.seat, call.once))


async def readmit(call: Call[Nothing, None]) -> Response:
    """Let a player sit down again whom a host sent away, before the start. For the game's host."""
    return answer(await call.desk.lobby.readmit(call.caller, call.game, call.at("player"), call.once))


async def rematch(call: Call[Nothing, None]) -> Response:
    """Lay the table once more when a game is over, for the same people: with the same options, and the caller in their seats.

    Whoever of them asks gets the same game, in which the seats of the others are kept for them. The summary of the game that
    is over says as `rematch` which it is.
    """
    game = await call.desk.lobby.rematch(call.caller, call.game)
    return answer(game, 201, {"Location": f"/v1/games/{game.id}"})


_OF_GAME: Final = {"id": "/id"}
_LINKS: Final = tuple(Link(name, _OF_GAME) for name in ("getGame", "setReady", "startGame"))

OPERATIONS: Final = (
    Operation(
        name="setReady",
        method="PUT",
        path="/v1/games/{id}/ready",
        handler=set_ready,
        body=Readiness,
        answers={JSON: GameSummary},
        player=True,
        refusals=("not_your_seat", "wrong_phase", "game_over", "command_id_reused"),
        links=_LINKS,
    ),
    Operation(
        name="changeOptions",
        method="PUT",
        path="/v1/games/{id}/options",
        handler=change_options,
        body=NewOptions,
        answers={JSON: GameSummary},
        player=True,
        refusals=("forbidden", "option_invalid", "wrong_phase", "game_over", "command_id_reused"),
        links=_LINKS,
    ),
    Operation(
        name="seatBots",
        method="POST",
        path="/v1/games/{id}/bots",
        handler=seat_bots,
        body=BotRequest,
        answers={JSON: GameSummary},
        player=True,
        refusals=(
            "forbidden",
            "option_invalid",
            "seat_taken",
            "table_full",
            "wrong_phase",
            "game_over",
            "command_id_reused",
        ),
        links=_LINKS,
    ),
    Operation(
        name="handOver",
        method="PUT",
        path="/v1/games/{id}/host",
        handler=hand_over,
        body=Heir,
        answers={JSON: GameSummary},
        player=True,
        refusals=("forbidden", "wrong_phase", "game_over", "command_id_reused"),
        links=_LINKS,
    ),
    Operation(
        name="readmit",
        method="DELETE",
        path="/v1/games/{id}/barred/{player}",
        handler=readmit,
        answers={JSON: GameSummary},
        player=True,
        refusals=("forbidden", "wrong_phase", "game_over", "command_id_reused"),
    ),
    Operation(
        name="rematch",
        method="POST",
        path="/v1/games/{id}/rematch",
        handler=rematch,
        answers={JSON: GameSummary},
        status=201,
        player=True,
        headers=("Location",),
        refusals=("forbidden", "not_your_seat", "option_invalid", "wrong_phase"),
        links=_LINKS,
    ),
)
