"""A finished game as an object of the archive, and the stub that stands for it in the store (docs/archive.md)."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import UTC, datetime
from hashlib import sha256
from typing import Final, Self

import msgspec
import zstandard
from msgspec import Struct

from domain.kernel.commit import unpack_commit
from service.ids import made_at
from service.store import Command, Entry

FORMAT: Final = "turnledger game 1"
LEVEL: Final = 9
"""How hard zstandard tries: measured, see docs/archive.md."""

_pack = msgspec.msgpack.Encoder().encode


class Volume(Struct, frozen=True, kw_only=True):
    """All that the store had of a game: the entries of its versions from 1 on, and what became of each command."""

    format: str = FORMAT
    game: str
    entries: tuple[bytes, ...]
    commands: dict[str, tuple[int, bytes]]

    @classmethod
    def of(cls, game: str, entries: list[Entry], commands: Mapping[str, Command]) -> Self:
        """That of a game, the same for whoever binds it: commands are in the order of their versions and names."""
        known = sorted(commands.items(), key=lambda item: (item[1].version, item[0]))
        return cls(
            game=game,
            entries=tuple([entry.data for entry in entries]),
            commands={name: (command.version, command.fingerprint) for name, command in known},
        )

    @property
    def version(self) -> int:
        """The last version of the game."""
        return len(self.entries)

    @property
    def head(self) -> bytes:
        """The hash of its last commit."""
        return unpack_commit(self.entries[-1]).hash

    def command(self, name: str) -> Command | None:
        """What became of a command."""
        known = self.commands.get(name)
        return known and Command(*known)

    def read(self, after: int, limit: int | None) -> list[Entry]:
        """As `Store.read`."""
        entries = self.entries[after : None if limit is None else after + limit]
        return [Entry(version, data) for version, data in enumerate(entries, after + 1)]

    def bound(self) -> bytes:
        """The object: one frame of zstandard, with its size and a checksum."""
        return zstandard.ZstdCompressor(LEVEL, write_checksum=True).compress(_pack(self))


_unpack = msgspec.msgpack.Decoder(Volume).decode


class Stub(Struct, frozen=True, kw_only=True):
    """What stays in the store of a game that is archived: where its object is, and what is to be found there.

    `object` is a path in the archive, `sha256` is of the object's bytes, `head` is the hash of the last commit, hexadecimal as well;
    `at` says when the game was archived (milliseconds since 1970, UTC).
    """

    object: str
    sha256: str
    size: int
    version: int
    head: str
    at: int

    @classmethod
    def of(cls, volume: Volume, data: bytes, at: int) -> Self:
        """That of a volume whose object is this."""
        digest = sha256(data).hexdigest()
        return cls(
            object=f"{_day(volume.game)}/{volume.game}.{digest[:16]}.zst",
            sha256=digest,
            size=len(data),
            version=volume.version,
            head=volume.head.hex(),
            at=at,
        )

    @classmethod
    def read(cls, written: bytes) -> Self:
        """The stub that was written so."""
        return msgspec.json.decode(written, type=cls)

    def written(self) -> bytes:
        """As the store has it: JSON."""
        return msgspec.json.encode(self)

    def opened(self, game: str, data: bytes) -> Volume:
        """The volume of a game in this object. ValueError: it isn't what was put there; the message says why not."""
        if sha256(data).hexdigest() != self.sha256:
            raise ValueError("its bytes are others than were put there")
        volume = _unpack(zstandard.ZstdDecompressor().decompress(data))
        if (volume.format, volume.game, volume.version, volume.head.hex()) != (FORMAT, game, self.version, self.head):
            raise ValueError("it isn't the game of the stub that names it")
        return volume


def _day(game: str) -> str:
    """The folder of a game: the day on which it was laid."""
    return datetime.fromtimestamp(made_at(game) / 1000, UTC).strftime("%Y/%m/%d")
