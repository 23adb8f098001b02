"""Whether what a store holds is what the service put there: stream by stream, each checked and replayed to its end."""

from __future__ import annotations

from collections import Counter
from collections.abc import AsyncGenerator, Callable, Iterable, Mapping
from hashlib import sha256
from typing import Final, TypeVar

import msgspec
from msgspec import Struct

from domain.kernel.campaign import CampaignCreated, CampaignEvent
from domain.kernel.commit import Commit, pack, unpack, unpack_commit
from domain.kernel.stored import check_stream
from domain.kernel.verdict import NONSENSE
from domain.locale import DEFAULT
from schema.audited import AuditRead

from .archive.depot import ArchiveUnavailable
from .audit_log import broken, is_log, unpacked
from .games import Rules
from .ids import is_campaign_id, is_game_id
from .store import Entry, Store
from .vault import SeedLocked, Vault

T = TypeVar("T")
PAGE: Final = 200

_campaign_event = msgspec.msgpack.Decoder(CampaignEvent).decode


class Finding(Struct, frozen=True):
    """What a stream is found to be: of how many entries, signed by which keys ("": not signed), and what is wrong, if anything."""

    stream: str
    entries: int
    signed: Counter[str]
    wrong: str | None


class _Wrong(Exception):
    """The first thing that is wrong with a stream, as a sentence."""


class Validation:
    """Checks streams of a store, which may grow meanwhile. One is in memory at a time."""

    def __init__(self, store: Store, vault: Vault, games: Mapping[str, Rules], keys: Mapping[str, bytes]) -> None:
        self._store, self._vault, self._games, self._keys = store, vault, games, keys
        self._whole_packs: set[str] = set()

    async def all(self, streams: Iterable[str] = ()) -> AsyncGenerator[Finding, None]:
        """What is found of these streams, or of every stream of the store."""
        for stream in streams:
            yield await self.of(stream)
        if not streams:
            async for stream in self._store.streams():
                yield await self.of(stream)

    async def of(self, stream: str) -> Finding:
        """What is found of a stream."""
        head, signed = await self._store.head(stream), Counter[str]()
        try:
            entries = [entry async for entry in self._read(stream)]
        except ArchiveUnavailable as away:
            return Finding(stream, 0, signed, str(away))
        try:
            _check_places(entries, head)
            await self._check(stream, [entry.data for entry in entries], signed)
        except _Wrong as wrong:
            return Finding(stream, len(entries), signed, str(wrong))
        return Finding(stream, len(entries), signed, None)

    async def _read(self, stream: str) -> AsyncGenerator[Entry, None]:
        after = 0
        while page := await self._store.read(stream, after, PAGE):
            for entry in page:
                yield entry
            after = page[-1].version

    async def _check(self, stream: str, entries: list[bytes], signed: Counter[str]) -> None:
        if is_game_id(stream):
            await self._check_game(stream, entries, signed)
        elif is_campaign_id(stream):
            await self._check_campaign(entries)
        else:
            _check_packed(entries)
            if is_log(stream):
                _check_looks(entries)

    # -- games

    async def _check_game(self, stream: str, entries: list[bytes], signed: Counter[str]) -> None:
        try:
            verdict = check_stream(entries, self._games, stream, self._keys, self._vault.opened)
        except SeedLocked as locked:
            raise _Wrong(str(locked)) from None
        if not verdict.verified:
            raise _Wrong(verdict.sentence(DEFAULT))
        if await self._store.frozen(stream):
            raise _Wrong("It is frozen, for commits of it were lost: turnledger repair says which.")
        commits = [unpack_commit(entry) for entry in entries]
        signed.update(commit.signed_by for commit in commits)
        _check_all_signed(commits)
        await self._check_content(commits[0])

    async def _check_content(self, first: Commit) -> None:
        pack_ = str(unpack(first.events)[0]["content"])
        if pack_ in self._whole_packs:
            return
        content = await self._store.get(f"content:{pack_}")
        if content is None:
            raise _Wrong(f"The cards that it is played with are missing: there is no content {pack_}.")
        if sha256(content).hexdigest() != pack_:
            raise _Wrong(f"The cards that it is played with were altered: content {pack_} has another hash.")
        self._whole_packs.add(pack_)

    # -- campaigns

    async def _check_campaign(self, entries: list[bytes]) -> None:
        events = [_read(_campaign_event, n, entry) for n, entry in enumerate(entries, 1)]
        for n, event in enumerate(events, 1):
            if isinstance(event, CampaignCreated) != (n == 1):
                raise _Wrong(f"Version {n} can't stand where it does.")
        names = [event.game for event in events if not isinstance(event, CampaignCreated)]
        for n, head in enumerate(await self._store.heads(names), 2):
            if not head:
                raise _Wrong(f"Version {n} names a game that isn't there.")


# -- what holds of every stream


def _check_places(entries: list[Entry], head: int) -> None:
    """No version is missing, not at the end either: the store notes which is the last."""
    for n, entry in enumerate(entries, 1):
        if entry.version != n:
            raise _Wrong(f"Version {n} is missing.")
    if len(entries) < head or not entries:
        raise _Wrong(f"Version {len(entries) + 1} is missing.")


def _check_packed(entries: list[bytes]) -> None:
    """Of a stream of which nothing else is known: each entry can be read, and is written in our one way."""
    for n, entry in enumerate(entries, 1):
        _read(unpack, n, entry)


def _read(unpacked: Callable[[bytes], T], n: int, entry: bytes) -> T:
    """What an entry holds, which is written in our one way."""
    try:
        held = unpacked(entry)
        if pack(held) == entry:
            return held
    except NONSENSE:
        pass
    raise _Wrong(f"Version {n} isn't what the service writes.")


def _check_looks(entries: list[bytes]) -> None:
    """What is noted of auditors is chained."""
    looks = list[AuditRead]()
    for entry in entries:
        try:
            looks.append(unpacked(entry))
        except NONSENSE:
            break
    version = broken(looks) or (len(looks) + 1 if len(looks) < len(entries) else None)
    if version is not None:
        raise _Wrong(f"Version {version} isn't what was noted.")


def _check_all_signed(commits: list[Commit]) -> None:
    """Once a service signs, it signs everything."""
    since = next((n for n, commit in enumerate(commits) if commit.signature), len(commits))
    for commit in commits[since:]:
        if not commit.signature:
            raise _Wrong(f"Version {commit.version} isn't signed, though versions before it are.")
