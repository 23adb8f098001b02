"""A line to a service that breaks, and that leads to another service when the first is gone."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from urllib.parse import urlsplit

CHUNK = 4096


class Line:
    """Forwards connections to the service at `to`; breaks each after so many bytes of answers, if it is told how many."""

    def __init__(self, to: str, breaks_after: int | None = None) -> None:
        self.to, self.breaks_after = to, breaks_after
        self.broken = asyncio.Semaphore(0)
        self.url = ""
        self._tasks: set[asyncio.Task[None]] = set()

    @asynccontextmanager
    async def open(self) -> AsyncIterator[Line]:
        """Listen, until the end."""
        server = await asyncio.start_server(self._connect, "127.0.0.1", 0)
        self.url = f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}"
        try:
            yield self
        finally:
            server.close()
            for task in list(self._tasks):
                task.cancel()
            await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _connect(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        address = urlsplit(self.to)
        try:
            there, back = await asyncio.open_connection(address.hostname, address.port)
        except OSError:
            writer.close()
            return
        for source, sink, most in ((reader, back, None), (there, writer, self.breaks_after)):
            task = asyncio.create_task(self._pump(source, sink, most))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _pump(self, source: asyncio.StreamReader, sink: asyncio.StreamWriter, most: int | None) -> None:
        sent = 0
        try:
            with suppress(OSError):
                while data := await source.read(CHUNK):
                    sent += len(data)
                    if most is not None and sent > most:
                        self.broken.release()
                        sink.transport.abort()
                        return
                    sink.write(data)
                    await sink.drain()
        finally:
            sink.close()
