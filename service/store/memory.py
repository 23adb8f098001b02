"""The event store in the memory of one process: for tests, and for tables that nobody will miss."""

import asyncio
import time
from bisect import bisect_left
from collections import defaultdict
from collections.abc import AsyncGenerator, Callable, Mapping, Sequence
from itertools import count, islice
from typing import NamedTuple

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
    Taken,
    Wakeup,
)
from service.store.health import Health


class MemoryStore:
    """A `Store` that forgets everything when the process ends. Its `clock` tells the seconds since some moment."""

    def __init__(self, clock: Callable[[], float] = time.time) -> None:
        self.health = Health()  # of no line at all
        self._clock = clock
        self._logs: dict[str, list[Entry]] = {}
        self._commands: defaultdict[str, dict[str, Command]] = defaultdict(dict)
        self._digests: dict[str, tuple[int, bytes]] = {}
        self._frozen: dict[str, bytes] = {}
        self._stubs: dict[str, tuple[int, bytes]] = {}
        self._snapshots: dict[str, bytes] = {}
        self._documents: dict[str, bytes] = {}
        self._indexes: defaultdict[str, dict[str, int]] = defaultdict(dict)
        self._queues: defaultdict[str, dict[str, _Item]] = defaultdict(dict)
        self._queued = count(1)
        self._windows: dict[str, tuple[int, int, int]] = {}
        self._lists: dict[str, _List] = {}
        self._listeners: set[_Listener] = set()

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
        mark = fingerprint.encode() if isinstance(fingerprint, str) else fingerprint
        self._check_here(stream)
        known = self._commands[stream].get(command)
        if known is not None:
            return (Repeated if known.fingerprint == mark else CommandReused)(known.version)
        log = self._logs.get(stream, [])
        if stream in self._frozen and not anyway:
            return Frozen(len(log))
        if len(log) != expected:
            return Conflict(len(log))
        at, digest = self._digests.get(stream, (0, b""))
        if link.prev and at == expected and digest not in (b"", link.prev):
            return Diverged(expected)
        version = expected + 1
        self._digests[stream] = version, link.own
        self._logs.setdefault(stream, log).append(Entry(version, entry))
        if command:
            self._commands[stream][command] = Command(version, mark)
        self._notice(stream, version)
        return Appended(version)

    async def freeze(self, stream: str, why: bytes) -> None:
        """See `Store.freeze`."""
        self._frozen.setdefault(stream, why)

    async def thaw(self, stream: str) -> None:
        """See `Store.thaw`."""
        self._frozen.pop(stream, None)

    async def frozen(self, stream: str) -> bytes | None:
        """See `Store.frozen`."""
        return self._frozen.get(stream)

    async def read(self, stream: str, after: int = 0, limit: int | None = None) -> list[Entry]:
        """See `Store.read`."""
        self._check_here(stream)
        return self._logs.get(stream, [])[after : None if limit is None else after + limit]

    async def head(self, stream: str) -> int:
        """See `Store.head`."""
        (head,) = await self.heads([stream])
        return head

    async def heads(self, streams: Sequence[str]) -> list[int]:
        """See `Store.heads`."""
        return [
            self._stubs[stream][0] if stream in self._stubs else len(self._logs.get(stream, [])) for stream in streams
        ]

    async def streams(self) -> AsyncGenerator[str, None]:
        """See `Store.streams`."""
        for stream in [*self._logs, *self._stubs]:
            yield stream

    async def command(self, stream: str, command: str) -> Command | None:
        """See `Store.command`."""
        return (await self.commands(stream)).get(command)

    async def commands(self, stream: str) -> Mapping[str, Command]:
        """See `Store.commands`."""
        self._check_here(stream)
        return self._commands[stream].copy()

    async def forget_commands(self, stream: str, until: int) -> None:
        """See `Store.forget_commands`."""
        known = await self.commands(stream)
        self._commands[stream] = {name: command for name, command in known.items() if command.version > until}

    async def archive(self, stream: str, version: int, stub: bytes) -> bool:
        """See `Store.archive`."""
        if stream in self._frozen or stream not in self._logs or len(self._logs[stream]) != version:
            return False
        del self._logs[stream]
        self._commands.pop(stream, None)
        self._snapshots.pop(stream, None)
        self._digests.pop(stream, None)
        self._stubs[stream] = version, stub
        return True

    async def stub(self, stream: str) -> bytes | None:
        """See `Store.stub`."""
        return self._stubs[stream][1] if stream in self._stubs else None

    async def restore(
        self, stream: str, stub: bytes, entries: Sequence[bytes], commands: Mapping[str, Command]
    ) -> bool:
        """See `Store.restore`."""
        if not await self.erase(stream, stub):
            return False
        self._logs[stream] = [Entry(version, entry) for version, entry in enumerate(entries, 1)]
        self._commands[stream] = dict(commands)
        return True

    async def erase(self, stream: str, stub: bytes) -> bool:
        """See `Store.erase`."""
        if await self.stub(stream) != stub:
            return False
        del self._stubs[stream]
        return True

    def _check_here(self, stream: str) -> None:
        if stream in self._stubs:
            raise Archived(self._stubs[stream][1])

    async def snapshot(self, stream: str) -> bytes | None:
        """See `Store.snapshot`."""
        return self._snapshots.get(stream)

    async def keep_snapshot(self, stream: str, snapshot: bytes) -> None:
        """See `Store.keep_snapshot`."""
        if stream in self._logs:
            self._snapshots[stream] = snapshot

    async def get(self, key: str) -> bytes | None:
        """See `Store.get`."""
        return self._documents.get(key)

    async def put(self, key: str, value: bytes) -> None:
        """See `Store.put`."""
        self._documents[key] = value

    async def put_once(self, key: str, value: bytes) -> bool:
        """See `Store.put_once`."""
        if key in self._documents:
            return False
        self._documents[key] = value
        return True

    async def swap(self, key: str, old: bytes | None, new: bytes | None) -> bool:
        """See `Store.swap`."""
        if self._documents.get(key) != old:
            return False
        self._documents.pop(key, None)
        if new is not None:
            self._documents[key] = new
        return True

    async def index_add(self, name: str, member: str, score: int) -> None:
        """See `Store.index_add`."""
        self._indexes[name][member] = score

    async def index_remove(self, name: str, member: str) -> None:
        """See `Store.index_remove`."""
        self._indexes[name].pop(member, None)

    async def index_page(self, name: str, before: str | None, count: int) -> list[Indexed]:
        """See `Store.index_page`."""
        rows = sorted(Indexed(score, member) for member, score in self._indexes[name].items())
        end = len(rows) if before is None else bisect_left(rows, Indexed.at(before))
        return rows[max(0, end - count) : end][::-1]

    async def index_due(self, name: str, until: int, count: int) -> list[Indexed]:
        """See `Store.index_due`."""
        due = [Indexed(score, member) for member, score in self._indexes[name].items() if score <= until]
        return sorted(due)[:count]

    async def index_count(self, name: str, until: int | None = None) -> int:
        """See `Store.index_count`."""
        return sum(until is None or score <= until for score in self._indexes[name].values())

    async def queue_length(self, name: str) -> int:
        """See `Store.queue_length`."""
        return len(self._queues[name])

    async def queue_add(self, name: str, item: bytes) -> None:
        """See `Store.queue_add`."""
        self._queues[name][f"{next(self._queued)}-0"] = _Item(item)

    async def queue_take(self, name: str, count: int, seconds: float) -> list[Queued]:
        """See `Store.queue_take`."""
        queue, now = self._queues[name], self._clock()
        left = [id_ for id_, item in queue.items() if item.taken is not None and now - item.taken >= seconds]
        new = (id_ for id_, item in queue.items() if item.taken is None)
        taken = left[:count] + list(islice(new, max(0, count - len(left))))
        for id_ in taken:
            queue[id_] = queue[id_]._replace(taken=now)
        return [Queued(id_, queue[id_].data) for id_ in taken]

    async def queue_done(self, name: str, id_: str) -> None:
        """See `Store.queue_done`."""
        self._queues[name].pop(id_, None)

    async def take(self, key: str, amount: int, most: int, seconds: int) -> Taken:
        """See `Store.take`."""
        number, into = divmod(self._clock(), seconds)
        last, now, before = self._windows.get(key, (-2, 0, 0))
        if last != number:
            now, before = 0, now if last == number - 1 else 0
        window = Taken(True, before, now, seconds - into)
        if window.counted(seconds) + amount > most:
            return window._replace(taken=False)
        if amount:
            self._windows[key] = (int(number), now + amount, before)
        return window._replace(now=now + amount)

    async def say(self, key: str, entry: bytes, most: int, seconds: int, mark: str = "") -> int:
        """See `Store.say`."""
        kept = self._list(key)
        for known, (_, had) in list(kept.entries.items())[-MARKED:]:
            if mark and had == mark:
                return known
        number = max(int(1000 * self._clock()), max(kept.entries, default=0) + 1)
        kept.entries[number] = entry, mark
        for old in list(kept.entries)[:-most]:
            del kept.entries[old]
        kept.until = self._clock() + seconds
        self._notice(key, number)
        return number

    async def said(self, key: str, after: int = 0, count: int | None = None) -> list[Entry]:
        """See `Store.said`."""
        entries = [Entry(number, entry) for number, (entry, _) in self._list(key).entries.items() if number > after]
        return entries[:count]

    async def resay(self, key: str, number: int, entry: bytes) -> bool:
        """See `Store.resay`."""
        entries = self._list(key).entries
        if number not in entries:
            return False
        entries[number] = entry, entries[number][1]
        return True

    def _list(self, key: str) -> "_List":
        """A list, which is empty where it is forgotten."""
        kept = self._lists.setdefault(key, _List())
        if self._clock() >= kept.until:
            kept.entries.clear()
        return kept

    def _notice(self, stream: str, version: int) -> None:
        for listener in self._listeners:
            listener.notice(Wakeup(stream, version))

    async def wakeups(self) -> AsyncGenerator[Wakeup | None, None]:
        """See `Store.wakeups`."""
        listener = _Listener()
        self._listeners.add(listener)
        try:
            yield None
            while True:
                for wakeup in await listener.noticed():
                    yield wakeup
        finally:
            self._listeners.remove(listener)

    async def ping(self) -> None:
        """See `Store.ping`."""

    async def close(self) -> None:
        """See `Store.close`."""


class _Item(NamedTuple):
    """An item of a queue, and when it was last taken."""

    data: bytes
    taken: float | None = None


class _List:
    """The entries of a list by their numbers, each with its mark, and until when they are kept."""

    def __init__(self) -> None:
        self.entries: dict[int, tuple[bytes, str]] = {}
        self.until = 0.0


class _Listener:
    """What one reader of `wakeups` has still to hear: of each stream only the latest."""

    def __init__(self) -> None:
        self._waiting: dict[str, Wakeup] = {}
        self._some = asyncio.Event()

    def notice(self, wakeup: Wakeup) -> None:
        self._waiting[wakeup.stream] = wakeup
        self._some.set()

    async def noticed(self) -> list[Wakeup]:
        await self._some.wait()
        self._some.clear()
        waiting, self._waiting = list(self._waiting.values()), {}
        return waiting
