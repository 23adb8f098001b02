"""What the verifiers say of a game: its record, or the words that it used where it isn't written as one."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from docs.verifier.verify import Table, canonical, commitment, salt_of, sha256
from domain.kernel.audience import AUDITOR, Viewer
from domain.kernel.commit import Commit, unpack
from domain.kernel.record import Record
from domain.kernel.verdict import Verdict
from domain.kernel.verify import verify
from tests.domain.play import AnyGame


def record_of(game: AnyGame, commits: Sequence[Commit], viewer: Viewer = AUDITOR) -> bytes:
    """The record of a game for a viewer; without one, with everything open."""
    last, seed = commits[-1], unpack(commits[0].events)[0]["seed"]
    record = Record("a game", viewer, last.version, last.hash, seed, game.content_pack, at=0)
    return record.beginning() + b"".join(map(record.commit, commits)) + record.end()


def verdict_of(game: AnyGame, commits: Sequence[Commit], viewer: Viewer = AUDITOR) -> Verdict:
    """What the first verifier says of it."""
    return verify(record_of(game, commits, viewer), {game.name: game})


def words_used(commits: Sequence[Commit]) -> int:
    """Follow every card, shuffle and die of a game; verify.Fault is the first that doesn't follow from the seed."""
    games = [unpack(commit.events) for commit in commits]
    table = Table(games[0][0]["seed"], sandbox=any(event["type"] == "Forked" for event in games[0]))
    for events in games:
        table.follow(events)
    return table.used


def head_of(record: Iterable[dict[str, Any]]) -> str:
    """The head of public forms, each with its `hash`; ValueError names the first that doesn't fit the chain."""
    head = ""
    for number, entry in enumerate(record, 1):
        form = {name: value for name, value in entry.items() if name != "hash"}
        digest = sha256(canonical(form))
        if (form["version"], form["prev"], entry["hash"]) != (number, head, digest):
            raise ValueError(f"commit {number} doesn't fit the chain")
        head = digest
    return head


def committed(key: bytes, version: int, index: int, field: str, item: int, value: Any) -> str:
    """The commitment to a value, with the salt of its place."""
    return commitment(salt_of(key, version, index, field, item), value)
