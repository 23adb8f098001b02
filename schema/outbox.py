"""What a client has yet to be sent: in order, never more than so much, and overtaken by nothing."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from contextlib import suppress
from typing import Final, NamedTuple

from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState
from strawberry.http.exceptions import WebSocketDisconnected

TOO_SLOW: Final = 4420


class Close(NamedTuple):
    """The last thing that is sent."""

    code: int
    reason: str


class Backlog:
    """Frames that wait for a client, never more than so much of them."""

    def __init__(self, limit: int) -> None:
        self._limit = limit
        self._queue: deque[str | Close] = deque()
        self._size = 0
        self._closed = False
        self._room = asyncio.Event()

    def offer(self, frame: str) -> bool:
        """Queue a frame, if there is room for it. WebSocketDisconnected: the client is gone, or about to be."""
        if self._closed:
            raise WebSocketDisconnected
        if self._size >= self._limit:
            return False
        self._size += len(frame)
        self._push(frame)
        return True

    async def put(self, frame: str) -> None:
        """Queue a frame once there is room for it. WebSocketDisconnected: as above."""
        while not self.offer(frame):
            await self.room()

    async def room(self) -> None:
        """Wait until there is room again, or the end."""
        while self._size >= self._limit and not self._closed:
            self._room.clear()
            await self._room.wait()

    def _push(self, item: str | Close) -> None:
        self._queue.append(item)

    def _sent(self) -> None:
        """The first in the queue is on its way."""
        item = self._queue.popleft()
        self._size -= len(item) if isinstance(item, str) else 0
        self._room.set()


class Outbox(Backlog):
    """The frames for a socket whose client reads at its own pace.

    One that takes no frame for `patience` seconds is sent away with the code `TOO_SLOW`; what was queued for it is
    dropped, since it comes back to the last commit that it got. `too_slow` is told of it.
    """

    def __init__(self, socket: WebSocket, limit: int, patience: float, too_slow: Callable[[], None]) -> None:
        super().__init__(limit)
        self._socket, self._patience, self._too_slow = socket, patience, too_slow
        self._writer: asyncio.Task[None] | None = None

    async def close(self, code: int, reason: str) -> None:
        """Close the socket after all that was queued."""
        if not self._closed:
            self._closed = True
            self._push(Close(code, reason))
        if self._writer is not None:
            await asyncio.wait({self._writer})

    async def stop(self) -> None:
        """The socket is gone."""
        self._end()
        if self._writer is not None:
            self._writer.cancel()
            await asyncio.wait({self._writer})

    def _push(self, item: str | Close) -> None:
        super()._push(item)
        if self._writer is None:
            self._writer = asyncio.create_task(self._write(), name="outbox")

    async def _write(self) -> None:
        """Send what is queued until nothing is; so a quiet socket has no task."""
        try:
            while self._queue:
                await self._send(self._queue[0])
                self._sent()
        except TimeoutError:
            self._end()
            self._too_slow()
            with suppress(WebSocketDisconnect, RuntimeError):  # it hears this if it reads again before it is cut off
                await self._socket.close(TOO_SLOW, "Too slow")
        except (WebSocketDisconnect, RuntimeError):  # closed by the client, or by the server below us
            self._end()
        finally:
            self._writer = None

    def _end(self) -> None:
        """Nothing more is sent, so nobody need wait for room."""
        self._closed = True
        self._queue.clear()
        self._room.set()

    async def _send(self, item: str | Close) -> None:
        async with asyncio.timeout(self._patience):
            if isinstance(item, str):
                await self._socket.send_text(item)
            elif self._socket.application_state != WebSocketState.DISCONNECTED:
                await self._socket.close(item.code, item.reason)


class Mailbox(Backlog):
    """The frames for a stream of events, fetched one after the other by whoever sends them."""

    def __init__(self, limit: int) -> None:
        super().__init__(limit)
        self._some = asyncio.Event()

    async def fetch(self, seconds: float) -> str | None:
        """The next frame, None once there will be none. TimeoutError: none came for so long."""
        if not self._queue and not self._closed:
            self._some.clear()
            async with asyncio.timeout(seconds):
                await self._some.wait()
        if not self._queue:
            return None
        frame = self._queue[0]
        assert isinstance(frame, str), "only a socket is closed with a code"
        self._sent()
        return frame

    def end(self) -> None:
        """Nothing more comes after what is queued."""
        self._closed = True
        self._some.set()
        self._room.set()

    def _push(self, item: str | Close) -> None:
        super()._push(item)
        self._some.set()
