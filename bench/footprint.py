"""What a game and a commit cost, as the model of cost takes it: bytes in the store, its log and a process; processor time of whom."""

from __future__ import annotations

import asyncio
import os
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import aclosing
from pathlib import Path
from statistics import mean
from time import perf_counter, process_time
from typing import Any, NamedTuple

import uvloop
import zstandard
from msgspec import Struct
from redis import Redis

from bench.play import RULES, bot_called, play
from bench.processes import Server, store
from domain.kernel.commit import unpack_commit
from service.ids import new_id
from service.now import now
from service.store import Feed, RedisStore
from service.store.embedded import Fsync
from tests.faults.cluster import Cluster, clustered

FSYNCS: tuple[Fsync, ...] = ("no", "everysec", "always")
CALLERS = 64
COMMAND, FINGERPRINT = "x" * 36, "y" * 64
"""As long as what comes along with an action that may be sent again."""


class Plan(NamedTuple):
    """How many games are stored, how many are kept in memory, and how many commits are timed."""

    games: int
    cached: int
    commits: int


FULL, QUICK = Plan(200, 300, 20_000), Plan(5, 10, 300)


class Stored(Struct, frozen=True):
    """A game in the store, on average: bytes, and how many commits and events it has."""

    commits: float
    events: float
    packed: float
    keys: float
    whole: float
    log: float
    compressed: float


class Commits(Struct, frozen=True):
    """Appends by many callers: how many a second, and the seconds of processor time that one costs the server and the caller."""

    rate: float
    server: float
    client: float


class Bus(Struct, frozen=True):
    """What word of a commit costs in a cluster: processor seconds and bytes for a node that passes it on, and for one that hears it."""

    sender: float
    hearer: float
    sent: float


class Footprint(Struct, frozen=True):
    """All figures."""

    stored: Stored
    cached: float
    commits: dict[str, Commits]
    wakeup: float
    bus: Bus


Game = Sequence[bytes]


def measure(plan: Plan) -> Footprint:
    """All of it."""
    games = [[move.entry for move in play(seed, bot_called("random"))] for seed in range(min(plan.games, 50))]
    return Footprint(
        stored=uvloop.run(_stored(games, plan.games)),
        cached=_cached(games, plan.cached),
        commits={fsync: uvloop.run(_commits(fsync, plan.commits)) for fsync in FSYNCS},
        wakeup=uvloop.run(_wakeup(plan.commits)),
        bus=_bus(plan.commits),
    )


async def _stored(games: Sequence[Game], count: int) -> Stored:
    """Games with the id of a command at each commit, as clients send them."""
    with (
        tempfile.TemporaryDirectory() as directory,
        store(Path(directory), "no") as (url, _),
        Redis.from_url(url) as redis,
    ):
        kept = RedisStore(url)
        await _append(kept, games[0])
        before, log = redis.info("memory")["used_memory"], redis.info("persistence")["aof_current_size"]
        ids = [await _append(kept, games[n % len(games)]) for n in range(count)]
        keys = [f"{{g:{id_}}}:{part}" for id_ in ids[: len(games)] for part in ("log", "head", "cmd")]
        whole, logged = (
            redis.info("memory")["used_memory"] - before,
            redis.info("persistence")["aof_current_size"] - log,
        )
        await kept.close()
        some = games[: len(ids)]
        return Stored(
            commits=mean(map(len, some)),
            events=mean(sum(len(RULES.unpack_events(unpack_commit(entry).events)) for entry in game) for game in some),
            packed=mean(sum(map(len, game)) for game in some),
            keys=sum(redis.memory_usage(key, samples=0) or 0 for key in keys) / len(some),
            whole=whole / count,
            log=logged / count,
            compressed=mean(len(zstandard.compress(b"".join(game))) for game in some),
        )


async def _append(kept: RedisStore, game: Game) -> str:
    id_ = new_id("g", now())
    for version, entry in enumerate(game):
        await kept.append(id_, version, entry, command=f"{version:03d}{COMMAND[3:]}", fingerprint=FINGERPRINT)
    return id_


