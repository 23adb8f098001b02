"""What the service asks of an event store, whichever keeps the bytes."""

import base64
from collections.abc import AsyncGenerator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from typing import Final, NamedTuple, Protocol, Self, TypeAlias

from service.store.health import Health

MARKED: Final = 100
"""Among so many of the last entries of a list one is looked for that was said before: among all it would take the server long."""


class StoreUnavailable(Exception):
    """The store gave no answer, or would not do its work: unreachable, too slow, loading, read-only, full.

    The message is a sentence fit for anybody; what the client library said is the exception's cause.
    """


class Archived(StoreUnavailable):
    """What a stream held isn't here any more, but where its stub says: for whoever knows an archive."""

    def __init__(self, stub: bytes) -> None:
        super().__init__("What this stream held is in an archive.")
        self.stub = stub


class BadCursor(ValueError):
    """A page was asked for after a cursor that no page ever gave."""


class Entry(NamedTuple):
    """One commit of a stream: its version, counted from 1, and its bytes; or what was said, and its number."""

    version: int
    data: bytes


@dataclass(frozen=True, slots=True)
class Appended:
    """The entry is now the stream's last, as this version."""

    version: int


@dataclass(frozen=True, slots=True)
class Conflict:
    """Nothing was appended: the stream's head is `current` and not the version expected."""

    current: int


@dataclass(frozen=True, slots=True)
class Repeated:
    """Nothing was appended: the same command was before, as this version."""

    version: int


@dataclass(frozen=True, slots=True)
class CommandReused:
    """Nothing was appended: another command with the same id was before, as this version."""

    version: int


@dataclass(frozen=True, slots=True)
class Frozen:
    """Nothing was appended: the stream is frozen, and its head is `current`."""

    current: int


@dataclass(frozen=True, slots=True)
class Diverged:
    """Nothing was appended: the stream's head is `current`, as expected, but is another entry than the one built on."""

    current: int


Outcome: TypeAlias = Appended | Conflict | Repeated | CommandReused | Frozen | Diverged


class Link(NamedTuple):
    """How an entry hangs together with the one before it: the digests of both, by whatever its writers go. Empty: not said."""

    prev: bytes = b""
    own: bytes = b""


UNLINKED: Final = Link()


class Command(NamedTuple):
    """What a stream remembers of a command: the version that it became, and its fingerprint."""

    version: int
    fingerprint: bytes


class Wakeup(NamedTuple):
    """Word that a stream has reached a version, or a list a number. Only a hint: what is true is read from the stream."""

    stream: str
    version: int


class Taken(NamedTuple):
    """Whether an amount was counted, and what there is in its window afterwards.

    `now` was counted in this span of time, of which `left` seconds are to come, and `before` in the span before it.
    """

    taken: bool
    before: int
    now: int
    left: float

    def counted(self, seconds: float) -> float:
        """What counts in a window of so many seconds that ends now: of the span before, the part that it reaches into."""
        return self.before * self.left / seconds + self.now


class Indexed(NamedTuple):
    """A member of an index with its score (an integer below 2^53, such as a time in milliseconds)."""

    score: int
    member: str

    @property
    def cursor(self) -> str:
        """An opaque string that stands for this place in the index, member or no member."""
        return base64.urlsafe_b64encode(f"{self.score}:{self.member}".encode()).decode().rstrip("=")

    @classmethod
    def at(cls, cursor: str) -> Self:
        """The place that a cursor stands for; raises `BadCursor`."""
        with suppress(ValueError):  # also what base64 and UTF-8 raise
            text = base64.urlsafe_b64decode(cursor + "=" * (-len(cursor) % 4)).decode()
            score, _, member = text.partition(":")
            place = cls(int(score), member)
            if place.cursor == cursor:
                return place
        raise BadCursor("This is not a cursor of this list.")


class Queued(NamedTuple):
    """An item of a queue that somebody has taken, and the id by which it is done with."""

    id: str
    item: bytes


