"""The event store in Redis or Valkey."""

import asyncio
import hashlib
from collections.abc import AsyncGenerator, AsyncIterator, Sequence
from contextlib import asynccontextmanager
from importlib.resources import files
from typing import Any, Final

from redis.asyncio import Redis
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff
from redis.exceptions import NoScriptError, RedisError, ResponseError
from redis.maint_notifications import MaintNotificationsConfig

from service.store.base import (
    Appended,
    Command,
    CommandReused,
    Conflict,
    Entry,
    Indexed,
    Outcome,
    Repeated,
    StoreUnavailable,
    Wakeup,
)

CONNECT_SECONDS: Final = 2.0
ANSWER_SECONDS: Final = 5.0

# After so long a time without a look at the streams, `wakeups` asks for one: word may get lost on the
# way from another node of a cluster, or in a connection that died without saying so.
LOOK_SECONDS: Final = 3.0

# The library's pool refuses more callers than it has connections (100), and its blocking pool lets some
# starve. So callers queue here, first come, first served.
CONNECTIONS: Final = 64

APPEND: Final = files("service.store").joinpath("append.lua").read_text(encoding="utf-8")
"""The script that appends."""

_APPEND_SHA: Final = hashlib.sha1(APPEND.encode(), usedforsecurity=False).hexdigest()

_NO_ANSWER: Final = "The event store doesn't answer."
_NO_RECEIPT: Final = (
    "The event store doesn't answer. The command may have been carried out or not: "
    "sending it again with the same command id is safe, and tells."
)
_BUSY: Final = "The event store has too much to do at the moment. Nothing was changed."
_REFUSED: Final = "The event store refuses at the moment. Nothing was changed."

# RuntimeError is what uvloop raises for writing to a line that the other side has reset; the library lets it through.
_LINE_BROKEN: Final = (RedisError, OSError, RuntimeError)

_OUTCOMES: Final = (Appended, Conflict, Repeated, CommandReused)  # by the first number append.lua returns


