"""Invites: the shapes that REST and GraphQL share."""

from __future__ import annotations

from typing import Annotated, Final, TypeAlias

from msgspec import Meta, Struct

from .model import GameName, Id, SeatSummary, Status, Timestamp

MOST_USES: Final = 100
MOST_DAYS: Final = 30
DAYS: Final = 7

InviteId = Annotated[Id, Meta(description="`i_` and a ULID.")]
ForSeat: TypeAlias = (
    Annotated[int, Meta(ge=0, description="The seat that it is for, which is kept for whoever accepts it.")] | None
)
InviteToken = Annotated[str, Meta(min_length=1, max_length=100, description="The token of an invite.")]


class NewInvite(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """An invite to be made. One for a certain seat is for one player."""

    uses: Annotated[int, Meta(ge=1, le=MOST_USES, description="How many players may accept it.")] = 1
    days: Annotated[int, Meta(ge=1, le=MOST_DAYS, description="How many days it is good for.")] = DAYS
    seat: ForSeat = None


class Invite(Struct, frozen=True, kw_only=True):
    """An invite to a game, without its secret. It is good until it `expires_at`, has no uses `left`, or is revoked."""

    id: InviteId
    seat: ForSeat = None
    uses: int
    left: int
    created_at: Timestamp
    expires_at: Timestamp


class MadeInvite(Struct, frozen=True, kw_only=True):
    """A new invite: `token` is for whoever is invited, shown this once and kept only as a hash."""

    token: str
    about: Invite


class Invited(Struct, frozen=True, kw_only=True):
    """A player who accepted an invite, and so may see the game and sit down at it; `name` is theirs."""

    player: Id
    name: str = ""
    invite: InviteId
    at: Timestamp


class Invites(Struct, frozen=True, kw_only=True):
    """The invites to a game that haven't expired, and the players who accepted one and may come."""

    invites: tuple[Invite, ...]
    invited: tuple[Invited, ...]


class InvitePreview(Struct, frozen=True, kw_only=True):
    """What an invite is to: told to whoever has its token, before they accept it. `host` is the name of the game's host."""

    id: InviteId
    game: GameName
    status: Status
    host: str
    seats: tuple[SeatSummary, ...]
    seat: ForSeat = None
    expires_at: Timestamp
