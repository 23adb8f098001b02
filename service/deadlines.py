"""What is due, done when its time has come: by whichever process sees it first.

All processes look at the same index, and the store appends each version once, so nothing is done twice. A process that was down
finds what has become due meanwhile when it comes back.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import Final

from domain.kernel.due import due
from domain.kernel.later import LaterRelease
from domain.kernel.refusal import Refused
from domain.kernel.state import State

from .due import DUE, Deadline
from .games import NOBODY, Games, Intent, is_left_alone
from .log import GAME
from .rounds import look_round
from .store import StoreUnavailable

PAGE: Final = 200
COMING: Final = 1_000
"""After how many milliseconds a version that was announced is looked for again."""
GIVEN_UP: Final = 600_000
"""How many milliseconds after its time a version is no longer looked for: whoever would have appended it has died."""
AGAIN: Final = 60_000
"""After how many milliseconds something is tried again that failed."""

logger = logging.getLogger(__name__)


class _NotDue(Exception):
    """Nothing is due in this game now."""


class Deadlines:
    """Does what is due, as long as this process `knows_time`. Other processes may do the same: that is harmless."""

    def __init__(self, games: Games, look_seconds: float, knows_time: Callable[[], bool] = lambda: True) -> None:
        self._games, self._look_seconds, self._knows_time = games, look_seconds, knows_time
        self._round: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Do what has become due, and watch for what will."""
        looking = look_round(self.look, self._look_seconds, "what is due")
        self._round = asyncio.create_task(looking, name="deadlines")

    async def close(self) -> None:
        """Stop, between two games or in one: what was not appended never happened."""
        if self._round:
            self._round.cancel()
            await asyncio.gather(self._round, return_exceptions=True)

    async def look(self) -> None:
        """Do what is due by now. Each deadline that is looked at is taken out of the index, or put off.

        Whose clock has jumped leaves it to others, until the clock is right or the store's has come to agree.
        """
        if not self._knows_time():
            logger.warning("the clock has jumped: nothing is taken to be due until it agrees with the store's")
            return
        met = PAGE
        while met == PAGE:
            rows = await self._games.store.index_due(DUE, self._games.clock(), PAGE)
            deadlines = [Deadline.read(row.member) for row in rows]
            heads = await self._games.heads([deadline.game for deadline in deadlines])
            for deadline in deadlines:
                await self._meet(deadline, heads[deadline.game])
            met = len(rows)

    async def _meet(self, deadline: Deadline, head: int) -> None:
        if head < deadline.version and self._games.clock() < deadline.at + GIVEN_UP:
            await self._put_off(deadline, COMING)
        elif head == deadline.version and (wait := await self._wait_after(deadline.game)):
            await self._put_off(deadline, wait)
        else:
            await self._games.store.index_remove(DUE, deadline.member)

    async def _put_off(self, deadline: Deadline, milliseconds: int) -> None:
        await self._games.store.index_add(DUE, deadline.member, self._games.clock() + milliseconds)

    async def _wait_after(self, game: str) -> int:
        """Do everything that is due in a game; in how many milliseconds it has to be tried again, 0 where nothing went wrong.

        It is loaded first: in the state that this process last knew there may be nothing due, though there is by now.
        """
        GAME.set(game)
        try:
            await self._games.load(game)
            while True:
                await self._games.change(game, self._intent)
                await asyncio.sleep(0)
        except _NotDue:
            return 0
        except StoreUnavailable:
            raise
        except Exception as error:
            if is_left_alone(error):
                logger.warning("what is due in a game waits: %s", error)
                return COMING if isinstance(error, LaterRelease) else AGAIN
            if isinstance(error, Refused) and error.code == "version_conflict":
                return 0  # others go on in it, and each version has its own deadline
            logger.exception("what is due in a game can't be done")
            return AGAIN

    def _intent(self, state: State) -> Intent:
        """What nobody at the table has to do now."""
        coming = due(state)
        if coming is None or coming.at > self._games.clock():
            raise _NotDue
        return Intent(NOBODY, coming.action)
