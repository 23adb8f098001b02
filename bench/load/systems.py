"""What is put under load, side by side: the service, the bare route, boardgame.io's server."""

from __future__ import annotations

import asyncio
import shutil
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import ExitStack, contextmanager
from functools import partial
from pathlib import Path
from typing import TypeAlias

import httpx
import msgspec
from msgspec import Struct

from bench.closed import request
from bench.load.generator import Script
from bench.play import SEATS, Move, bot_called, play
from bench.processes import SERVE, Cores, Player, Server, running, signed_up, store
from service.ids import new_id
from service.now import now
from service.store import RedisStore
from service.store.embedded import Fsync

BEGUN = 2
"""The commits by which a game is created and started."""
RECORDED = 16
"""How many games are recorded; they are played again and again, each time as a new game."""
REPLICAS = 2
PEERS = Path(__file__).parents[1] / "peers"

Scripts: TypeAlias = Callable[[int], list[Script]]
"""So many new games, ready for their first move."""

_json = msgspec.json.Encoder().encode


class System(Struct, frozen=True):
    """Something under load: its name, the processes that work for it, how many moves a game has, and its games."""

    name: str
    servers: Mapping[str, Server]
    moves: int
    scripts: Scripts


class Recorded(Struct, frozen=True):
    """Games that were played before, which lie in a store up to their start: so their moves are legal again."""

    url: str
    players: Sequence[Player]
    games: Sequence[Sequence[Move]]

    @property
    def moves(self) -> int:
        """How many moves every game has."""
        return min(map(len, self.games)) - BEGUN

    def scripts(
        self, asks: Callable[[str, int], list[bytes]], ports: Callable[[int], Sequence[int]], count: int
    ) -> list[Script]:
        """So many new games; `asks` are the requests of a game with an id, by its number."""
        ids = [new_id("g", now()) for _ in range(count)]
        asyncio.run(self._lay(ids, BEGUN))
        return [Script(requests=asks(id_, n % len(self.games)), ports=ports(n)) for n, id_ in enumerate(ids)]

    def rest(self, id_: str, n: int) -> list[bytes]:
        """Actions."""
        path = f"/v1/games/{id_}/actions"
        return [request(path, _json(move.action), self.players[move.seat].token) for move in self.games[n][BEGUN:]]

    def bare(self, how: str, id_: str, n: int) -> list[bytes]:
        """Appends of what the actions became."""
        return [
            request(f"/{how}/{id_}/{n}/{version}", _json(move.action), self.players[move.seat].token)
            for version, move in enumerate(self.games[n])
            if version >= BEGUN
        ]

    def whole(self) -> str:
        """The id of a new game that is over already."""
        id_ = new_id("g", now())
        asyncio.run(self._lay([id_], len(self.games[0])))
        return id_

    async def _lay(self, ids: Sequence[str], most: int) -> None:
        store = RedisStore(self.url)
        for n, id_ in enumerate(ids):
            for version, move in enumerate(self.games[n % len(self.games)][:most]):
                await store.append(id_, version, move.entry)
        await store.close()


@contextmanager
def all_systems(
    directory: Path,
    fsync: Fsync,
    serving: Cores,
    others: Cores,
    *,
    replicas: int = REPLICAS,
    recorded: int = RECORDED,
    peers: bool = True,
) -> Iterator[list[System]]:
    """Everything that is put under load. What serves runs on some cores, the store on others (it may be the same)."""
    with ExitStack() as stack:
        url, kept = stack.enter_context(store(directory / "store", fsync, others))
        level = "disk" if fsync == "always" else "memory"
        data = {"REDIS_URL": url, "TURNLEDGER_DATA_DIR": str(directory / "service"), "TURNLEDGER_DURABILITY": level}
        services = [stack.enter_context(running(SERVE, serving, **data)) for _ in range(replicas)]
        players = [signed_up(services[0].port, f"Player {n}") for n in range(SEATS)]
        games = [play(seed, bot_called("greedy"), [player.id for player in players]) for seed in range(recorded)]
        stock = Recorded(url, players, games)
        file = directory / "games"
        file.write_bytes(msgspec.msgpack.encode([[move.entry for move in moves] for moves in games]))
        bare = [
            stack.enter_context(running([sys.executable, "-m", "bench.bare", url, str(file)], serving))
            for _ in services
        ]
        beside = _boardgame(stack, serving) if peers else []
        yield [*_ours(stock, services, kept), _bare(stock, bare, kept), *beside]


def _ours(recorded: Recorded, replicas: Sequence[Server], kept: Server) -> list[System]:
    """The service over REST: each game at one of the replicas; and each move of a game at another than the one before."""
    ports = [replica.port for replica in replicas]
    servers = {**_named("replica", replicas), "store": kept}

    def turning(n: int) -> Sequence[int]:
        return ports[n % len(ports) :] + ports[: n % len(ports)]

    return [
        System("REST", servers, recorded.moves, partial(recorded.scripts, recorded.rest, lambda n: turning(n)[:1])),
        System("REST, any replica", servers, recorded.moves, partial(recorded.scripts, recorded.rest, turning)),
    ]


def _bare(recorded: Recorded, bare: Sequence[Server], kept: Server) -> System:
    ports = [server.port for server in bare]
    asks = partial(recorded.bare, "library")
    scripts = partial(recorded.scripts, asks, lambda n: [ports[n % len(ports)]])
    return System("bare route", {**_named("bare", bare), "store": kept}, recorded.moves, scripts)


def _named(name: str, servers: Sequence[Server]) -> dict[str, Server]:
    return {f"{name} {n}": server for n, server in enumerate(servers, 1)}


def _boardgame(stack: ExitStack, serving: Cores) -> list[System]:
    """boardgame.io's server, where it is installed: one process, since it keeps its games in memory."""
    node = shutil.which("node")
    if node is None or not (PEERS / "node_modules").exists():
        return []
    server = stack.enter_context(running([node, str(PEERS / "boardgame.cjs")], serving))
    return [System("boardgame.io", {"node": server}, 10_000, partial(matches, server))]


def matches(server: Server, count: int) -> list[Script]:
    """So many new matches on it, in each of which one seat plays cards."""
    with httpx.Client(base_url=f"http://127.0.0.1:{server.second}/games/cards") as lobby:
        return [_match(lobby, server.port) for _ in range(count)]


def _match(lobby: httpx.Client, port: int) -> Script:
    match = lobby.post("/create", json={"numPlayers": SEATS}).raise_for_status().json()["matchID"]
    joining = {"playerID": "0", "playerName": "Ann"}
    secret = lobby.post(f"/{match}/join", json=joining).raise_for_status().json()["playerCredentials"]
    move = {"type": "play", "args": [0], "playerID": "0", "credentials": secret}
    update = ["update", {"type": "MAKE_MOVE", "payload": move}, "%d", match, "0"]
    sync = ["sync", match, "0", secret, SEATS]
    asked = _json(update).replace(b'"%d"', b"%d")
    return Script(requests=[asked] * 1000, ports=[port], kind="socket.io", greeting=b"/cards " + _json(sync))
