"""Inviting: the mutations by which hosts have others come to their games, and by which these accept."""

from __future__ import annotations

from typing import Annotated, TypeAlias

from msgspec import Meta, Struct

from .context import Info
from .invites import InviteId, InvitePreview, Invites, InviteToken, MadeInvite, NewInvite
from .lobby import SignUpKey
from .model import CommandId, GameSummary, Id
from .results import GameResult, Refusal, or_refusal
from .speaking import Locale, speaking

InviteResult: TypeAlias = Annotated[MadeInvite | Refusal, Meta(title="InviteResult")]
InvitesResult: TypeAlias = Annotated[Invites | Refusal, Meta(title="InvitesResult")]
PreviewResult: TypeAlias = Annotated[InvitePreview | Refusal, Meta(title="InvitePreviewResult")]


class MakeInvite(NewInvite, frozen=True, kw_only=True):
    """An invite to a game to be made."""

    game_id: Id
    command_id: SignUpKey = ""


class RevokeInvite(Struct, frozen=True, kw_only=True):
    """An invite that nobody more is to accept."""

    game_id: Id
    invite: InviteId


class Uninvite(Struct, frozen=True, kw_only=True):
    """A player who is to be invited no more."""

    game_id: Id
    player: Id


class TheInvite(Struct, frozen=True, kw_only=True):
    """Which invite."""

    token: InviteToken


class KeepSeat(Struct, frozen=True, kw_only=True):
    """A seat to be kept for a player; for nobody any more, without one."""

    game_id: Id
    seat: Annotated[int, Meta(ge=0)]
    player: Id | None = None
    command_id: CommandId = ""


async def make_invite(info: Info, input: MakeInvite, locale: Locale = None) -> InviteResult:
    """Make an invite to your game: whoever has its token may see the game and sit down."""
    desk, caller = info.context.desk, speaking(info, locale)
    wanted = NewInvite(uses=input.uses, days=input.days, seat=input.seat)
    return await or_refusal(caller, desk.invites.make(caller, input.game_id, wanted, input.command_id))


async def revoke_invite(info: Info, input: RevokeInvite, locale: Locale = None) -> InvitesResult:
    """Revoke an invite to your game: nobody more can accept it. Who did so before may still come."""
    caller = speaking(info, locale)
    return await or_refusal(caller, info.context.desk.invites.revoke(caller, input.game_id, input.invite))


async def uninvite(info: Info, input: Uninvite, locale: Locale = None) -> InvitesResult:
    """Let a player be invited to your game no more, nor come back by an invite that there is now."""
    caller = speaking(info, locale)
    return await or_refusal(caller, info.context.desk.invites.uninvite(caller, input.game_id, input.player))


async def preview_invite(info: Info, input: TheInvite, locale: Locale = None) -> PreviewResult:
    """What an invite is to, before it is accepted. It changes nothing: a mutation can't be asked for in an address."""
    caller = speaking(info, locale)
    return await or_refusal(caller, info.context.desk.invites.preview(caller, input.token))


async def accept_invite(info: Info, input: TheInvite, locale: Locale = None) -> GameResult:
    """Accept an invite: from now on you may see the game and sit down. A seat that it is for is kept for you."""
    caller = speaking(info, locale)
    return await or_refusal(caller, info.context.desk.invites.accept(caller, input.token))


async def keep_seat(info: Info, input: KeepSeat, locale: Locale = None) -> GameResult:
    """Keep an open seat of your game for one player, before the start, or for nobody any more."""
    desk, caller = info.context.desk, speaking(info, locale)
    return await or_refusal(
        caller, desk.invites.keep(caller, input.game_id, input.seat, input.player, input.command_id)
    )


async def invites(root: GameSummary, info: Info) -> Invites | None:
    """The invites to your game that haven't expired, and who accepted one; of others' games you are told nothing."""
    caller = info.context.caller
    return await info.context.desk.invites.of(caller, root.id) if root.host == caller.player else None


INVITING = (make_invite, revoke_invite, uninvite, preview_invite, accept_invite, keep_seat)
