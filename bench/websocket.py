"""The client's side of a WebSocket, as little as a load needs: no compression, no fragments."""

from __future__ import annotations

from collections.abc import Iterator

HEAD_END = b"\r\n\r\n"
OPEN, TEXT, CLOSE, PING, PONG = -1, 1, 8, 9, 10
"""Opcodes, and what is said in the place of one when it has become a socket."""


def upgrade(path: str, *headers: str) -> bytes:
    """The request to become a socket."""
    lines = (
        f"GET {path} HTTP/1.1",
        "Host: 127.0.0.1",
        "Upgrade: websocket",
        "Connection: Upgrade",
        "Sec-WebSocket-Version: 13",
        "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==",
        *headers,
    )
    return "\r\n".join(lines).encode() + HEAD_END


def masked(payload: bytes, opcode: int = TEXT) -> bytes:
    """A frame of a client, masked by zeros, which is a mask too and costs nothing. ValueError: it is longer than 65,535 bytes."""
    size = len(payload)
    if size > 0xFFFF:
        raise ValueError("a client's frame is at most 65,535 bytes here")
    length = bytes([0x80 | size]) if size < 126 else b"\xfe" + size.to_bytes(2, "big")
    return bytes([0x80 | opcode]) + length + b"\0\0\0\0" + payload


class Reader:
    """Makes frames of what a server sends, the answer to the upgrade before them."""

    def __init__(self) -> None:
        self._data, self._open = b"", False

    def frames(self, data: bytes) -> Iterator[tuple[int, bytes]]:
        """The opcodes and payloads of the frames that are whole by now. ConnectionError: it doesn't become a socket."""
        self._data += data
        if not self._open:
            head, end, rest = self._data.partition(HEAD_END)
            if not end:
                return
            if b" 101 " not in head:
                raise ConnectionError(head.decode())
            self._open, self._data = True, rest
            yield OPEN, head
        while (frame := self._next()) is not None:
            yield frame

    def _next(self) -> tuple[int, bytes] | None:
        if len(self._data) < 2:
            return None
        size, begin = self._data[1], 2  # a server masks nothing
        if size > 125:
            begin = 4 if size == 126 else 10
            size = int.from_bytes(self._data[2:begin], "big")
        if len(self._data) < begin + size:
            return None
        opcode, payload = self._data[0] & 15, self._data[begin : begin + size]
        self._data = self._data[begin + size :]
        return opcode, payload
