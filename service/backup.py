"""A backup: all that a store keeps, in one file, and the way back into a store that is empty.

The file is one zstd stream of messages, each the four bytes of its length (big-endian) and then msgpack: `begin`, any number of `kept`,
and `end`, which says how much there is and has the SHA-256 of all messages before it. What a key held is in the form of the server.
"""

from __future__ import annotations

import os
from collections.abc import AsyncGenerator, Callable, Iterator
from contextlib import aclosing, contextmanager
from hashlib import sha256
from pathlib import Path
from typing import Final

import msgspec
import zstandard
from msgspec import Struct

from domain.kernel.refusal import Refused

from .due import DUE, Deadline
from .games import Games, listed_in
from .ids import is_game_id, made_at
from .store import RedisStore
from .store.copying import Copy

FORMAT: Final = 1
LARGEST: Final = 512 * 1024 * 1024
"""The most bytes that a message has: as many as a value of a server."""
_LENGTH: Final = 4


class BackupError(Exception):
    """A backup can't be written or read; the message is a sentence that says why."""


class Begin(Struct, frozen=True, tag="begin"):
    """When the backup was begun (milliseconds since 1970, UTC), and in what form it is."""

    at: int
    format: int = FORMAT


class Kept(Struct, frozen=True, tag="kept"):
    """A stream with all its parts, or one other key."""

    copies: list[Copy]


class End(Struct, frozen=True, tag="end"):
    """How much there is, and the digest (hexadecimal) of the messages before."""

    streams: int
    keys: int
    digest: str


Message = Begin | Kept | End
_pack = msgspec.msgpack.Encoder().encode
_unpack: Callable[[bytes], Message] = msgspec.msgpack.Decoder(Message).decode


async def write(store: RedisStore, to: Path, at: int) -> End:
    """Write a backup to a new file, which is there as a whole or not at all. BackupError; StoreUnavailable."""
    with _new(to) as file:
        return await _written(store, file, at)


@contextmanager
def _new(to: Path) -> Iterator[zstandard.ZstdCompressionWriter]:
    draft = to.with_name(f".{to.name}.part")
    if to.exists():
        raise BackupError(f"{to} is there already. Choose another name, or move it away.")
    try:
        descriptor = os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)  # seeds and tokens are in it
        with os.fdopen(descriptor, "wb") as file:
            with zstandard.ZstdCompressor(level=6).stream_writer(file, closefd=False) as packed:
                yield packed
            file.flush()
            os.fsync(file.fileno())
        os.link(draft, to)
    except OSError as error:
        raise BackupError(f"The backup can't be written to {to}: {error.strerror}.") from error
    finally:
        draft.unlink(missing_ok=True)


async def _written(store: RedisStore, file: zstandard.ZstdCompressionWriter, at: int) -> End:
    digest, streams, keys = sha256(), 0, 0

    def say(message: Message) -> None:
        packed = _pack(message)
        digest.update(packed)
        file.write(len(packed).to_bytes(_LENGTH, "big") + packed)

    say(Begin(at))
    async with aclosing(store.copies()) as kept:
        async for copies in kept:
            say(Kept(copies))
            streams, keys = streams + copies[0].is_of_stream, keys + len(copies)
    end = End(streams, keys, digest.hexdigest())
    say(end)
    return end


def read(path: Path) -> Iterator[list[Copy]]:
    """What is kept in a backup, one stream or one other key after the other. BackupError, at the latest when all is read."""
    digest, streams, keys = sha256(), 0, 0
    for packed, message in _messages(path):
        match message:
            case Kept(copies):
                streams, keys = streams + copies[0].is_of_stream, keys + len(copies)
                yield copies
            case End():
                if message == End(streams, keys, digest.hexdigest()):
                    return
                raise BackupError(f"{path} was altered: it isn't what was written.")
        digest.update(packed)
    raise BackupError(f"{path} isn't whole: its end is missing.")


def _messages(path: Path) -> Iterator[tuple[bytes, Message]]:
    """The messages of a backup. BackupError: it is none that we can read."""
    try:
        with path.open("rb") as file, zstandard.ZstdDecompressor().stream_reader(file) as unpacked:
            while head := unpacked.read(_LENGTH):
                length = int.from_bytes(head, "big")
                if len(head) < _LENGTH or length > LARGEST:
                    return
                packed = unpacked.read(length)
                yield packed, _message(path, packed)
    except OSError as error:
        raise BackupError(f"{path} can't be read: {error.strerror}.") from error
    except (zstandard.ZstdError, msgspec.DecodeError) as error:
        raise BackupError(f"{path} isn't whole, or no backup: {error}.") from error


def _message(path: Path, packed: bytes) -> Message:
    message = _unpack(packed)
    if isinstance(message, Begin) and message.format > FORMAT:
        raise BackupError(f"{path} was written by a later release. Restore it with that one.")
    return message


async def restore(path: Path, store: RedisStore) -> int:
    """Put all that is in a backup into a store that is empty; how many keys. BackupError, StoreUnavailable.

    The backup is read to its end before anything is written.
    """
    if not await store.is_empty():
        raise BackupError(
            "The store isn't empty. Restore into an empty one, or under another namespace, and then let the service have that."
        )
    for _ in read(path):
        pass
    keys = 0
    for copies in read(path):
        for copy in copies:
            await store.put_copy(copy)
            keys += 1
    return keys


async def relist(games: Games) -> AsyncGenerator[str, None]:
    """Put every game where it belongs by what it is, and let what is due in it be due: what is listed was copied after the streams.

    Each game is given when that is done.
    """
    async with aclosing(games.store.streams()) as streams:
        async for stream in streams:
            if not is_game_id(stream):
                continue
            try:
                state = await games.load(stream)
            except Refused:
                continue  # what is wrong with it is said when all are replayed
            for name in sorted(listed_in(state)):
                await games.store.index_add(name, stream, made_at(stream))
            if due := Deadline.of(stream, state):
                await games.store.index_add(DUE, due.member, due.at)
            yield stream
