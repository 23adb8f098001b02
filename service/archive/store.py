"""A store whose finished games may lie in an archive: whoever reads one gets what the store had, byte for byte."""

from __future__ import annotations

import logging
from collections.abc import Mapping
from functools import partial
from typing import Any, Final, cast

from service.cache import Cache
from service.store import (
    Archived,
    Command,
    CommandReused,
    Conflict,
    Entry,
    Link,
    Outcome,
    Repeated,
    Store,
)
from service.store.base import UNLINKED

from .depot import ArchiveUnavailable, Depot, ObjectDamaged
from .volume import Stub, Volume

OPENED: Final = 32
"""How many volumes are kept open, for those who read a game page by page."""

logger = logging.getLogger(__name__)


class WithArchive:
    """The `Store` it is given, but for streams that are archived. All else of it is as it is there.

    Only those streams are `unavailable` where the archive is away, or where there is none (`depot` is None).
    """

    def __init__(self, store: Store, depot: Depot | None) -> None:
        self._store, self._depot = store, depot
        self._opened: Cache[str, Volume] = Cache(OPENED)

    def __getattr__(self, name: str) -> Any:
        return getattr(self._store, name)

    async def read(self, stream: str, after: int = 0, limit: int | None = None) -> list[Entry]:
        """See `Store.read`."""
        try:
            return await self._store.read(stream, after, limit)
        except Archived as archived:
            stub = Stub.read(archived.stub)
            return (await self.volume(stream, stub)).read(after, limit) if after < stub.version else []

    async def command(self, stream: str, command: str) -> Command | None:
        """See `Store.command`."""
        try:
            return await self._store.command(stream, command)
        except Archived as archived:
            return (await self.volume(stream, Stub.read(archived.stub))).command(command)

    async def commands(self, stream: str) -> Mapping[str, Command]:
        """See `Store.commands`."""
        try:
            return await self._store.commands(stream)
        except Archived as archived:
            volume = await self.volume(stream, Stub.read(archived.stub))
            return {name: Command(*known) for name, known in volume.commands.items()}

    async def append(
        self,
        stream: str,
        expected: int,
        entry: bytes,
        *,
        command: str = "",
        fingerprint: bytes | str = b"",
        link: Link = UNLINKED,
        anyway: bool = False,
    ) -> Outcome:
        """See `Store.append`. Whatever may be appended to an archived stream brings it back first."""
        append = partial(
            self._store.append,
            stream,
            expected,
            entry,
            command=command,
            fingerprint=fingerprint,
            link=link,
            anyway=anyway,
        )
        try:
            return await append()
        except Archived as archived:
            volume = await self.volume(stream, Stub.read(archived.stub))
        if known := volume.command(command):
            mark = fingerprint.encode() if isinstance(fingerprint, str) else fingerprint
            return (Repeated if known.fingerprint == mark else CommandReused)(known.version)
        if expected != volume.version:
            return Conflict(volume.version)
        await bring_back(cast("Store", self), stream)
        return await append()

    async def volume(self, stream: str, stub: Stub) -> Volume:
        """The volume that a stub stands for. ArchiveUnavailable: it can't be had, or is damaged."""
        if (opened := self._opened.get(stub.object)) is not None:
            return opened
        if self._depot is None:
            raise ArchiveUnavailable(
                f"{stream} is archived as {stub.object}, and TURNLEDGER_ARCHIVE doesn't say where."
            )
        data = await self._depot.get(stub.object)
        try:
            volume = stub.opened(stream, data)
        except Exception as error:
            logger.error("%s can't be read: its object %s is damaged: %s", stream, stub.object, error)
            raise ObjectDamaged(f"{stream} is archived as {stub.object}, which is damaged: {error}.") from error
        self._opened.put(stub.object, volume)
        return volume


def with_archive(store: Store, depot: Depot | None) -> Store:
    """A store as `WithArchive` makes it."""
    return cast("Store", WithArchive(store, depot))


async def bring_back(store: Store, stream: str) -> bool:
    """Let an archived stream be in the store again as it was; whether it was archived. Its object stays where it is.

    `store` is one with an archive. ArchiveUnavailable: the object can't be had.
    """
    stub = await store.stub(stream)
    if stub is None:
        return False
    entries = [entry.data for entry in await store.read(stream)]
    return await store.restore(stream, stub, entries, await store.commands(stream))
