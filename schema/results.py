"""What mutations answer: that it is done, or why not."""

from __future__ import annotations

from collections.abc import Awaitable
from typing import Annotated, TypeAlias, TypeVar

from msgspec import Meta, Struct

from domain.kernel.refusal import Code, Refused

from .context import Info
from .desk import Caller
from .errors import TOLD
from .hints import camel
from .model import (
    CampaignSummary,
    EventView,
    GameSummary,
    Id,
    LegalAction,
    Player,
    Signature,
    SignedBy,
    SignedUp,
)
from .speaking import Locale, speaking

T = TypeVar("T")
NOT_THERE = ("not_found", "unauthenticated")
RefusalCode = Annotated[Code, Meta(title="RefusalCode")]
RetryAfter = Annotated[
    int | None, Meta(description="Where there only was too much of it: seconds until there is room.")
]


class ActionAccepted(Struct, frozen=True, kw_only=True):
    """The action was accepted as this version; its events as its player may know them. `head` is the hash of its commit."""

    game_id: Id
    version: int
    events: tuple[EventView, ...]
    head: str
    signature: Signature = None
    signed_by: SignedBy = None


class ActionRefused(Struct, frozen=True, kw_only=True):
    """Nothing changed: why, as a code, a sentence and the rule that forbids it; and what would have been legal.

    Only with the code `unavailable` it isn't known: sent again with the same command id, it is done once and tells.
    """

    game_id: Id
    seat: int | None
    code: RefusalCode
    message: str
    rule: str | None
    pointer: str | None
    retry_after: RetryAfter = None


class VersionConflict(Struct, frozen=True, kw_only=True):
    """Nothing changed: the game was at another version than expected."""

    current: Annotated[int, Meta(description="The version that the game is at.")]


ActionResult: TypeAlias = Annotated[ActionAccepted | ActionRefused | VersionConflict, Meta(title="ActionResult")]


class Refusal(Struct, frozen=True, kw_only=True):
    """Nothing changed: why, as a code, a sentence and the rule that forbids it.

    Only with the code `unavailable` it isn't known: sent again with the same command id, it is done once and tells.
    """

    code: RefusalCode
    message: str
    rule: str | None
    pointer: Annotated[str | None, Meta(description="The field of the input at fault, as a JSON pointer.")]
    retry_after: RetryAfter = None


GameResult: TypeAlias = Annotated[GameSummary | Refusal, Meta(title="GameResult")]
CampaignResult: TypeAlias = Annotated[CampaignSummary | Refusal, Meta(title="CampaignResult")]
PlayerResult: TypeAlias = Annotated[Player | Refusal, Meta(title="PlayerResult")]
SignUpResult: TypeAlias = Annotated[SignedUp | Refusal, Meta(title="SignUpResult")]


def refusal(refused: Refused, caller: Caller) -> Refusal:
    """A refusal in the caller's language, of which note is taken."""
    TOLD.get()(refused.code)
    return Refusal(
        code=refused.code,
        message=refused.message(caller.locale),
        rule=refused.rule or None,
        pointer=_pointer(refused.pointer) or None,
        retry_after=refused.retry_after,
    )


def _pointer(to: str) -> str:
    """A pointer to a field as the input calls it; what is below a field has no other name."""
    return "/".join(camel(part) if n == 1 else part for n, part in enumerate(to.split("/")))


async def or_nothing(answer: Awaitable[T]) -> T | None:
    """Nothing in place of what isn't there, or isn't there for this caller."""
    try:
        return await answer
    except Refused as refused:
        if refused.code in NOT_THERE:
            return None
        raise


async def or_refusal(caller: Caller, answer: Awaitable[T]) -> T | Refusal:
    """An answer, or why not, in the caller's language."""
    try:
        return await answer
    except Refused as refused:
        return refusal(refused, caller)


async def game(root: ActionAccepted, info: Info) -> GameSummary:
    """The game after the action."""
    return await info.context.desk.summary(info.context.caller, root.game_id)


async def legal(root: ActionRefused, info: Info, locale: Locale = None) -> tuple[LegalAction, ...]:
    """What the seat may do now."""
    try:
        known = await info.context.desk.legal(speaking(info, locale), root.game_id)
    except Refused:
        return ()
    return tuple(action for action in known.actions if root.seat in (None, action.seat))
