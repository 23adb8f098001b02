"""The event store in Redis or Valkey, one server or a cluster of them."""

import asyncio
import hashlib
import re
from collections.abc import AsyncGenerator, Awaitable, Iterator, Mapping, Sequence
from contextlib import aclosing
from importlib.resources import files
from typing import Any, Final, NamedTuple

from redis.exceptions import NoScriptError, ResponseError

from service.store.base import (
    MARKED,
    UNLINKED,
    Appended,
    Archived,
    Command,
    CommandReused,
    Conflict,
    Diverged,
    Entry,
    Frozen,
    Indexed,
    Link,
    Outcome,
    Queued,
    Repeated,
    StoreUnavailable,
    Taken,
    Wakeup,
)
from service.store.cluster import Cluster
from service.store.copying import Copy, places
from service.store.health import Health
from service.store.kept import TooFewCopies
from service.store.line import LINE_BROKEN, Word
from service.store.promise import MEMORY, Promise
from service.store.server import Server
from service.store.slots import is_cluster

ANSWER_SECONDS: Final = 5.0


class Script(NamedTuple):
    """What the server runs in one step, the name that it has for it, and whether what it does has to be kept."""

    text: str
    sha: str
    keeps: bool


def _script(name: str, *, keeps: bool = True) -> Script:
    text = files("service.store").joinpath(name).read_text(encoding="utf-8")
    return Script(text, hashlib.sha1(text.encode(), usedforsecurity=False).hexdigest(), keeps)


APPEND: Final = _script("append.lua")
ARCHIVE: Final = _script("archive.lua")
FORGET: Final = _script("forget.lua", keeps=False)
RESTORE: Final = _script("restore.lua")
ERASE: Final = _script("erase.lua")
SNAPSHOT: Final = _script("snapshot.lua", keeps=False)
COPY: Final = _script("copy.lua", keeps=False)
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
PAGE: Final = _script("page.lua", keeps=False)
DONE: Final = _script("done.lua", keeps=False)

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

_FROZEN: Final = "\0frozen"
"""The name under which the commands of a stream have why it is frozen: see append.lua."""

_OUTCOMES: Final = (
    Appended,
    Conflict,
    Repeated,
    CommandReused,
    Frozen,
    Diverged,
)  # by the first number append.lua returns


class _OtherKind(StoreUnavailable):
    """A key is of another kind than what was asked of it."""


