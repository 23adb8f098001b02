"""What the service costs beside a route that does nothing but the same append.

The clients play games that were played before, action by action, each a game of its own. The games are put into the
store up to their start, because a service draws its own seeds and other seeds would make other actions legal.
"""

from __future__ import annotations

import asyncio
import sys
import tempfile
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import ExitStack, contextmanager
from multiprocessing import get_context
from pathlib import Path
from statistics import median
from typing import Any, NamedTuple, TypeAlias

import msgspec

from bench.closed import Load, drive, request
from bench.figures import Figure, microseconds
from bench.play import RULES, SEATS, Move, bot_called, play
from bench.processes import SERVE, Player, Server, running, signed_up
from domain.kernel.action import Action
from service.ids import new_id
from service.now import now
from service.store import RedisStore
from service.store.embedded import EmbeddedServer

CLIENTS = 16
BEGUN = 2
"""The commits by which a game is created and started."""
ACTIONS = 100
"""What each client does in one leg: little, so that the legs of a round meet the same weather on a shared machine."""


Requests: TypeAlias = Callable[[str, int, list[Move]], list[bytes]]
"""What a client sends to play a recorded game: the id it has in the store, its number, its moves."""


class Run(NamedTuple):
    """What came of a leg, and the seconds of processor time that the server spent on a request."""

    load: Load
    cpu: float


class Table(msgspec.Struct):
    """What all legs are measured with: the store, the load, the players, and a recorded game for each client."""

    url: str
    pool: ProcessPoolExecutor
    players: list[Player]
    games: list[list[Move]]

    def run(self, server: Server, requests: Requests, most: int) -> Run:
        """One leg: every client plays a new game, at most so many requests of it."""
        ids = [new_id("g", now()) for _ in self.games]
        asyncio.run(self._lay(ids))
        scripts = [requests(id_, n, moves)[:most] for n, (id_, moves) in enumerate(zip(ids, self.games, strict=True))]
        before = server.cpu
        load = self.pool.submit(drive, server.port, scripts).result()
        return Run(load, (server.cpu - before) / len(load.latencies))

    async def _lay(self, ids: Sequence[str]) -> None:
        store = RedisStore(self.url)
        for id_, moves in zip(ids, self.games, strict=True):
            for version, move in enumerate(moves[:BEGUN]):
                await store.append(id_, version, move.entry)
        await store.close()

    def library(self, id_: str, n: int, moves: list[Move]) -> list[bytes]:
        """Requests to append what a game's actions became, by the client library."""
        return self._appends("library", id_, n, moves)

    def store(self, id_: str, n: int, moves: list[Move]) -> list[bytes]:
        """The same, by the service's store."""
        return self._appends("store", id_, n, moves)

    def rules(self, id_: str, n: int, moves: list[Move]) -> list[bytes]:
        """The same, where the rules decide what is appended."""
        return self._appends("rules", id_, n, moves)

    def _appends(self, how: str, id_: str, n: int, moves: list[Move]) -> list[bytes]:
        return [
            request(f"/{how}/{id_}/{n}/{version}", json_body(move.action), self.players[move.seat].token)
            for version, move in enumerate(moves)
            if version >= BEGUN
        ]

    def rest(self, id_: str, n: int, moves: list[Move]) -> list[bytes]:
        """Requests to act."""
        return [
            request(f"/v1/games/{id_}/actions", json_body(move.action), self.players[move.seat].token)
            for move in moves[BEGUN:]
        ]

    def graphql(self, id_: str, n: int, moves: list[Move]) -> list[bytes]:
        """The same as mutations."""
        return [
            request("/graphql", graphql_body(id_, move.action), self.players[move.seat].token) for move in moves[BEGUN:]
        ]


