"""Webhooks: the shapes that REST and GraphQL share."""

from __future__ import annotations

from typing import Annotated, Final, Literal

from msgspec import Meta, Struct

from .model import GameName, Id, Timestamp

URL_LENGTH: Final = 500
PING: Final = "webhook.ping"

Kind = Annotated[
    Literal["turn.waiting", "game.started", "game.ended", "game.commit"],
    Meta(
        title="NoticeKind",
        description="What it is that is told: a game begins to wait for you, has started, has ended; or somebody else, or "
        "nobody in particular, changed it.",
    ),
]
Failure = Annotated[
    Literal["address", "connection", "timeout"],
    Meta(
        title="DeliveryFailure",
        description="Why there was no answer: no address that notices may go to, no connection, no answer in time.",
    ),
]
Url = Annotated[str, Meta(min_length=1, max_length=URL_LENGTH, description="Where notices go: an https URL.")]
Kinds = Annotated[tuple[Kind, ...], Meta(min_length=1, max_length=4, description="Which notices go there.")]
Enabled = Annotated[bool, Meta(description="Whether notices go there at all.")]
NoticeId = Annotated[str, Meta(description="The same however often it is sent: the header `webhook-id`.")]


class NewWebhook(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Where notices are to go, and which."""

    url: Url
    kinds: Kinds
    enabled: Enabled = True


class WebhookChange(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What is to be different; what isn't said stays."""

    url: Url | None = None
    kinds: Kinds | None = None
    enabled: Enabled | None = None


class Webhook(Struct, frozen=True, kw_only=True):
    """Where notices go, without the secret.

    `gone` is whether it was switched off because it answered 410; `old_secret_until`, when only the new secret will sign.
    """

    id: Annotated[Id, Meta(description="`w_` and a ULID.")]
    url: str
    kinds: tuple[Kind, ...]
    enabled: bool
    gone: bool
    created_at: Timestamp
    old_secret_until: Timestamp | None = None


class MadeWebhook(Struct, frozen=True, kw_only=True):
    """A webhook, and the secret by which its notices are signed from now on: `whsec_` and base64, shown this once."""

    secret: str
    about: Webhook


class Webhooks(Struct, frozen=True, kw_only=True):
    """The webhooks that a player has, the oldest first."""

    webhooks: tuple[Webhook, ...]


class Attempt(Struct, frozen=True, kw_only=True):
    """One attempt to deliver a notice, the first being number 1: the status that was answered, or why none was."""

    notice: NoticeId
    kind: str
    number: int
    at: Timestamp
    milliseconds: int
    status: int | None = None
    failure: Failure | None = None


class Attempts(Struct, frozen=True, kw_only=True):
    """The last attempts, the newest first."""

    attempts: tuple[Attempt, ...]


class Occasion(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What a notice is about, its `data`: a game at a version, and the receiver's seats that it is about.

    `by` is the seat that made the version, of a `game.commit` that a seat made.
    """

    game_id: Id
    game: GameName
    version: int
    seats: tuple[int, ...]
    by: int | None = None


class DeadLetter(Struct, frozen=True, kw_only=True):
    """A notice that was given up, after the last attempt. `at` is when what it tells happened."""

    notice: NoticeId
    kind: str
    at: Timestamp
    about: Occasion | None
    last: Attempt


class DeadLetters(Struct, frozen=True, kw_only=True):
    """The notices that were given up, the newest first."""

    dead_letters: tuple[DeadLetter, ...]


class Replay(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Which dead letters to send again: the one of a notice, or those given up since a time; all, where neither is said."""

    notice: NoticeId | None = None
    since: Timestamp | None = None


class Replayed(Struct, frozen=True, kw_only=True):
    """How many notices will be sent again."""

    queued: int
