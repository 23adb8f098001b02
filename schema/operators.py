"""What operators are told and ask for: the shapes that REST and GraphQL share."""

from __future__ import annotations

from typing import Annotated, Any, Final

from msgspec import Meta, Struct

from .accounts import Suspension
from .model import Id, Player, Timestamp

REASON_LENGTH: Final = 300

Reason = Annotated[
    str, Meta(min_length=1, max_length=REASON_LENGTH, pattern=r"\S", description="Why, for those it concerns to read.")
]
Until = Annotated[
    Timestamp | None,
    Meta(description="Until when, in milliseconds since 1970, UTC; without it, until it is lifted."),
]
GamesAtOnce = Annotated[
    int | None,
    Meta(description="How many games that aren't over the player may have created; null: as many as the settings say."),
]
Rate = Annotated[
    int | None,
    Meta(description="How many requests the player may send in a minute; null: as many as the settings say."),
]


class Suspend(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A player who may look on but change nothing."""

    reason: Reason
    until: Until = None


class SetQuota(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How much a player may use, in place of what the settings say; null: what they say."""

    games: (
        Annotated[int, Meta(ge=0, le=100_000, description="Games that aren't over, created by the player.")] | None
    ) = None
    rate: Annotated[int, Meta(ge=1, le=1_000_000, description="Requests in a minute.")] | None = None


class StopGame(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Why a game is to end."""

    reason: Reason


class Account(Struct, frozen=True, kw_only=True):
    """A player as operators see them."""

    player: Player
    suspended: Suspension | None
    games: Annotated[int, Meta(description="Games of the player's that aren't over.")]
    games_at_once: GamesAtOnce
    rate: Rate
    tokens: Annotated[int, Meta(description="Personal access tokens that haven't expired.")]
    linked: Annotated[bool, Meta(description="Whether the player signs in with the OpenID provider.")]
    deleted_at: Timestamp | None


class AdminAct(Struct, frozen=True, kw_only=True):
    """What an operator did, as it was noted before it was done; each act is chained to the one before by its hash."""

    version: int
    at: Timestamp
    player: Annotated[Id, Meta(description="The operator.")]
    request_id: str
    operation: str
    arguments: dict[str, Any]
    prev: str
    hash: str


class AdminActs(Struct, frozen=True, kw_only=True):
    """Some of what operators did, oldest first; `next` is the `after` of the next page, null where there is none yet."""

    acts: tuple[AdminAct, ...]
    next: int | None = None
