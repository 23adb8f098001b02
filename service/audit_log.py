"""Who looked at which game as an auditor: a stream for each game, in which every look is noted before it is answered."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from hashlib import sha256
from typing import Any, Final

import msgspec
from msgspec import structs, to_builtins

from domain.kernel.canonical import canonical
from domain.kernel.refusal import Refused
from schema.audited import AuditRead

from .games import ATTEMPTS, Games
from .ids import is_game_id
from .store import Appended, Store

FIRST: Final = ""
"""What the first look is chained to."""

packed = msgspec.msgpack.Encoder().encode
"""A look as the store keeps it."""

unpacked = msgspec.msgpack.Decoder(AuditRead).decode
"""A look of the store."""


def stream_of(game: str) -> str:
    """The stream in which the looks at a game are noted."""
    return f"a_{game.removeprefix('g_')}"


ADMIN_LOG: Final = "a_admin"
"""The stream in which is noted what operators do."""


def is_log(stream: str) -> bool:
    """Whether a stream holds the looks at a game, or what operators did."""
    return stream == ADMIN_LOG or (stream.startswith("a_") and is_game_id(stream.replace("a_", "g_", 1)))


def hash_of(read: AuditRead) -> str:
    """What chains a look to all before it: SHA-256 over everything else that is noted of it, in canonical JSON."""
    told = to_builtins(read)
    return sha256(canonical({name: value for name, value in told.items() if name != "hash"})).hexdigest()


def broken(reads: Iterable[AuditRead]) -> int | None:
    """The first of all looks at a game, from the first on, that isn't what was chained; none, if all are."""
    prev = FIRST
    for version, read in enumerate(reads, 1):
        if (read.version, read.prev, read.hash) != (version, prev, hash_of(read)):
            return version
        prev = read.hash
    return None


async def read_looks(store: Store, game: str, after: int = 0, limit: int | None = None) -> tuple[AuditRead, ...]:
    """The looks at a game after one of them, oldest first."""
    return await _read(store, stream_of(game), after, limit)


async def _read(store: Store, stream: str, after: int, limit: int | None) -> tuple[AuditRead, ...]:
    return tuple(unpacked(entry.data) for entry in await store.read(stream, after, limit))


class AuditLog:
    """The looks at the games of a store, each game's in the stream that `stream_of` says."""

    def __init__(self, games: Games, stream_of: Callable[[str], str] = stream_of) -> None:
        self._games, self._store, self._stream_of = games, games.store, stream_of

    async def note(self, game: str, player: str, request_id: str, operation: str, arguments: Mapping[str, Any]) -> None:
        """Append a look. Whoever asks for it may be answered only afterwards.

        Refused: `unavailable` where others were always quicker. StoreUnavailable: the store doesn't answer.
        """
        stream = self._stream_of(game)
        turn = await self._games.turn(stream)
        try:
            for _ in range(ATTEMPTS):
                version, prev = await self._head(stream)
                draft = AuditRead(
                    version=version + 1,
                    at=self._games.clock(),
                    player=player,
                    request_id=request_id,
                    operation=operation,
                    arguments=dict(arguments),
                    prev=prev,
                )
                read = structs.replace(draft, hash=hash_of(draft))
                if isinstance(await self._store.append(stream, version, packed(read)), Appended):
                    return
        finally:
            turn.release()
        raise Refused("unavailable")

    async def _head(self, stream: str) -> tuple[int, str]:
        """The version and the hash of the last look."""
        version = await self._store.head(stream)
        last = await self._store.read(stream, version - 1, 1) if version else []
        return version, unpacked(last[0].data).hash if last else FIRST

    async def count(self, game: str) -> int:
        """How often a game was looked at."""
        return await self._store.head(self._stream_of(game))

    async def check_after(self, game: str, after: int) -> None:
        """Whether there was a look `after` which one could go on. Refused: `cursor_unavailable`."""
        if not 0 <= after <= await self.count(game):
            raise Refused("cursor_unavailable", after=after)

    async def page(self, game: str, after: int, limit: int) -> tuple[tuple[AuditRead, ...], int | None]:
        """The looks at a game after one of them, oldest first, and after which of them the next page begins, if there is one."""
        reads = await _read(self._store, self._stream_of(game), after, limit)
        more = len(reads) == limit and reads[-1].version < await self.count(game)
        return reads, reads[-1].version if more else None


def admin_log(games: Games) -> AuditLog:
    """What operators did to any game or player."""
    return AuditLog(games, lambda _: ADMIN_LOG)
