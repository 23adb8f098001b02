"""Documents of the store: how they are read, and how several may change one at once."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeVar

import msgspec
from msgspec import Struct

from domain.kernel.later import reading
from domain.kernel.refusal import Refused

from .store import Store

ATTEMPTS: Final = 10
"""How often a change is tried while others change the same."""


T = TypeVar("T", bound=Struct)


def reader(kind: type[T]) -> Callable[[bytes], T]:
    """What reads documents of this kind. LaterRelease: one has what this release has no place for, and would lose by changing it.

    TypeError: it leaves out what it doesn't know.
    """
    if not kind.__struct_config__.forbid_unknown_fields:
        raise TypeError(f"{kind.__name__} would lose what a later release wrote: it needs forbid_unknown_fields")
    decode = msgspec.json.Decoder(kind).decode

    def read(document: bytes) -> T:
        with reading(f"a document, {kind.__name__}"):
            return decode(document)

    return read


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
