"""One connection for everybody: callers don't wait for each other's answers."""

import asyncio
from collections import deque
from typing import Any

import hiredis
from redis.asyncio.connection import AbstractConnection
from redis.exceptions import ConnectionError as HungUp
from redis.exceptions import RedisError, ResponseError


class Line:
    """A connection whose questions go out together, in one write for all of one turn of the loop.

    A pool gives each caller a connection, and so each command costs a write and a wake-up of the server. Here
    answers come in the order of the questions; so no command that waits may be asked.
    """

    def __init__(self, connection: AbstractConnection) -> None:
        """On a connection that is open, and nobody else's."""
        self.open = True
        self._connection = connection
        self._unsent: list[bytes] = []
        self._asked = asyncio.Event()
        self._waiting: deque[asyncio.Future[Any]] = deque()
        self._loop = asyncio.get_running_loop()
        self._talk = asyncio.create_task(self._talking(), name="line")

    async def ask(self, *command: Any) -> Any:
        """What the server answers. RedisError: it refuses, or the line was cut and nobody knows."""
        if not self.open:
            raise HungUp("the line is closed")
        answer = self._loop.create_future()
        self._unsent.append(hiredis.pack_command(command))
        self._waiting.append(answer)
        self._asked.set()
        return await answer

    async def close(self) -> None:
        """Hang up on all who wait."""
        self.open = False
        self._talk.cancel()
        await asyncio.wait([self._talk])

    async def _talking(self) -> None:
        why: Exception = HungUp("the line was closed")
        try:
            async with asyncio.TaskGroup() as both:
                both.create_task(self._say())
                both.create_task(self._hear())
        except* (RedisError, OSError) as cut:
            why = HungUp(str(cut.exceptions[0]))
        finally:
            self.open = False
            for answer in self._waiting:
                if not answer.done():
                    answer.set_exception(why)
            await self._connection.disconnect(nowait=True)

    async def _say(self) -> None:
        while await self._asked.wait():
            self._asked.clear()
            unsent, self._unsent = self._unsent, []
            await self._connection.send_packed_command(b"".join(unsent), check_health=False)

    async def _hear(self) -> None:
        while True:
            try:
                heard = await self._connection.read_response()
            except ResponseError as refused:
                heard = refused
            answer = self._waiting.popleft()
            if answer.done():  # its caller has given up
                continue
            if isinstance(heard, ResponseError):
                answer.set_exception(heard)
            else:
                answer.set_result(heard)
