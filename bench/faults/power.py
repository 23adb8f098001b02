"""Power cuts: a server that is killed, and whose log then ends where it was when a sync last began that returned.

A killed process alone loses nothing that its kernel has. So the server's system calls are written down, and what was only written
is cut off. The disk is believed: what it says it has synced is kept.
"""

from __future__ import annotations

import asyncio
import re
import subprocess
import time
from collections.abc import Iterable, Iterator, Sequence
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Final

from msgspec import Struct

from service.store import Appended, RedisStore, Repeated, StoreUnavailable
from tests.faults.linear import Call, Commit, faults
from tests.faults.strace import strace
from tests.faults.valkey import Valkey

from .campaign import FSYNC, Level

WRITERS: Final = 8
ATTACH_SECONDS: Final = 10.0
UNDER_LOAD: Final = (0.8, 2.5)
"""For how many seconds there is power."""

_CALL: Final = re.compile(r"(?P<pid>\d+) +(?P<name>write|fdatasync|fsync)\(\d+<(?P<file>[^>]*)>(?P<rest>.*)")
_RESUMED: Final = re.compile(r"(?P<pid>\d+) +<\.\.\. (?P<name>write|fdatasync|fsync) resumed>(?P<rest>.*)")
_RESULT: Final = re.compile(r" = (-?\d+)[^=]*$")


class Cuts(Struct, frozen=True):
    """What power cuts came to: how many appends were acknowledged, how many of those were lost, and the most at one cut."""

    level: str
    cuts: int
    seed: int
    acknowledged: int
    lost: int
    most: int
    bytes_lost: int
    wrong: Sequence[str]


def synced(trace: Iterable[str], size: int) -> int:
    """How much of a log was surely on disk at the end of a trace, that had so much when it began.

    A sync keeps what was written before it began, once it has returned.
    """
    kept, begun = size, dict[str, int]()
    for line in trace:
        if found := _CALL.match(line):
            if ".aof" not in found["file"]:
                continue
            begun[found["pid"]] = size
        elif not (found := _RESUMED.match(line)) or found["pid"] not in begun:
            continue
        result = _RESULT.search(found["rest"])
        if result is None or int(result[1]) < 0:  # it goes on, or failed
            continue
        if found["name"] == "write":
            size += int(result[1])
        else:
            kept = max(kept, begun[found["pid"]])
    return kept


class Powered:
    """A server whose power can be cut."""

    def __init__(self, valkey: Valkey, fsync: str) -> None:
        self._valkey, self._fsync = valkey, fsync
        self._trace = valkey.directory / "trace"
        self._size = 0
        self._tracer: subprocess.Popen[str] | None = None

    def start(self) -> None:
        """Start it, and begin to write down what it does."""
        self._valkey.start(appendfsync=self._fsync, auto_aof_rewrite_percentage="0")
        self._size = self._log.stat().st_size
        filters = ["-f", "-y", "-s", "0", "-e", "trace=write,fsync,fdatasync", "-o", str(self._trace)]
        command = [strace(), *filters, "-p", str(self._valkey.pid)]
        self._tracer = subprocess.Popen(command, stderr=subprocess.PIPE, text=True)
        assert self._tracer.stderr is not None
        deadline = time.monotonic() + ATTACH_SECONDS
        while "attached" not in (line := self._tracer.stderr.readline()):
            assert line, "strace may not trace here"
            assert time.monotonic() < deadline, "strace doesn't begin"

    def cut(self) -> int:
        """Cut its power; how many bytes of the log are lost."""
        assert self._tracer is not None
        assert self._tracer.stderr is not None
        self._valkey.kill()
        self._tracer.wait(ATTACH_SECONDS)
        self._tracer.stderr.close()
        with self._trace.open(encoding="utf-8", errors="replace") as trace:
            kept = synced(trace, self._size)
        lost = self._log.stat().st_size - kept
        with self._log.open("r+b") as log:
            log.truncate(kept)
        return lost

    @property
    def _log(self) -> Path:
        """The file to which the server appends."""
        return max((self._valkey.directory / "appendonlydir").glob("*.incr.aof"))


async def _write(store: RedisStore, stream: str) -> list[Call]:
    """Append for as long as there is power; what was told."""
    told = list[Call]()
    with suppress(StoreUnavailable):
        while True:
            command, began = f"{len(told)}", time.monotonic()
            outcome = await store.append(stream, len(told), b"a move", command=command)
            assert isinstance(outcome, Appended | Repeated), outcome
            told.append(Call("writer", command, outcome.version, began, time.monotonic()))
    return told


async def _once(server: Powered, url: str, seconds: float, name: str) -> tuple[list[list[Call]], int]:
    """Write, cut the power, and bring the server back."""
    await asyncio.to_thread(server.start)
    store = RedisStore(url, answer_seconds=2.0)
    try:
        writing = [asyncio.create_task(_write(store, f"{name} {n}")) for n in range(WRITERS)]
        await asyncio.sleep(seconds)
        lost = await asyncio.to_thread(server.cut)
        return list(await asyncio.gather(*writing)), lost
    finally:
        await store.close()


async def _faults(url: str, name: str, told: Sequence[Sequence[Call]]) -> Iterator[str]:
    """What is wrong with the streams, by what the writers were told."""
    store = RedisStore(url)
    found = list[str]()
    try:
        for n, calls in enumerate(told):
            entries = await store.read(f"{name} {n}")
            final = [Commit(entry.version, "", f"{entry.version - 1}") for entry in entries]
            unknown = Call("writer", f"{len(calls)}", 0, time.monotonic(), float("inf"), "unknown")
            found += faults([*calls, unknown], final)
    finally:
        await store.close()
    return iter(found)


async def power_cuts(level: Level, cuts: int, seed: int, directory: Path) -> Cuts:
    """Cut the power so many times while several append to the store."""
    chance, valkey = Random(seed), Valkey(directory, directory / "power.sock")
    server = Powered(valkey, FSYNC[level])
    acknowledged = lost_bytes = 0
    wrong, by_cut = list[str](), list[int]()
    try:
        for n in range(cuts):
            told, gone = await _once(server, valkey.url, chance.uniform(*UNDER_LOAD), f"cut {n}")
            await asyncio.to_thread(valkey.start, appendfsync=FSYNC[level])
            found = [*await _faults(valkey.url, f"cut {n}", told)]
            valkey.kill()
            acknowledged, lost_bytes = acknowledged + sum(map(len, told)), lost_bytes + gone
            by_cut.append(sum("is lost" in fault for fault in found))
            wrong += [fault for fault in found if "is lost" not in fault]
    finally:
        valkey.kill()
    return Cuts(level, cuts, seed, acknowledged, sum(by_cut), max(by_cut), lost_bytes, wrong)
