"""Many games replayed from a store, or a cluster of them: how fast, beside only decoding the same bytes, and where the time goes."""

from __future__ import annotations

import asyncio
import gc
import tempfile
from collections.abc import Awaitable, Callable, Coroutine, Iterable, Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from statistics import median
from time import perf_counter, process_time
from typing import Any, NamedTuple

import uvloop

from bench.figures import Figure, show
from bench.play import GAME, RULES, bot_called, play
from bench.processes import store
from domain.kernel.commit import unpack_commit
from service.games import Games
from service.ids import new_id
from service.now import now
from service.store import RedisStore
from tests.faults.cluster import clustered

RECORDED = 200
"""How many games of the random bot are played; the others are copies of them under ids of their own."""
AT_ONCE = 8
"""How many games are filled, and loaded, at once: while one waits for its answer, another is replayed."""
ROUND = 50
"""Games in a round, of which each thing is measured once."""


class Recorded(NamedTuple):
    """A game as the store has it, and how many events its commits are."""

    entries: Sequence[bytes]
    events: int


class Took(NamedTuple):
    """Seconds: of the clock, and of the processor."""

    clock: float
    cpu: float


class Round(NamedTuple):
    """What some games took: loaded from the store, only read from it; commits unpacked, events decoded too, replayed too."""

    events: int
    loaded: Took
    read: Took
    unpacked: Took
    decoded: Took
    replayed: Took


def run(events: int, cluster: bool) -> None:
    """Measure and print."""
    rounds = measure(events, cluster)
    total = sum(each.events for each in rounds)
    where = "a cluster of three masters with a replica each" if cluster else "one server"
    show(f"{total:,} events of {len(rounds) * ROUND:,} games from {where}, {AT_ONCE} games at once", figures(rounds))


def measure(events: int, cluster: bool) -> list[Round]:
    """Fill a store with games of so many events, and replay them."""
    recorded = [_recorded(seed) for seed in range(min(RECORDED, 1 + events // 1000))]
    with _store(cluster) as url:
        return uvloop.run(_measured(url, recorded, events))


def figures(rounds: Sequence[Round]) -> Iterator[Figure]:
    """The ratios, round by round."""
    yield _figure(
        "replay from the store / bare decode", rounds, lambda each: each.loaded.clock, lambda each: each.decoded.clock
    )
    yield _figure("the same by processor time", rounds, lambda each: each.loaded.cpu, lambda each: each.decoded.cpu)
    yield _figure(
        "replay in memory / bare decode", rounds, lambda each: each.replayed.cpu, lambda each: each.decoded.cpu
    )
    yield _figure(
        "only read from the store / bare decode", rounds, lambda each: each.read.clock, lambda each: each.decoded.clock
    )
    for name, part in parts(rounds).items():
        yield Figure(f"of the processor time, {name}", [part])


def parts(rounds: Sequence[Round]) -> dict[str, float]:
    """The shares of the processor time of a replay from the store: reading is what the rest doesn't take."""
    loaded, unpacked, decoded, replayed = (
        sum(getattr(each, name).cpu for each in rounds) for name in ("loaded", "unpacked", "decoded", "replayed")
    )
    return {
        "reading": (loaded - replayed) / loaded,
        "unpacking commits": unpacked / loaded,
        "decoding events": (decoded - unpacked) / loaded,
        "evolving": (replayed - decoded) / loaded,
    }


def _figure(
    name: str, rounds: Sequence[Round], ours: Callable[[Round], float], bare: Callable[[Round], float]
) -> Figure:
    said = [f"{median(each.events / seconds(each) for each in rounds):,.0f}" for seconds in (ours, bare)]
    return Figure(name, [bare(each) / ours(each) for each in rounds], " for ".join(said) + " events/s")


def _recorded(seed: int) -> Recorded:
    entries = [move.entry for move in play(seed, bot_called("random"))]
    return Recorded(entries, sum(len(RULES.unpack_events(unpack_commit(entry).events)) for entry in entries))


@contextmanager
def _store(cluster: bool) -> Iterator[str]:
    """Where games are kept. Nothing waits for a disk: that would be the time of filling it."""
    if cluster:
        with clustered(appendonly="no", save="") as servers:
            yield servers.url
    else:
        with tempfile.TemporaryDirectory() as directory, store(Path(directory), "no") as (url, _):
            yield url


async def _measured(url: str, recorded: Sequence[Recorded], events: int) -> list[Round]:
    """Rounds until so many events were replayed; all of them are in the store before the first."""
    kept, games = RedisStore(url), list[Recorded]()
    while sum(game.events for game in games) < events or len(games) % ROUND:
        games.append(recorded[len(games) % len(recorded)])
    ids = [new_id("g", now()) for _ in games]
    await _each([partial(_fill, kept, id_, game) for id_, game in zip(ids, games, strict=True)])
    await _round(kept, ids[:ROUND], games[:ROUND])  # everything is warm
    gc.collect()
    gc.freeze()
    rounds = [await _round(kept, ids[n : n + ROUND], games[n : n + ROUND]) for n in range(0, len(ids), ROUND)]
    await kept.close()
    return rounds


async def _fill(kept: RedisStore, id_: str, game: Recorded) -> None:
    for version, entry in enumerate(game.entries):
        await kept.append(id_, version, entry)


async def _round(kept: RedisStore, ids: Sequence[str], games: Sequence[Recorded]) -> Round:
    """Each once, one right after the other. Nothing is in memory when a game is loaded."""
    loader = Games(kept, {GAME: RULES}, now, 1)
    loaded = await _timed(_each([partial(loader.load, id_) for id_ in ids]))
    read = await _timed(_each([partial(kept.read, id_) for id_ in ids]))
    unpacked, decoded, replayed = [await _timed(_in_memory(work, games)) for work in (_unpacked, _decoded, _replayed)]
    return Round(sum(game.events for game in games), loaded, read, unpacked, decoded, replayed)


async def _timed(work: Coroutine[Any, Any, None]) -> Took:
    clock, cpu = perf_counter(), process_time()
    await work
    return Took(perf_counter() - clock, process_time() - cpu)


async def _each(works: Iterable[Callable[[], Awaitable[object]]]) -> None:
    """All of them, so many at once."""
    waiting = iter(works)

    async def go_on() -> None:
        for work in waiting:
            await work()

    await asyncio.gather(*(go_on() for _ in range(AT_ONCE)))


async def _in_memory(work: Callable[[Sequence[bytes]], object], games: Sequence[Recorded]) -> None:
    for game in games:
        work(game.entries)


def _unpacked(entries: Sequence[bytes]) -> None:
    for entry in entries:
        unpack_commit(entry)


def _decoded(entries: Sequence[bytes]) -> None:
    for entry in entries:
        RULES.unpack_events(unpack_commit(entry).events)


def _replayed(entries: Sequence[bytes]) -> None:
    RULES.replay(map(unpack_commit, entries))
