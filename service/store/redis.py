"""The event store in Redis or Valkey."""

import asyncio
import hashlib
import re
from collections.abc import AsyncGenerator, Awaitable, Iterator, Sequence
from importlib.resources import files
from typing import Any, Final, NamedTuple

from redis.asyncio import Redis
from redis.asyncio.connection import AbstractConnection
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff
from redis.exceptions import NoScriptError, RedisError, ResponseError
from redis.maint_notifications import MaintNotificationsConfig

from service.store.base import (
    MARKED,
    Appended,
    Command,
    CommandReused,
    Conflict,
    Entry,
    Indexed,
    Outcome,
    Queued,
    Repeated,
    StoreUnavailable,
    Taken,
    Wakeup,
)
from service.store.kept import TooFewCopies
from service.store.line import CONNECT_SECONDS
from service.store.lines import Lines
from service.store.promise import Promise

ANSWER_SECONDS: Final = 5.0

# After so long a time without a look at the streams, `wakeups` asks for one: word may get lost on the
# way from another node of a cluster, or in a connection that died without saying so.
LOOK_SECONDS: Final = 3.0

SCANNED: Final = 1000
"""How many keys the server looks at, at once, where all are gone through."""


class Script(NamedTuple):
    """What the server runs in one step, the name that it has for it, and whether what it does has to be kept."""

    text: str
    sha: str
    keeps: bool


def _script(name: str, *, keeps: bool = True) -> Script:
    text = files("service.store").joinpath(name).read_text(encoding="utf-8")
    return Script(text, hashlib.sha1(text.encode(), usedforsecurity=False).hexdigest(), keeps)


APPEND: Final = _script("append.lua")
SWAP: Final = _script("swap.lua")
TAKE: Final = _script("take.lua", keeps=False)
TAKE_QUEUED: Final = _script("take_queued.lua", keeps=False)

GROUP: Final = "turnledger"
"""The group of those who take from a queue, and its one consumer.

A name for each process would stay in the group for ever, for to forget a consumer is to lose what it has taken; and for how long
something has been taken is all that anybody asks.
"""
SAY: Final = _script("say.lua")
RESAY: Final = _script("resay.lua")

_NO_ANSWER: Final = "The event store doesn't answer."
_NO_RECEIPT: Final = (
    "The event store doesn't answer. The command may have been carried out or not: "
    "sending it again with the same command id is safe, and tells."
)
_TOO_FEW: Final = (
    "The event store has it, but too few of its replicas do. It may be lost, or not: sending the command again with the same "
    "command id is safe, and tells."
)
_REFUSED: Final = "The event store refuses at the moment. Nothing was changed."

# TimeoutError is an OSError. RuntimeError is what uvloop raises for writing to a line that the other side has reset;
# the library lets it through.
_LINE_BROKEN: Final = (RedisError, OSError, RuntimeError)

_OUTCOMES: Final = (Appended, Conflict, Repeated, CommandReused)  # by the first number append.lua returns


