"""What an append costs by the service's own store, beside the server's own load generator.

Both send the same script with an entry of the same size over the same socket, each append to a stream of its own: the generator
(redis-benchmark, from Debian's redis-tools) without pipelining from as many connections as the store has callers.
"""

from __future__ import annotations

import asyncio
import re
import subprocess
import tempfile
from collections.abc import Iterator
from itertools import count
from pathlib import Path
from statistics import median
from time import perf_counter
from typing import Final

import uvloop
from redis import Redis

from bench.figures import Figure
from service.store import Link, RedisStore
from service.store.embedded import EmbeddedServer, Fsync
from service.store.redis import APPEND
from tests.debian import program

CALLERS: Final = (1, 16, 64)
LEVELS: Final[dict[str, Fsync]] = {"memory": "no", "disk": "always"}
"""When the server writes an append to its disk, by the level of durability."""
SECONDS: Final = 0.5
"""About how long each leg takes."""
WARM: Final = 2_000
ENTRY: Final = b"." * 420
"""As long as the commit of a move is, in the middle."""
NEW: Final = "s__rand_int__-__rand_int__"
"""A stream for the generator, which puts a number of twelve digits for each word: two, or some would come twice."""
KEYS: Final = 3
"""What an append to a new stream makes: its log, its head, and the digest of that."""
DIGEST: Final = b"#" * 32
"""As long as the digest that an entry is appended with."""
LEAST: Final = 0.8
"""Of the generator's appends a second, from 64 callers."""


def figures(rounds: int) -> Iterator[Figure]:
    """The store's appends a second / the generator's, by level and number of callers; legs by turns."""
    for level, fsync in LEVELS.items():
        with tempfile.TemporaryDirectory() as directory, EmbeddedServer(Path(directory), fsync=fsync) as server:
            for callers in CALLERS:
                yield _figure(server.url, level, callers, rounds)


def _figure(url: str, level: str, callers: int, rounds: int) -> Figure:
    times = max(WARM, round(SECONDS * _generated(url, callers, WARM)))
    uvloop.run(_stored(url, callers, WARM))
    legs = [(_generated(url, callers, times), uvloop.run(_stored(url, callers, times))) for _ in range(rounds)]
    generated, stored = (median(rates) for rates in zip(*legs, strict=True))
    name = f"{level}: append from {callers} / redis-benchmark"
    said = f"{stored:,.0f}/s for {generated:,.0f}/s"
    return Figure(
        name, [ours / theirs for theirs, ours in legs], said, least=LEAST if callers == max(CALLERS) else None
    )


async def _stored(url: str, callers: int, times: int) -> float:
    """Appends a second by the store."""
    store, streams, each = RedisStore(url), count(), times // callers

    async def call() -> None:
        for _ in range(each):
            await store.append(f"s{next(streams):025}", 0, ENTRY, link=Link(b"", DIGEST))

    await _empty(store, url)
    start = perf_counter()
    await asyncio.gather(*(call() for _ in range(callers)))
    seconds = perf_counter() - start
    await store.close()
    return each * callers / seconds


async def _empty(store: RedisStore, url: str) -> None:
    """A server with nothing in it that knows the script."""
    with Redis.from_url(url) as redis:
        redis.flushall()
        redis.script_load(APPEND.text)
    await store.ping()


def _generated(url: str, callers: int, times: int) -> float:
    """Appends a second by the generator, which writes other numbers each time: so each append begins a stream."""
    with Redis.from_url(url) as redis:
        redis.flushall()
        redis.script_load(APPEND.text)
        to = redis.get_connection_kwargs()
    keys = [f"{{g:{NEW}}}:{part}" for part in ("log", "head", "cmd")]
    asked = ["EVALSHA", APPEND.sha, "3", *keys, "0", ENTRY.decode(), "", "", "appended", NEW, "", DIGEST.decode(), "0"]
    command = [generator(), "-s", str(to["path"]), "-c", str(callers), "-n", str(times), "-r", "1000000000", "--csv"]
    said = subprocess.run([*command, *asked], check=True, capture_output=True, text=True).stdout
    with Redis.from_url(url) as redis:
        if redis.dbsize() < KEYS * 0.99 * times:
            raise RuntimeError("redis-benchmark was refused")
    rate = re.search(r'^"EVALSHA.*?","([\d.]+)"', said, re.MULTILINE)
    if rate is None:
        raise RuntimeError(f"redis-benchmark said no rate: {said}")
    return float(rate[1])


def generator() -> str:
    """Where redis-benchmark is; Debian's is fetched where it isn't here and may be. RuntimeError: it can't be had."""
    found = program("redis-benchmark", "redis-tools")
    if found is None:
        raise RuntimeError("redis-benchmark isn't here: install redis-tools, or what has it on this system")
    return found
