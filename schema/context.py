"""What resolvers are given beside their arguments."""

from __future__ import annotations

import asyncio
import sys
from collections import Counter
from collections.abc import Awaitable, Callable, Hashable, Iterable, Iterator, Mapping, Sized
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any, Final, Literal, Protocol, TypeAlias

import strawberry
from msgspec import Struct, structs

from domain.kernel.game import Game
from domain.kernel.refusal import Refused

from .desk import Caller, Desk
from .limits import Limits

if TYPE_CHECKING:
    from .persisted import Persisted
    from .together import Group

Report: TypeAlias = Callable[[BaseException, Caller], None]
"""Takes note of a fault of ours, and of whose request met it."""

Admit: TypeAlias = Callable[[Caller], Awaitable[None]]
"""Counts an operation of a socket. Refused: `rate_limited`."""


Recheck: TypeAlias = Callable[[str | None], Awaitable[Caller]]
"""Who a header proves by now, without counting that it was asked. Refused: `unauthenticated`."""


async def admit_all(caller: Caller) -> None:
    """Where nobody counts."""


STREAM_SECONDS: Final = 10
"""When to try again who has too many streams: nobody knows when one of them ends."""


Face: TypeAlias = Literal["graphql", "rest"]
"""By which of the two a stream over HTTP is followed."""

Kind: TypeAlias = Literal["player", "address", "player's stream", "address's stream", "stream"]
Key: TypeAlias = tuple[Kind, str]
"""What is counted among the open ones, and of whom."""


class Draining(Protocol):
    """A socket, as far as ending it goes."""

    @property
    def operations(self) -> Sized:
        """What is executed on it."""
        ...

    async def drain(self) -> None:
        """Let its operations end, and close it."""


class Full(Exception):
    """Somebody has as many of a kind open as they may."""

    def __init__(self, kind: Kind) -> None:
        super().__init__(kind)
        self.kind = kind


class Sockets:
    """The open sockets, all of them and of each player and address, the streams too, and who follows the same together.

    `slow` counts the sockets that were closed because their clients didn't read.
    """

    def __init__(self) -> None:
        self._open: set[Draining] = set()
        self._counted: Counter[Key] = Counter()
        self.groups: dict[Hashable, Group] = {}
        self._turn = asyncio.Lock()
        self.ending = False
        self.slow = 0

    @property
    def count(self) -> int:
        """How many are open."""
        return len(self._open)

    @property
    def operations(self) -> int:
        """How many operations go on on them."""
        return sum(len(socket.operations) for socket in self._open)

    def streams(self, face: Face) -> int:
        """How many streams are open over HTTP."""
        return self._counted["stream", face]

    def too_slow(self) -> None:
        """The client of a socket didn't read."""
        self.slow += 1

    @contextmanager
    def holding(self, socket: Draining) -> Iterator[None]:
        """A socket is open for so long."""
        self._open.add(socket)
        try:
            yield
        finally:
            self._open.remove(socket)

    def enter(self, kind: Kind, of: str, most: int) -> tuple[Key, ...]:
        """Count one more of somebody's sockets, if it is known whose; whoever closes it leaves with the keys. Full: there are enough."""
        keys = ((kind, of),) if of else ()
        if any(self._counted[key] >= most for key in keys):
            raise Full(kind)
        self._counted.update(keys)
        return keys

    def begin_stream(self, face: Face, player: str | None, address: str, limits: Limits) -> tuple[Key, ...]:
        """Count a stream over HTTP; whoever ends it leaves with the keys. Refused: `rate_limited`, there are enough."""
        keys: tuple[Key, ...] = ()
        try:
            keys += self.enter("player's stream", player or "", limits.streams)
            keys += self.enter("address's stream", address, limits.streams_of_address)
            return keys + self.enter("stream", face, sys.maxsize)
        except Full as full:
            self.leave(keys)
            key = "player" if full.kind == "player's stream" else "address"
            raise Refused("rate_limited", detail="streams", seconds=STREAM_SECONDS, key=key) from full

    async def turn(self) -> None:
        """Wait until no other operation has begun in this turn of the loop.

        To begin takes a millisecond or two: hundreds who come back at once would hold up everybody else.
        """
        async with self._turn:
            await asyncio.sleep(0)

    def leave(self, keys: Iterable[Key]) -> None:
        """Count one less for each."""
        for key in keys:
            self._counted[key] -= 1
            if not self._counted[key]:
                del self._counted[key]

    async def drain(self, seconds: float) -> None:
        """Begin nothing more, let what goes on end, and close all sockets, as far as that is done in time."""
        self.ending = True
        closing = [asyncio.create_task(socket.drain()) for socket in self._open]
        if closing:
            _, late = await asyncio.wait(closing, timeout=seconds)
            for task in late:
                task.cancel()


class Place(Struct, kw_only=True):
    """Where an operation is in the game that it follows.

    `version` is the last that it was told, and `told` the same of what has no versions: None where nothing can be gone on with; `cursor` the variable that said where to begin, `seated` the caller, if they
    hold a seat or may see the game for another reason that is theirs alone. Alone it goes as far as the game
    has come, and has then `caught_up`; `together` it goes on until `seats_changed`.
    """

    version: int | None = None
    told: str | None = None
    cursor: str | None = None
    seated: str | None = None
    together: bool = False
    caught_up: bool = False
    seats_changed: bool = False

    @property
    def mark(self) -> int | str | None:
        """After what to go on elsewhere; nothing, where it isn't followed."""
        return self.told if self.version is None else self.version


class Context(Struct, kw_only=True):
    """One HTTP request, or one socket with all its operations.

    `connection_params` is what a socket's first message brought; `language` what
    the request asks for before the player's own; `counted` are the keys by which it is counted among the `sockets`; `place`
    is for an operation of a socket alone; `address` is where it comes from, where that is known.
    """

    desk: Desk
    games: Mapping[str, Game[Any, Any, Any]]
    limits: Limits
    report: Report
    sockets: Sockets
    admit: Admit = admit_all
    recheck: Recheck | None = None
    persisted: Persisted | None = None
    caller: Caller = Caller()
    authorization: str | None = None
    language: str | None = None
    connection_params: dict[str, Any] = {}
    counted: tuple[Key, ...] = ()
    address: str = ""
    place: Place | None = None

    async def identify_again(self) -> None:
        """Look again who calls, and what they may do now, for what goes on for long.

        Refused: `unauthenticated` for a token that is no good any more, or for less than it was.
        """
        if self.recheck is None or self.caller.player is None:
            return
        known = await self.recheck(self.authorization)
        if not self.caller.scopes <= known.scopes:
            raise Refused("unauthenticated", detail="token")
        self.caller = structs.replace(known, locale=self.caller.locale, request_id=self.caller.request_id)

    async def text(self, query: str | None, name: str | None, extensions: Mapping[str, Any] | None) -> str | None:
        """What is to be executed: see `Persisted.text`."""
        return await self.persisted.text(query, name, extensions) if self.persisted else query


Info: TypeAlias = strawberry.Info[Context, None]
