"""Connections whose client reads nothing any more."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from .timer import Timer


def cutting(protocol: Any, seconds: float, noted: Callable[[], None] = lambda: None) -> type[Any]:
    """A protocol of uvicorn that breaks the connection off when what is to be sent is stuck for so long, which is `noted`.

    An application can't: it may stop sending, but what the transport still holds would keep the connection for ever.
    """

    class Cutting(protocol):  # type: ignore[misc]
        def __init__(self, *args: Any, **options: Any) -> None:
            super().__init__(*args, **options)
            self._cut = Timer(self.loop, self._break_off)

        def pause_writing(self) -> None:
            super().pause_writing()
            self._cut.start(seconds)

        def resume_writing(self) -> None:
            super().resume_writing()
            self._cut.stop()

        def _break_off(self) -> None:
            noted()
            self.transport.abort()

        def connection_lost(self, exc: Exception | None) -> None:
            self._cut.stop()
            super().connection_lost(exc)

    return Cutting
