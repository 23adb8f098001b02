"""A server that keeps every key: a line or two for all that it is asked, and another for each who listens."""

import asyncio
import re
from collections.abc import AsyncGenerator
from typing import Any, Final

from redis.asyncio import Redis
from redis.asyncio.connection import AbstractConnection
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff
from redis.maint_notifications import MaintNotificationsConfig

from service.store.health import Health
from service.store.line import CONNECT_SECONDS, Word
from service.store.lines import Lines
from service.store.promise import MEMORY, Promise

# After so long a time without a look at the streams, `listen` asks for one: word may get lost on the
# way from another node of a cluster, or in a connection that died without saying so.
LOOK_SECONDS: Final = 3.0

SCANNED: Final = 1000
"""How many keys the server looks at, at once, where all are gone through."""


class Server:
    """The server at `url` (`redis://`, `rediss://` or `unix://`), which has `seconds` for each answer, and keeps what it is given as
    the `promise` says.

    What it is asked fails as the line does: with a RedisError where it refuses, with that or an OSError where no answer
    comes. Besides, `StoreUnavailable` is raised where too many wait already. Its lines are counted in `health`.
    """

    def __init__(self, url: str, seconds: float, health: Health, promise: Promise = MEMORY) -> None:
        self._redis: Redis = Redis.from_url(
            url,
            # The library would send an append again whose reply was lost, and so report a conflict with
            # itself. Sending again belongs to the caller, who has the command id.
            retry=Retry(NoBackoff(), 0),
            socket_connect_timeout=CONNECT_SECONDS,
            # The library's own way to limit a command's time loses cancellations before Python 3.12
            # (asyncio.wait_for), and a lost one leaves a task for ever.
            socket_timeout=None,
            protocol=2,  # a line has no ear for what the server says unasked, as it may in the third version
            # With these on, as they are by default, the pool hands out connections that were closed.
            maint_notifications_config=MaintNotificationsConfig(enabled=False),
        )
        self._seconds = seconds
        self._lines = Lines(self._dial, seconds, health, promise)

    def ask(self, key: str, *command: Word, again: bool = False, kept: bool = False) -> asyncio.Future[Any]:
        """What the server answers to a command about a key, once what was done is `kept` as promised if it has to be.

        It is sent once, also where it might be sent `again`.
        """
        return self._lines.line(kept=kept).ask(*command)

    def ask_anyway(self, key: str, *command: Word, kept: bool = False) -> asyncio.Future[Any]:
        """As `ask`, also where the key is only on its way to this server, one of a cluster."""
        line = self._lines.line(kept=kept)
        line.tell("ASKING")
        return line.ask(*command)

    async def touch(self, key: str) -> None:
        """Write a document that says nothing, to see whether the server takes writes, and keeps them."""
        await self.ask(key, "SET", key, b"", kept=True)

    async def keys(self, begin: str, rest: str = "*") -> AsyncGenerator[bytes, None]:
        """All keys that begin so and whose rest a pattern fits, each at least once."""
        cursor, pattern = b"0", re.sub(r"([*?\\[\]])", r"\\\1", begin) + rest
        while True:
            cursor, keys = await self.ask("", "SCAN", cursor, "MATCH", pattern, "COUNT", SCANNED)
            for key in keys:
                yield key
            if cursor == b"0":
                return

    async def listen(self, channel: str) -> AsyncGenerator[bytes | None, None]:
        """What is said in a channel from now on.

        None comes first, once listening has begun, and then every `LOOK_SECONDS`. A server that doesn't even answer is
        heard no more: that is a TimeoutError.
        """
        clock = asyncio.get_running_loop().time
        async with self._redis.pubsub() as ear:
            async with asyncio.timeout(self._seconds):
                await ear.subscribe(channel)
                await ear.get_message(timeout=None)  # the receipt
            yield None
            look, heard = clock() + LOOK_SECONDS, True
            while True:
                message = await ear.get_message(timeout=max(0.0, look - clock()))
                heard = heard or message is not None
                if message is not None and message["type"] == "message":
                    yield message["data"]
                if clock() >= look:
                    if not heard:
                        raise TimeoutError("the server says nothing any more")
                    await ear.ping()
                    yield None
                    look, heard = clock() + LOOK_SECONDS, False

    @property
    def open(self) -> bool:
        """Whether there is a line to it, as far as one knows."""
        return self._lines.open

    @property
    def waiting(self) -> int:
        """How many wait for an answer."""
        return self._lines.waiting

    async def close(self) -> None:
        """Let go of all connections."""
        await self._lines.close()
        await self._redis.aclose()

    def _dial(self) -> AbstractConnection:
        """A new connection, not open yet."""
        return self._redis.connection_pool.make_connection()  # type: ignore[no-any-return,no-untyped-call]
