"""Connections whose client reads nothing any more."""

from __future__ import annotations

import asyncio
from typing import Any


def cutting(protocol: Any, seconds: float) -> type[Any]:
    """A protocol of uvicorn that breaks the connection off when what is to be sent is stuck for so long.

    An application can't: it may stop sending, but what the transport still holds would keep the connection for ever.
    """

    class Cutting(protocol):  # type: ignore[misc]
        _cut: asyncio.TimerHandle | None = None

        def pause_writing(self) -> None:
            super().pause_writing()
            self._cut = self.loop.call_later(seconds, self.transport.abort)

        def resume_writing(self) -> None:
            super().resume_writing()
            self._calm()

        def connection_lost(self, exc: Exception | None) -> None:
            self._calm()
            super().connection_lost(exc)

        def _calm(self) -> None:
            if self._cut is not None:
                self._cut.cancel()
                self._cut = None

    return Cutting
