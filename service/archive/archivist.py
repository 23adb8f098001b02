"""Moves finished games to the archive, and in the end deletes them: whichever replica looks first, and harmlessly if several do.

A game is moved in steps of which each may be the last before the machine fails. Its object is put, read back, and checked commit by
commit; then, in one step of the store, the stub takes the place of the stream, if that hasn't grown; then the indexes follow.
Who finds a game between two steps does the rest. An object that no stub names is only room that is lost.
"""

from __future__ import annotations

import asyncio
import logging
from base64 import b64decode
from collections.abc import Awaitable, Callable, Mapping
from typing import Final

from domain.kernel.commit import Commit, unpack
from domain.kernel.state import State
from domain.kernel.stored import check_stream
from domain.locale import DEFAULT
from service.conversations import spoken_in
from service.documents import forget
from service.games import FINISHED, Games, listed_in
from service.ids import is_game_id
from service.invites import forget_invites
from service.now import DAY
from service.rematches import rematch_key
from service.rounds import look_round
from service.signing import published
from service.vault import SeedLocked

from .depot import ArchiveUnavailable, Depot, ObjectDamaged, ObjectMissing
from .volume import Stub, Volume

ARCHIVED: Final = "archived"
"""The index of the games that are archived and may be deleted, by when they were archived."""

LOOK_SECONDS: Final = 60.0
LEASE_SECONDS: Final = 30
"""One of all replicas looks in such a time, or two in a moment."""

PAGE: Final = 50
MOST: Final = 500
"""The most games that are moved, or deleted, in one look."""

LATER: Final = DAY
"""Milliseconds until a game is tried again that can't be moved."""

logger = logging.getLogger(__name__)


class NotArchivable(Exception):
    """A game that is not to be archived, or can't be; the message is a sentence that says why."""


