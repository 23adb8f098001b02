"""One connection for all commands: what is asked in one turn of the loop leaves in one write."""

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from typing import Any, Final, NamedTuple, TypeAlias, cast

import hiredis
from redis.asyncio.connection import AbstractConnection, DefaultParser
from redis.exceptions import (
    AuthenticationError,
    ConnectionError as NoConnection,
    InvalidResponse,
    ReadOnlyError,
    RedisError,
    TimeoutError as NotInTime,
)

from service.store.health import Health

CONNECT_SECONDS: Final = 2.0
FOLLOWED_SECONDS: Final = 1.0
"""For how long at least there is a line to a server that takes no writes, because it follows another."""

# TimeoutError is an OSError. RuntimeError is what uvloop raises for writing to a line that the other side has reset;
# the library lets it through.
LINE_BROKEN: Final = (RedisError, OSError, RuntimeError)

Word: TypeAlias = str | bytes | int
"""A part of a command."""

Dialled: TypeAlias = Callable[[AbstractConnection], Awaitable[None]]
"""Looks at a server that was dialled, and raises what is to be told to those who wait if it won't do."""

_MORE: Final = object()
"""What the reader of replies says when it needs more bytes."""


class Unsent(ConnectionError):
    """The line ended before the command had left: it was not carried out."""


class Question(NamedTuple):
    """A command that was asked: since when it waits, and for whom, if for anybody."""

    since: float
    answer: asyncio.Future[Any] | None


