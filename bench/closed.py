"""Clients in a process of their own: each has one connection, and sends its next request when it has the answer.

The HTTP is written by hand, because a client library costs several times what the service does.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from time import perf_counter
from typing import NamedTuple, cast

import uvloop

END = b"\r\n\r\n"
LENGTH = b"content-length:"
DONE = b'"version":'
"""What is in the answer to a request that was carried out, and in no other."""


class Load(NamedTuple):
    """How it went: requests a second, and the latency of each in seconds."""

    rate: float
    latencies: list[float]

    def percentile(self, part: float) -> float:
        """The latency that this part of all requests kept below."""
        return sorted(self.latencies)[int(len(self.latencies) * part)]


def request(path: str, body: bytes, token: str = "") -> bytes:
    """The bytes of a POST."""
    head = f"POST {path} HTTP/1.1\r\nhost: bench\r\ncontent-type: application/json\r\ncontent-length: {len(body)}\r\n"
    return f"{head}{f'authorization: Bearer {token}' if token else 'accept: */*'}{END.decode()}".encode() + body


def drive(port: int, scripts: Sequence[Sequence[bytes]]) -> Load:
    """Send each script over a connection of its own, all at once. RuntimeError: an answer is not what it should be."""
    return uvloop.run(_drive(port, scripts))


async def _drive(port: int, scripts: Sequence[Sequence[bytes]]) -> Load:
    loop = asyncio.get_running_loop()
    clients = [_Client(script, loop.create_future()) for script in scripts]
    for client in clients:
        await loop.create_connection(lambda client=client: client, "127.0.0.1", port)  # type: ignore[misc]  # mypy infers no default
    start = perf_counter()
    for client in clients:
        client.send()
    await asyncio.gather(*(client.finished for client in clients))
    seconds = perf_counter() - start
    latencies = [latency for client in clients for latency in client.latencies]
    return Load(len(latencies) / seconds, latencies)


class _Client(asyncio.Protocol):
    def __init__(self, script: Sequence[bytes], finished: asyncio.Future[None]) -> None:
        self.finished = finished
        self.latencies: list[float] = []
        self._script, self._heard, self._sent = iter(script), b"", 0.0

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)

    def send(self) -> None:
        request = next(self._script, None)
        if request is None:
            self._transport.close()
            self.finished.set_result(None)
            return
        self._sent = perf_counter()
        self._transport.write(request)

    def data_received(self, data: bytes) -> None:
        self._heard += data
        head, end, body = self._heard.partition(END)
        if not end:
            return
        _, _, length = head.lower().partition(LENGTH)
        if len(body) < int(length.partition(b"\r\n")[0]):
            return
        self.latencies.append(perf_counter() - self._sent)
        if DONE not in body:
            self._transport.abort()
            self.finished.set_exception(RuntimeError(self._heard.decode()))
            return
        self._heard = b""
        self.send()

    def connection_lost(self, error: Exception | None) -> None:
        if not self.finished.done():
            self.finished.set_exception(error or RuntimeError("the server hung up"))