def _cached(games: Sequence[Game], count: int) -> float:
    """Bytes of the state of a game in this process, half way through it."""
    states, server = list[Any](), Server(os.getpid())
    RULES.replay(map(unpack_commit, games[0]))
    before = server.resident
    for n in range(count):
        game = games[n % len(games)]
        states.append(RULES.replay(map(unpack_commit, game[: len(game) // 2 + 1])))
    return (server.resident - before) / len(states)


async def _commits(fsync: Fsync, count: int) -> Commits:
    """Appends of 600 bytes, which is about what a commit has, by many who each wait for their answer."""
    with tempfile.TemporaryDirectory() as directory, store(Path(directory), fsync) as (url, server):
        kept = RedisStore(url)
        await _appends(kept, 100)
        begun, mine, its = perf_counter(), process_time(), server.cpu
        await _appends(kept, count)
        took, mine, its = perf_counter() - begun, process_time() - mine, server.cpu - its
        await kept.close()
    return Commits(count / took, its / count, mine / count)


async def _appends(kept: RedisStore, count: int) -> None:
    entry = bytes(600)

    async def one(share: int) -> None:
        id_ = new_id("g", now())
        for version in range(share):
            await kept.append(id_, version, entry, command=f"{version}{COMMAND}", fingerprint=FINGERPRINT)

    await asyncio.gather(*(one(count // CALLERS + (n < count % CALLERS)) for n in range(CALLERS)))


async def _wakeup(count: int) -> float:
    """The processor seconds that word of a commit costs a process in which nobody follows that game."""
    with tempfile.TemporaryDirectory() as directory, store(Path(directory), "no") as (url, _):
        kept = RedisStore(url)
        feed = Feed(kept)
        async with aclosing(feed.follow("last")) as entries:
            waiting = asyncio.ensure_future(anext(entries))
            await asyncio.sleep(0.3)
            words = await asyncio.create_subprocess_exec(sys.executable, "-c", _SAY, url, str(count))
            mine = process_time()
            await words.wait()
            await waiting
            mine = process_time() - mine
        await feed.close()
        await kept.close()
    return mine / count


_SAY = """
import sys
from redis import Redis
from service.store.redis import APPEND
redis, count = Redis.from_url(sys.argv[1]), int(sys.argv[2])
for n in range(0, count, 50):
    line = redis.pipeline(transaction=False)
    for m in range(n, min(n + 50, count)):
        line.publish("appended", f"{m}:g_01ARZ3NDEKTSV4RRFFQ69G5FAV")
    line.execute()
redis.eval(APPEND.text, 3, *(f"{{g:last}}:{part}" for part in ("log", "head", "cmd")), 0, "x", "", "", "appended", "last")
"""


def _bus(count: int) -> Bus:
    """Words said at one node of six. What the nodes do of their own is taken off."""
    with clustered(appendonly="no", save="") as cluster:
        idle = _busy(cluster, 0)
        said = _busy(cluster, count)
    sender, hearer, sent = ((at - of_itself) / count for at, of_itself in zip(said, idle, strict=True))
    return Bus(max(0.0, sender), max(0.0, hearer), sent)


def _busy(cluster: Cluster, count: int) -> tuple[float, float, float]:
    """Processor seconds of the node that is told and of the others on average, and the bytes that it sent, for so many words."""
    told, *others = cluster.nodes
    before = [_cpu(node.admin) for node in (told, *others)]
    sent = int(told.state["cluster_stats_pubsub_bytes_sent"])
    begun = perf_counter()
    for _ in range(0, count, 50):
        line = told.admin.pipeline(transaction=False)
        for _ in range(50):
            line.publish("appended", "123:g_01ARZ3NDEKTSV4RRFFQ69G5FAV")
        line.execute()
    while perf_counter() - begun < 1:
        time.sleep(0.05)
    mine, *theirs = (_cpu(node.admin) - at for node, at in zip((told, *others), before, strict=True))
    return mine, mean(theirs), int(told.state["cluster_stats_pubsub_bytes_sent"]) - sent


def _cpu(redis: Any) -> float:
    used = redis.info("cpu")
    return float(used["used_cpu_user"]) + float(used["used_cpu_sys"])


def run(plan: Plan) -> None:
    """Measure and print."""
    print("\nWhat a game and a commit cost")
    print("\n".join(told(measure(plan))), flush=True)


def told(found: Footprint) -> Iterator[str]:
    """The figures in words."""
    game = found.stored
    yield f"  a game: {game.commits:.0f} commits, {game.events:.0f} events, {game.packed:,.0f} bytes packed ({game.packed / game.events:.0f} an event)"
    yield f"    in the store {game.whole:,.0f} bytes ({game.whole / game.commits:.0f} a commit, {game.whole / game.packed:.2f} of what is packed; its keys alone {game.keys:,.0f})"
    yield f"    in its log {game.log:,.0f} bytes ({game.log / game.commits:.0f} a commit); compressed {game.compressed:,.0f}"
    yield f"    in a process, half way through, {found.cached / 1024:.0f} KiB"
    for fsync, commits in found.commits.items():
        yield f"  appendfsync {fsync}: {commits.rate:,.0f} commits/s of {CALLERS} callers; {1e6 * commits.server:.1f} us of the server, {1e6 * commits.client:.1f} us of the caller"
    yield f"  word of a commit: {1e6 * found.wakeup:.1f} us of each process that listens"
    yield f"  in a cluster of six: {1e6 * found.bus.sender:.1f} us of the node that is told, {1e6 * found.bus.hearer:.1f} us of each other; {found.bus.sent:.0f} bytes to all of them"