class RedisStore:
    """A `Store` on the server at `url` (`redis://`, `rediss://` or `unix://`), or on the cluster (`redis+cluster://`).

    `namespace` begins every key, so that several stores can share a server. The keys of a stream have
    one hash tag, so that they lie in one slot of a cluster. What has to be kept is answered once it is kept as the `promise`
    says. That isn't asked of counting, nor of taking away and taking from a queue: undone, they are done again.
    """

    def __init__(
        self,
        url: str,
        *,
        namespace: str = "",
        promise: Promise = MEMORY,
        answer_seconds: float = ANSWER_SECONDS,
    ) -> None:
        """ValueError: the URL can't be read, or names a cluster in which keys that begin so would not be spread out."""
        if is_cluster(url) and set("{}") & set(namespace):
            raise ValueError("in a cluster a namespace has no braces: what is in braces says where a key lies")
        self.health = Health()
        self._servers = (Cluster if is_cluster(url) else Server)(url, answer_seconds, self.health, promise)
        self._namespace, self._promise = namespace, promise

    async def append(
        self,
        stream: str,
        expected: int,
        entry: bytes,
        *,
        command: str = "",
        fingerprint: bytes | str = b"",
        link: Link = UNLINKED,
        anyway: bool = False,
    ) -> Outcome:
        """See `Store.append`."""
        keys = [self._of(stream, "log"), self._of(stream, "head"), self._of(stream, "cmd")]
        arguments: list[Word] = [expected, entry, command, fingerprint, self._channel, stream, *link, int(anyway)]
        try:
            kind, version = await self._run(APPEND, keys, arguments, _NO_RECEIPT, again=bool(command))
        except _OtherKind as error:
            raise await self._archived(stream) from error
        return _OUTCOMES[kind](version)

    async def freeze(self, stream: str, why: bytes) -> None:
        """See `Store.freeze`."""
        await self._keep("HSETNX", self._of(stream, "cmd"), _FROZEN, why)

    async def thaw(self, stream: str) -> None:
        """See `Store.thaw`."""
        await self._keep("HDEL", self._of(stream, "cmd"), _FROZEN)

    async def frozen(self, stream: str) -> bytes | None:
        """See `Store.frozen`."""
        try:
            why: bytes | None = await self._look("HGET", self._of(stream, "cmd"), _FROZEN)
        except _OtherKind:  # it is archived
            return None
        return why

    async def read(self, stream: str, after: int = 0, limit: int | None = None) -> list[Entry]:
        """See `Store.read`."""
        most = () if limit is None else ("COUNT", limit)
        try:
            rows = await self._look("XRANGE", self._of(stream, "log"), f"{after + 1}-0", "+", *most)
        except _OtherKind as error:
            raise await self._archived(stream) from error
        return [Entry(int(key.partition(b"-")[0]), entry) for key, (_, entry) in rows]

    async def head(self, stream: str) -> int:
        """See `Store.head`."""
        return int(await self._look("GET", self._of(stream, "head")) or 0)

    async def heads(self, streams: Sequence[str]) -> list[int]:
        """See `Store.heads`."""
        keys = [self._of(stream, "head") for stream in streams]
        asked = [self._servers.ask(key, "GET", key, again=True) for key in keys]
        return [int(head or 0) for head in await _answered(asyncio.gather(*asked))]

    async def streams(self) -> AsyncGenerator[str, None]:
        """See `Store.streams`. One whose log has gone, though its head is there, is among them."""
        begin = f"{self._namespace}{{g:"
        ours = re.compile(re.escape(begin.encode()) + rb"(.*)\}:(log|head)", re.DOTALL)
        async with aclosing(self._servers.keys(begin, "*}:[hl]*")) as keys:
            while (key := await _answered(anext(keys, None))) is not None:
                if found := ours.fullmatch(key):
                    stream = found[1].decode()
                    if found[2] == b"log" or not await self._look("EXISTS", self._of(stream, "log")):
                        yield stream

    async def command(self, stream: str, command: str) -> Command | None:
        """See `Store.command`."""
        try:
            known: bytes | None = await self._look("HGET", self._of(stream, "cmd"), command)
        except _OtherKind as error:
            raise await self._archived(stream) from error
        if known is None:
            return None
        await self._confirm(self._of(stream, "head"))
        return _command(known)

    async def commands(self, stream: str) -> Mapping[str, Command]:
        """See `Store.commands`."""
        try:
            rows = await self._look("HGETALL", self._of(stream, "cmd"))
        except _OtherKind as error:
            raise await self._archived(stream) from error
        return {name.decode(): _command(known) for name, known in _pairs(rows) if not name.startswith(b"\0")}

    async def forget_commands(self, stream: str, until: int) -> None:
        """See `Store.forget_commands`."""
        try:
            await self._run(FORGET, [self._of(stream, "cmd")], [until], _NO_ANSWER)
        except _OtherKind as error:
            raise await self._archived(stream) from error

    async def archive(self, stream: str, version: int, stub: bytes) -> bool:
        """See `Store.archive`. The stub is where the log was, and is another kind of key: no script and no reader mistakes it."""
        return bool(await self._run(ARCHIVE, self._all_of(stream), [version, stub], _NO_ANSWER))

    async def stub(self, stream: str) -> bytes | None:
        """See `Store.stub`."""
        try:
            kept: bytes | None = await self._look("GET", self._of(stream, "log"))
        except _OtherKind:
            return None
        return kept

    async def restore(
        self, stream: str, stub: bytes, entries: Sequence[bytes], commands: Mapping[str, Command]
    ) -> bool:
        """See `Store.restore`."""
        known = [part for name, each in commands.items() for part in (name, b"%d:%b" % each)]
        given: list[Word] = [stub, len(entries), *entries, *known]
        return bool(await self._run(RESTORE, self._all_of(stream), given, _NO_ANSWER))

    async def erase(self, stream: str, stub: bytes) -> bool:
        """See `Store.erase`."""
        return bool(await self._run(ERASE, self._all_of(stream), [stub], _NO_ANSWER))

    async def _archived(self, stream: str) -> StoreUnavailable:
        """What to say of a stream where there was something else than a log or commands."""
        stub = await self.stub(stream)
        return (
            StoreUnavailable("The event store is just bringing this stream back.") if stub is None else Archived(stub)
        )

    async def snapshot(self, stream: str) -> bytes | None:
        """See `Store.snapshot`."""
        kept: bytes | None = await self._look("GET", self._of(stream, "snap"))
        return kept

    async def keep_snapshot(self, stream: str, snapshot: bytes) -> None:
        """See `Store.keep_snapshot`."""
        await self._run(SNAPSHOT, [self._of(stream, "log"), self._of(stream, "snap")], [snapshot], _NO_ANSWER)

    async def get(self, key: str) -> bytes | None:
        """See `Store.get`."""
        value: bytes | None = await self._look("GET", self._namespace + key)
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
        asked: list[Word] = ["" if place is None else place.score, count]
        flat = await self._run(PAGE, [self._index(name)], asked, _NO_ANSWER, again=True)
        rows = [Indexed(int(score), member.decode()) for member, score in _pairs(flat)]
        return [row for row in rows if place is None or row < place][:count]

    async def index_due(self, name: str, until: int, count: int) -> list[Indexed]:
        """See `Store.index_due`."""
        asked = ("ZRANGEBYSCORE", self._index(name), "-inf", until, "WITHSCORES", "LIMIT", 0, count)
        return [Indexed(int(score), member.decode()) for member, score in _pairs(await self._look(*asked))]

    async def index_count(self, name: str, until: int | None = None) -> int:
        """See `Store.index_count`."""
        return int(await self._look("ZCOUNT", self._index(name), "-inf", "+inf" if until is None else until))

    async def queue_length(self, name: str) -> int:
        """See `Store.queue_length`."""
        return int(await self._look("XLEN", self._queue(name)))

    async def queue_add(self, name: str, item: bytes) -> None:
        """See `Store.queue_add`."""
        await self._keep("XADD", self._queue(name), "*", "i", item)

    async def queue_take(self, name: str, count: int, seconds: float) -> list[Queued]:
        """See `Store.queue_take`."""
        asked: list[Word] = [GROUP, count, int(1000 * seconds)]
        rows = await self._run(TAKE_QUEUED, [self._queue(name)], asked, _NO_ANSWER)
        return [Queued(id_.decode(), item) for id_, item in rows]

    async def queue_done(self, name: str, id_: str) -> None:
        """See `Store.queue_done`."""
        await self._run(DONE, [self._queue(name)], [GROUP, id_], _NO_ANSWER, again=True)

    async def take(self, key: str, amount: int, most: int, seconds: int) -> Taken:
        """See `Store.take`."""
        taken, before, now, left = await self._run(TAKE, [self._namespace + key], [amount, most, seconds], _NO_ANSWER)
        return Taken(bool(taken), before, now, left / 1000)

    async def say(self, key: str, entry: bytes, most: int, seconds: int, mark: str = "") -> int:
        """See `Store.say`."""
        given: list[Word] = [entry, most, seconds, mark, self._channel, key, MARKED]
        number: int = await self._run(SAY, [self._list(key)], given, _NO_RECEIPT, again=bool(mark))
        return number

    async def said(self, key: str, after: int = 0, count: int | None = None) -> list[Entry]:
        """See `Store.said`."""
        limit = () if count is None else ("LIMIT", 0, count)
        members = await self._look("ZRANGEBYSCORE", self._list(key), f"({after}", "+inf", *limit)
        parts = (member.split(b":", 2) for member in members)
        return [Entry(int(number), entry) for number, _, entry in parts]

    async def resay(self, key: str, number: int, entry: bytes) -> bool:
        """See `Store.resay`."""
        return bool(await self._run(RESAY, [self._list(key)], [number, entry], _NO_ANSWER))

    async def wakeups(self) -> AsyncGenerator[Wakeup | None, None]:
        """See `Store.wakeups`. Holds one connection of its own."""
        try:
            async with aclosing(self._servers.listen(self._channel)) as said:
                async for word in said:
                    yield None if word is None else _wakeup(word)
        except LINE_BROKEN as error:
            raise StoreUnavailable(_NO_ANSWER) from error

    async def copies(self) -> AsyncGenerator[list[Copy], None]:
        """All that is kept: each stream with all its parts, as of one moment; and then every other key by itself.

        Streams come first: whatever indexes say afterwards of games that come meanwhile, none is missing in them. What goes on
        expiring, or is removed meanwhile, may be missing. StoreUnavailable.
        """
        streams, others = await places(self._servers.keys(self._namespace), self._namespace)
        for keys in (*streams.values(), *([key] for key in others)):
            if copies := await self._copies(keys):
                yield copies

    async def _copies(self, keys: Sequence[str]) -> list[Copy]:
        found = await self._run(COPY, [self._namespace + key for key in keys], [], _NO_ANSWER, again=True)
        return [Copy(key, *copy) for key, copy in zip(keys, found, strict=True) if copy]

    async def put_copy(self, copy: Copy) -> None:
        """Let a key hold what it held when it was copied. StoreUnavailable, also where it holds something already."""
        await self._ask("RESTORE", self._namespace + copy.key, copy.until, copy.held, "ABSTTL")

    async def is_empty(self) -> bool:
        """Whether nothing is kept at all. StoreUnavailable."""
        async with aclosing(self._servers.keys(self._namespace)) as keys:
            return await _answered(anext(keys, None)) is None

    async def ping(self) -> None:
        """See `Store.ping`. What is written is kept as promised, or this raises."""
        await _answered(self._servers.touch(f"{self._namespace}ping"))

    async def close(self) -> None:
        """See `Store.close`."""
        await self._servers.close()

    @property
    def _channel(self) -> str:
        return f"{self._namespace}appended"

    def _of(self, stream: str, part: str) -> str:
        return f"{self._namespace}{{g:{stream}}}:{part}"

    def _all_of(self, stream: str) -> list[str]:
        return [self._of(stream, part) for part in ("log", "head", "cmd", "snap")]

    def _queue(self, name: str) -> str:
        return f"{self._namespace}queue:{name}"

    def _list(self, key: str) -> str:
        return f"{self._namespace}said:{key}"

    def _index(self, name: str) -> str:
        return f"{self._namespace}index:{name}"

    async def _run(
        self, script: Script, keys: Sequence[str], given: Sequence[Word], lost: str, *, again: bool = False
    ) -> Any:
        """What a script answers; `lost` is said where no answer comes. `again`: it may be sent again, see `_ask`."""
        rest = (len(keys), *keys, *given)

        def asked(how: str, what: str) -> Awaitable[Any]:
            return _answered(self._servers.ask(keys[0], how, what, *rest, again=again, kept=script.keeps), lost)

        try:
            return await asked("EVALSHA", script.sha)
        except NoScriptError:  # a server that has just started
            return await asked("EVAL", script.text)

    async def _confirm(self, key: str) -> None:
        """Return once what a key was found to have is kept: by writing nothing to its end, and waiting for that.

        Whoever wrote it may have been told that it isn't, and be the one who asks.
        """
        if self._promise.copies:
            await self._keep("APPEND", key, b"")

    async def _keep(self, command: str, key: str, *rest: Word) -> Any:
        """As `_ask`, once what was done is kept as promised."""
        return await _answered(self._servers.ask(key, command, key, *rest, kept=True))

    async def _ask(self, command: str, key: str, *rest: Word) -> Any:
        """What is answered to a command that changes something. StoreUnavailable whatever goes wrong."""
        return await _answered(self._servers.ask(key, command, key, *rest))

    async def _look(self, command: str, key: str, *rest: Word) -> Any:
        """What is answered to a command that changes nothing, and so may be sent again. Else as `_ask`."""
        return await _answered(self._servers.ask(key, command, key, *rest, again=True))


async def _answered(answer: Awaitable[Any], no_answer: str = _NO_ANSWER) -> Any:
    """An answer that was waited for. NoScriptError, or StoreUnavailable whatever else goes wrong."""
    try:
        return await answer
    except NoScriptError:
        raise
    except ResponseError as error:
        raise (_OtherKind if str(error).startswith("WRONGTYPE") else StoreUnavailable)(_REFUSED) from error
    except TooFewCopies as error:
        raise StoreUnavailable(_TOO_FEW) from error
    except LINE_BROKEN as error:
        raise StoreUnavailable(no_answer) from error


def _wakeup(word: bytes) -> Wakeup:
    version, _, stream = word.decode().partition(":")
    return Wakeup(stream, int(version))


def _command(known: bytes) -> Command:
    version, _, fingerprint = known.partition(b":")
    return Command(int(version), fingerprint)


def _pairs(flat: Sequence[bytes]) -> Iterator[tuple[bytes, bytes]]:
    """Members and their scores, from where they alternate."""
    return zip(flat[::2], flat[1::2], strict=True)