class RedisStore:
    """A `Store` on the server at `url` (`redis://`, `rediss://` or `unix://`).

    `namespace` begins every key, so that several stores can share a server. The keys of a stream have
    one hash tag, so that they lie in one slot of a cluster. What has to be kept is answered once it is kept as the `promise`
    says. That isn't asked of counting, nor of taking away and taking from a queue: undone, they are done again.
    """

    def __init__(
        self,
        url: str,
        *,
        namespace: str = "",
        promise: Promise = Promise(),  # noqa: B008  # it can't be changed
        answer_seconds: float = ANSWER_SECONDS,
    ) -> None:
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
        self._namespace = namespace
        self._answer_seconds, self._promise = answer_seconds, promise
        self._lines = Lines(lambda: _connection(self._redis), answer_seconds, promise)

    async def append(
        self, stream: str, expected: int, entry: bytes, *, command: str = "", fingerprint: bytes | str = b""
    ) -> Outcome:
        """See `Store.append`."""
        keys = [self._of(stream, "log"), self._of(stream, "head"), self._of(stream, "cmd")]
        arguments: list[str | bytes | int] = [expected, entry, command, fingerprint, self._channel, stream]
        kind, version = await self._run(APPEND, keys, arguments, _NO_RECEIPT)
        return _OUTCOMES[kind](version)

    async def read(self, stream: str, after: int = 0, limit: int | None = None) -> list[Entry]:
        """See `Store.read`."""
        most = () if limit is None else ("COUNT", limit)
        rows = await self._ask("XRANGE", self._of(stream, "log"), f"{after + 1}-0", "+", *most)
        return [Entry(int(key.partition(b"-")[0]), entry) for key, (_, entry) in rows]

    async def head(self, stream: str) -> int:
        """See `Store.head`."""
        return int(await self._ask("GET", self._of(stream, "head")) or 0)

    async def heads(self, streams: Sequence[str]) -> list[int]:
        """See `Store.heads`."""
        line = self._lines.line()
        asked = [line.ask("GET", self._of(stream, "head")) for stream in streams]
        return [int(head or 0) for head in await _answered(asyncio.gather(*asked))]

    async def streams(self) -> AsyncGenerator[str, None]:
        """See `Store.streams`. One whose log has gone, though its head is there, is among them."""
        begin, cursor = f"{self._namespace}{{g:", b"0"
        pattern = re.sub(r"([*?\\[\]])", r"\\\1", begin) + "*}:[hl]*"
        while True:
            cursor, keys = await self._ask("SCAN", cursor, "MATCH", pattern, "COUNT", SCANNED)
            for key in keys:
                stream, _, part = key.decode().removeprefix(begin).rpartition("}:")
                if part == "log" or not await self._ask("EXISTS", self._of(stream, "log")):
                    yield stream
            if cursor == b"0":
                return

    async def command(self, stream: str, command: str) -> Command | None:
        """See `Store.command`."""
        known: bytes | None = await self._ask("HGET", self._of(stream, "cmd"), command)
        if known is None:
            return None
        await self._confirm(self._of(stream, "head"))
        version, _, fingerprint = known.partition(b":")
        return Command(int(version), fingerprint)

    async def get(self, key: str) -> bytes | None:
        """See `Store.get`."""
        value: bytes | None = await self._ask("GET", self._namespace + key)
        return value

    async def put(self, key: str, value: bytes) -> None:
        """See `Store.put`."""
        await self._keep("SET", self._namespace + key, value)

    async def put_once(self, key: str, value: bytes) -> bool:
        """See `Store.put_once`."""
        if await self._keep("SET", self._namespace + key, value, "NX") is not None:
            return True
        await self._confirm(self._namespace + key)
        return False

    async def swap(self, key: str, old: bytes | None, new: bytes | None) -> bool:
        """See `Store.swap`."""
        given = [part for each in (old, new) for part in (int(each is not None), each or b"")]
        return bool(await self._run(SWAP, [self._namespace + key], given, _NO_ANSWER))

    async def index_add(self, name: str, member: str, score: int) -> None:
        """See `Store.index_add`."""
        await self._keep("ZADD", self._index(name), score, member)

    async def index_remove(self, name: str, member: str) -> None:
        """See `Store.index_remove`."""
        await self._ask("ZREM", self._index(name), member)

    async def index_page(self, name: str, before: str | None, count: int) -> list[Indexed]:
        """See `Store.index_page`.

        Reads all members that have the cursor's score, so scores should be fine, such as milliseconds.
        """
        place = None if before is None else Indexed.at(before)
        by_score = ("ZREVRANGEBYSCORE", self._index(name))
        same = [] if place is None else [(*by_score, place.score, place.score, "WITHSCORES")]
        below = "+inf" if place is None else f"({place.score}"
        parts = await _answered(
            self._lines.line().ask_at_once(*same, (*by_score, below, "-inf", "WITHSCORES", "LIMIT", 0, count))
        )
        rows = [Indexed(int(score), member.decode()) for part in parts for member, score in _pairs(part)]
        return [row for row in rows if place is None or row < place][:count]

    async def index_due(self, name: str, until: int, count: int) -> list[Indexed]:
        """See `Store.index_due`."""
        asked = ("ZRANGEBYSCORE", self._index(name), "-inf", until, "WITHSCORES", "LIMIT", 0, count)
        return [Indexed(int(score), member.decode()) for member, score in _pairs(await self._ask(*asked))]

    async def queue_add(self, name: str, item: bytes) -> None:
        """See `Store.queue_add`."""
        await self._keep("XADD", self._queue(name), "*", "i", item)

    async def queue_take(self, name: str, count: int, seconds: float) -> list[Queued]:
        """See `Store.queue_take`."""
        asked: list[str | bytes | int] = [GROUP, count, int(1000 * seconds)]
        rows = await self._run(TAKE_QUEUED, [self._queue(name)], asked, _NO_ANSWER)
        return [Queued(id_.decode(), item) for id_, item in rows]

    async def queue_done(self, name: str, id_: str) -> None:
        """See `Store.queue_done`."""
        queue = self._queue(name)
        await _answered(self._lines.line().ask_at_once(("XACK", queue, GROUP, id_), ("XDEL", queue, id_)))

    async def take(self, key: str, amount: int, most: int, seconds: int) -> Taken:
        """See `Store.take`."""
        taken, before, now, left = await self._run(TAKE, [self._namespace + key], [amount, most, seconds], _NO_ANSWER)
        return Taken(bool(taken), before, now, left / 1000)

    async def say(self, key: str, entry: bytes, most: int, seconds: int, mark: str = "") -> int:
        """See `Store.say`."""
        given: list[str | bytes | int] = [entry, most, seconds, mark, self._channel, key, MARKED]
        number: int = await self._run(SAY, [self._list(key)], given, _NO_RECEIPT)
        return number

    async def said(self, key: str, after: int = 0, count: int | None = None) -> list[Entry]:
        """See `Store.said`."""
        limit = () if count is None else ("LIMIT", 0, count)
        members = await self._ask("ZRANGEBYSCORE", self._list(key), f"({after}", "+inf", *limit)
        parts = (member.split(b":", 2) for member in members)
        return [Entry(int(number), entry) for number, _, entry in parts]

    async def resay(self, key: str, number: int, entry: bytes) -> bool:
        """See `Store.resay`."""
        return bool(await self._run(RESAY, [self._list(key)], [number, entry], _NO_ANSWER))

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
        """See `Store.ping`. What is written is kept as promised, or this raises."""
        await self._keep("SET", f"{self._namespace}ping", b"")

    async def close(self) -> None:
        """See `Store.close`."""
        await self._lines.close()
        await self._redis.aclose()

    @property
    def _channel(self) -> str:
        return f"{self._namespace}appended"

    def _of(self, stream: str, part: str) -> str:
        return f"{self._namespace}{{g:{stream}}}:{part}"

    def _queue(self, name: str) -> str:
        return f"{self._namespace}queue:{name}"

    def _list(self, key: str) -> str:
        return f"{self._namespace}said:{key}"

    def _index(self, name: str) -> str:
        return f"{self._namespace}index:{name}"

    async def _run(self, script: Script, keys: Sequence[str], given: Sequence[str | bytes | int], lost: str) -> Any:
        """What a script answers; `lost` is said where no answer comes."""
        ask = self._keep if script.keeps else self._ask
        try:
            return await ask("EVALSHA", script.sha, len(keys), *keys, *given, no_answer=lost)
        except NoScriptError:  # a server that has just started
            return await ask("EVAL", script.text, len(keys), *keys, *given, no_answer=lost)

    async def _confirm(self, key: str) -> None:
        """Return once what a key was found to have is kept: by writing nothing to its end, and waiting for that.

        Whoever wrote it may have been told that it isn't, and be the one who asks.
        """
        if self._promise.copies:
            await self._keep("APPEND", key, b"")

    async def _keep(self, *command: str | bytes | int, no_answer: str = _NO_ANSWER) -> Any:
        """As `_ask`, once what was done is kept as it was promised."""
        return await _answered(self._lines.kept().ask(*command), no_answer)

    async def _ask(self, *command: str | bytes | int, no_answer: str = _NO_ANSWER) -> Any:
        """What the server answers. NoScriptError, or StoreUnavailable whatever else goes wrong."""
        return await _answered(self._lines.line().ask(*command), no_answer)


def _connection(redis: Redis) -> AbstractConnection:
    """A new connection to where the client connects, not open yet."""
    return redis.connection_pool.make_connection()  # type: ignore[no-any-return,no-untyped-call]  # it has no types


async def _answered(answer: Awaitable[Any], no_answer: str = _NO_ANSWER) -> Any:
    """An answer that was waited for. NoScriptError, or StoreUnavailable whatever else goes wrong."""
    try:
        return await answer
    except NoScriptError:
        raise
    except ResponseError as error:
        raise StoreUnavailable(_REFUSED) from error
    except TooFewCopies as error:
        raise StoreUnavailable(_TOO_FEW) from error
    except _LINE_BROKEN as error:
        raise StoreUnavailable(no_answer) from error


def _pairs(flat: Sequence[bytes]) -> Iterator[tuple[bytes, bytes]]:
    """Members and their scores, from where they alternate."""
    return zip(flat[::2], flat[1::2], strict=True)
