"""Connections whose client reads nothing any more."""

from __future__ import annotations

from typing import Any

from .timer import Timer


def cutting(protocol: Any, seconds: float) -> type[Any]:
    """A protocol of uvicorn that breaks the connection off when what is to be sent is stuck for so long.

    An application can't: it may stop sending, but what the transport still holds would keep the connection for ever.
    """

    class Cutting(protocol):  # type: ignore[misc]
        def __init__(self, *args: Any, **options: Any) -> None:
            super().__init__(*args, **options)
            self._cut = Timer(self.loop, lambda: self.transport.abort())

        def pause_writing(self) -> None:
            super().pause_writing()
            self._cut.start(seconds)

        def resume_writing(self) -> None:
            super().resume_writing()
            self._cut.stop()

        def connection_lost(self, exc: Exception | None) -> None:
            self._cut.stop()
            super().connection_lost(exc)

    return Cutting
