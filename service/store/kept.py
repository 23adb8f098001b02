"""A line that answers once what was asked is on the disks of replicas too."""

from typing import Any, Final

import hiredis
from redis.asyncio.connection import AbstractConnection
from redis.exceptions import RedisError

from service.store.health import Health
from service.store.line import Dialled, Line, Question

COPIED_MS: Final = 1000
ON_DISK_MS: Final = 1000
"""How long replicas may take to have it, and then to have it on disk. Two batches have to fit into the patience of a line."""


class TooFewCopies(RedisError):
    """It was done, and isn't on as many disks as it should be; it may yet get there, or be lost."""


class KeptLine(Line):
    """A `Line` that answers once the primary and `copies` of its replicas have it on disk.

    WAIT and WAITAOF wait for what was written on their own connection, and nothing else is done on it meanwhile. So
    behind all that is due in one turn of the loop there is one of each, and what is asked before they are answered leaves
    together after that: a batch is as long as the one before it took.

    WAIT comes first because of when replicas tell. Asked for it, one tells in the same breath in which it takes in what
    was written, when that isn't on its disk yet, and then again only within a second. Once WAIT is through it has drawn
    breath, and what it tells WAITAOF is new.
    """

    def __init__(
        self, connection: AbstractConnection, seconds: float, health: Health, dialled: Dialled, copies: int
    ) -> None:
        """As a `Line`."""
        super().__init__(connection, seconds, health, dialled)
        self._copies = copies
        waits = ("WAIT", copies, COPIED_MS), ("WAITAOF", 1, copies, ON_DISK_MS)
        self._waits = [hiredis.pack_command(command) for command in waits]  # type: ignore[arg-type]  # as in Line
        self._out = 0
        self._heard: list[Any] = []

    def _send(self) -> None:
        if self._out or not self._unsent:
            return
        self._unsent += self._waits
        self._waiting += [Question(self._loop.time(), None)] * len(self._waits)
        self._out = len(self._unsent)
        super()._send()

    def _hear(self, reply: Any) -> None:
        """Keep the replies of a batch to ourselves until its last one, which says how far it has got."""
        self._heard.append(reply)
        if len(self._heard) < self._out:
            return
        heard, self._heard, self._out = self._heard, [], 0
        lost = None if self._is_kept(reply) else TooFewCopies(f"WAITAOF 1 {self._copies} was answered by {reply}")
        for each in heard:
            super()._hear(each if lost is None or isinstance(each, Exception) else lost)
        if self._unsent:
            self._loop.call_soon(self._send)  # by then whoever was answered may have asked again

    def _is_kept(self, reply: Any) -> bool:
        return isinstance(reply, list) and reply[0] >= 1 and reply[1] >= self._copies
