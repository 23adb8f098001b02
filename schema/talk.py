"""Talk at a table: what is said and heard there."""

from __future__ import annotations

from typing import Annotated, TypeAlias

from msgspec import Meta, Struct

from .connection import First, checked
from .context import Info
from .model import CommandId, GameSummary, Id
from .operators import Reason
from .results import Refusal, or_refusal
from .speaking import Locale, speaking
from .talking import Message, NewMessage, TableEtiquette

MessageResult: TypeAlias = Annotated[Message | Refusal, Meta(title="MessageResult")]
After = Annotated[Id, Meta(description="The message after which to go on; from the first that is kept, without one.")]


class Say(NewMessage, frozen=True, kw_only=True):
    """What you say at a table."""

    game_id: Id
    command_id: CommandId = ""


class RemoveMessage(Struct, frozen=True, kw_only=True):
    """A message that is to be removed."""

    game_id: Id
    message: Id


class AdminRemoveMessage(Struct, frozen=True, kw_only=True):
    """A message that is to be removed, and why."""

    game_id: Id
    message: Id
    reason: Reason


async def say(info: Info, input: Say, locale: Locale = None) -> MessageResult:
    """Say something to those who sit at your table, or to your team. It is no part of the game, and bots don't listen."""
    desk, caller = info.context.desk, speaking(info, locale)
    message = NewMessage(text=input.text, to=input.to, seat=input.seat)
    return await or_refusal(caller, desk.talk.say(caller, input.game_id, message, input.command_id))


async def remove_message(info: Info, input: RemoveMessage, locale: Locale = None) -> MessageResult:
    """Remove what you said. All who were told are told so, by the message that is the answer."""
    desk, caller = info.context.desk, speaking(info, locale)
    return await or_refusal(caller, desk.talk.remove(caller, input.game_id, input.message))


async def admin_remove_message(info: Info, input: AdminRemoveMessage, locale: Locale = None) -> MessageResult:
    """Remove what a player said: for callers with the scope `admin`; noted before it is done."""
    desk, caller = info.context.desk, speaking(info, locale)
    return await or_refusal(caller, desk.talk.moderate(caller, input.game_id, input.message, input.reason))


async def talk(
    root: GameSummary, info: Info, first: First = 20, after: After = "0", locale: Locale = None
) -> tuple[Message, ...] | None:
    """What was said to you at the table, oldest first, as far as it is kept. An id is a cursor: go on from the last."""
    limit = checked(first, info.context.limits)
    return (await info.context.desk.talk.messages(speaking(info, locale), root.id, after, limit)).messages


async def etiquette(root: GameSummary, info: Info, locale: Locale = None) -> TableEtiquette:
    """What may be said and shown at the table, by the rules of the game."""
    return await info.context.desk.talk.etiquette(speaking(info, locale), root.id)


TALK = (say, remove_message, admin_remove_message)
TALK_OF_GAME = (talk, etiquette)
