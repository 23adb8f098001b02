"""What proof costs: public forms, chain, commitments and digests as a move is made; and how fast a record is checked."""

from __future__ import annotations

import asyncio
import tempfile
from collections.abc import Iterator, Sequence
from pathlib import Path
from statistics import median
from time import perf_counter, process_time
from typing import Any

from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey
from msgspec import Raw, Struct, structs

from bench.figures import Figure, microseconds
from bench.play import CONQUEST, VILLAINS, Move, Setting, bot_called, play, timed
from domain.kernel.audience import AUDITOR, Viewer
from domain.kernel.commit import RULES_VERSION, Commit, pack, unpack_commit
from domain.kernel.events import Checkpoint
from domain.kernel.game import Decided
from domain.kernel.lobby import CreateGame
from domain.kernel.record import Key, Record
from domain.kernel.signature import head_statement, key_id
from domain.kernel.verify import verify
from domain.registry import games
from service.ids import new_id
from service.store import RedisStore
from service.store.embedded import EmbeddedServer

SECRET = Ed25519PrivateKey.from_private_bytes(bytes(32))
PUBLIC = SECRET.public_key().public_bytes_raw()
MOST = 0.25
LEAST = 20_000
READERS: dict[str, Viewer] = {"everything opened": AUDITOR, "of a seat": 0}


class Spent(Struct):
    """What the moves of a game took, in seconds each: bare, and what proof added."""

    decide: list[float] = []
    plain: list[float] = []
    append: list[float] = []
    chained: list[float] = []
    digest: list[float] = []
    sign: list[float] = []

    @property
    def bare(self) -> float:
        """To decide and append without any proof."""
        return sum(self.decide) - sum(self.digest) + sum(self.plain) + sum(self.append)

    @property
    def proof(self) -> float:
        """What public forms, commitments, the chain and digests add."""
        return sum(self.chained) - sum(self.plain) + sum(self.digest)


def figures(rounds: int) -> Iterator[Figure]:
    """What proof adds to making a move, and how many events of a record are checked in a second."""
    with tempfile.TemporaryDirectory() as directory, EmbeddedServer(Path(directory), fsync="no") as server:
        for setting in (VILLAINS, CONQUEST):
            yield from asyncio.run(_making(server.url, rounds, setting))
    yield from _checking(rounds)


async def _making(url: str, rounds: int, setting: Setting) -> list[Figure]:
    store, spent = RedisStore(url), list[Spent]()
    moves = play(1, bot_called("random", setting), setting=setting)
    for n in range(rounds):
        spent.append(await _made(store, new_id("g", n), setting.rules, moves))
    await store.close()
    each = [len(moves)] * rounds
    bare = median(s.bare / n for s, n in zip(spent, each, strict=True))
    proof = median(s.proof / n for s, n in zip(spent, each, strict=True))
    sign = median(sum(s.sign) / n for s, n in zip(spent, each, strict=True))
    return [
        Figure(
            f"{setting.game}: proof / decide and append",
            [s.proof / s.bare for s in spent],
            f"{microseconds(proof)} for {microseconds(bare)}",
            most=MOST,
        ),
        Figure(
            f"{setting.game}: signature / decide and append",
            [sum(s.sign) / s.bare for s in spent],
            f"{microseconds(sign)} for {microseconds(bare)}",
        ),
    ]


async def _made(store: RedisStore, id_: str, rules: Any, moves: Sequence[Move]) -> Spent:
    """Make the moves of a game once more, and append them."""
    spent, state, seed = Spent(), rules.state(), (1).to_bytes(32, "big")
    for n, move in enumerate(moves):
        action = move.action
        if isinstance(action, CreateGame):
            decided = timed(spent.decide, rules.create, action, seed)
        else:
            decided = timed(spent.decide, rules.decide, state, move.seat, action)
        timed(spent.plain, _plain, state, decided, move)
        entry, state = timed(spent.chained, _chained, rules, state, decided, move)
        if isinstance(decided.events[-1], Checkpoint):
            timed(spent.digest, decided.state.digest)
        timed(spent.sign, SECRET.sign, head_statement(id_, state.version, state.head))
        start = perf_counter()
        await store.append(id_, n, entry)
        spent.append.append(perf_counter() - start)
    return spent


def _plain(before: Any, decided: Decided[Any], move: Move) -> tuple[bytes, Any]:
    """A commit without proof, and the state after it."""
    action, events = Raw(pack(move.action)), Raw(pack(decided.events))
    commit = Commit(before.version + 1, 0, move.seat, RULES_VERSION, action, events)
    return pack(commit), structs.replace(decided.state, version=commit.version)


def _chained(rules: Any, before: Any, decided: Decided[Any], move: Move) -> tuple[bytes, Any]:
    """The commit with its hash, and the state after it."""
    commit, after = rules.commit(before, decided, move.seat, move.action, 0)
    return pack(commit), after


def _checking(rounds: int) -> Iterator[Figure]:
    commits = [_signed(unpack_commit(move.entry)) for move in play(1, bot_called("random"))]
    events = sum(len(VILLAINS.rules.events_of(commit)) for commit in commits)
    for name, reader in READERS.items():
        record = _record(commits if reader == AUDITOR else commits[:-1], reader)
        seconds = [_checked(record) for _ in range(rounds)]
        yield Figure(
            f"events checked in a second, {name}",
            [events / each for each in seconds],
            f"{events} events, {len(commits)} signatures, {len(record) / 1000:.0f} kB: {median(seconds) * 1000:.0f} ms",
            least=LEAST,
        )


def _signed(commit: Commit) -> Commit:
    signature = SECRET.sign(head_statement("g", commit.version, commit.hash))
    return structs.replace(commit, signature=signature, signed_by=key_id(PUBLIC))


def _record(commits: Sequence[Commit], reader: Viewer) -> bytes:
    state, last = VILLAINS.rules.replay(commits), commits[-1]
    keys = [Key(key_id(PUBLIC), PUBLIC)]
    content = VILLAINS.rules.content_pack
    record = Record(
        "g", reader, last.version, last.hash, state.seed, content, 0, keys, lambda s: (key_id(PUBLIC), SECRET.sign(s))
    )
    return record.beginning() + b"".join(map(record.commit, commits)) + record.end()


def _checked(record: bytes) -> float:
    start = process_time()
    verdict = verify(record, games())
    took = process_time() - start
    if not verdict.verified:
        raise AssertionError(verdict)
    return took
