"""A timer of the event loop."""

from __future__ import annotations

import asyncio
from collections.abc import Callable


class Timer:
    """Something that is done after a time, unless it is stopped before; started twice, it goes by the first."""

    def __init__(self, loop: asyncio.AbstractEventLoop, done: Callable[[], None]) -> None:
        self._loop, self._done = loop, done
        self._handle: asyncio.TimerHandle | None = None

    @property
    def runs(self) -> bool:
        """Whether it was started, and neither stopped nor done."""
        return self._handle is not None

    def start(self, seconds: float) -> None:
        """In so many seconds."""
        if self._handle is None:
            self._handle = self._loop.call_later(seconds, self._end)

    def restart(self, seconds: float) -> None:
        """In so many seconds from now, whenever it was started before."""
        self.stop()
        self.start(seconds)

    def stop(self) -> None:
        """Never."""
        if self._handle is not None:
            self._handle.cancel()
            self._handle = None

    def _end(self) -> None:
        self._handle = None
        self._done()
