"""Documents of the store that several may change at once."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from domain.kernel.refusal import Refused

from .store import Store

ATTEMPTS: Final = 10
"""How often a change is tried while others change the same."""


async def changed(store: Store, key: str, how: Callable[[bytes | None], bytes]) -> bytes:
    """The document of a key as `how` makes it of the one there (None: there is none), which now is the one there.

    It is asked again where somebody else was quicker, and may refuse. Refused: `unavailable` where others always were.
    """
    for _ in range(ATTEMPTS):
        old = await store.get(key)
        new = how(old)
        if await store.swap(key, old, new):
            return new
    raise Refused("unavailable")


async def forget(store: Store, key: str) -> None:
    """Let there be no document of this key. Refused: `unavailable` where others always changed it meanwhile."""
    for _ in range(ATTEMPTS):
        if await store.swap(key, await store.get(key), None):
            return
    raise Refused("unavailable")
