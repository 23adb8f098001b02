"""Invites: made, revoked and accepted; and seats that are kept for somebody."""

from __future__ import annotations

from typing import Annotated, Final

from msgspec import Meta, Struct
from starlette.responses import Response

from domain.kernel.refusal import Refused
from schema.invites import InvitePreview, Invites, InviteToken, MadeInvite, NewInvite
from schema.model import GameSummary

from ..ids import PLAYER, is_invite_id
from .operation import JSON, Call, Link, Nothing, Operation, answer
from .own_account import SECRET


class TheInvite(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Which invite: the token is in the body, since addresses are kept by proxies, logs and histories."""

    token: InviteToken


class KeptFor(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """For whom a seat is kept."""

    player: Annotated[str, Meta(pattern=PLAYER, description="The player's id.")]


async def make(call: Call[Nothing, NewInvite]) -> Response:
    """Make an invite to a game, for whoever has its token: they may see the game and sit down. For the game's host.

    What is to be passed on is in the answer, this once. With an Idempotency-Key it is derived from the key, so the same request
    sent again gets the same token.
    """
    return answer(await call.desk.invites.make(call.caller, call.game, call.body, call.once), 201, SECRET)


async def listed(call: Call[Nothing, None]) -> Response:
    """The invites to a game that haven't expired, without their tokens, and who accepted one. For the game's host."""
    return answer(await call.desk.invites.of(call.caller, call.game))


async def revoke(call: Call[Nothing, None]) -> Response:
    """Revoke an invite: nobody more can accept it. Who did so before may still come. For the game's host."""
    if not is_invite_id(call.at("invite")):
        raise Refused("not_found")
    return answer(await call.desk.invites.revoke(call.caller, call.game, call.at("invite")))


async def uninvite(call: Call[Nothing, None]) -> Response:
    """Let a player be invited no more, nor come back by an invite that there is now. No seat is kept for them any more.

    Within five seconds they see no more of a private game than others do, unless they sit there. For the game's host.
    """
    return answer(await call.desk.invites.uninvite(call.caller, call.game, call.at("player")))


async def preview(call: Call[Nothing, TheInvite]) -> Response:
    """What an invite is to, before it is accepted."""
    return answer(await call.desk.invites.preview(call.caller, call.body.token), headers=SECRET)


async def accept(call: Call[Nothing, TheInvite]) -> Response:
    """Accept an invite: from now on you may see the game and sit down. A seat that it is for is kept for you."""
    return answer(await call.desk.invites.accept(call.caller, call.body.token))


async def keep(call: Call[Nothing, KeptFor]) -> Response:
    """Keep an open seat for one player, before the start: nobody else may sit there. For the game's host."""
    return answer(await call.desk.invites.keep(call.caller, call.game, call.seat, call.body.player, call.once))


async def free(call: Call[Nothing, None]) -> Response:
    """Keep a seat for nobody any more. For the game's host."""
    return answer(await call.desk.invites.keep(call.caller, call.game, call.seat, None, call.once))


_OF_GAME: Final = {"id": "/id"}

OPERATIONS: Final = (
    Operation(
        name="makeInvite",
        method="POST",
        path="/v1/games/{id}/invites",
        handler=make,
        body=NewInvite,
        answers={JSON: MadeInvite},
        status=201,
        player=True,
        refusals=("forbidden", "seat_taken", "command_id_reused"),
        links=(Link("previewInvite", {}, {"token": "/token"}), Link("acceptInvite", {}, {"token": "/token"})),
    ),
    Operation(
        name="getInvites",
        method="GET",
        path="/v1/games/{id}/invites",
        handler=listed,
        answers={JSON: Invites},
        player=True,
        refusals=("forbidden",),
    ),
    Operation(
        name="revokeInvite",
        method="DELETE",
        path="/v1/games/{id}/invites/{invite}",
        handler=revoke,
        answers={JSON: Invites},
        player=True,
        refusals=("forbidden",),
    ),
    Operation(
        name="uninvite",
        method="DELETE",
        path="/v1/games/{id}/invited/{player}",
        handler=uninvite,
        answers={JSON: Invites},
        player=True,
        refusals=("forbidden",),
    ),
    Operation(
        name="previewInvite",
        method="POST",
        path="/v1/invites/preview",
        handler=preview,
        body=TheInvite,
        answers={JSON: InvitePreview},
    ),
    Operation(
        name="acceptInvite",
        method="POST",
        path="/v1/invites/accept",
        handler=accept,
        body=TheInvite,
        answers={JSON: GameSummary},
        player=True,
        refusals=("forbidden", "seat_taken", "table_full", "wrong_phase", "game_over"),
        links=tuple(Link(name, _OF_GAME) for name in ("getGame", "sit", "getView")),
    ),
    Operation(
        name="keepSeat",
        method="PUT",
        path="/v1/games/{id}/seats/{seat}/kept",
        handler=keep,
        body=KeptFor,
        answers={JSON: GameSummary},
        player=True,
        refusals=("forbidden", "seat_taken", "wrong_phase", "game_over", "command_id_reused"),
    ),
    Operation(
        name="freeSeat",
        method="DELETE",
        path="/v1/games/{id}/seats/{seat}/kept",
        handler=free,
        answers={JSON: GameSummary},
        player=True,
        refusals=("forbidden", "wrong_phase", "game_over", "command_id_reused"),
    ),
)
