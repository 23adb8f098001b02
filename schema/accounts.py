"""Accounts: the shapes that REST and GraphQL share."""

from __future__ import annotations

from typing import Annotated, Final, Literal

from msgspec import Meta, Struct

from .model import Id, Player, Timestamp

PLAY: Final = "play"
READ: Final = "read"
AUDIT: Final = "audit"
ADMIN: Final = "admin"
ACCOUNT: Final = "account"
"""What no personal access token has: only who signs in as the player disposes of the account."""
LEAVE: Final = "leave"
"""All that is left to whoever is about to go for good."""

Scope = Annotated[Literal["play", "read", "audit", "admin"], Meta(title="Scope")]
GUEST: Final = frozenset({PLAY, READ, ACCOUNT})
"""The scopes of whoever signs in as a player, with a guest's token or by OpenID Connect."""

TOKEN_NAME_LENGTH: Final = 60
MOST_DAYS: Final = 366
DAYS: Final = 90

Days = Annotated[int, Meta(ge=1, le=MOST_DAYS, description="How many days it is good for.")]
TokenName = Annotated[str, Meta(max_length=TOKEN_NAME_LENGTH, description="What it is for, for yourself to read.")]


class Suspension(Struct, frozen=True, omit_defaults=True):
    """A player may change nothing: why, and until when (milliseconds since 1970, UTC; None: until it is lifted)."""

    reason: str = ""
    until: Timestamp | None = None


class NewToken(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A personal access token to be made: for a program that does no more for a player than these scopes allow."""

    name: TokenName
    scopes: Annotated[tuple[Scope, ...], Meta(min_length=1, max_length=4)]
    days: Days = DAYS


class Token(Struct, frozen=True, kw_only=True):
    """A personal access token, without its secret."""

    id: Annotated[Id, Meta(description="`t_` and a ULID.")]
    name: str
    scopes: tuple[Scope, ...]
    created_at: Timestamp
    expires_at: Timestamp


class MadeToken(Struct, frozen=True, kw_only=True):
    """A new personal access token: `token` is what to send, shown this once and kept only as a hash."""

    token: str
    about: Token


class Tokens(Struct, frozen=True, kw_only=True):
    """The personal access tokens that a player has, the oldest first; those that have expired are gone."""

    tokens: tuple[Token, ...]


class Recovery(Struct, frozen=True, kw_only=True):
    """The code that gets an account back: shown this once and kept only as a hash. A code before it is void."""

    player: Player
    code: Annotated[str, Meta(description="Six groups of five letters and digits, to be written down.")]
