"""Clients that take their time, to keep a server busy with nothing: each is sent away, and nobody else waits for them."""

from __future__ import annotations

import asyncio

import pytest

from tests.security.frames import framed
from tests.security.wire import UPGRADE, standing, wire_to
from tests.service.live import until

pytestmark = pytest.mark.anyio
SOON = {"head_seconds": 0.3, "body_seconds": 0.3}
POST = b"POST /v1/players HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n"


async def test_a_connection_on_which_nothing_is_said_is_closed() -> None:
    async with standing(**SOON) as (server, _), wire_to(server.url) as wire:
        assert await wire.rest() == b""


async def test_a_head_that_dribbles_in_is_refused() -> None:
    async with standing(**SOON) as (server, _), wire_to(server.url) as wire:
        await wire.say(b"GET /v1/games HTTP/1.1\r\nHost: x\r\nX-Slow: ")
        dribbling = asyncio.create_task(wire.dribble())
        answer = await wire.answer()
        assert (answer.status, answer.problem["code"]) == (408, "malformed")
        await dribbling


async def test_a_body_that_dribbles_in_is_refused() -> None:
    async with standing(**SOON) as (server, _), wire_to(server.url) as wire:
        await wire.say(POST + b'{"name": "')
        dribbling = asyncio.create_task(wire.dribble())
        assert (await wire.answer()).status == 408
        await dribbling


async def test_so_is_one_on_a_connection_that_was_good_before() -> None:
    async with standing(**SOON) as (server, _), wire_to(server.url) as wire:
        await wire.say(b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n")
        assert (await wire.reader.readuntil(b'{"status":"ok"}')).startswith(b"HTTP/1.1 200")
        await wire.say(b"GET /healthz HTTP/1.1\r\nHost: x\r\nX-Slow: ")
        assert (await wire.answer()).status == 408


async def test_an_upgrade_that_dribbles_in_is_refused() -> None:
    async with standing(**SOON) as (server, _), wire_to(server.url) as wire:
        await wire.say(UPGRADE)
        assert (await wire.answer()).status == 408


async def test_a_socket_that_says_nothing_is_closed() -> None:
    async with standing(socket_init_seconds=0.2, slow_seconds=0.2) as (server, _), wire_to(server.url) as wire:
        await wire.upgrade()
        said = await wire.rest()
        assert (4408).to_bytes(2, "big") in said


async def test_a_message_that_never_ends_closes_its_socket() -> None:
    """In empty fragments, which have no size that could be too large."""
    async with standing(body_seconds=0.3) as (server, _), wire_to(server.url) as wire:
        await wire.upgrade()
        await wire.say(b"\x01\x80\0\0\0\0")
        said = await wire.rest()
        assert (1008).to_bytes(2, "big") in said


@pytest.mark.parametrize(
    "begun", [b"\x81", b"\x81\xfe\x10\x00", b"\x81\xfe\x10\x00\0\0\0\0x"], ids=["head", "mask", "text"]
)
async def test_a_frame_that_dribbles_in_closes_its_socket(begun: bytes) -> None:
    async with standing(body_seconds=0.3) as (server, _), wire_to(server.url) as wire:
        await wire.upgrade()
        await wire.say(framed(b'{"type":"connection_init"}'))
        await wire.reader.readuntil(b"connection_ack")
        await wire.say(begun)
        dribbling = asyncio.create_task(wire.dribble()) if len(begun) > 4 else None
        said = await wire.rest()
        assert (1008).to_bytes(2, "big") in said
        if dribbling:
            await dribbling


async def test_a_message_in_too_many_fragments_closes_its_socket() -> None:
    async with standing() as (server, _), wire_to(server.url) as wire:
        await wire.upgrade()
        await wire.say(b"\x01\x80\0\0\0\0" + b"\x00\x80\0\0\0\0" * 1000)
        said = await wire.rest()
        assert (1009).to_bytes(2, "big") in said


async def test_who_pings_and_reads_no_pong_is_not_read_either() -> None:
    async with standing(slow_seconds=0.3) as (server, _), wire_to(server.url) as wire:
        await wire.upgrade()
        wire.reader._transport.pause_reading()  # type: ignore[attr-defined]  # there is no other way not to read
        pings = b"\x89\xfd\0\0\0\0" + bytes(125)
        async with asyncio.timeout(10):
            await wire.dribble(pings * 20_000)
        await until(lambda: len(server.server_state.connections) <= 1)


async def test_many_that_wait_keep_nobody_else_waiting() -> None:
    async with standing(head_seconds=5) as (server, client):
        wires = [wire_to(server.url) for _ in range(100)]
        for each in wires:
            await (await each.__aenter__()).say(b"GET / HTTP/1.1\r\nX: ")
        async with asyncio.timeout(2):
            assert (await client.get("/v1/rulesets")).status_code == 200
        for each in wires:
            await each.__aexit__(None, None, None)
        await until(lambda: len(server.server_state.connections) <= 1)