def figures(rounds: int) -> Iterator[Figure]:
    """The legs of each round run one after the other, in turning order."""
    with _table() as (table, service, bare):
        legs = {
            "library": (bare, table.library),
            "store": (bare, table.store),
            "rules": (bare, table.rules),
            "rest": (service, table.rest),
            "graphql": (service, table.graphql),
        }
        for server, requests in legs.values():
            table.run(server, requests, min(map(len, table.games)))
        runs: dict[str, list[Run]] = {name: [] for name in legs}
        for n in range(rounds):
            for name in (list(legs) * 2)[n % len(legs) :][: len(legs)]:
                runs[name].append(table.run(*legs[name], ACTIONS))
    yield _rates("REST action / bare route", runs["rest"], runs["library"], least=0.6)
    yield _rates("REST action / bare route with our store", runs["rest"], runs["store"])
    yield _rates("bare route with rules and our store / bare route", runs["rules"], runs["library"])
    yield _rates("REST action / bare route with rules and our store", runs["rest"], runs["rules"])
    yield _rates("GraphQL action / REST action", runs["graphql"], runs["rest"], least=0.7)
    yield _cpu("the same by CPU: REST / bare route", runs["rest"], runs["library"])
    yield _cpu("bare route with rules and our store / bare route", runs["rules"], runs["library"])
    yield _cpu("REST / bare route with our store", runs["rest"], runs["store"])
    yield _cpu("GraphQL / REST", runs["graphql"], runs["rest"])
    yield _tail("REST p99 / p50", runs["rest"], most=2.5)
    yield _tail("GraphQL p99 / p50", runs["graphql"], most=2.5)
    yield _tail("bare route p99 / p50", runs["library"])


def _rates(name: str, ours: list[Run], theirs: list[Run], least: float | None = None) -> Figure:
    ratios = [one.load.rate / two.load.rate for one, two in zip(ours, theirs, strict=True)]
    said = [f"{median(run.load.rate for run in runs):,.0f}/s" for runs in (ours, theirs)]
    return Figure(name, ratios, " for ".join(said), least=least)


def _cpu(name: str, ours: list[Run], theirs: list[Run]) -> Figure:
    """How much work the server's processor did for one, which a busy machine hardly changes."""
    ratios = [two.cpu / one.cpu for one, two in zip(ours, theirs, strict=True)]
    said = [microseconds(median(run.cpu for run in runs)) for runs in (ours, theirs)]
    return Figure(name, ratios, " for ".join(said))


def _tail(name: str, runs: list[Run], most: float | None = None) -> Figure:
    ratios = [run.load.percentile(0.99) / run.load.percentile(0.5) for run in runs]
    p50, p99 = (1000 * median(run.load.percentile(part) for run in runs) for part in (0.5, 0.99))
    return Figure(name, ratios, f"{p99:.1f} ms for {p50:.1f} ms", most=most)


@contextmanager
def _table() -> Iterator[tuple[Table, Server, Server]]:
    """What the legs need, the service, and the bare one: servers in processes of their own."""
    with ExitStack() as stack:
        directory = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        url = stack.enter_context(EmbeddedServer(directory / "store", fsync="everysec")).url
        documents = directory / "documents"
        documents.write_bytes(operations())
        given = {
            "TURNLEDGER_DATA_DIR": str(directory / "service"),
            "TURNLEDGER_DURABILITY": "memory",
            "TURNLEDGER_GRAPHQL_OPERATIONS": str(documents),
        }
        service = stack.enter_context(running(SERVE, (), REDIS_URL=url, **given))
        players = [signed_up(service.port, f"Player {n}") for n in range(SEATS)]
        games = [play(seed, bot_called("greedy"), [player.id for player in players]) for seed in range(CLIENTS)]
        file = directory / "games"
        file.write_bytes(msgspec.msgpack.encode([[move.entry for move in moves] for moves in games]))
        bare = stack.enter_context(running([sys.executable, "-m", "bench.bare", url, str(file)]))
        pool = stack.enter_context(ProcessPoolExecutor(1, mp_context=get_context("spawn")))
        yield Table(url, pool, players, games), service, bare


json_body = msgspec.json.Encoder().encode


def operations() -> bytes:
    """The trusted documents for the actions of the game, as the service has them in a file: mutations by name."""
    names = [str(action.__struct_config__.tag) for action in RULES.kinds_of_action()]
    return json_body({name: _mutation(name) for name in names})


def graphql_body(id_: str, action: Action) -> bytes:
    """A mutation, by the name of its document."""
    fields: dict[str, Any] = msgspec.to_builtins(action)
    return json_body({"documentId": fields.pop("type"), "variables": {"input": {"gameId": id_, **fields}}})


def _mutation(name: str) -> str:
    """A document that is the same for every action of its kind."""
    return (
        f"mutation ($input: {name[0].upper()}{name[1:]}Input!) {{ {name}(input: $input) {{ __typename "
        "... on ActionAccepted { version events { __typename rule card } } ... on ActionRefused { message } } }"
    )
