"""Appending and replaying a game: our store and replay beside the `eventsourcing` library, in turns.

Its events are those of the same game, and its aggregate does nothing with them but count; our replay has the game again.
"""

from __future__ import annotations

import asyncio
import subprocess
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from pathlib import Path
from statistics import median
from time import perf_counter
from typing import NamedTuple

import msgspec

from bench.figures import Figure
from bench.play import GAME, RULES, bot_called, play
from bench.processes import store
from domain.kernel.commit import unpack_commit
from service.games import Games
from service.ids import new_id
from service.now import now
from service.store import RedisStore

PEERS = Path(__file__).parents[1] / "peers"
PYTHON = Path(__file__).parents[2] / ".venv-peers" / "bin" / "python"


class Took(NamedTuple):
    """Seconds for a whole game."""

    append: float
    replay: float


class Peer(NamedTuple):
    """The library in a process of its own."""

    process: subprocess.Popen[str]

    def measured(self) -> Took:
        """One game."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write("\n")
        self.process.stdin.flush()
        return Took(*map(float, self.process.stdout.readline().split()))


def version() -> str:
    """That of the library, as it is installed."""
    asked = "import importlib.metadata; print(importlib.metadata.version('eventsourcing'))"
    return subprocess.run([PYTHON, "-c", asked], stdout=subprocess.PIPE, text=True, check=True).stdout.strip()


def figures(directory: Path, rounds: int) -> list[Figure]:
    """A ratio for append and replay, beside the library in memory, and with both on disk before they go on."""
    entries = [move.entry for move in play(1, bot_called("random"))]
    commits = [msgspec.to_builtins(RULES.unpack_events(unpack_commit(entry).events)) for entry in entries]
    events = sum(map(len, commits))
    file = directory / "commits.json"
    file.write_bytes(msgspec.json.encode(commits))
    with ExitStack() as stack:
        on_disk, _ = stack.enter_context(store(directory / "always", "always"))
        not_synced, _ = stack.enter_context(store(directory / "no", "no"))
        sqlite, memory = (stack.enter_context(_peer(file, kind, directory)) for kind in ("sqlite", "memory"))
        runs = [
            (_ours(on_disk, entries), sqlite.measured(), _ours(not_synced, entries), memory.measured())
            for _ in range(rounds + 1)
        ]
    theirs, ours = f"eventsourcing {version()}", runs[1:]  # the first warms all of them up
    return [
        *_figures(f"{theirs}, SQLite file", [(run[0], run[1]) for run in ours], events),
        *_figures(f"{theirs}, in memory", [(run[2], run[3]) for run in ours], events),
    ]


def _figures(beside: str, runs: Sequence[tuple[Took, Took]], events: int) -> Iterator[Figure]:
    for part in ("append", "replay"):
        pairs = [(getattr(ours, part), getattr(theirs, part)) for ours, theirs in runs]
        said = " for ".join(f"{events / median(times):,.0f}/s" for times in zip(*pairs, strict=True))
        yield Figure(f"{part} / {beside}", [theirs / ours for ours, theirs in pairs], said)


@contextmanager
def _peer(file: Path, kind: str, directory: Path) -> Iterator[Peer]:
    command = [str(part) for part in (PYTHON, PEERS / "ledger.py", file, kind, directory)]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as process:
        yield Peer(process)
        process.communicate()


def _ours(url: str, entries: Sequence[bytes]) -> Took:
    return asyncio.run(_measured(url, entries))


async def _measured(url: str, entries: Sequence[bytes]) -> Took:
    """One commit after the other, as the library does it, and the game as nobody has it in memory."""
    kept, id_ = RedisStore(url), new_id("g", now())
    await kept.head(id_)  # the line is open
    start = perf_counter()
    for version, entry in enumerate(entries):
        await kept.append(id_, version, entry)
    appended = perf_counter()
    await Games(kept, {GAME: RULES}, now, 1).load(id_)
    loaded = perf_counter()
    await kept.close()
    return Took(appended - start, loaded - appended)
