"""Live streams: every commit after a version, once and in order, however many follow.

A process has one listener, which runs while anybody follows anything. Word from the store is only a
hint: the stream itself is then read from the last version known, so word lost or doubled does no harm.
It is read once for all its followers, by whichever of them is first to ask, into a short window from
which each draws at its own pace; whoever falls out of the window reads the store until back in it. So
nothing is ever kept for anybody, however slow. Lists of what was said are listened to in the same way.

Those who have much to catch up with take turns, one entry at each turn of the loop: else a hundred who come back at once
would have whole pages told to them before anybody else is heard, the store's own answers among them.

Who would rather hear of many streams that they have grown, and read none of them, has an ear.
"""

import asyncio
import logging
from collections import defaultdict, deque
from collections.abc import AsyncGenerator, Awaitable, Callable, Iterable, Iterator
from contextlib import aclosing, contextmanager, suppress
from functools import partial
from itertools import islice
from typing import Final, TypeAlias, TypeVar

from service.store.base import Entry, Store, StoreUnavailable, Wakeup
from service.store.ear import Ear

PAGE: Final = 100  # entries read at once
WINDOW: Final = 100  # entries kept per followed stream
RETRY_SECONDS: Final = 0.5

logger = logging.getLogger(__name__)
T = TypeVar("T")
Behind: TypeAlias = Callable[[str, int], Awaitable[None]]


class Feed:
    """The streams of a store as they grow, for any number of followers in this process."""

    def __init__(self, store: Store, behind: Behind | None = None) -> None:
        """`behind` is told of a stream that reached further once, and how far it does now, before its followers are let go."""
        self._store, self._behind = store, behind
        self._windows: dict[str, _Window] = {}
        self._ears: set[Ear] = set()
        self._listening: defaultdict[str, set[Ear]] = defaultdict(set)
        self._listener: asyncio.Task[None] | None = None
        self._closed = asyncio.Event()
        self._pace = asyncio.Lock()

    @property
    def followed(self) -> int:
        """How many streams somebody follows."""
        return len(self._windows)

    async def follow(self, stream: str, after: int = 0) -> AsyncGenerator[Entry, None]:
        """Every entry of the stream after version `after`, once and in order; then each new one.

        Waits out an outage of the store. Ends when the feed is closed, or where the stream no longer reaches as far as it
        was read. The stream is listened to for as long as the iterator is open, so whoever stops early closes it (`contextlib.aclosing`).
        """
        window = self._enter(stream)
        version = after
        try:
            while not self._closed.is_set():
                for n, entry in enumerate(await self._next(window, version)):
                    if n:
                        await self._take_turn()
                    if self._closed.is_set():
                        return
                    version = entry.version
                    yield entry
        except _Closed:
            return
        finally:
            self._leave(window)

    async def overhear(self, key: str, after: int = 0) -> AsyncGenerator[Entry, None]:
        """Every entry of a list after a number, as far as they are kept; then each new one. Else as `follow`.

        A list isn't kept in a window, since few listen to each: every follower reads it. Word of it wakes them.
        """
        window = self._enter(key)
        window.is_list = True
        number = after
        try:
            while not self._closed.is_set():
                changed = window.changed
                page = await self._patiently(partial(self._store.said, key, number, PAGE))
                for entry in page:
                    number = entry.version
                    yield entry
                    if self._closed.is_set():
                        return
                if not page:
                    await changed.wait()
        except _Closed:
            return
        finally:
            self._leave(window)

    @contextmanager
    def listening(self) -> Iterator[Ear]:
        """An ear, which at first hears that any stream may have grown, and ends when the feed is closed.

        What it listens to may be changed at any time, but by `listen`.
        """
        ear = Ear()
        ear.look()
        if self._closed.is_set():
            ear.close()
        self._ears.add(ear)
        self._begin()
        try:
            yield ear
        finally:
            self.listen(ear, ())
            self._ears.discard(ear)
            self._end()

    def listen(self, ear: Ear, names: Iterable[str]) -> None:
        """Let an ear listen to these streams and lists, and to no others."""
        for name in ear.names:
            self._listening[name].discard(ear)
            if not self._listening[name]:
                del self._listening[name]
        ear.to(names)
        for name in ear.names:
            self._listening[name].add(ear)

    async def close(self) -> None:
        """Ends all followers: at once those that wait, the others when they ask for their next entry."""
        self._closed.set()
        for window in self._windows.values():
            window.change()
        for ear in self._ears:
            ear.close()
        listener, self._listener = self._listener, None
        if listener is not None:
            listener.cancel()
            await asyncio.wait([listener])

    async def _take_turn(self) -> None:
        """Wait until nobody else has gone on in this turn of the loop."""
        async with self._pace:
            await asyncio.sleep(0)

    def _enter(self, stream: str) -> "_Window":
        window = self._windows.setdefault(stream, _Window(stream))
        window.followers += 1
        self._begin()
        return window

    def _leave(self, window: "_Window") -> None:
        window.followers -= 1
        if window.followers == 0 and self._windows.get(window.stream) is window:
            del self._windows[window.stream]
        self._end()

    def _begin(self) -> None:
        if self._listener is None and not self._closed.is_set():
            self._listener = asyncio.create_task(self._listen(), name="feed")

    def _end(self) -> None:
        if not self._windows and not self._ears and self._listener is not None:
            self._listener.cancel()
            self._listener = None

    async def _listen(self) -> None:
        """Passes on what the store says about streams that are followed, until it is no longer the feed's listener.

        To be cancelled isn't enough: a line that can't be hung up in order fails instead of ending.
        """
        while self._listener is asyncio.current_task():
            try:
                async with aclosing(self._store.wakeups()) as wakeups:
                    async for wakeup in wakeups:
                        if wakeup is None:
                            await self._look()
                        else:
                            self._pass_on(wakeup)
            except StoreUnavailable as error:
                logger.warning("The feed waits for the store: %s", error)
            except Exception:
                logger.exception("The feed starts again")
            if self._listener is asyncio.current_task():
                await asyncio.sleep(RETRY_SECONDS)

    def _pass_on(self, wakeup: Wakeup) -> None:
        if wakeup.stream in self._windows:
            self._windows[wakeup.stream].hear(wakeup.version)
        for ear in self._listening.get(wakeup.stream, ()):
            ear.hear(wakeup.stream)

    async def _look(self) -> None:
        """Asks for the heads of all streams that are followed, and lets those who listen to lists, or have an ear, look."""
        for ear in self._ears:
            ear.look()
        for window in [window for window in self._windows.values() if window.is_list]:
            window.change()
        windows = [window for window in self._windows.values() if not window.is_list]
        knew = [window.last or 0 for window in windows]
        heads = await self._store.heads([window.stream for window in windows])
        for window, known, head in zip(windows, knew, heads, strict=True):
            if head < known:
                await self._let_go(window, head)
            else:
                window.hear(head)

    async def _let_go(self, window: "_Window", head: int) -> None:
        """End the followers of a stream that has lost entries: whoever follows it again begins with what is there."""
        if self._behind:
            await self._behind(window.stream, head)
        window.is_lost = True
        window.change()
        if self._windows.get(window.stream) is window:
            del self._windows[window.stream]

    async def _next(self, window: "_Window", version: int) -> list[Entry]:
        """Some entries after `version`; none means that it is time to ask again."""
        if window.is_lost:
            raise _Closed
        if window.last is None:
            window.start(await self._patiently(lambda: self._store.head(window.stream)))
        elif version < window.since:
            return await self._read(window.stream, version)
        elif version < window.last:
            return window.after(version)
        elif window.heard > window.last and not window.reading:
            await self._fill(window, window.last)
        else:
            await window.changed.wait()
        return []

    async def _fill(self, window: "_Window", last: int) -> None:
        """Reads on in a stream, for all its followers; the others wait for the window to change."""
        heard, window.reading = window.heard, True
        try:
            page = await self._read(window.stream, last)
            window.extend(page)
            if not page and window.heard == heard:
                window.heard = last  # it was only word
        finally:
            window.reading = False
            window.change()

    async def _read(self, stream: str, after: int) -> list[Entry]:
        return await self._patiently(lambda: self._store.read(stream, after, PAGE))

    async def _patiently(self, ask: Callable[[], Awaitable[T]]) -> T:
        """What the store answers, however long it is away; raises `_Closed` if the feed ends before."""
        while not self._closed.is_set():
            with suppress(StoreUnavailable):
                return await ask()
            with suppress(TimeoutError):
                async with asyncio.timeout(RETRY_SECONDS):
                    await self._closed.wait()
        raise _Closed


