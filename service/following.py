"""Following: the commits of a game as they come, told to one caller when they may know them."""

from __future__ import annotations

from collections import deque
from collections.abc import AsyncGenerator
from contextlib import aclosing

from domain.kernel.audience import Viewer
from domain.kernel.commit import Commit
from domain.kernel.event import Event
from domain.kernel.events import BotSat, Ended, SatDown, SeatKept, Started, StoodUp
from domain.kernel.lobby_events import Barred, HostIs, LetBack
from domain.kernel.state import State
from schema.desk import Caller

from . import rights, spectating
from .answering import answering
from .games import Games
from .gate import Gate
from .store import Entry

ADMITTING = SatDown | StoodUp | SeatKept | BotSat | HostIs | Barred | LetBack | Started | Ended
"""Events after which somebody may see more, or less."""


class Following:
    """One caller who follows a game; `viewer` is as whom they see the commit that comes next."""

    def __init__(self, games: Games, gate: Gate, caller: Caller, game: str) -> None:
        self._games, self._gate, self._caller, self._game = games, gate, caller, game
        self.viewer: Viewer = None

    async def commits(self, entries: AsyncGenerator[Entry, None]) -> AsyncGenerator[Commit, None]:
        """Each commit of these entries, as soon as the caller may know it; until they may see the game no more.

        Refused: `not_found`, `unavailable`.
        """
        state, held = await self._look(), deque[Commit]()
        newest = state.version
        rules = self._games.rules(state.game)
        async with aclosing(entries):
            async for entry in entries:
                commit = self._games.opened(entry)
                if commit.version > newest:
                    for observer in self._games.observers:
                        observer.told((self._games.clock() - commit.at) / 1000)
                if commit.version > state.version and _may_admit(rules.events_of(commit)):
                    state = await self._look()
                if not await self._still(state):
                    return
                held.append(commit)
                until = self._until(state, max(commit.version, state.version))
                while held and held[0].version <= until:
                    yield held.popleft()

    @answering
    async def _look(self) -> State:
        state = await self._games.load(self._game)
        self.viewer = next(iter(rights.held(state, self._caller)), None)
        return state

    @answering
    async def _still(self, state: State) -> bool:
        return await self._gate.still_admits(self._caller, self._game, state)

    def _until(self, state: State, newest: int) -> int:
        return newest if rights.is_inside(state, self._caller) else spectating.seen(state, newest)


def _may_admit(events: list[Event]) -> bool:
    return any(isinstance(event, ADMITTING) for event in events)