class Archivist:
    """Moves games so many days after their end, and deletes them so many days after that (0: never).

    `moved`, `deleted` and `failed` count what became of them.
    """

    def __init__(self, games: Games, depot: Depot | None, archive_days: float, delete_days: float) -> None:
        self._games, self._store, self._depot = games, games.store, depot
        self._archive_days, self._delete_days = archive_days, delete_days
        self._round: asyncio.Task[None] | None = None
        self.moved = self.deleted = self.failed = 0

    def start(self) -> None:
        """Look every so often, if there is anything to be done."""
        if self._depot and (self._archive_days or self._delete_days):
            self._round = asyncio.create_task(look_round(self.look, LOOK_SECONDS, "finished games"), name="archivist")

    async def close(self) -> None:
        """Stop, between any two steps."""
        if self._round:
            self._round.cancel()
            await asyncio.gather(self._round, return_exceptions=True)

    async def look(self) -> None:
        """Move and delete what is due, unless another replica is just doing it."""
        if (await self._store.take("archiving", 1, 1, LEASE_SECONDS)).taken:
            await self.move_due()
            await self.delete_due()

    async def move_due(self) -> int:
        """Move the games that ended so many days ago; how many."""
        return await self._each(FINISHED, self._archive_days, self.move)

    async def delete_due(self) -> int:
        """Delete the games that were archived so many days ago; how many."""
        return await self._each(ARCHIVED, self._delete_days, self.delete)

    async def _each(self, index: str, days: float, do: Callable[[str], Awaitable[bool]]) -> int:
        """Do something with the games of an index that are due; with how many it was done. Of another the log says why not."""
        done = seen = 0
        until = self._games.clock() - round(days * DAY)
        while days and seen < MOST and (rows := await self._store.index_due(index, until, PAGE)):
            for row in rows:
                try:
                    done += await do(row.member)
                except NotArchivable as why:
                    self.failed += 1
                    logger.error("%s stays where it is: %s", row.member, why)
                    await self._store.index_add(index, row.member, self._games.clock() + LATER)
            seen += len(rows)
        return done

    # -- moving

    async def move(self, game: str) -> bool:
        """Let a game that is over lie in the archive; whether it was this that moved it.

        NotArchivable: it isn't over, or isn't whole. ArchiveUnavailable, StoreUnavailable: it stays as it is, or is moved; whoever
        does it again finds out.
        """
        moved = False
        if await self._store.stub(game) is None:
            moved = await self._move(game)
        if await self._store.stub(game) is not None:
            await self._store.index_add(ARCHIVED, game, self._games.clock())
        await self._store.index_remove(FINISHED, game)
        return moved

    async def ended(self, game: str, until: int) -> bool:
        """Whether a game that isn't archived ended at that time or before."""
        if await self._store.stub(game) is not None:
            return False
        last = await self._games.commits(game, await self._store.head(game) - 1, 1)
        return bool(last) and is_over(last[0]) and last[0].at <= until

    async def _move(self, game: str) -> bool:
        volume = await self._volume(game)
        data = volume.bound()
        stub = Stub.of(volume, data, self._games.clock())
        depot = self._there()
        await depot.put(stub.object, data)
        try:
            kept = stub.opened(game, await depot.get(stub.object))
        except ValueError as error:
            raise ObjectDamaged(
                f"The archive gives another object {stub.object} than it was given: {error}."
            ) from error
        await self._check(kept)
        done = await self._store.archive(game, volume.version, stub.written())
        self.moved += done
        return done

    async def _volume(self, game: str) -> Volume:
        """All that the store has of a game that is over."""
        commands = await self._store.commands(game)
        entries = await self._store.read(game)
        if not is_game_id(game) or not entries:
            raise NotArchivable("there is no such game")
        if not is_over(self._games.opened(entries[-1])):
            raise NotArchivable("it isn't over")
        if [entry.version for entry in entries] != [*range(1, len(entries) + 1)]:
            raise NotArchivable("a version is missing")
        return Volume.of(game, entries, commands)

    async def _check(self, volume: Volume) -> None:
        """Go through all that was read back, beside whatever else is going on."""
        keys = {key.id: b64decode(key.key) for key in await published(self._store)}
        why = await asyncio.to_thread(self._fault, volume, keys)
        if why:
            raise NotArchivable(why)

    def _fault(self, volume: Volume, keys: Mapping[str, bytes]) -> str:
        try:
            rules, vault = self._games.all_rules, self._games.vault
            verdict = check_stream(volume.entries, rules, volume.game, keys, vault.opened)
        except SeedLocked as locked:
            return str(locked)
        return "" if verdict.verified else verdict.sentence(DEFAULT)

    def _there(self) -> Depot:
        if self._depot is None:
            raise ArchiveUnavailable("There is no archive: let TURNLEDGER_ARCHIVE say where.")
        return self._depot

    # -- deleting

    async def delete(self, game: str) -> bool:
        """Let an archived game, and all that only it needs, never have been; whether it was. One that a campaign counts stays.

        In this order, so that whoever does it again after a failure finds what is left: the lists, what lies beside it, its object, its keys.
        """
        stub = await self._store.stub(game)
        state = await self._state(game) if stub else None
        if stub and not (state and state.campaign):
            if state:
                await self._unlist(game, state)
            await forget_invites(self._store, game)
            await forget(self._store, rematch_key(game))
            await self._there().delete(Stub.read(stub).object)
            await self._store.erase(game, stub)
            self._games.forget(game)
            self.deleted += 1
        await self._store.index_remove(ARCHIVED, game)
        return not await self._store.head(game)

    async def _state(self, game: str) -> State | None:
        """A game; None where its object is gone already."""
        try:
            await self._store.read(game, 0, 1)
        except ObjectMissing:
            return None
        return await self._games.load(game)

    async def _unlist(self, game: str, state: State) -> None:
        said = {spoken_in(plan.player) for plan in state.seats if plan.player}
        for name in sorted(listed_in(state) | said):
            await self._store.index_remove(name, game)


def is_over(commit: Commit) -> bool:
    """Whether a game ended with this commit: none follows."""
    return any(event["type"] == "Ended" for event in unpack(commit.events))
