"""A cache that forgets what was used longest ago."""

from __future__ import annotations

from collections import OrderedDict
from typing import Generic, TypeVar

K = TypeVar("K")
V = TypeVar("V")


class Cache(Generic[K, V]):
    """At most `size` values by key. `hits` and `misses` count what was looked up in it."""

    def __init__(self, size: int) -> None:
        self._size = size
        self._values: OrderedDict[K, V] = OrderedDict()
        self.hits = self.misses = 0

    def get(self, key: K) -> V | None:
        """The value of a key, if it is still here."""
        if key not in self._values:
            self.misses += 1
            return None
        self.hits += 1
        self._values.move_to_end(key)
        return self._values[key]

    def peek(self, key: K) -> V | None:
        """The same, uncounted."""
        return self._values.get(key)

    def drop(self, key: K) -> None:
        """Forget a value."""
        self._values.pop(key, None)

    def put(self, key: K, value: V) -> None:
        """Keep a value, and forget another where there are too many."""
        self._values[key] = value
        self._values.move_to_end(key)
        if len(self._values) > self._size:
            self._values.popitem(last=False)
