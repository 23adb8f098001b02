"""What is said at a table: the shapes that REST and GraphQL share."""

from __future__ import annotations

from typing import Annotated, Final, Literal

from msgspec import Meta, Struct

from domain.catalogue import TalkEntry

from .model import Id, Timestamp

TEXT_LENGTH: Final = 500

Channel = Annotated[
    Literal["table", "team"],
    Meta(title="Channel", description="Who is told: all who sit at the table, or those who play for the same team."),
]
MessageText = Annotated[
    str, Meta(min_length=1, max_length=TEXT_LENGTH, description="Plain text on one line, which nobody formats.")
]


class NewMessage(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What a player says."""

    text: MessageText
    to: Channel = "table"
    seat: (
        Annotated[int, Meta(ge=0, description="From which seat; it need be said only by who holds several.")] | None
    ) = None


class Message(Struct, frozen=True, kw_only=True):
    """What a player said, or that a message was removed.

    Each has an `id` greater, as a number, than those before it. The `name` of a player who has gone for good is empty.
    """

    id: Id
    at: Timestamp
    seat: int
    player: Id
    name: str
    to: Channel
    text: Annotated[str | None, Meta(description="Null once it was removed, and where it says that another was.")]
    removes: Annotated[Id | None, Meta(description="The message that is removed by this one.")] = None


class TableEtiquette(Struct, frozen=True, kw_only=True):
    """What may be said and shown at a table, by the rules of its game, and to whom you may speak there."""

    channels: tuple[Channel, ...]
    rules: tuple[TalkEntry, ...]


class MessagePage(Struct, frozen=True, kw_only=True):
    """Some of what was said, oldest first; `next` is the `after` of the next page, null where there is none yet."""

    messages: tuple[Message, ...]
    next: Id | None
    etiquette: TableEtiquette