class Store(Protocol):
    """An append-only log per stream, small documents by key, sorted indexes, queues, and lists of what was said of late.

    Every method but `close` raises `StoreUnavailable`, and of an archived stream `read`, `append` and what is about commands raise
    `Archived`. `health` is that of its lines.
    """

    health: Health

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
        """Appends `entry` as version `expected + 1`, if the stream's head is `expected` and the stream isn't frozen (or `anyway`).

        With a `link` the head must be the very entry that is built on, where it was appended with a link itself.

        A command id, where given, is kept with the entry in one atomic step, and is looked at before the
        head: sent again with the same fingerprint it answers what became of it the first time. So when
        this raises `StoreUnavailable`, sending the same command again is always safe.
        """
        ...

    async def freeze(self, stream: str, why: bytes) -> None:
        """Lets nobody append to a stream, for a reason; the first reason stays."""
        ...

    async def thaw(self, stream: str) -> None:
        """Lets a stream be appended to again; nothing happens if it isn't frozen."""
        ...

    async def frozen(self, stream: str) -> bytes | None:
        """Why a stream is frozen; None if it isn't."""
        ...

    async def read(self, stream: str, after: int = 0, limit: int | None = None) -> list[Entry]:
        """The entries after version `after`, oldest first, at most `limit`; none if there is no stream."""
        ...

    async def head(self, stream: str) -> int:
        """The version of the stream's last entry; 0 if there is none."""
        ...

    async def heads(self, streams: Sequence[str]) -> list[int]:
        """The heads of many streams, in one round trip."""
        ...

    def streams(self) -> AsyncGenerator[str, None]:
        """The names of all streams, in no order, each at least once; perhaps of those that begin meanwhile, too."""
        ...

    async def command(self, stream: str, command: str) -> Command | None:
        """What became of a command of this stream; None if it never was appended."""
        ...

    async def commands(self, stream: str) -> Mapping[str, Command]:
        """What became of every command of a stream, by its id."""
        ...

    async def forget_commands(self, stream: str, until: int) -> None:
        """Forgets the commands that became this version of a stream, or an earlier one: sent again they would be new."""
        ...

    async def archive(self, stream: str, version: int, stub: bytes) -> bool:
        """Lets a stub stand for all that a stream holds, if this version is its head; whether it did. The head stays."""
        ...

    async def stub(self, stream: str) -> bytes | None:
        """The stub of a stream, if it is archived."""
        ...

    async def restore(
        self, stream: str, stub: bytes, entries: Sequence[bytes], commands: Mapping[str, Command]
    ) -> bool:
        """Lets a stream hold again what its stub stands for, if that is still its stub; whether it did."""
        ...

    async def erase(self, stream: str, stub: bytes) -> bool:
        """Lets an archived stream never have been, if that is still its stub; whether it did."""
        ...

    async def snapshot(self, stream: str) -> bytes | None:
        """What was last kept beside a stream, if it is still there."""
        ...

    async def keep_snapshot(self, stream: str, snapshot: bytes) -> None:
        """Keeps bytes beside a stream, in the place of any that were; nothing happens if there is no such stream."""
        ...

    async def get(self, key: str) -> bytes | None:
        """The document of this key."""
        ...

    async def put(self, key: str, value: bytes) -> None:
        """Keeps a document, in the place of any that was."""
        ...

    async def put_once(self, key: str, value: bytes) -> bool:
        """Keeps a document only if the key has none; whether it did."""
        ...

    async def swap(self, key: str, old: bytes | None, new: bytes | None) -> bool:
        """Keeps the document `new` in the place of `old`, if that is what the key has; whether it did.

        None stands for no document, on either side.
        """
        ...

    async def index_add(self, name: str, member: str, score: int) -> None:
        """Puts a member into an index, or moves it to another score."""
        ...

    async def index_remove(self, name: str, member: str) -> None:
        """Takes a member out of an index; nothing happens if it isn't in it."""
        ...

    async def index_page(self, name: str, before: str | None, count: int) -> list[Indexed]:
        """The next `count` members after the cursor `before` (None: from the start), highest score first.

        Members of one score come in reverse order of their UTF-8 bytes. Raises `BadCursor`.
        """
        ...

    async def index_due(self, name: str, until: int, count: int) -> list[Indexed]:
        """The first `count` members whose score is `until` or less, lowest score first.

        Members of one score come in the order of their UTF-8 bytes.
        """
        ...

    async def index_count(self, name: str, until: int | None = None) -> int:
        """How many members an index has, or has with a score of `until` or less."""
        ...

    async def queue_length(self, name: str) -> int:
        """How many items of a queue aren't done, taken or not."""
        ...

    async def queue_add(self, name: str, item: bytes) -> None:
        """Puts an item at the end of a queue."""
        ...

    async def queue_take(self, name: str, count: int, seconds: float) -> list[Queued]:
        """Takes at most `count` items of a queue: first those taken more than so many seconds ago and not done since.

        So each is taken again and again, by whomever, until it is done; it may be by two who are both at it.
        """
        ...

    async def queue_done(self, name: str, id_: str) -> None:
        """Lets an item that was taken be no more in the queue; nothing happens if it isn't."""
        ...

    async def take(self, key: str, amount: int, most: int, seconds: int) -> Taken:
        """Counts `amount` in the sliding window of a key, unless more than `most` would be in it; 0 only looks.

        The windows of a key are all of so many seconds. One in which nothing is counted any more is forgotten.
        """
        ...

    async def say(self, key: str, entry: bytes, most: int, seconds: int, mark: str = "") -> int:
        """Puts an entry at the end of a list, and gives its number.

        Of a list the last `most` entries are kept, and none once nothing was added for so many seconds. Numbers grow, over all
        that was ever in a list: they are milliseconds, or one more than the last. A `mark` (hexadecimal) that one of the last
        `MARKED` entries has adds nothing, and the number is that entry's. There is word of it as of an append.
        """
        ...

    async def said(self, key: str, after: int = 0, count: int | None = None) -> list[Entry]:
        """The entries of a list with a higher number than `after`, oldest first, at most `count`."""
        ...

    async def resay(self, key: str, number: int, entry: bytes) -> bool:
        """Puts another entry in the place of the one with this number, if it is in the list; whether it is."""
        ...

    def wakeups(self) -> AsyncGenerator[Wakeup | None, None]:
        """Word of every append, and of what is said, from now on, also from other processes.

        None comes first, once listening has begun, and then whenever word may have been lost or none
        came for some seconds: any stream may have grown.
        """
        ...

    async def ping(self) -> None:
        """Returns if the store answers and takes writes: one that is full or read-only can't do its work."""
        ...

    async def close(self) -> None:
        """Lets go of all connections."""
        ...
