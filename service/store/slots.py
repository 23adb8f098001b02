"""The servers of a cluster, and which of them has which slot, as far as one of them has told."""

import asyncio
import random
import re
from typing import Any, Final, TypeAlias

from redis.crc import REDIS_CLUSTER_HASH_SLOTS as SLOTS

from service.store.base import StoreUnavailable
from service.store.health import Health
from service.store.line import LINE_BROKEN
from service.store.promise import MEMORY, Promise
from service.store.server import Server

LEARN_SECONDS: Final = 1.0
"""How long one server is waited for where another could tell as well."""

PAUSE_SECONDS: Final = 0.1
"""Between two looks."""

_URL: Final = re.compile(r"(rediss?)\+cluster://([^@/]*@)?([^/?@]+)(.*)")
_HOST: Final = re.compile(r"(?:\[([^\[\]]+)\]|([^:\[\]]+))(?::(\d+))?")
_PORT: Final = 6379

Address: TypeAlias = tuple[str, int]


def is_cluster(url: str) -> bool:
    """Whether a URL names a cluster: `redis+cluster://` or, with TLS, `rediss+cluster://`."""
    return "+cluster://" in url


class Slots:
    """Who has which slot of the cluster of which the URL names some servers, and a line to each."""

    def __init__(self, url: str, seconds: float, health: Health, promise: Promise = MEMORY) -> None:
        """ValueError: it is no URL of a cluster."""
        found = _URL.fullmatch(url)
        if found is None:
            raise ValueError(f"{url!r} is not of the form redis+cluster://host:port,host:port")
        scheme, user, hosts, self._options = found.groups("")
        self._begin, self._seconds = f"{scheme}://{user}", seconds
        self._health, self._promise = health, promise
        self._servers: dict[Address, Server] = {}
        self._seeds = {_address(host) for host in hosts.split(",")}
        self._looking: asyncio.Task[Exception | None] | None = None
        self._leaving: set[asyncio.Task[None]] = set()
        self.owners: list[Address | None] = [None] * SLOTS
        self.replicas: set[Address] = set()

    @property
    def masters(self) -> set[Address]:
        """The servers that have slots."""
        return {owner for owner in self.owners if owner}

    def server(self, address: Address) -> Server:
        """The server at an address."""
        if address not in self._servers:
            self._servers[address] = Server(self.url(address), self._seconds, self._health, self._promise)
        return self._servers[address]

    def url(self, address: Address) -> str:
        """The URL of the server at an address, as if it were none of a cluster."""
        host, port = address
        at = f"[{host}]:{port}" if ":" in host else f"{host}:{port}"
        return f"{self._begin}{at}{self._options}"

    def by_trust(self) -> list[Address]:
        """All servers that are known, by chance, but before all others those to which there are lines."""
        return sorted(self._seeds | self.masters, key=lambda address: (not self.server(address).open, random.random()))

    async def learn(self) -> None:
        """Look anew, with all who want to. Whatever it was that went wrong, where nobody tells."""
        if error := await asyncio.shield(self.look_soon()):
            raise type(error)(*error.args)  # one each: a traceback grows with every raise

    def look_soon(self) -> "asyncio.Task[Exception | None]":
        """Begin to look, unless somebody has."""
        if self._looking is None or self._looking.done():
            self._looking = asyncio.create_task(self._look(), name="slots")
        return self._looking

    async def close(self) -> None:
        """Let go of all connections."""
        if self._looking:
            self._looking.cancel()
            await asyncio.wait([self._looking])
        await asyncio.gather(*self._leaving, *(server.close() for server in self._servers.values()))

    async def _look(self) -> Exception | None:
        if self.masters:
            await asyncio.sleep(PAUSE_SECONDS)
        error: Exception = ConnectionError("no server of the cluster knows the others")
        for address in self.by_trust():
            try:
                async with asyncio.timeout(LEARN_SECONDS):
                    ranges = await self.server(address).ask("", "CLUSTER", "SLOTS")
            except (*LINE_BROKEN, StoreUnavailable) as why:
                error = why
            else:
                if ranges:
                    self._share_out(ranges, address)
                    return None
        return error

    def _share_out(self, ranges: list[Any], told: Address) -> None:
        """Take note of who has which slot. A server that doesn't say how it is called has the name by which it was asked."""
        owners: list[Address | None] = [None] * SLOTS
        replicas = set[Address]()
        for first, last, *servers in ranges:
            master, *others = [(host.decode() if host else told[0], port) for host, port, *_ in servers]
            owners[first : last + 1] = [master] * (last + 1 - first)
            replicas.update(others)
        self.owners, self.replicas = owners, replicas
        for address in self._servers.keys() - self._seeds - self.masters:
            if not self._servers[address].waiting:
                leaving = asyncio.create_task(self._servers.pop(address).close())
                self._leaving.add(leaving)
                leaving.add_done_callback(self._leaving.discard)


def _address(written: str) -> Address:
    """A host and a port, as they are written in a URL."""
    found = _HOST.fullmatch(written)
    if found is None:
        raise ValueError(f"{written!r} is no host with a port")
    return found[1] or found[2], int(found[3] or _PORT)
