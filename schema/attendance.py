"""Attending to a seat: the mutations by which a bot stands in, a player is back, and the clock stops and runs."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from .context import Info
from .model import CommandId, Id
from .results import GameResult, or_refusal
from .speaking import Locale, speaking


class Attend(Struct, frozen=True, kw_only=True):
    """One of your seats in a running game."""

    game_id: Id
    seat: int
    command_id: CommandId = ""


class SetClock(Struct, frozen=True, kw_only=True):
    """Whether the clock of a game should be stopped."""

    game_id: Id
    stopped: Annotated[bool, Meta(description="True: it should stop; false: it should run.")]
    command_id: CommandId = ""


async def stand_in(info: Info, input: Attend, locale: Locale = None) -> GameResult:
    """Let a bot play your seat until you are back: the seat stays yours."""
    desk, caller = info.context.desk.attendance, speaking(info, locale)
    return await or_refusal(caller, desk.stand_in(caller, input.game_id, input.seat, input.command_id))


async def come_back(info: Info, input: Attend, locale: Locale = None) -> GameResult:
    """Play your seat again, in which a bot stood in. Acting does so as well."""
    desk, caller = info.context.desk.attendance, speaking(info, locale)
    return await or_refusal(caller, desk.come_back(caller, input.game_id, input.seat, input.command_id))


async def set_clock(info: Info, input: SetClock, locale: Locale = None) -> GameResult:
    """Say that the clock should stop, or run again: it does once all players have said so.

    Bots agree to anything. Who has said so takes it back by saying the opposite.
    """
    desk, caller = info.context.desk.attendance, speaking(info, locale)
    return await or_refusal(caller, desk.set_clock(caller, input.game_id, input.stopped, input.command_id))


ATTENDANCE = (stand_in, come_back, set_clock)
