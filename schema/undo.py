"""Taking back: the mutations that propose it, do it and agree to it."""

from __future__ import annotations

from typing import Annotated, TypeAlias

from msgspec import Meta, Struct, structs

from domain.kernel.action import AnswerUndo, TakingBack, Undo
from domain.kernel.refusal import Refused
from domain.kernel.undo import Bar

from .actions import Envelope
from .context import Info
from .results import ActionAccepted, RefusalCode, RetryAfter, VersionConflict, refusal
from .speaking import SENTENCES, Locale, selects, speaking


class WhatToUndo(Envelope, frozen=True, kw_only=True):
    """How far to go back: to before the seat's last action, where it isn't said."""

    to: Annotated[int | None, Meta(description="The version whose table comes back.")] = None


class UndoAnswer(Envelope, frozen=True, kw_only=True):
    """Whether a player agrees to what another proposed. Who proposed it may withdraw it so."""

    agree: bool


class UndoRefused(Struct, frozen=True, kw_only=True):
    """Nothing changed: why, as a code, a sentence and the rule that forbids it; and which event bars it, if one does.

    Only with the code `unavailable` it isn't known: sent again with the same command id, it is done once and tells.
    """

    code: RefusalCode
    message: str
    rule: str | None
    pointer: str | None
    barred_by: Bar | None
    retry_after: RetryAfter = None


UndoResult: TypeAlias = Annotated[ActionAccepted | UndoRefused | VersionConflict, Meta(title="UndoResult")]


async def undo(info: Info, input: WhatToUndo, locale: Locale = None) -> UndoResult:
    """Take back your last action, or propose to take something back, as the table agreed when it was laid.

    The events of the answer say whether it is done (`Undone`) or proposed (`UndoProposed`); then the other players have to agree.
    """
    return await _taken_back(info, input, Undo(to=input.to), locale)


async def answer_undo(info: Info, input: UndoAnswer, locale: Locale = None) -> UndoResult:
    """Agree to what another player would like to take back, or don't. Once all have agreed it is done."""
    return await _taken_back(info, input, AnswerUndo(agree=input.agree), locale)


async def _taken_back(info: Info, to: Envelope, action: TakingBack, locale: str | None) -> UndoResult:
    caller, describe = speaking(info, locale), selects(info, *SENTENCES)
    try:
        accepted = await info.context.desk.act(
            caller, to.game_id, action, to.seat, to.expected_version, to.command_id, describe
        )
    except Refused as refused:
        if refused.code == "version_conflict":
            return VersionConflict(current=refused.about["current"])
        return UndoRefused(**structs.asdict(refusal(refused, caller)), barred_by=refused.about.get("bar"))
    return ActionAccepted(game_id=to.game_id, **structs.asdict(accepted))


UNDO = (undo, answer_undo)
