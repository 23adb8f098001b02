"""Bodies that aren't what they should be, for every operation that takes one."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator
from random import Random
from typing import Any

import httpx
import msgspec
import pytest

from service.rest.operation import JSON
from service.rest.operations import OPERATIONS
from tests.contract.noise import no_glimpse
from tests.service.house import make_app, served
from tests.service.live import begun
from tests.service.rest.test_records import RECORD, exported

pytestmark = pytest.mark.anyio
MSGPACK = ("application/vnd.msgpack", "application/msgpack", "application/x-msgpack")
VALUES: tuple[Any, ...] = (
    {}, [], None, True, 7, -(2**63), 1.5, "x", {"name": "x"}, {"type": "decide"}, {1: 2}, b"\xff" * 20, [[]] * 100,
    {"query": "{ __typename }"}, [{"query": "{ __typename }"}], msgspec.msgpack.Ext(5, b"x"),
)  # fmt: skip
TAKING = [operation for operation in OPERATIONS if operation.body is not None and operation.takes == JSON]


@pytest.fixture
async def client() -> AsyncIterator[httpx.AsyncClient]:
    async with served(make_app()) as client:
        yield client


def packed(seed: int) -> bytes:
    """A value as msgpack, whole, cut off or damaged; or a few bytes that begin as something huge."""
    chance = Random(seed)
    data = msgspec.msgpack.encode(chance.choice(VALUES))
    at = chance.randrange(len(data) + 1)
    huge = chance.choice(
        [b"\xdd\xff\xff\xff\xff", b"\xdf\xff\xff\xff\xff", b"\xc6\xff\xff\xff\xff", b"\x91" * 10_000, b"\xc1"]
    )
    return chance.choice([data, data[:at], data[:at] + chance.randbytes(3) + data[at:], huge])


async def every(client: httpx.AsyncClient) -> AsyncIterator[tuple[str, str, dict[str, str]]]:
    """Method, address and headers of each operation that takes a body, and of GraphQL."""
    game, ann, _ = await begun(client)
    for operation in TAKING:
        path = operation.path.replace("/v1/games/{id}", game)
        yield operation.method, path.replace("{", "").replace("}", ""), ann
    yield "POST", "/graphql", ann


async def test_msgpack_is_taken_by_none_of_them_whatever_it_is_called(client: httpx.AsyncClient) -> None:
    """What we answer as msgpack isn't read from anybody: JSON is all that is, strictly."""
    seed = 0
    async for method, path, who in every(client):
        for media in (*MSGPACK, "application/json"):
            for _ in range(5):
                answer = await client.request(
                    method, path, content=packed(seed := seed + 1), headers={**who, "Content-Type": media}
                )
                assert 400 <= answer.status_code < 500 or packed(seed) == b"", (method, path, seed, answer.text)
                no_glimpse(answer.content)


@pytest.mark.parametrize(
    "body",
    [
        b"{", b"\x00", b"\xff\xfe{}", b'{"a":1,"a":2}', b"[]", b"null", b'"x"', b"9" * 5000, b"[" * 30_000, b'{"__proto__":{}}',
        b'{"type":"decide","decision":NaN}', b'{"\\ud800":1}', b'{"name":"\\u0000"}', b"{}{}",
    ],
)  # fmt: skip
async def test_nonsense_is_refused_by_all_of_them(client: httpx.AsyncClient, body: bytes) -> None:
    async for method, path, who in every(client):
        answer = await client.request(method, path, content=body, headers={**who, "Content-Type": "application/json"})
        assert 400 <= answer.status_code < 500, (method, path, answer.text)
        no_glimpse(answer.content)


async def test_whatever_is_damaged_in_a_record_there_is_a_verdict(client: httpx.AsyncClient) -> None:
    game, ann, _ = await begun(client)
    record = await exported(client, game, ann)
    for seed in range(150):
        chance, lines = Random(seed), record.splitlines(keepends=True)
        n = chance.randrange(len(lines))
        line = json.loads(lines[n])
        name = chance.choice(list(line))
        line[name] = chance.choice([None, -1, 2**70, "", "x" * 1000, [], {}, [[]], True, "\x00", "ff" * 32])
        lines[n] = chance.choice(
            [json.dumps(line).encode() + b"\n", lines[n][: chance.randrange(len(lines[n]))], b"", lines[n] * 2]
        )
        answer = await client.post("/v1/verify", content=b"".join(lines), headers=RECORD)
        assert answer.status_code == 200, (seed, answer.text)
        assert answer.json()["verified"] in (True, False)
        no_glimpse(answer.content)
