"""What the service costs beside a route that does nothing but the same append.

The clients play games that were played before, action by action, each a game of its own. The games are put into the
store up to their start, because a service draws its own seeds and other seeds would make other actions legal.
"""

from __future__ import annotations

import asyncio
import os
import re
import signal
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import ExitStack, contextmanager
from multiprocessing import get_context
from pathlib import Path
from statistics import median
from typing import Any

import httpx
import msgspec

from bench.figures import Figure
from bench.load import Load, drive, request
from bench.play import SEATS, Move, bot_called, play
from domain.kernel.action import Action
from service.app import now
from service.ids import new_id
from service.store import RedisStore
from service.store.embedded import EmbeddedServer

CLIENTS = 16
BEGUN = 2
"""The commits by which a game is created and started."""
WARM_UP = 40
SERVE = [sys.executable, "-m", "service.cli", "serve", "--no-demo", "--port", "0"]


class Player(msgspec.Struct, frozen=True):
    """Who plays a seat."""

    id: str
    token: str


class Table(msgspec.Struct):
    """What all legs are measured with: the store, the load, the players, and a recorded game for each client."""

    url: str
    pool: ProcessPoolExecutor
    players: list[Player]
    games: list[list[Move]]

    def run(self, port: int, begun: int, requests: Callable[[str, int, list[Move]], list[bytes]], most: int) -> Load:
        """One leg: every client plays a new game, at most so many requests of it."""
        ids = [new_id("g", now()) for _ in self.games]
        asyncio.run(self._lay(ids, begun))
        scripts = [requests(id_, n, moves)[:most] for n, (id_, moves) in enumerate(zip(ids, self.games, strict=True))]
        return self.pool.submit(drive, port, scripts).result()

    async def _lay(self, ids: Sequence[str], begun: int) -> None:
        store = RedisStore(self.url)
        for id_, moves in zip(ids, self.games, strict=True):
            for version, move in enumerate(moves[:begun]):
                await store.append(id_, version, move.entry)
        await store.close()

    def bare(self, id_: str, n: int, moves: list[Move]) -> list[bytes]:
        """Requests to append what a game's actions became."""
        return [
            request(f"/{id_}/{n}/{version}", _json(move.action), self.players[move.seat].token)
            for version, move in enumerate(moves)
            if version >= BEGUN
        ]

    def rest(self, id_: str, n: int, moves: list[Move]) -> list[bytes]:
        """Requests to act."""
        return [
            request(f"/v1/games/{id_}/actions", _json(move.action), self.players[move.seat].token)
            for move in moves[BEGUN:]
        ]

    def graphql(self, id_: str, n: int, moves: list[Move]) -> list[bytes]:
        """The same as mutations."""
        return [
            request("/graphql", _mutation(id_, move.action), self.players[move.seat].token) for move in moves[BEGUN:]
        ]


def figures(rounds: int) -> Iterator[Figure]:
    """The legs of each round run one after the other, in turning order."""
    with _table() as (table, ports):
        legs = {"bare": table.bare, "rest": table.rest, "graphql": table.graphql}
        most = min(map(len, table.games)) - BEGUN
        for name, requests in legs.items():
            table.run(ports[name], BEGUN, requests, WARM_UP)
        loads: dict[str, list[Load]] = {name: [] for name in legs}
        for n in range(rounds):
            for name in (list(legs) * 2)[n % len(legs) :][: len(legs)]:
                loads[name].append(table.run(ports[name], BEGUN, legs[name], most))
    yield _rates("REST action / bare route", loads["rest"], loads["bare"], least=0.5)
    yield _rates("GraphQL action / REST action", loads["graphql"], loads["rest"], least=0.6)
    for name, says in (("rest", "REST"), ("graphql", "GraphQL"), ("bare", "bare route")):
        yield _tail(f"{says} p99 / p50", loads[name], most=3.0 if name != "bare" else None)


def _rates(name: str, ours: list[Load], theirs: list[Load], least: float) -> Figure:
    ratios = [one.rate / two.rate for one, two in zip(ours, theirs, strict=True)]
    said = [f"{median(load.rate for load in loads):,.0f}/s" for loads in (ours, theirs)]
    return Figure(name, ratios, " for ".join(said), least=least)


def _tail(name: str, loads: list[Load], most: float | None) -> Figure:
    ratios = [load.percentile(0.99) / load.percentile(0.5) for load in loads]
    p50, p99 = (1000 * median(load.percentile(part) for load in loads) for part in (0.5, 0.99))
    return Figure(name, ratios, f"{p99:.1f} ms for {p50:.1f} ms", most=most)


@contextmanager
def _table() -> Iterator[tuple[Table, dict[str, int]]]:
    """The servers in processes of their own; also where each leg finds its own."""
    with ExitStack() as stack:
        directory = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        url = stack.enter_context(EmbeddedServer(directory / "store", fsync="everysec")).url
        service = stack.enter_context(_process(SERVE, REDIS_URL=url))
        players = [_signed_up(service, f"Player {n}") for n in range(SEATS)]
        games = [play(seed, bot_called("greedy"), [player.id for player in players]) for seed in range(CLIENTS)]
        file = directory / "games"
        file.write_bytes(msgspec.msgpack.encode([[move.entry for move in moves] for moves in games]))
        bare = stack.enter_context(_process([sys.executable, "-m", "bench.bare", url, str(file)]))
        pool = stack.enter_context(ProcessPoolExecutor(1, mp_context=get_context("spawn")))
        yield Table(url, pool, players, games), {"bare": bare, "rest": service, "graphql": service}


@contextmanager
def _process(command: list[str], **environment: str) -> Iterator[int]:
    """A server, and the port that it says it listens on."""
    process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env={**os.environ, **environment})
    assert process.stdout is not None
    try:
        yield next(int(said[1]) for line in process.stdout if (said := re.search(r"listens on \S+:(\d+)", line)))
    finally:
        process.send_signal(signal.SIGTERM)
        process.wait(30)
        process.stdout.close()


def _signed_up(port: int, name: str) -> Player:
    said = httpx.post(f"http://127.0.0.1:{port}/v1/players", json={"name": name}).json()
    return Player(said["player"]["id"], said["token"])


_json = msgspec.json.Encoder().encode


def _mutation(id_: str, action: Action) -> bytes:
    """A mutation whose document is the same for every action of its kind."""
    fields: dict[str, Any] = msgspec.to_builtins(action)
    name = fields.pop("type")
    query = (
        f"mutation ($input: {name[0].upper()}{name[1:]}Input!) {{ {name}(input: $input) {{ __typename "
        "... on ActionAccepted { version events { __typename rule card } } ... on ActionRefused { message } } }"
    )
    return _json({"query": query, "variables": {"input": {"gameId": id_, **fields}}})
