"""An ear for many streams at once: it hears that some have grown, never by how much."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable


class Ear:
    """What one who listens has still to hear. `names` are the streams, and the lists, that it listens to."""

    def __init__(self) -> None:
        self.names: frozenset[str] = frozenset()
        self._heard: set[str] | None = None
        self._some = asyncio.Event()
        self._closed = False

    def to(self, names: Iterable[str]) -> None:
        """Listen to these."""
        self.names = frozenset(names)

    def hear(self, name: str) -> None:
        """Take note that one of them has grown."""
        if self._heard is not None:
            self._heard.add(name)
        self._some.set()

    def look(self) -> None:
        """Take note that any may have grown, or others may have come to be."""
        self._heard = None
        self._some.set()

    def close(self) -> None:
        """There is nothing more to hear."""
        self._closed = True
        self._some.set()

    def __aiter__(self) -> Ear:
        """What is heard, each time that something is."""
        return self

    async def __anext__(self) -> frozenset[str] | None:
        """The streams that have grown since the last time; None: any may have."""
        await self._some.wait()
        if self._closed:
            raise StopAsyncIteration
        self._some.clear()
        heard, self._heard = self._heard, set()
        return None if heard is None else frozenset(heard)
