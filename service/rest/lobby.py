"""Tables: laid, listed, filled with players, begun."""

from __future__ import annotations

from typing import Annotated

from msgspec import UNSET, Meta, Struct, UnsetType
from starlette.responses import Response

from schema.model import GameFilter, NewGame, Status

from ..lobby import CLIENT_SEED_LENGTH
from .operation import Call, Nothing, answer

ClientSeed = Annotated[
    str,
    Meta(max_length=CLIENT_SEED_LENGTH, description="Entropy of yours for the game's random stream."),
]


class SitDown(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A seat to be taken: the first that is open, where none is named."""

    seat: Annotated[int, Meta(ge=0)] | None = None
    client_seed: ClientSeed = ""


class Start(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A game to begin."""

    client_seed: ClientSeed = ""


class GamesQuery(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Which games."""

    game: Annotated[str, Meta(description="Only of this game.")] | UnsetType = UNSET
    status: Annotated[Status, Meta(description="Only in this status.")] | UnsetType = UNSET
    mine: Annotated[bool, Meta(description="Only those that the caller created or sits at, the unlisted too.")] = False
    seats: Annotated[int, Meta(ge=1, description="Only those with so many seats.")] | UnsetType = UNSET
    bots: Annotated[bool, Meta(description="Only those in which bots sit, or don't.")] | UnsetType = UNSET
    joinable: Annotated[bool, Meta(description="Only those at which the caller could sit down now.")] = False
    waiting: Annotated[bool, Meta(description="Of the caller's own, only those that wait for the caller.")] = False
    after: Annotated[str, Meta(description="Only those after this cursor: the `next` of a page.")] | UnsetType = UNSET
    first: Annotated[int, Meta(ge=1, extra_json_schema={"maximum": 100}, description="How many.")] = 20


async def create(call: Call[Nothing, NewGame]) -> Response:
    """Lay a table.

    `seed_hash` in the answer is the server's commitment to its seed, made before any player gives theirs.
    """
    game = await call.desk.create(call.caller, call.body, call.once)
    return answer(game, 201, {"Location": f"/v1/games/{game.id}"})


async def games(call: Call[GamesQuery, None]) -> Response:
    """A page of public games, or of the caller's own, newest first.

    All of them fit what is asked for. Where few do, a page may be short, even empty, though others follow: `next` says so.
    """
    q = call.query
    wanted = GameFilter(
        game=q.game or None,
        status=q.status or None,
        mine=q.mine,
        seats=q.seats or None,
        bots=None if q.bots is UNSET else q.bots,
        joinable=q.joinable,
        waiting=q.waiting,
    )
    return answer(await call.desk.games(call.caller, wanted, after=q.after or None, first=q.first))


async def game(call: Call[Nothing, None]) -> Response:
    """A game as anyone may see it who has its id."""
    return answer(await call.desk.summary(call.caller, call.game))


async def sit(call: Call[Nothing, SitDown]) -> Response:
    """Sit down."""
    return answer(await call.desk.lobby.sit(call.caller, call.game, call.body.seat, call.body.client_seed, call.once))


async def stand(call: Call[Nothing, None]) -> Response:
    """Stand up; after the start: leave for good, and a bot plays on.

    Before the start the creator may free any seat.
    """
    return answer(await call.desk.lobby.stand(call.caller, call.game, call.seat, call.once))


async def start(call: Call[Nothing, Start]) -> Response:
    """Begin, with all seats taken."""
    return answer(await call.desk.lobby.start(call.caller, call.game, call.body.client_seed, call.once))
