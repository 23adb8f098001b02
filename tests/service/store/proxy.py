"""A line to a server that can be cut, or go silent, as lines do."""

import asyncio
import socket
import struct
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from urllib.parse import unquote, urlsplit


class Proxy:
    """Forwards TCP connections to the server at `upstream`, a `unix://` URL."""

    def __init__(self, upstream: str) -> None:
        self.upstream = upstream
        self.replies_to_cut = 0  # the server does its work, the caller never hears of it
        self.silent = False  # nothing gets through, and nobody hangs up
        self.delay = 0.0  # how long a reply takes longer, in seconds
        self.url = ""
        self._open: set[asyncio.StreamWriter] = set()
        self._pumps: set[asyncio.Task[None]] = set()

    @asynccontextmanager
    async def running(self) -> AsyncIterator["Proxy"]:
        server = await asyncio.start_server(self._connect, "127.0.0.1", 0)
        self.url = f"redis://127.0.0.1:{server.sockets[0].getsockname()[1]}"
        try:
            yield self
        finally:
            server.close()
            self.hang_up()
            for pump in self._pumps:
                pump.cancel()
            await asyncio.gather(*self._pumps, return_exceptions=True)
            await server.wait_closed()

    def hang_up(self) -> None:
        """Ends every connection."""
        for writer in self._open:
            writer.close()
        self._open.clear()

    def reset(self) -> None:
        """Ends every connection as a machine does that knows nothing of it."""
        no_goodbye = struct.pack("ii", 1, 0)
        for writer in self._open:
            with suppress(OSError):  # where the line has ended by itself
                writer.get_extra_info("socket").setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, no_goodbye)
            writer.transport.abort()
        self._open.clear()

    async def _connect(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            up = await asyncio.open_unix_connection(unquote(urlsplit(self.upstream).path))
        except OSError:
            writer.close()
            return
        self._open |= {writer, up[1]}
        for source, sink, replies in ((reader, up[1], False), (up[0], writer, True)):
            pump = asyncio.create_task(self._pump(source, sink, replies=replies))
            self._pumps.add(pump)
            pump.add_done_callback(self._pumps.discard)

    async def _pump(self, source: asyncio.StreamReader, sink: asyncio.StreamWriter, *, replies: bool) -> None:
        with suppress(OSError):
            while data := await source.read(65536):
                if replies and self.replies_to_cut:
                    self.replies_to_cut -= 1
                    break
                if replies and self.delay:
                    await asyncio.sleep(self.delay)
                if not self.silent:
                    sink.write(data)
                    await sink.drain()
        sink.close()
        self._open.discard(sink)
