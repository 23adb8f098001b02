"""The lines to one server, dialled anew where one has ended."""

import logging
from collections.abc import Callable
from typing import Final

from redis.asyncio.connection import AbstractConnection
from redis.exceptions import ResponseError

from service.store.base import StoreUnavailable
from service.store.kept import KeptLine
from service.store.line import Line
from service.store.promise import ASKED, Promise, StoreUnfit

WAITING: Final = 10_000
"""The most commands that wait for their answers on a line; whoever comes then is turned away."""

_BUSY: Final = "The event store has too much to do at the moment. Nothing was changed."

logger = logging.getLogger(__name__)


class Lines:
    """One line for all that is asked; and where a promise waits for replicas, another for what has to be kept.

    So nobody who reads waits for copies. `dial` makes a connection that isn't open yet; each server that is met is looked
    at before it is asked anything: whoever would have asked is told by `StoreUnfit` that it can't keep the promise.
    """

    def __init__(self, dial: Callable[[], AbstractConnection], seconds: float, promise: Promise) -> None:
        self._dial, self._seconds, self._promise = dial, seconds, promise
        self._line: Line | None = None
        self._kept: Line | None = None

    def line(self) -> Line:
        """The line for what needn't be kept. StoreUnavailable: too many wait."""
        if self._line is None or self._line.ended:
            self._line = Line(self._dial(), self._seconds, self._look_at)
        return _free(self._line)

    def kept(self) -> Line:
        """The line that answers what was asked once it is kept as promised. StoreUnavailable: too many wait."""
        if not self._promise.copies:
            return self.line()
        if self._kept is None or self._kept.ended:
            self._kept = KeptLine(self._dial(), self._seconds, self._look_at, self._promise.copies)
        return _free(self._kept)

    async def close(self) -> None:
        """Hang up on all who wait."""
        for line in (self._line, self._kept):
            if line:
                await line.close()

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


def _free(line: Line) -> Line:
    if line.waiting >= WAITING:
        raise StoreUnavailable(_BUSY)
    return line
