"""Two services, the store, and the line between them: everything that can fail."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Iterator, Mapping, Sequence
from contextlib import asynccontextmanager
from itertools import cycle
from pathlib import Path
from typing import TypeVar

import httpx

from service.store import Command, RedisStore, StoreUnavailable
from tests.service.store.proxy import Proxy

from .replica import Replica
from .valkey import Valkey

READY_SECONDS = 15
S = TypeVar("S", bound="Services")
SETTINGS = {
    "TURNLEDGER_BOTS_LOOK_SECONDS": "0.5",
    "TURNLEDGER_STORE_LOOK_SECONDS": "1",
    "TURNLEDGER_LOG_LEVEL": "error",
}


class Services:
    """Two services on one store, whatever that is."""

    def __init__(self, directory: Path, environment: Mapping[str, str]) -> None:
        self._url, self._namespace = environment["REDIS_URL"], environment.get("TURNLEDGER_REDIS_NAMESPACE", "")
        self.replicas = (Replica(directory, environment), Replica(directory, environment))

    def turns(self, first: int = 0) -> Iterator[Replica]:
        """The replicas in turn, for a client that takes another one every time."""
        return cycle(self.replicas[first:] + self.replicas[:first])

    async def made(self, game: str, player: str, commands: Sequence[str]) -> dict[int, str]:
        """Which versions of a game these commands of a player became, as the store has it, once it answers."""
        asked = [f"{player}:{command}" for command in commands]
        deadline = time.monotonic() + READY_SECONDS
        while (known := await self._known(game, asked)) is None:
            assert time.monotonic() < deadline, "the store doesn't come back"
            await asyncio.sleep(0.1)
        return {became.version: command for command, became in zip(commands, known, strict=True) if became}

    async def _known(self, game: str, commands: Sequence[str]) -> Sequence[Command | None] | None:
        """What the store knows of commands; nothing, where it is away just now."""
        store = RedisStore(self._url, namespace=self._namespace)
        try:
            return await asyncio.gather(*(store.command(game, command) for command in commands))
        except StoreUnavailable:
            return None
        finally:
            await store.close()

    async def ready(self) -> None:
        """Wait until both services say that they can work."""
        deadline = time.monotonic() + READY_SECONDS
        async with httpx.AsyncClient(timeout=1) as http:
            while not all([await _says_ready(http, replica) for replica in self.replicas]):
                assert time.monotonic() < deadline, "the services don't recover"
                await asyncio.sleep(0.05)


class Stage(Services):
    """What the tests of faults play on."""

    def __init__(self, store: Valkey, line: Proxy, directory: Path, environment: Mapping[str, str]) -> None:
        super().__init__(directory, environment)
        self.store, self.line = store, line


@asynccontextmanager
async def running(services: S) -> AsyncIterator[S]:
    """Both services, started, and ended again."""
    try:
        await asyncio.gather(*(asyncio.to_thread(replica.start) for replica in services.replicas))
        yield services
    finally:
        for replica in services.replicas:
            await asyncio.to_thread(replica.stop)


async def _says_ready(http: httpx.AsyncClient, replica: Replica) -> bool:
    try:
        return (await http.get(f"{replica.url}/readyz")).status_code == 200
    except httpx.TransportError:
        return False


@asynccontextmanager
async def staged(directory: Path, sockets: Path, settings: Mapping[str, str] | None = None) -> AsyncIterator[Stage]:
    """A stage, set up with more settings if need be, and taken down again."""
    store = Valkey(directory, sockets / f"{directory.name}.sock")
    store.start()
    try:
        async with staged_on(store, directory, settings) as stage:
            yield stage
    finally:
        store.kill()


@asynccontextmanager
async def staged_on(store: Valkey, directory: Path, settings: Mapping[str, str] | None = None) -> AsyncIterator[Stage]:
    """The same on a store that runs."""
    async with Proxy(store.url).running() as line:
        environment = {**SETTINGS, **(settings or {}), "REDIS_URL": line.url}
        async with running(Stage(store, line, directory, environment)) as stage:
            yield stage