class RedisStore:
    """A `Store` on the server at `url` (`redis://`, `rediss://` or `unix://`).

    `namespace` begins every key, so that several stores can share a server. The keys of a stream have
    one hash tag, so that they lie in one slot of a cluster.
    """

    def __init__(self, url: str, *, namespace: str = "", answer_seconds: float = ANSWER_SECONDS) -> None:
        self._redis: Redis = Redis.from_url(
            url,
            # The library would send an append again whose reply was lost, and so report a conflict with
            # itself. Sending again belongs to the caller, who has the command id.
            retry=Retry(NoBackoff(), 0),
            socket_connect_timeout=CONNECT_SECONDS,
            # `_server` sets the time for the whole of a command. The library's own way to do so loses
            # cancellations before Python 3.12 (asyncio.wait_for), and a lost one leaves a task for ever.
            socket_timeout=None,
            # With these on, as they are by default, the pool hands out connections that were closed.
            maint_notifications_config=MaintNotificationsConfig(enabled=False),
        )
        self._namespace = namespace
        self._answer_seconds = answer_seconds
        self._turn = asyncio.Semaphore(CONNECTIONS)

    async def append(
        self, stream: str, expected: int, entry: bytes, *, command: str = "", fingerprint: bytes | str = b""
    ) -> Outcome:
        """See `Store.append`."""
        keys = [self._of(stream, "log"), self._of(stream, "head"), self._of(stream, "cmd")]
        arguments = [expected, entry, command, fingerprint, self._channel, stream]
        async with self._server(_NO_RECEIPT) as server:
            try:
                answer = await server.evalsha(_APPEND_SHA, len(keys), *keys, *arguments)
            except NoScriptError:  # a server that has just started
                answer = await server.eval(APPEND, len(keys), *keys, *arguments)
        kind, version = answer
        return _OUTCOMES[kind](version)

    async def read(self, stream: str, after: int = 0, limit: int | None = None) -> list[Entry]:
        """See `Store.read`."""
        async with self._server() as server:
            rows = await server.xrange(self._of(stream, "log"), min=f"{after + 1}-0", count=limit)
        return [Entry(int(key.partition(b"-")[0]), fields[b"c"]) for key, fields in rows]

    async def head(self, stream: str) -> int:
        """See `Store.head`."""
        async with self._server() as server:
            return int(await server.get(self._of(stream, "head")) or 0)

    async def heads(self, streams: Sequence[str]) -> list[int]:
        """See `Store.heads`."""
        async with self._server() as server, server.pipeline(transaction=False) as pipe:
            for stream in streams:
                pipe.get(self._of(stream, "head"))
            return [int(head or 0) for head in await pipe.execute()]

    async def command(self, stream: str, command: str) -> Command | None:
        """See `Store.command`."""
        async with self._server() as server:
            known: bytes | None = await server.hget(self._of(stream, "cmd"), command)
        if known is None:
            return None
        version, _, fingerprint = known.partition(b":")
        return Command(int(version), fingerprint)

    async def get(self, key: str) -> bytes | None:
        """See `Store.get`."""
        async with self._server() as server:
            value: bytes | None = await server.get(self._namespace + key)
            return value

    async def put(self, key: str, value: bytes) -> None:
        """See `Store.put`."""
        async with self._server() as server:
            await server.set(self._namespace + key, value)

    async def put_once(self, key: str, value: bytes) -> bool:
        """See `Store.put_once`."""
        async with self._server() as server:
            return bool(await server.set(self._namespace + key, value, nx=True))

    async def index_add(self, name: str, member: str, score: int) -> None:
        """See `Store.index_add`."""
        async with self._server() as server:
            await server.zadd(self._index(name), {member: score})

    async def index_remove(self, name: str, member: str) -> None:
        """See `Store.index_remove`."""
        async with self._server() as server:
            await server.zrem(self._index(name), member)

    async def index_page(self, name: str, before: str | None, count: int) -> list[Indexed]:
        """See `Store.index_page`.

        Reads all members that have the cursor's score, so scores should be fine, such as milliseconds.
        """
        place = None if before is None else Indexed.at(before)
        async with self._server() as server, server.pipeline(transaction=True) as pipe:
            if place is not None:
                pipe.zrevrangebyscore(self._index(name), place.score, place.score, withscores=True)
            below = "+inf" if place is None else f"({place.score}"
            pipe.zrevrangebyscore(self._index(name), below, "-inf", start=0, num=count, withscores=True)
            found = [row for part in await pipe.execute() for row in part]
        rows = [Indexed(int(score), member.decode()) for member, score in found]
        return [row for row in rows if place is None or row < place][:count]

    async def wakeups(self) -> AsyncGenerator[Wakeup | None, None]:
        """See `Store.wakeups`. Holds one connection of its own."""
        clock = asyncio.get_running_loop().time
        try:
            async with self._redis.pubsub() as channel:
                async with asyncio.timeout(self._answer_seconds):
                    await channel.subscribe(self._channel)
                    await channel.get_message(timeout=None)  # the receipt
                yield None
                look = clock() + LOOK_SECONDS
                while True:
                    message = await channel.get_message(timeout=max(0.0, look - clock()))
                    if message is not None and message["type"] == "message":
                        version, _, stream = message["data"].decode().partition(":")
                        yield Wakeup(stream, int(version))
                    if clock() >= look:
                        yield None
                        look = clock() + LOOK_SECONDS
        except _LINE_BROKEN as error:
            raise StoreUnavailable(_NO_ANSWER) from error

    async def ping(self) -> None:
        """See `Store.ping`."""
        async with self._server() as server:
            await server.set(f"{self._namespace}ping", b"")

    async def close(self) -> None:
        """See `Store.close`."""
        await self._redis.aclose()

    @property
    def _channel(self) -> str:
        return f"{self._namespace}appended"

    def _of(self, stream: str, part: str) -> str:
        return f"{self._namespace}{{g:{stream}}}:{part}"

    def _index(self, name: str) -> str:
        return f"{self._namespace}index:{name}"

    @asynccontextmanager
    async def _server(self, no_answer: str = _NO_ANSWER) -> AsyncIterator[Any]:
        """The client, when it is our turn; whatever goes wrong with it is `StoreUnavailable`.

        Any, because the library's types name every form that an answer has with some other setting.
        """
        our_turn = False
        try:
            async with asyncio.timeout(self._answer_seconds), self._turn:
                our_turn = True
                yield self._redis
        except ResponseError as error:
            raise StoreUnavailable(_REFUSED) from error
        except _LINE_BROKEN as error:  # TimeoutError is an OSError
            if not our_turn:
                raise StoreUnavailable(_BUSY) from error
            # The idle connections have likely ended with this one, and the pool doesn't see all ways to end.
            await self._redis.connection_pool.disconnect(inuse_connections=False)
            raise StoreUnavailable(no_answer) from error
