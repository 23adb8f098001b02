"""The outbox: commits of which somebody is to be told, from before they are appended until the notices are queued."""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from contextlib import suppress
from typing import Final, NamedTuple

from domain.kernel.commit import Commit
from domain.kernel.state import State

from ..games import Appending, Games
from ..rounds import look_round
from ..store import Appended, Outcome, StoreUnavailable
from .deliveries import Deliveries
from .endpoints import Endpoints
from .notices import Delivery, notices

OUTBOX: Final = "outbox"
"""The name of the index."""
BACKLOG: Final = 1000
"""How many commits wait in this process; those beyond are found in the index."""
LOOKS: Final = 5
"""After how many looks a commit should have been told of by whoever made it."""
NEVER: Final = 60_000
"""After how many milliseconds a commit that isn't there won't ever be."""
PAGE: Final = 500
DIGITS: Final = 16

logger = logging.getLogger(__name__)


class Due(NamedTuple):
    """A commit of which somebody is to be told, by a part of its hash: another may become that version."""

    game: str
    version: int
    hash: str

    @property
    def member(self) -> str:
        """What stands for it in the index."""
        return f"{self.game}:{self.version}:{self.hash}"

    @classmethod
    def of(cls, game: str, commit: Commit) -> Due:
        """That of a commit."""
        return cls(game, commit.version, commit.hash.hex()[:DIGITS])

    @classmethod
    def read(cls, member: str) -> Due:
        """What a member of the index stands for."""
        game, version, hash_ = member.split(":")
        return cls(game, int(version), hash_)


class Outbox:
    """Sees to it that of every commit those are told who want to be, whatever dies in between."""

    def __init__(self, games: Games, endpoints: Endpoints, deliveries: Deliveries, look_seconds: float) -> None:
        self._games, self._store, self._endpoints, self._deliveries = games, games.store, endpoints, deliveries
        self._look_seconds = look_seconds
        self._appended: deque[Appending] = deque(maxlen=BACKLOG)
        self._some = asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []

    def start(self) -> None:
        """Queue the notices of all commits from now on, and look for those that nobody saw to."""
        self._games.outbox = self
        looking = look_round(self._look, self._look_seconds, "commits nobody was told of")
        self._tasks = [
            asyncio.create_task(looking, name="outbox looks"),
            asyncio.create_task(self._work(), name="outbox"),
        ]

    async def close(self) -> None:
        """Leave what is still to be done to others."""
        self._games.outbox = None
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self._tasks = []

    async def concerns(self, state: State) -> bool:
        """Whether anybody at a table has a webhook, as it was at most FRESH milliseconds ago."""
        for player in {plan.player for plan in state.seats} - {""}:
            known = self._endpoints.known(player)
            if any(each.enabled for each in (await self._endpoints.of(player) if known is None else known)):
                return True
        return False

    async def foretell(self, appending: Appending) -> None:
        """Note that a commit is to be told, before it is appended: its stream may lie on another server than the note."""
        due = Due.of(appending.game, appending.commit)
        await self._store.index_add(OUTBOX, due.member, self._games.clock())

    async def settle(self, appending: Appending, outcome: Outcome) -> None:
        """Queue what is to be told of a commit that was appended; forget the note of one that wasn't."""
        if isinstance(outcome, Appended):
            self._appended.append(appending)
            self._some.set()
            return
        with suppress(StoreUnavailable):
            await self._store.index_remove(OUTBOX, Due.of(appending.game, appending.commit).member)

    async def _work(self) -> None:
        while True:
            await self._some.wait()
            self._some.clear()
            while self._appended:
                try:
                    await self._queue(self._appended.popleft())
                except StoreUnavailable as error:
                    logger.warning("the outbox waits for the store: %s", error)
                except Exception:
                    logger.exception("a commit can't be told")

    async def _queue(self, told: Appending) -> None:
        """Queue what a commit tells whom, and take it out of the index."""
        commit, rules = told.commit, self._games.rules(told.after.game)
        found = notices(told.game, rules, told.before, told.after, commit.seat, commit.at)
        for player, notice in found:
            for endpoint in await self._endpoints.glance(player):
                if endpoint.enabled and notice.kind in endpoint.kinds:
                    await self._deliveries.queue(Delivery(player, endpoint.id, notice))
        await self._store.index_remove(OUTBOX, Due.of(told.game, commit).member)

    async def _look(self) -> None:
        """See to what has stood in the index for a while."""
        now = self._games.clock()
        for row in await self._store.index_due(OUTBOX, now - round(1000 * LOOKS * self._look_seconds), PAGE):
            due = Due.read(row.member)
            if (found := await self._found(due)) is not None:
                await self._queue(found)
            elif row.score < now - NEVER or await self._store.head(due.game) >= due.version:
                await self._store.index_remove(OUTBOX, row.member)

    async def _found(self, due: Due) -> Appending | None:
        """The commit, if it was appended, with the states before and after it."""
        for commit in await self._games.commits(due.game, due.version - 1, 1):
            if Due.of(due.game, commit) == due:
                after = await self._games.at(due.game, due.version)
                before = (
                    await self._games.at(due.game, due.version - 1) if due.version > 1 else _nothing(self._games, after)
                )
                return Appending(due.game, commit, before, after)
        return None


def _nothing(games: Games, after: State) -> State:
    """The state before the first commit."""
    state: State = games.rules(after.game).state()
    return state
