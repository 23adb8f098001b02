"""Snapshots: what a game had come to at some version, kept beside its stream, so that a replica that doesn't know it replays the rest only.

A snapshot is never trusted over the stream. It counts only if this service made it, for this game, by this very code, and if
the stream has at its version the commit that it follows from; else the whole stream is replayed, as if there were none.
"""

from __future__ import annotations

import asyncio
import hmac
import logging
from collections.abc import Mapping
from functools import cache
from hashlib import sha256
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, Final

import msgspec
import zstandard
from msgspec import Struct, structs

from domain.kernel import snapshot
from domain.kernel.commit import RULES_VERSION
from domain.kernel.game import Game
from domain.kernel.state import State

from .signing import Signer
from .store import Store, StoreUnavailable
from .vault import SeedLocked, Vault

LATER: Final = 0.05
"""Seconds until a snapshot is made, by when the answer to what made it due has left."""

REMEMBERED: Final = 1000
"""The commands of so many of the last commits are remembered at least (docs/api.md): they take a fifth of the room of a game."""

LARGEST: Final = 64 * 1024 * 1024
"""The most bytes that a state has."""

logger = logging.getLogger(__name__)


class Snapshot(Struct, frozen=True, array_like=True):
    """A state and where it belongs: the game's id and its name, the version and the chain's head there, and the code that made it.

    `packed` is the state, compressed; `mac` is over all the rest, by a key that only the service has.
    """

    id: str
    game: str
    version: int
    head: bytes
    code: str
    packed: bytes
    mac: bytes = b""


_pack = msgspec.msgpack.Encoder().encode
_unpack = msgspec.msgpack.Decoder(Snapshot).decode


def code_of(rules: Game[Any, Any, Any]) -> str:
    """By what a game's states are made: the rules' version, the shape of a state, and the code that events change it by."""
    kind: type[State] = rules.state
    return sha256(f"{RULES_VERSION} {snapshot.shape(kind)} {_sources()}".encode()).hexdigest()


@cache
def _sources() -> str:
    """SHA-256 over all code of the domain: another release may come to another state by the same events."""
    return sha256(b"".join(_code_in(files("domain")))).hexdigest()


def _code_in(folder: Traversable) -> list[bytes]:
    parts = list[bytes]()
    for entry in sorted(folder.iterdir(), key=lambda entry: entry.name):
        if entry.is_dir():
            parts += _code_in(entry)
        elif entry.name.endswith(".py"):
            parts += [entry.name.encode(), entry.read_bytes()]
    return parts


class Snapshots:
    """Those of the games of a store: made every so many commits (0: never, and none is read), and counted where that failed."""

    def __init__(
        self, store: Store, rules: Mapping[str, Game[Any, Any, Any]], every: int, signer: Signer, vault: Vault
    ) -> None:
        self.every, self.failed = every, 0
        self._store, self._rules, self._vault = store, rules, vault
        self._key = signer.derived(b"snapshots")
        self._making: set[asyncio.Task[None]] = set()

    async def newest(self, id_: str) -> Snapshot | None:
        """The last snapshot of a game that this very code made, if there is one. Whether the stream agrees is still to be seen."""
        kept = await self._store.snapshot(id_) if self.every else None
        return self._read(id_, kept) if kept is not None else None

    def state(self, found: Snapshot) -> State:
        """The state of a snapshot, nobody else's."""
        packed = zstandard.ZstdDecompressor().decompress(found.packed, max_output_size=LARGEST)
        kind: type[State] = self._rules[found.game].state
        return snapshot.unpack(kind, packed)

    def reached(self, id_: str, before: int, state: State) -> None:
        """Keep one of this state before long, if one is due since a version before."""
        if self.every and state.version // self.every > before // self.every:
            making = asyncio.create_task(self._keep(id_, state))
            self._making.add(making)
            making.add_done_callback(self._making.discard)

    async def close(self) -> None:
        """Wait for those that are being made."""
        await asyncio.gather(*self._making)

    async def _keep(self, id_: str, state: State) -> None:
        await asyncio.sleep(LATER)
        try:
            await self._store.keep_snapshot(id_, self._made(id_, state))
            if state.version > REMEMBERED:
                await self._store.forget_commands(id_, state.version - REMEMBERED)
        except StoreUnavailable as error:
            self.failed += 1
            logger.info("no snapshot of %s: %s", id_, error)

    def _made(self, id_: str, state: State) -> bytes:
        """A snapshot as the store has it."""
        packed = zstandard.ZstdCompressor().compress(snapshot.pack(state))
        made = Snapshot(id_, state.game, state.version, state.head, code_of(self._rules[state.game]), packed)
        return self._vault.sealed(_pack(structs.replace(made, mac=self._mac(made))))

    def _read(self, id_: str, kept: bytes) -> Snapshot | None:
        try:
            found = _unpack(self._vault.unsealed(kept))
        except (msgspec.DecodeError, SeedLocked):
            found = None
        if why := self._why_not(id_, found):
            logger.warning("the snapshot of %s is ignored: %s", id_, why)
            return None
        return found

    def _why_not(self, id_: str, found: Snapshot | None) -> str:
        """Why a snapshot doesn't count, empty if it does."""
        if found is None:
            return "it can't be read"
        if not hmac.compare_digest(found.mac, self._mac(found)):
            return "it was altered, or made with another signing key"
        if found.id != id_:
            return "it belongs to another game"
        if found.game not in self._rules or found.code != code_of(self._rules[found.game]):
            return "other code made it"
        return ""

    def _mac(self, made: Snapshot) -> bytes:
        return hmac.digest(self._key, _pack(structs.replace(made, mac=b"")), "sha256")
