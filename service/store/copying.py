"""Copies of all that a store keeps, key by key, for backups."""

import re
from collections.abc import AsyncGenerator
from contextlib import aclosing
from typing import Final, NamedTuple

from msgspec import Struct

_STREAM: Final = re.compile(rb"\{g:(.*)\}:([a-z]+)", re.DOTALL)


class Copy(Struct, frozen=True, array_like=True):
    """What a key held: its name without the namespace, when it goes (milliseconds since 1970; 0: never), and the server's own bytes."""

    key: str
    until: int
    held: bytes

    @property
    def is_of_stream(self) -> bool:
        """Whether it is a part of a stream."""
        return Place.of(self.key.encode()).stream is not None


class Place(NamedTuple):
    """A key, and the stream that it is a part of, if it is one."""

    key: str
    stream: str | None

    @classmethod
    def of(cls, key: bytes) -> "Place":
        """Where a key, without the namespace, belongs."""
        found = _STREAM.fullmatch(key)
        return cls(key.decode(), found[1].decode() if found else None)


async def places(keys: AsyncGenerator[bytes, None], namespace: str) -> tuple[dict[str, list[str]], list[str]]:
    """The keys of each stream, and all others; each key once, in order."""
    streams: dict[str, set[str]] = {}
    others: set[str] = set()
    async with aclosing(keys):
        async for key in keys:
            place = Place.of(key.removeprefix(namespace.encode()))
            (others if place.stream is None else streams.setdefault(place.stream, set())).add(place.key)
    return {stream: sorted(streams[stream]) for stream in sorted(streams)}, sorted(others)
