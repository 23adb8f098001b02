"""The event store: opaque bytes in, opaque bytes out; it knows nothing of games."""

from service.store.base import (
    Appended,
    Archived,
    BadCursor,
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
    Store,
    StoreUnavailable,
    Taken,
    Wakeup,
)
from service.store.ear import Ear
from service.store.feed import Feed
from service.store.memory import MemoryStore
from service.store.promise import Promise, StoreUnfit
from service.store.redis import RedisStore

__all__ = [
    "Appended",
    "Archived",
    "BadCursor",
    "Command",
    "CommandReused",
    "Conflict",
    "Diverged",
    "Ear",
    "Entry",
    "Feed",
    "Frozen",
    "Indexed",
    "Link",
    "MemoryStore",
    "Outcome",
    "Promise",
    "Queued",
    "RedisStore",
    "Repeated",
    "Store",
    "StoreUnavailable",
    "StoreUnfit",
    "Taken",
    "Wakeup",
]
