"""Sending a notice: to no other address than the one that was looked at, once, and nothing of the answer but its status is read."""

from __future__ import annotations

import asyncio
import socket
import ssl
from collections.abc import Collection, Iterable, Mapping
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Final

import httpcore
import httpx

from domain.kernel.refusal import Refused

from .addresses import public

RESOLVING: Final = 16
"""How many names are looked up at once, in threads of our own: whoever has a slow name server must not hold up others' work."""


class AddressRefused(Exception):
    """There is no address for a host, or one of them is no address that notices may go to. Which of the two isn't told."""


class Addresses:
    """The addresses of hosts, by name or not; `private` are the names of hosts that need not be public."""

    def __init__(self, private: Collection[str]) -> None:
        self.private = frozenset(name.lower() for name in private)
        self._threads = _threads()

    async def of(self, host: str, port: int) -> tuple[str, ...]:
        """Where notices for a host go, as of now. AddressRefused."""
        texts = await asyncio.get_running_loop().run_in_executor(self._threads, self.resolve, host, port)
        found = tuple(dict.fromkeys(texts)) if host.lower() in self.private else public(texts)
        if not found:
            raise AddressRefused
        return found

    def resolve(self, host: str, port: int) -> list[str]:
        """What the system says; none where it knows none."""
        try:
            return [str(row[4][0]) for row in socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)]
        except (OSError, UnicodeError):
            return []

    def close(self) -> None:
        """Forget what is being looked up."""
        threads, self._threads = self._threads, _threads()
        threads.shutdown(wait=False, cancel_futures=True)


def _threads() -> ThreadPoolExecutor:
    return ThreadPoolExecutor(RESOLVING, "resolving")


class Pinned(httpcore.AsyncNetworkBackend):
    """Connects to the addresses that it has found good, so that no second look at the name can come to another."""

    def __init__(self, addresses: Addresses) -> None:
        self._addresses, self._network = addresses, httpcore.AnyIOBackend()

    async def connect_tcp(
        self,
        host: str,
        port: int,
        timeout: float | None = None,  # noqa: ASYNC109  # as the library has it
        local_address: str | None = None,
        socket_options: Iterable[Any] | None = None,
    ) -> httpcore.AsyncNetworkStream:
        """A connection to the first address of a host that takes one. AddressRefused; httpcore.ConnectError."""
        failed: Exception | None = None
        for address in await self._addresses.of(host, port):
            try:
                return await self._network.connect_tcp(address, port, timeout, local_address, socket_options)
            except httpcore.ConnectError as error:
                failed = error
        assert failed is not None, "there is an address"
        raise failed


class Sender:
    """Sends to URLs on these ports within so many seconds. It follows no redirect, and asks no proxy.

    Hosts that may be private are for development: they may have any port, and no TLS.
    """

    def __init__(self, addresses: Addresses, ports: Collection[int], seconds: float) -> None:
        self._addresses, self._ports, self.seconds = addresses, frozenset(ports), seconds
        self._trusted: ssl.SSLContext | None = None

    async def check(self, url: str) -> None:
        """Whether notices may go there. Refused: `malformed`."""
        target = self._parsed(url)
        try:
            async with asyncio.timeout(self.seconds):
                await self._addresses.of(target.raw_host.decode(), _port(target))
        except (AddressRefused, TimeoutError):
            raise Refused("malformed", detail="webhook_address", pointer="/url", host=target.host) from None

    async def post(self, url: str, headers: Mapping[str, str], body: bytes) -> int:
        """The status that is answered. Refused, AddressRefused, TimeoutError; httpcore.NetworkError and the like."""
        target = self._parsed(url)
        asked = httpcore.URL(scheme=target.raw_scheme, host=target.raw_host, port=_port(target), target=target.raw_path)
        said = {"Host": target.netloc.decode(), "Content-Length": str(len(body)), **headers}
        async with (
            asyncio.timeout(self.seconds),
            httpcore.AsyncConnectionPool(ssl_context=self._context(), network_backend=Pinned(self._addresses)) as pool,
            pool.stream("POST", asked, headers=list(said.items()), content=body) as answer,
        ):
            return answer.status

    def _parsed(self, url: str) -> httpx.URL:
        """A URL that notices may go to, as far as it says so itself. Refused: `malformed`."""
        try:
            target = httpx.URL(url)
            allowed = self._may_be(target)
        except (httpx.InvalidURL, ValueError):
            allowed = False
        if not allowed:
            ports = ", ".join(map(str, sorted(self._ports)))
            raise Refused("malformed", detail="webhook_url", pointer="/url", ports=ports)
        return target

    def _may_be(self, target: httpx.URL) -> bool:
        if not target.host or target.userinfo or target.fragment:
            return False
        if target.raw_host.decode().lower() in self._addresses.private:
            return target.scheme in ("http", "https")
        return target.scheme == "https" and _port(target) in self._ports

    def _context(self) -> ssl.SSLContext:
        """Whom we trust, read once: that takes a while."""
        if self._trusted is None:
            self._trusted = httpx.create_ssl_context(trust_env=False)
        return self._trusted


def _port(target: httpx.URL) -> int:
    return target.port or (443 if target.scheme == "https" else 80)
