"""What is too large is refused, before it is kept."""

from __future__ import annotations

import pytest

from tests.security.wire import UPGRADE, standing, wire_to
from tests.service.live import until

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize(
    "head",
    [
        b"GET /v1/games HTTP/1.1\r\nHost: x\r\nX-Large: " + b"x" * 20_000 + b"\r\n\r\n",
        b"GET /v1/games HTTP/1.1\r\nHost: x\r\nX-Large: " + b"x" * 2_000_000,
        b"GET /" + b"x" * 20_000 + b" HTTP/1.1\r\nHost: x\r\n\r\n",
        b"GET / HTTP/1.1\r\n" + b"a: b\r\n" * 5_000 + b"\r\n",
        UPGRADE + b"X-Large: " + b"x" * 20_000 + b"\r\n\r\n",
    ],
    ids=["one field", "one field without an end", "the address", "many fields", "of a socket"],
)
async def test_a_head_that_is_too_large(head: bytes) -> None:
    async with standing() as (server, _), wire_to(server.url) as wire:
        await wire.say(head)
        answer = await wire.answer()
        assert answer.status == 431
        assert answer.problem["code"] == "malformed"
        await until(lambda: len(server.server_state.connections) == 0)


@pytest.mark.parametrize(
    "line", [b"X: " + b"x" * 9_000 + b"\r\n", b"a: b\r\n" * 200], ids=["a long field", "many fields"]
)
async def test_a_head_that_the_socket_does_not_understand_leaves_nothing_behind(line: bytes) -> None:
    async with standing() as (server, _), wire_to(server.url) as wire:
        await wire.say(UPGRADE + line + b"\r\n")
        assert (await wire.answer()).problem["status"] == 400
        await until(lambda: len(server.server_state.connections) == 0)


async def test_a_body_that_is_too_large_is_not_read_to_its_end() -> None:
    async with standing(body_limit=2000) as (server, _):
        for path in (b"/v1/players", b"/graphql"):
            async with wire_to(server.url) as wire:
                said = b"POST %b HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 100000000\r\n\r\n"
                await wire.say(said % path + b"x" * 5000)
                head = (await wire.reader.readuntil(b"\r\n\r\n")).decode()
                assert head.startswith("HTTP/1.1 413")


@pytest.mark.parametrize(
    "said", [b"\x16\x03\x01\x02\x00\x01", b"GET\r\n\r\n", b"\r\n\r\n\r\nnonsense\r\n\r\n", b"\0" * 100]
)
async def test_what_is_no_http_is_told_so_as_a_problem(said: bytes) -> None:
    async with standing() as (server, _), wire_to(server.url) as wire:
        await wire.say(said)
        answer = await wire.answer()
        assert (answer.status, answer.problem["code"]) == (400, "malformed")


@pytest.mark.parametrize(
    ("field", "status"),
    [(b"Sec-WebSocket-Version: 12", 426), (b"Sec-WebSocket-Key: short", 400)],
)
async def test_a_socket_that_is_asked_for_wrongly_is_told_so_as_a_problem(field: bytes, status: int) -> None:
    name, _, _ = field.partition(b":")
    lines = [line for line in UPGRADE.split(b"\r\n") if not line.startswith(name)]
    async with standing() as (server, _), wire_to(server.url) as wire:
        await wire.say(b"\r\n".join(lines) + field + b"\r\n\r\n")
        answer = await wire.answer()
        assert answer.head["content-type"] == "application/problem+json"
        assert answer.status in (status, 400)
