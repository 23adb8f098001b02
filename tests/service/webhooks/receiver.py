"""Somebody who receives notices: a real server on loopback, which answers as the test says."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import asynccontextmanager, suppress
from typing import Any, NamedTuple

from standardwebhooks import Webhook

SECONDS = 15


class Received(NamedTuple):
    """A request that came."""

    headers: Mapping[str, str]
    body: bytes

    @property
    def id(self) -> str:
        return self.headers["webhook-id"]

    @property
    def said(self) -> Any:
        return json.loads(self.body)

    def verified(self, secret: str) -> Any:
        """What it says, if the signature is good, by the convention's own library."""
        return Webhook(secret).verify(self.body, dict(self.headers))


class Receiver:
    """Keeps what comes, and may answer with a body or a head without end. `answers` are the statuses of the next answers, the last one of all others; None: no answer at all."""

    def __init__(self) -> None:
        self.got: list[Received] = []
        self.answers: list[int | None] = [204]
        self.location = ""
        self.endless = self.babbles = False
        self.port = 0
        self.targets: list[str] = []
        self.serving: set[asyncio.Task[None]] = set()
        self._changed = asyncio.Event()

    @property
    def url(self) -> str:
        return f"http://localhost:{self.port}/hook?of=mine"

    def of(self, kind: str) -> list[Received]:
        return [each for each in self.got if each.said["type"] == kind]

    async def until(self, true: Callable[[], object]) -> None:
        """Wait for something to be true of what has come."""
        async with asyncio.timeout(SECONDS):
            while not true():
                self._changed.clear()
                with suppress(TimeoutError):
                    async with asyncio.timeout(0.05):  # what a test waits for may be of the service
                        await self._changed.wait()

    async def count(self, number: int) -> list[Received]:
        await self.until(lambda: len(self.got) >= number)
        return self.got

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        if task := asyncio.current_task():
            self.serving.add(task)
            task.add_done_callback(self.serving.discard)
        try:
            first, *lines = (await reader.readuntil(b"\r\n\r\n")).decode().strip().split("\r\n")
            headers = {name.lower(): value for name, _, value in (line.partition(": ") for line in lines)}
            body = await reader.readexactly(int(headers.get("content-length", 0)))
            self.targets.append(first)
            self.got.append(Received(headers, body))
            self._changed.set()
            if self.endless or self.babbles:
                await _talk(writer, b"HTTP/1.1 200 So\r\n" + (b"\r\n" if self.endless else b"X: "))
            status = self.answers.pop(0) if len(self.answers) > 1 else self.answers[0]
            if status is None:
                await reader.read()  # until the other side has had enough
            else:
                where = f"Location: {self.location}\r\n" if self.location else ""
                writer.write(f"HTTP/1.1 {status} So\r\n{where}Content-Length: 0\r\n\r\n".encode())
                await writer.drain()
        except (OSError, asyncio.IncompleteReadError):
            pass
        finally:
            writer.close()
            with suppress(OSError):
                await writer.wait_closed()


async def _talk(writer: asyncio.StreamWriter, first: bytes) -> None:
    """Say something, and then nonsense until nobody listens."""
    writer.write(first)
    while True:
        writer.write(b"x" * 65536)
        await writer.drain()


@asynccontextmanager
async def receiving() -> AsyncIterator[Receiver]:
    """A receiver that listens."""
    receiver = Receiver()
    met: list[asyncio.StreamReaderProtocol] = []

    def meet() -> asyncio.StreamReaderProtocol:
        met.append(asyncio.StreamReaderProtocol(asyncio.StreamReader(), receiver._serve))
        return met[-1]

    server = await asyncio.get_running_loop().create_server(meet, "127.0.0.1", 0)
    receiver.port = server.sockets[0].getsockname()[1]
    try:
        yield receiver
    finally:
        server.close()
        for _ in range(10):  # turns of the loop, after which whoever was let in a moment ago is being served
            await asyncio.sleep(0)
        for task in list(receiver.serving):
            task.cancel()
        await asyncio.gather(*receiver.serving, return_exceptions=True)
        for transport in [each._transport for each in met]:  # type: ignore[attr-defined]  # there is no other way to it
            if transport:
                transport.abort()
        await asyncio.sleep(0)
