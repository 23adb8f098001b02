"""Clients that write bytes by hand."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import Any, NamedTuple
from urllib.parse import urlsplit

import httpx
import msgspec

from service.server import Server
from service.store import MemoryStore
from tests.service.live import serving_on

UPGRADE = (
    b"GET /graphql HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n"
    b"Sec-WebSocket-Protocol: graphql-transport-ws\r\n"
)


class Answer(NamedTuple):
    """What a server wrote before it closed the connection."""

    status: int
    head: dict[str, str]
    body: bytes

    @property
    def problem(self) -> dict[str, Any]:
        """It has to be one."""
        assert self.head["content-type"] == "application/problem+json"
        told: dict[str, Any] = msgspec.json.decode(self.body)
        assert told["instance"] == f"urn:turnledger:request:{self.head['x-request-id']}"
        return told


class Wire:
    """A connection."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader, self.writer = reader, writer

    async def say(self, data: bytes) -> None:
        with suppress(ConnectionError):
            self.writer.write(data)
            await self.writer.drain()

    async def rest(self) -> bytes:
        """What comes until the server closes the connection."""
        said = b""
        async with asyncio.timeout(10):
            with suppress(ConnectionError):
                while more := await self.reader.read(65536):
                    said += more
        return said

    async def upgrade(self) -> None:
        """Open a socket."""
        await self.say(UPGRADE + b"\r\n")
        assert (await self.reader.readuntil(b"\r\n\r\n")).startswith(b"HTTP/1.1 101")

    async def answer(self) -> Answer:
        return answer(await self.rest())

    async def dribble(self, data: bytes = b"x") -> None:
        """Write a little every now and then, for as long as the server bears with it."""
        with suppress(ConnectionError):
            while not self.reader.at_eof():
                self.writer.write(data)
                await self.writer.drain()
                await asyncio.sleep(0.02)


def answer(said: bytes) -> Answer:
    head, _, body = said.partition(b"\r\n\r\n")
    line, *fields = head.decode("latin-1").split("\r\n")
    named = (field.partition(": ") for field in fields)
    return Answer(int(line.split()[1]), {name.lower(): value for name, _, value in named}, body)


@asynccontextmanager
async def wire_to(url: str) -> AsyncIterator[Wire]:
    place = urlsplit(url)
    reader, writer = await asyncio.open_connection(place.hostname, place.port)
    try:
        yield Wire(reader, writer)
    finally:
        writer.transport.abort()


@asynccontextmanager
async def standing(**settings: Any) -> AsyncIterator[tuple[Server, httpx.AsyncClient]]:
    """A server of its own, which has to answer as before when all is over, and to have let go of all connections."""
    async with serving_on(MemoryStore(), **settings) as (server, client):
        yield server, client
        assert (await client.get("/healthz")).status_code == 200