class _Closed(Exception):
    """The feed was closed while a follower waited for the store."""


class _Window:
    """The end of one stream: its latest entries, and how far it is known to reach."""

    def __init__(self, stream: str) -> None:
        self.stream = stream
        self.is_list = self.is_lost = False
        self.followers = 0
        self.last: int | None = None  # the version up to which the stream was read; None: not begun
        self.heard = 0  # the version that it is said to have
        self.reading = False
        self.changed = asyncio.Event()
        self._entries: deque[Entry] = deque(maxlen=WINDOW)

    @property
    def since(self) -> int:
        """The version after which the window holds everything."""
        return (self.last or 0) - len(self._entries)

    def start(self, head: int) -> None:
        """Begins at the stream's head, unless another follower was quicker."""
        if self.last is None:
            self.last = head
            self.change()

    def hear(self, version: int) -> None:
        """Notes that the stream is said to have reached a version."""
        if version > self.heard:
            self.heard = version
            self.change()

    def extend(self, page: list[Entry]) -> None:
        """Takes in the entries that follow the last."""
        self._entries.extend(page)
        if page:
            self.last = page[-1].version

    def after(self, version: int) -> list[Entry]:
        """The entries after a version that the window covers."""
        return list(islice(self._entries, version - self.since, None))

    def change(self) -> None:
        """Wakes those who wait for a change."""
        changed, self.changed = self.changed, asyncio.Event()
        changed.set()
