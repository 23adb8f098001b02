"""Stored commits checked as they lie in the store: no byte of one is free, and none can be changed, left out or moved unnoticed."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from .commit import Commit, chain_hash, pack, public_form, unpack, unpack_commit
from .course import AnyGame, Course
from .rng import opens, salt_key
from .signature import head_statement, is_signed
from .verdict import NONSENSE, Fault, Verdict

Recorded = list[dict[str, Any]]


def check_stream(
    entries: Sequence[bytes],
    games: Mapping[str, AnyGame],
    id_: str = "",
    keys: Mapping[str, bytes] | None = None,
    opened: Callable[[bytes], Commit] = unpack_commit,
) -> Verdict:
    """Whether the entries of a game's stream, in their order, are what was chained, and lead to the tables that were noted.

    `games` are the games by name, `id_` is the id of this one. Signatures are checked where `keys` are given: the
    public keys of the service by their ids. `opened` reads an entry whose seed may be encrypted.
    """
    stream = _Stream(entries, games, id_, keys, opened)
    try:
        if not entries:
            raise Fault(1, "missing")
        for n, entry in enumerate(entries, 1):
            stream.take(n, entry)
    except Fault as fault:
        return stream.verdict(fault)
    return stream.verdict()


class _Stream:
    """A stream as far as it has been checked."""

    def __init__(
        self,
        entries: Sequence[bytes],
        games: Mapping[str, AnyGame],
        id_: str,
        keys: Mapping[str, bytes] | None,
        opened: Callable[[bytes], Commit],
    ) -> None:
        self.entries, self.games, self.id, self.keys, self.opened = entries, games, id_, keys, opened
        self.course: Course | None = None
        self.key = self.head = b""
        self.commits = self.signed = 0

    def verdict(self, fault: Fault | None = None) -> Verdict:
        return Verdict(
            verified=fault is None,
            version=fault.version if fault else self.commits,
            fault=fault.what if fault else None,
            game=self.id,
            open=True,
            head=self.head.hex(),
            commits=self.commits,
            signed=self.signed,
        )

    def take(self, n: int, entry: bytes) -> None:
        """Go on by the entry at place n. Fault: what is wrong there."""
        try:
            if _read(entry) is None:
                raise Fault(n, "altered")
            commit = self.opened(entry)
            self._follow(n, commit, unpack(commit.events))
        except NONSENSE:
            raise Fault(n, "altered") from None
        self.head = commit.hash
        self.commits += 1
        self.signed += bool(commit.signature)

    def _follow(self, n: int, commit: Commit, recorded: Recorded) -> None:
        if n == 1 and recorded[0]["type"] == "Created":
            self.key = salt_key(recorded[0]["seed"])
        if self.key and chain_hash(public_form(commit, self.key)) != commit.hash:
            raise Fault(n, "altered")
        if commit.version != n:
            raise self._out_of_place(n, commit.version)
        if commit.prev != self.head or not self.key:
            raise Fault(n, "altered")
        self._course(n, recorded).follow(n, commit.rules, recorded)
        if self.keys is not None and not _is_signed(self.id, commit, self.keys):
            raise Fault(n, "wrong-signature")

    def _out_of_place(self, n: int, version: int) -> Fault:
        if version < n:
            return Fault(version, "repeated")
        later = map(_read, self.entries[n:])
        return Fault(n, "reordered" if any(commit and commit.version == n for commit in later) else "missing")

    def _course(self, n: int, recorded: Recorded) -> Course:
        """The course of the game, which the first event begins."""
        if self.course is None:
            created = recorded[0]
            if not opens(created["seed"], created["seed_hash"]):
                raise Fault(n, "wrong-seed")
            if created["game"] not in self.games:
                raise Fault(n, "unreadable")
            self.course = Course(self.games[created["game"]], _returns(self.entries))
        return self.course


def _read(entry: bytes) -> Commit | None:
    """The commit in an entry, if it is one, and written as we write it."""
    try:
        commit = unpack_commit(entry)
        parts = (commit.action, commit.events)
        as_we_do = pack(commit) == entry and all(pack(unpack(part)) == bytes(part) for part in parts)
    except NONSENSE:
        return None
    return commit if as_we_do else None


def _returns(entries: Sequence[bytes]) -> set[int]:
    """The versions to which moves are taken back."""
    commits = filter(None, (_read(entry) for entry in entries if b"Undone" in entry))
    events = (event for commit in commits for event in unpack(commit.events))
    return {event["to"] for event in events if event.get("type") == "Undone"}


def _is_signed(game: str, commit: Commit, keys: Mapping[str, bytes]) -> bool:
    """Whether a commit has a signature for its head, or was made without."""
    if not commit.signed_by and not commit.signature:
        return True
    statement = head_statement(game, commit.version, commit.hash)
    return is_signed(keys.get(commit.signed_by, b""), commit.signature, statement)
