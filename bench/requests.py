"""What a request costs the processor, without the wire: the application called as a server calls it.

The games that are played, and the requests, are those of `bench.serving`; the store is the memory of the process, so that
nothing waits and hardly anything but the service's own code is measured. `--beside PATH` measures another checkout in turn.

`python -m bench.requests` prints the seconds of one request of each kind as a JSON object.
"""

from __future__ import annotations

import gc
import json
import subprocess
import sys
import time
from collections.abc import Iterator, Mapping, MutableMapping
from contextlib import AsyncExitStack
from pathlib import Path
from statistics import mean
from tempfile import TemporaryDirectory
from typing import Any, Final, TypeAlias

import uvloop

from bench.closed import DONE
from bench.figures import Figure, microseconds
from bench.play import SEATS, Move, bot_called, play
from bench.processes import Player
from bench.serving import BEGUN, graphql_body, json_body, operations
from service.app import create_app
from service.ids import new_id
from service.now import now
from service.settings import Settings
from service.store.memory import MemoryStore

GAMES = 2
"""The games that are played, one after the other."""
TIMES = 10
"""How often. Of each request the quickest counts, since whatever else the machine does only ever makes it slower."""

MUCH: Final = "1000000/minute"
"""A limit that is counted, but never reached."""

Asked: TypeAlias = tuple[str, bytes, str]
"""A request: its path, its body, the token of who sends it."""


class Service:
    """An application, its store and its players."""

    def __init__(self, limits: bool, documents: Path) -> None:
        self.store = MemoryStore()
        settings = Settings(
            rate_limits=limits,
            limit_player=MUCH,
            limit_address=MUCH,
            limit_game=MUCH,
            graphql_operations=str(documents),
        )
        self.app = create_app(settings, store=self.store)
        self.players: list[Player] = []

    async def sign_up(self) -> None:
        """Let there be players."""
        for n in range(SEATS):
            said = json.loads(await self.ask(("/v1/players", b'{"name": "Player %d"}' % n, "")))
            self.players.append(Player(said["player"]["id"], said["token"]))

    async def ask(self, asked: Asked) -> bytes:
        """The body of the answer."""
        path, body, token = asked
        messages = iter([{"type": "http.request", "body": body, "more_body": False}])
        said: list[bytes] = []

        async def receive() -> MutableMapping[str, Any]:
            return next(messages)

        async def send(message: MutableMapping[str, Any]) -> None:
            if message["type"] == "http.response.body":
                said.append(message["body"])

        await self.app(_scope(path, len(body), token), receive, send)
        return b"".join(said)

    async def lay(self, moves: list[Move]) -> str:
        """A recorded game up to its start."""
        id_ = new_id("g", now())
        for version, move in enumerate(moves[:BEGUN]):
            await self.store.append(id_, version, move.entry)
        return id_


def _scope(path: str, length: int, token: str) -> dict[str, Any]:
    headers = [(b"host", b"bench"), (b"content-type", b"application/json"), (b"content-length", b"%d" % length)]
    return {
        "type": "http",
        "asgi": {"version": "3.0", "spec_version": "2.3"},
        "http_version": "1.1",
        "server": ("127.0.0.1", 80),
        "client": ("127.0.0.1", 50_000),
        "scheme": "http",
        "method": "POST",
        "root_path": "",
        "path": path,
        "raw_path": path.encode(),
        "query_string": b"",
        "headers": [*headers, (b"authorization", f"Bearer {token}".encode())] if token else headers,
        "state": {},
    }


def rest(id_: str, move: Move, token: str) -> Asked:
    """An action as a POST."""
    return f"/v1/games/{id_}/actions", json_body(move.action), token


def graphql(id_: str, move: Move, token: str) -> Asked:
    """The same as a mutation."""
    return "/graphql", graphql_body(id_, move.action), token


KINDS = {"rest": (rest, False), "rest with limits": (rest, True), "graphql": (graphql, False)}
"""How an action is asked for, and whether limits are counted."""


async def measured() -> dict[str, float]:
    """The seconds of processor time of one request of each kind, by turns."""
    async with AsyncExitStack() as stack:
        documents = Path(stack.enter_context(TemporaryDirectory())) / "documents"
        documents.write_bytes(operations())
        services = {limits: Service(limits, documents) for limits in (False, True)}
        for service in services.values():
            await stack.enter_async_context(service.app.router.lifespan_context(service.app))
            await service.sign_up()
        games = {
            limits: [
                play(seed, bot_called("greedy"), [player.id for player in service.players]) for seed in range(GAMES)
            ]
            for limits, service in services.items()
        }
        _calm()
        took: dict[str, list[list[float]]] = {name: [] for name in KINDS}
        for _ in range(TIMES):
            for name, (kind, limits) in KINDS.items():
                played = [await _played(services[limits], kind, moves) for moves in games[limits]]
                took[name].append([seconds for game in played for seconds in game])
        return {name: mean(map(min, zip(*times, strict=True))) for name, times in took.items()}


async def _played(service: Service, kind: Any, moves: list[Move]) -> list[float]:
    """The processor time of each request of a game."""
    id_ = await service.lay(moves)
    asked = [kind(id_, move, service.players[move.seat].token) for move in moves[BEGUN:]]
    took: list[float] = []
    for each in asked:
        start = time.thread_time()
        said = await service.ask(each)
        took.append(time.thread_time() - start)
        if DONE not in said:
            raise RuntimeError(said.decode())
    return took


def _calm() -> None:
    """As a service does once it has begun."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(5_000, 20, 100)


def figures(rounds: int, beside: Path | None) -> Iterator[Figure]:
    """What a request costs, and where there is another checkout, beside its cost there."""
    here = Path(__file__).parents[1]
    runs = [[_of(path) for path in (here, *([beside] if beside else []))] for _ in range(rounds)]
    for name in runs[0][0]:
        ours = [run[0][name] for run in runs]
        yield _figure(f"{name} / rest", ours, [run[0]["rest"] for run in runs])
    if beside:
        for name in runs[0][0]:
            yield _figure(f"{name} / beside", [run[0][name] for run in runs], [run[1][name] for run in runs])


def _figure(name: str, ours: list[float], theirs: list[float]) -> Figure:
    said = f"{microseconds(min(ours))} for {microseconds(min(theirs))}"
    return Figure(name, [one / two for one, two in zip(ours, theirs, strict=True)], said)


def _of(checkout: Path) -> Mapping[str, float]:
    done = subprocess.run([sys.executable, "-m", "bench.requests"], cwd=checkout, check=True, stdout=subprocess.PIPE)
    told: Mapping[str, float] = json.loads(done.stdout)
    return told


if __name__ == "__main__":
    print(json.dumps(uvloop.run(measured())))
