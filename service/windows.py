"""The windows of our store as the library `limits` knows them, so that it needs no connections of its own."""

from __future__ import annotations

from typing import Any, Final, NoReturn

from limits.aio.storage import Storage
from limits.aio.storage.base import SlidingWindowCounterSupport

from .store import Store, StoreUnavailable

PREFIX: Final = "limit:"


class Windows(Storage, SlidingWindowCounterSupport):
    """Sliding windows in a store. There are none of the other kinds, which nobody here asks for."""

    STORAGE_SCHEME = None

    def __init__(self, store: Store) -> None:
        super().__init__()
        self._store = store

    @property
    def base_exceptions(self) -> type[Exception]:
        """What goes wrong in a store."""
        return StoreUnavailable

    async def acquire_sliding_window_entry(self, key: str, limit: int, expiry: int, amount: int = 1) -> bool:
        """Count an amount, unless that were too much. Whether it was."""
        return (await self._store.take(PREFIX + key, amount, limit, expiry)).taken

    async def get_sliding_window(self, key: str, expiry: int) -> tuple[int, float, int, float]:
        """What was counted in the span before, for how long that counts yet, and the same of this one."""
        window = await self._store.take(PREFIX + key, 0, 0, expiry)
        return window.before, window.left, window.now, window.left + expiry

    async def _none(self, *asked: Any) -> NoReturn:
        raise NotImplementedError("there are only sliding windows")

    incr = get = get_expiry = check = reset = clear = clear_sliding_window = _none  # type: ignore[assignment]