class Line(asyncio.Protocol):
    """A connection that many callers ask at once; no caller waits for another's answer.

    A pool gives each caller a connection, and so each command costs a write and a wake-up of the server. Here the
    answers come in the order of the questions, so a command that waits, such as BLPOP, may not be asked.

    A line that ends is ended for good: whoever still waits is told why, by a `ConnectionError`, a `TimeoutError` where
    the first of them has waited for `seconds`, or whatever the server said where it would not be dialled; their commands
    may have been carried out or not, unless it is said that they are `Unsent`. Questions may be asked before it is open:
    they leave as soon as it is, and wait no longer for that.
    """

    def __init__(self, connection: AbstractConnection, seconds: float, health: Health, dialled: Dialled) -> None:
        """Begin to dial. The connection is not open yet, and nobody else's; the library dials and greets with it."""
        self.ended = False
        self._health = health
        self._connection, self._dialled = connection, dialled
        self._seconds = seconds
        self._loop = asyncio.get_running_loop()
        self._transport: asyncio.Transport | None = None
        self._dialled_at = 0.0
        self._unsent: list[bytes] = []
        self._waiting: deque[Question] = deque()
        self._watch: asyncio.TimerHandle | None = None
        self._replies = hiredis.Reader(
            protocolError=InvalidResponse, replyError=DefaultParser.parse_error, notEnoughData=_MORE
        )
        self._over = asyncio.Event()
        self._life = self._loop.create_task(self._live(), name="line")

    @property
    def open(self) -> bool:
        """Whether it was dialled, and hasn't ended."""
        return self._transport is not None and not self.ended

    @property
    def waiting(self) -> int:
        """How many questions have no answer yet."""
        return len(self._waiting)

    def ask(self, *command: Word) -> asyncio.Future[Any]:
        """What the server will answer; RedisError where it refuses. The line must not have ended."""
        answer = self._loop.create_future()
        self._say(command, answer)
        return answer

    def tell(self, *command: Word) -> None:
        """Say something to which nobody needs an answer, ahead of what is asked next."""
        self._say(command, None)

    async def close(self) -> None:
        """Hang up on all who wait."""
        self._end(ConnectionError("the line was closed"), meant=True)
        self._life.cancel()
        await asyncio.wait([self._life])

    # -- what the loop calls

    def data_received(self, data: bytes) -> None:
        """Some replies, or a part of one."""
        try:
            self._replies.feed(data)
            while (reply := self._replies.gets()) is not _MORE:
                self._hear(reply)
        except (InvalidResponse, IndexError) as error:
            self._end(ConnectionError(f"an answer that nobody understands: {error}"))

    def connection_lost(self, error: Exception | None) -> None:
        """The other side has hung up, or the line was cut."""
        self._end(ConnectionError(str(error or "the server hung up")))

    # -- inside

    async def _live(self) -> None:
        """Dial, take over from the library, and hang up when all is over."""
        try:
            async with asyncio.timeout(CONNECT_SECONDS):  # the library waits for ever for an answer to its greeting
                await self._connection.connect()  # type: ignore[no-untyped-call]  # the library has no types for it
                await self._dialled(self._connection)
            self._transport, self._dialled_at = _transport(self._connection), self._loop.time()
            self._transport.set_protocol(self)
            if not self.ended:
                self._health.began(self)
            self._send()
            await self._over.wait()
        except Exception as error:
            self._end(error)
        finally:
            if self._transport:
                self._transport.abort()
            await self._connection.disconnect(nowait=True)

    def _end(self, why: Exception, *, meant: bool = False) -> None:
        if self.ended:
            return
        self.ended = True
        self._health.ended(self, None if meant else why)
        self._over.set()
        if self._watch:
            self._watch.cancel()
        sent = len(self._waiting) - len(self._unsent)
        for n, (_, answer) in enumerate(self._waiting):
            if answer and not answer.done():
                # One each: a traceback grows with every raise.
                answer.set_exception(type(why)(*why.args) if n < sent else _unsent(why))
        self._waiting.clear()

    def _say(self, command: tuple[str | bytes | int, ...], answer: asyncio.Future[Any] | None) -> None:
        packed = hiredis.pack_command(command)  # type: ignore[arg-type]  # tuples of any length, in truth
        if self._transport and not self._unsent:
            self._loop.call_soon(self._send)
        if not self._watch:
            self._watch = self._loop.call_later(self._seconds, self._look)
        self._unsent.append(packed)
        self._waiting.append(Question(self._loop.time(), answer))

    def _send(self) -> None:
        assert self._transport
        unsent, self._unsent = self._unsent, []
        if not unsent or self.ended:
            return
        try:
            self._transport.write(b"".join(unsent))
        except (OSError, RuntimeError) as error:  # RuntimeError: uvloop, where the other side has reset the line
            self._end(ConnectionError(str(error)))

    def _hear(self, reply: Any) -> None:
        if self.ended:
            return
        since, answer = self._waiting.popleft()
        self._health.heard(self._loop.time() - since)
        if answer is None or answer.done():  # nobody asked for it, or its caller has given up
            return
        if isinstance(reply, Exception):
            answer.set_exception(reply)
            self._leave_follower(reply)
        else:
            answer.set_result(reply)

    def _leave_follower(self, reply: Exception) -> None:
        """End a line to a server that follows another by now: whoever is dialled next may be the primary.

        Its name or address may lead there since; and if it doesn't, nobody is dialled more than once in a while.
        """
        if isinstance(reply, ReadOnlyError) and self._loop.time() - self._dialled_at > FOLLOWED_SECONDS:
            self._end(ConnectionError("the server follows another"))

    def _look(self) -> None:
        """End the line if the first of those who wait has waited too long; else look again when that would be so."""
        self._watch = None
        if not self._waiting:
            return
        left = self._waiting[0].since + self._seconds - self._loop.time()
        if left > 0:
            self._watch = self._loop.call_later(left, self._look)
        else:
            self._end(TimeoutError(f"no answer for {self._seconds} seconds"))


def _unsent(why: Exception) -> Exception:
    """What is told to those whose commands had not left: where the server refused the greeting, what it said."""
    broken = isinstance(why, OSError | NoConnection | NotInTime) and not isinstance(why, AuthenticationError)
    return Unsent(str(why)) if broken else type(why)(*why.args)


def _transport(connection: AbstractConnection) -> asyncio.Transport:
    """What an open connection speaks over. The library has no other way to say it."""
    assert connection._writer
    return cast(asyncio.Transport, connection._writer.transport)
