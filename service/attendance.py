"""Attending to a seat: letting a bot stand in, coming back, and the clock that all agree to stop."""

from __future__ import annotations

from domain.kernel.action import Attending, ComeBack, SetClock, StandIn
from domain.kernel.state import State
from schema.desk import Caller
from schema.model import GameSummary

from . import rights
from .answering import answering
from .commands import once
from .games import Intent
from .gate import Gate
from .summaries import Summaries


class Attendance:
    """What players say of themselves and of the clock: see `schema.desk.Attendance`."""

    def __init__(self, gate: Gate, summaries: Summaries) -> None:
        self._gate, self._summaries = gate, summaries

    @answering
    async def stand_in(self, caller: Caller, game: str, seat: int, command: str = "") -> GameSummary:
        """Let a bot play a seat until its player is back."""
        return await self._change(caller, game, StandIn(), seat, command)

    @answering
    async def come_back(self, caller: Caller, game: str, seat: int, command: str = "") -> GameSummary:
        """Play a seat again in which a bot stood in."""
        return await self._change(caller, game, ComeBack(), seat, command)

    @answering
    async def set_clock(self, caller: Caller, game: str, stopped: bool, command: str = "") -> GameSummary:
        """Say that the clock should stop, or run again; or don't say so any more."""
        return await self._change(caller, game, SetClock(stopped=stopped), None, command)

    async def _change(
        self, caller: Caller, game: str, action: Attending, seat: int | None, command: str
    ) -> GameSummary:
        def ask(state: State) -> Intent:
            return _of(state, caller, seat, action)

        changed = await self._gate.change(caller, game, ask, once(caller, command, action, seat))
        return await self._summaries.of(game, changed.state)


def _of(state: State, caller: Caller, seat: int | None, action: Attending) -> Intent:
    """What a player wants for a seat of theirs, or for all of them where none is named."""
    seats = rights.held(state, caller)
    by = rights.acting(state, caller, seats[0] if seat is None and seats else seat)
    return Intent(by, action, in_person=True)
