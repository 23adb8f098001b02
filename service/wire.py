"""HTTP on the wire: the head and the body of an answer leave together."""

from __future__ import annotations

import asyncio
from typing import Any, cast

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol


class Gathering:
    """A transport that writes once for all that was written within one turn of the loop.

    The server writes the head of an answer and then its body. Each costs a system call, and the first wakes up a
    client that has nothing to do yet.
    """

    def __init__(self, transport: asyncio.Transport) -> None:
        self._transport = transport
        self._held: list[bytes] = []
        self._call_soon = asyncio.get_running_loop().call_soon

    def write(self, data: bytes) -> None:
        """Hold it until the turn is over."""
        if not self._held:
            self._call_soon(self._flush)
        self._held.append(data)

    def writelines(self, parts: list[bytes]) -> None:
        """The same."""
        self.write(b"".join(parts))

    def close(self) -> None:
        """Write, then close."""
        self._flush()
        self._transport.close()

    def _flush(self) -> None:
        held, self._held = self._held, []
        if held and not self._transport.is_closing():  # the client may have hung up meanwhile
            self._transport.write(b"".join(held))

    def __getattr__(self, name: str) -> Any:
        return getattr(self._transport, name)


class Http(HttpToolsProtocol):
    """The server's protocol on such a transport."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as the base class has it
        """Begin."""
        super().connection_made(cast(asyncio.Transport, Gathering(transport)))
