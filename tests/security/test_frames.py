"""Nonsense on sockets and in records: a server process withstands it, says what is wrong, and goes on for all others."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from websockets.asyncio.client import connect
from websockets.typing import Subprotocol

from tests.contract.noise import no_glimpse
from tests.e2e.service import Service, running
from tests.security.frames import OURS, Frames, framed, send

pytestmark = pytest.mark.anyio
ROUNDS = 300


@pytest.fixture(scope="module")
def process(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Service, Path]]:
    """A service in a process of its own, on which a message has a second; and its log."""
    directory = tmp_path_factory.mktemp("service")
    short = ("BODY_SECONDS", "SOCKET_INIT_SECONDS", "SLOW_SECONDS", "HEARTBEAT_SECONDS")
    settings = {f"TURNLEDGER_{name}": "0.4" for name in short}
    with (directory / "log").open("w+b") as log, running(directory / "data", settings, log) as service:
        yield service, directory / "log"


async def test_whatever_frames_come_the_socket_is_closed_with_a_code_and_all_others_go_on(
    process: tuple[Service, Path],
) -> None:
    service, log = process
    address = service.url.replace("http", "ws", 1) + "/graphql"
    async with connect(address, subprotocols=[Subprotocol("graphql-transport-ws")]) as steady:
        await steady.send('{"type":"connection_init"}')
        assert "connection_ack" in str(await steady.recv())
        for seed in range(ROUNDS):
            frames = Frames(seed).some()
            try:
                ended = await send(service.url, frames)
            except TimeoutError:
                pytest.fail(f"{seed}: nothing comes of {frames[:300]!r}")
            assert ended.code in OURS | {0}, (seed, ended, frames[:200])
            no_glimpse(ended.said)
            if seed % 25 == 0:
                await steady.send('{"type":"ping"}')
                assert "pong" in str(await steady.recv())
    assert service.process.poll() is None
    wrong = [
        line for line in log.read_text().splitlines() if '"level": "error"' in line or '"level": "critical"' in line
    ]
    assert not wrong, wrong[:3]


@pytest.mark.parametrize(
    ("name", "frames", "code"),
    [
        ("an opcode that there isn't", framed(b"x", opcode=3), 1002),
        ("no mask", framed(b"{}", masked=False), 1002),
        ("reserved bits", framed(b"{}", reserved=0x20), 1002),
        ("a length beyond all", framed(b"{}", length=2**63), 1009),
        ("a message too large", framed(b"x" * 20_000), 1009),
        ("a long control frame", framed(b"x" * 126, opcode=9), 1002),
        ("a control frame in fragments", framed(b"x", opcode=9, final=False), 1002),
        ("text that isn't UTF-8", framed(b"\xff\xfe"), 1007),
        ("bytes", framed(b"{}", opcode=2), 4400),
        ("no JSON", framed(b"{"), 4400),
        ("no message of the protocol", framed(b'{"type":"start"}'), 4400),
        ("the rest of nothing", framed(b"x", opcode=0), 1002),
        ("a code that nobody may send", framed(b"\x03\xed", opcode=8), 1002),
        ("half a code", framed(b"\x03", opcode=8), 1002),
        ("a farewell", framed(b"\x03\xe8bye", opcode=8), 1000),
        ("an operation before its beginning", framed(b'{"type":"subscribe","id":"1","payload":{"query":"{a}"}}'), 4401),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
async def test_each_fault_has_its_code(process: tuple[Service, Path], name: str, frames: bytes, code: int) -> None:
    assert (await send(process[0].url, frames, ping=False)).code == code
