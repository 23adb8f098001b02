"""Frames that no client in its right mind would send on a socket."""

from __future__ import annotations

import asyncio
import json
from contextlib import suppress
from random import Random
from struct import pack
from typing import Final, NamedTuple

from tests.security.wire import Wire, wire_to

INIT: Final = b'{"type":"connection_init"}'
TEXTS: Final = (
    INIT, b'{"type":"ping"}', b'{"type":"pong"}', b"{}", b"[]", b"", b"{", b"\xff\xfe", b"\xed\xa0\x80", b"\x00", b"null",
    b'{"type":"subscribe","id":"1","payload":{"query":"{ __typename }"}}',
    b'{"type":"subscribe","id":"1","payload":{"query":"{ __typename }","variables":[]}}',
    b'{"type":"complete","id":"1"}', b'{"type":"connection_init","type":"ping"}', b"[" * 5000, b'"' + b"x" * 20_000 + b'"',
)  # fmt: skip
OURS: Final = (
    frozenset({1000, 1001, 1002, 1003, 1005, 1007, 1008, 1009, 1011, 1012}) | set(range(4400, 4500)) | {3000, 4999}
)
"""Codes that may close a socket on which nonsense is said; the last two are what clients here close it with, said back."""


class Ended(NamedTuple):
    """How a socket ended: the code that it was closed with, 1006 where it was cut, or 0 where it goes on."""

    code: int
    said: bytes


class Frames:
    """Chance's own frames."""

    def __init__(self, seed: int) -> None:
        self.chance = Random(seed)

    def some(self) -> bytes:
        """A few frames, the first of which may be in order."""
        begun = [framed(INIT)] if self.chance.random() < 0.7 else []
        said = b"".join([*begun, *(self.one() for _ in range(self.chance.randrange(1, 8)))])
        return said[: self.chance.randrange(len(said))] if self.chance.random() < 0.15 else said

    def one(self) -> bytes:
        """A frame with something wrong, or with nothing wrong but what is in it."""
        chance, text = self.chance, self.chance.choice(TEXTS)
        kind = chance.randrange(12)
        if kind == 0:
            return framed(text, opcode=chance.choice([3, 4, 5, 6, 7, 11, 12, 13, 14, 15]))
        if kind == 1:
            return framed(text, masked=False)
        if kind == 2:
            return framed(text, reserved=chance.choice([0x10, 0x20, 0x40, 0x70]))
        if kind == 3:
            return framed(text, length=chance.choice([2**16, 2**31, 2**63 - 1, 2**63, 2**64 - 1]))
        if kind == 4:
            return framed(text, opcode=chance.choice([8, 9, 10]))
        if kind == 5:
            return framed(
                pack("!H", chance.choice([0, 999, 1000, 1004, 1005, 1006, 1015, 3000, 4999, 65535])) + text[:100],
                opcode=8,
            )
        if kind == 6:
            return framed(text[:100], opcode=chance.choice([8, 9, 10]), final=False)
        if kind == 7:
            return framed(text, opcode=2)
        if kind == 8:
            return self.fragmented(text)
        if kind == 9:
            return framed(text, opcode=0)
        if kind == 10:
            return chance.randbytes(chance.randrange(1, 40))
        return framed(text)

    def fragmented(self, text: bytes) -> bytes:
        """A message in several frames, with others between them that may be there, or may not."""
        at = self.chance.randrange(len(text) + 1)
        between = self.chance.choice(
            [b"", framed(b"", opcode=9), framed(text), b"".join([framed(b"", opcode=0, final=False)] * 300)]
        )
        return framed(text[:at], final=False) + between + framed(text[at:], opcode=0, final=self.chance.random() < 0.8)


def framed(
    data: bytes,
    *,
    opcode: int = 1,
    final: bool = True,
    masked: bool = True,
    reserved: int = 0,
    length: int | None = None,
) -> bytes:
    """A frame; `length` where it lies about its own."""
    size = len(data) if length is None else length
    small = size if size < 126 else 126 if size < 2**16 else 127
    more = b"" if size < 126 else pack("!H", size) if size < 2**16 else pack("!Q", size)
    mask = b"\x01\x02\x03\x04" if masked else b""
    said = bytes(byte ^ mask[n % 4] for n, byte in enumerate(data)) if masked else data
    return bytes([(0x80 if final else 0) | reserved | opcode, (0x80 if masked else 0) | small]) + more + mask + said


async def send(url: str, frames: bytes, *, ping: bool = True, seconds: float = 10) -> Ended:
    """Open a socket, say these frames, and hear how it ends; one that goes on has to answer a `ping`."""
    async with wire_to(url) as wire:
        await wire.upgrade()
        await wire.say(frames + (framed(b"alive?", opcode=9) if ping else b""))
        return await _ended(wire, seconds)


async def _ended(wire: Wire, seconds: float) -> Ended:
    said = b""
    async with asyncio.timeout(seconds):
        with suppress(ConnectionError):
            while more := await wire.reader.read(65536):
                said += more
                if (end := _close(said)) is not None:
                    return end
            return Ended(1006, said)
    return Ended(1006, said)


def _close(said: bytes) -> Ended | None:
    """The end, if it is among what the server said: it is always the last frame, or the answer to our ping is there."""
    at = 0
    while len(said) - at >= 2:
        opcode, size = said[at] & 15, said[at + 1]
        assert not said[at] & 0x70
        assert not size & 0x80
        begin = at + 2
        if size == 126:
            size, begin = int.from_bytes(said[begin : begin + 2], "big"), begin + 2
        if len(said) < begin + size:
            return None
        data, at = said[begin : begin + size], begin + size
        if opcode == 8:
            return Ended(int.from_bytes(data[:2], "big") if data else 1005, said)
        if opcode == 10 and data == b"alive?":
            return Ended(0, said)
        if opcode == 1:
            assert '"internal"' not in json.dumps(json.loads(data))
    return None
