"""The shelf for operations that clients named by their hash, in the store, so that all replicas know them."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Final

import msgspec
from msgspec import Struct

from schema.persisted import hashed

from .answering import answering
from .cache import Cache
from .documents import reader
from .settings import SettingError, variable
from .store import Store

LONGEST: Final = 16 * 1024
"""The largest text that is kept, in bytes."""
KNOWN: Final = 1000


class Kept(Struct, frozen=True, forbid_unknown_fields=True):
    """A text and its hash."""

    hash: str
    text: str


_read = reader(Kept)


class Shelf:
    """So many places in the store: a hash has one of them, where it takes the place of another that had it before.

    So it is bounded without anybody counting, and who is forgotten sends the text again, as the protocol has it.
    """

    def __init__(self, store: Store, places: int) -> None:
        self._store, self._places = store, places
        self._known: Cache[str, str] = Cache(KNOWN)

    @answering
    async def get(self, hash_: str) -> str | None:
        """The text of a hash, if it is there. Whatever is in the store, no other text is taken for it."""
        if known := self._known.get(hash_):
            return known
        record = await self._store.get(self._place(hash_))
        kept = _read(record) if record else None
        if kept is None or kept.hash != hash_ or hashed(kept.text) != hash_:
            return None
        self._known.put(hash_, kept.text)
        return kept.text

    @answering
    async def put(self, hash_: str, text: str) -> None:
        """Keep a text, unless it is too long."""
        if len(text.encode(errors="surrogatepass")) > LONGEST or self._known.get(hash_):
            return
        await self._store.put(self._place(hash_), msgspec.json.encode(Kept(hash_, text)))
        self._known.put(hash_, text)

    def _place(self, hash_: str) -> str:
        return f"operation:{int(hash_[:16], 16) % self._places}"


def listed(path: str) -> Mapping[str, str]:
    """The operations of a file, JSON, by their names; none without a file. SettingError: it can't be read."""
    if not path:
        return {}
    try:
        return msgspec.json.decode(Path(path).read_bytes(), type=dict[str, str])
    except (OSError, msgspec.MsgspecError) as error:
        raise SettingError(f"{variable('graphql_operations')} can't be {path!r}. {error}.") from None
