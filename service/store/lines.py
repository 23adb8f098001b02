"""The lines to one server, dialled anew where one has ended."""

import logging
from collections.abc import Callable
from typing import Final

from redis.asyncio.connection import AbstractConnection
from redis.exceptions import ResponseError

from service.store.base import StoreUnavailable
from service.store.health import Health
from service.store.kept import KeptLine
from service.store.line import Line
from service.store.promise import ASKED, Promise, StoreUnfit

WAITING: Final = 10_000
"""The most commands that wait for their answers on a line; whoever comes then is turned away."""

BUSY: Final = "The event store has too much to do at the moment. Nothing was changed."

logger = logging.getLogger(__name__)


class Lines:
    """One line for all that is asked; and where a promise waits for replicas, another for what has to be kept.

    So nobody who reads waits for copies. `dial` makes a connection that isn't open yet; each server that is met is looked
    at before it is asked anything: whoever would have asked is told by `StoreUnfit` that it can't keep the promise.
    """

    def __init__(
        self, dial: Callable[[], AbstractConnection], seconds: float, health: Health, promise: Promise
    ) -> None:
        self._dial, self._seconds, self._health, self._promise = dial, seconds, health, promise
        self._line: Line | None = None
        self._kept: Line | None = None

    def line(self, *, kept: bool) -> Line:
        """The line that answers, once what was asked is kept as promised if it has to be. StoreUnavailable: too many wait."""
        line = self._kept_line() if kept and self._promise.copies else self._any_line()
        if line.waiting >= WAITING:
            raise StoreUnavailable(BUSY)
        return line

    @property
    def open(self) -> bool:
        """Whether there is a line to the server, as far as one knows."""
        return any(line.open for line in self._both)

    @property
    def waiting(self) -> int:
        """How many wait for an answer."""
        return sum(line.waiting for line in self._both if not line.ended)

    @property
    def _both(self) -> list[Line]:
        return [line for line in (self._line, self._kept) if line]

    async def close(self) -> None:
        """Hang up on all who wait."""
        for line in self._both:
            await line.close()

    def _any_line(self) -> Line:
        if self._line is None or self._line.ended:
            self._line = Line(self._dial(), self._seconds, self._health, self._look_at)
        return self._line

    def _kept_line(self) -> Line:
        if self._kept is None or self._kept.ended:
            self._kept = KeptLine(self._dial(), self._seconds, self._health, self._look_at, self._promise.copies)
        return self._kept

    async def _look_at(self, connection: AbstractConnection) -> None:
        """StoreUnfit: the server of this connection can't keep what is promised."""
        if self._promise.level == "memory":
            return
        try:
            await connection.send_command("CONFIG", "GET", *ASKED)
            told = [part.decode() for part in await connection.read_response()]
        except ResponseError as error:
            logger.warning("The event store doesn't say whether it keeps a log, and how surely: %s", error)
            return
        if shortfall := self._promise.shortfall(dict(zip(told[::2], told[1::2], strict=True))):
            raise StoreUnfit("The event store can't keep what is promised: {}. {}".format(*shortfall))
