"""What it costs to load a game that nobody has in memory."""

from __future__ import annotations

import asyncio
import tempfile
from collections.abc import Iterable, Iterator
from pathlib import Path
from statistics import median
from time import perf_counter

from bench.figures import Figure, microseconds
from bench.play import GAME, RULES, bot_called, play
from domain.kernel.commit import unpack_commit
from service.games import Games
from service.ids import new_id
from service.now import now
from service.store import RedisStore
from service.store.embedded import EmbeddedServer

REPEAT = 20


def figures(rounds: int) -> Iterator[Figure]:
    """A whole game from the store, in memory, and only decoded: how fast one is in relation to the next."""
    with tempfile.TemporaryDirectory() as directory, EmbeddedServer(Path(directory), fsync="no") as server:
        yield from asyncio.run(_measured(server.url, rounds))


async def _measured(url: str, rounds: int) -> list[Figure]:
    entries = [move.entry for move in play(1, bot_called("random"))]
    store, id_ = RedisStore(url), new_id("g", now())
    for n, entry in enumerate(entries):
        await store.append(id_, n, entry)
    stored, folded, decoded = list[float](), list[float](), list[float]()
    for _ in range(rounds):
        theirs, mine, bare = list[float](), list[float](), list[float]()
        for _ in range(REPEAT):
            games = Games(store, {GAME: RULES}, now, 1)
            start = perf_counter()
            await games.load(id_)
            theirs.append(perf_counter() - start)
            start = perf_counter()
            RULES.replay(map(unpack_commit, entries))
            mine.append(perf_counter() - start)
            start = perf_counter()
            _decode(entries)
            bare.append(perf_counter() - start)
        stored.append(median(theirs))
        folded.append(median(mine))
        decoded.append(median(bare))
    await store.close()
    game = f"{len(entries)} commits, {sum(map(len, entries)) / 1000:.0f} kB"
    return [
        Figure(
            "replay from the store / decode and evolve",
            [memory / store for memory, store in zip(folded, stored, strict=True)],
            f"{microseconds(median(stored))} for {microseconds(median(folded))}; {game}",
            least=0.6,
        ),
        Figure(
            "decode and evolve / bare decode",
            [bare / memory for bare, memory in zip(decoded, folded, strict=True)],
            f"{microseconds(median(folded))} for {microseconds(median(decoded))}",
            least=0.3,
        ),
    ]


def _decode(entries: Iterable[bytes]) -> None:
    for entry in entries:
        RULES.unpack_events(unpack_commit(entry).events)
