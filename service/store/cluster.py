"""Servers that share the keys out among them by slots, and may share them out anew at any time.

What fails is asked again, for as long as an answer may take, where that does no harm: what was not carried out always,
and what perhaps was only if it would do the same a second time. So a slot that moves, or a master that dies, costs a
caller some time, or one failure after which the command may be sent again.
"""

import asyncio
from collections.abc import AsyncGenerator, Iterator
from contextlib import aclosing
from itertools import count
from typing import Any, Final

from redis.crc import key_slot
from redis.exceptions import (
    AskError,
    AuthenticationError,
    BusyLoadingError,
    ClusterDownError,
    MovedError,
    NoScriptError,
    ResponseError,
    TryAgainError,
)

from service.store.base import StoreUnavailable
from service.store.health import Health
from service.store.kept import TooFewCopies
from service.store.line import LINE_BROKEN, Unsent, Word
from service.store.lines import BUSY, WAITING
from service.store.promise import MEMORY, Promise
from service.store.slots import PAUSE_SECONDS, Address, Slots
from service.store.sweep import sweep

_NOT_CARRIED_OUT: Final = (
    AskError,
    TryAgainError,
    ClusterDownError,
    BusyLoadingError,
    Unsent,
)  # MovedError is an AskError
_REFUSED: Final = (ResponseError, AuthenticationError)


class Cluster:
    """The cluster of which the URL names some servers; any one of them that is there will do, at first.

    `redis+cluster://user:password@host:port,host:port?options`: all servers have the same users and options.
    What it is asked fails as with a `Server`.
    """

    def __init__(self, url: str, seconds: float, health: Health, promise: Promise = MEMORY) -> None:
        """ValueError: it is no URL of a cluster."""
        self._slots, self._seconds = Slots(url, seconds, health, promise), seconds
        self._insisting = 0

    async def ask(self, key: str, *command: Word, again: bool = False, kept: bool = False) -> Any:
        """What the owner of a key answers to a command about it, once what was done is `kept` if it has to be.

        `again`: sent twice it does, and answers, the same.
        """
        slot, deadline = key_slot(key.encode()), asyncio.get_running_loop().time() + self._seconds
        owner = self._slots.owners[slot]
        why: Exception = Unsent("nobody is known to have the key")
        try:
            if owner is not None:
                return await self._slots.server(owner).ask(key, *command, kept=kept)
        except LINE_BROKEN as error:
            why = error
        if self._insisting >= WAITING:
            raise StoreUnavailable(BUSY)
        self._insisting += 1
        try:
            async with asyncio.timeout_at(deadline):
                return await self._insist(slot, owner, why, command, again=again, kept=kept)
        finally:
            self._insisting -= 1

    async def touch(self, key: str) -> None:
        """Write a document that says nothing on every server that has slots. Unsent: some slots no server has."""
        shares = await self.shares(key)
        await asyncio.gather(*(self.ask(one, "SET", one, b"", again=True, kept=True) for one in shares.values()))

    async def shares(self, key: str) -> dict[str, str]:
        """The URLs of the servers that have slots, and for each a key that it keeps. Unsent: some slots no server has."""
        await self._slots.learn()
        if None in self._slots.owners:
            raise Unsent("there are slots that no server has")
        return {self._slots.url(owner): one for owner, one in self._one_each(key)}

    def copies(self) -> list[str]:
        """The URLs of the servers that only follow others, as was last told."""
        return [self._slots.url(replica) for replica in self._slots.replicas]

    def keys(self, begin: str, rest: str = "*") -> AsyncGenerator[bytes, None]:
        """All keys that begin so and whose rest a pattern fits, each at least once, and perhaps others that begin so.

        TimeoutError: the cluster isn't whole.
        """
        return sweep(self._slots, begin, rest, self._seconds)

    async def listen(self, channel: str) -> AsyncGenerator[bytes | None, None]:
        """What is said in a channel, wherever: see `Server.listen`. An OSError, too, where the server heard has left.

        Each server passes on what is said to one, so any that is of the cluster will do.
        """
        await self._slots.learn()
        address = next(address for address in self._slots.by_trust() if address in self._slots.masters)
        async with aclosing(self._slots.server(address).listen(channel)) as said:
            async for word in said:
                if word is None:
                    await self._slots.learn()
                    if address not in self._slots.masters:
                        raise ConnectionError("the server that was listened to has no slots any more")
                yield word

    async def close(self) -> None:
        """Let go of all connections."""
        await self._slots.close()

    async def _insist(
        self, slot: int, asked: Address | None, why: Exception, command: tuple[Word, ...], *, again: bool, kept: bool
    ) -> Any:
        """Ask again until there is an answer, or no sense in it. Who was cut off once isn't told that nothing happened."""
        lost: Exception | None = None
        turn = 0
        while True:
            if not isinstance(why, _NOT_CARRIED_OUT):
                if isinstance(why, NoScriptError | TooFewCopies) or not again:
                    raise why
                if isinstance(why, _REFUSED):
                    raise lost or why
                lost = why
            asked, turn = await self._next(slot, asked, why, turn), turn + 1
            server = self._slots.server(asked)
            try:
                return await (server.ask_anyway if type(why) is AskError else server.ask)("", *command, kept=kept)
            except LINE_BROKEN as error:
                why = error

    async def _next(self, slot: int, asked: Address | None, why: Exception, turn: int) -> Address:
        """Whom to ask now. Whatever it was that went wrong, where nobody of the cluster answers."""
        if isinstance(why, AskError) and asked:
            there = (why.host or asked[0], why.port)
            if isinstance(why, MovedError):
                self._slots.owners[slot] = there
                self._slots.look_soon()
            if turn > 1:  # they don't agree yet
                await asyncio.sleep(PAUSE_SECONDS)
            return there
        await self._slots.learn()
        while (owner := self._slots.owners[slot]) is None:
            await self._slots.learn()
        return owner

    def _one_each(self, key: str) -> Iterator[tuple[Address, str]]:
        """Each server that has slots, and a key that it keeps; all of these begin alike."""
        left = self._slots.masters
        for number in count():
            one = f"{key}:{number}"
            owner = self._slots.owners[key_slot(one.encode())]
            if owner in left:
                left.discard(owner)
                yield owner, one
            if not left:
                return
