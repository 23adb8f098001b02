"""A service in its own process that can be killed and started again."""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import ExitStack
from pathlib import Path

from tests.e2e.service import Service, running


class Replica:
    """One of several services on one store. `url` is where it listens, or last listened."""

    def __init__(self, data: Path, environment: Mapping[str, str]) -> None:
        self._data, self._environment = data, environment
        self._life = ExitStack()
        self._service: Service | None = None
        self.url = ""

    def start(self) -> None:
        """Start it, and wait until it listens."""
        self._service = self._life.enter_context(running(self._data, self._environment))
        self.url = self._service.url

    def kill(self) -> None:
        """End it as a machine does that fails."""
        if self._service:
            self._service.process.kill()
            self._service.process.wait()
            self.stop()

    def leave(self) -> int:
        """End it as an orchestrator does; its exit status."""
        assert self._service, "it runs"
        status = self._service.stop()
        self.stop()
        return status

    def stop(self) -> None:
        """End it, if it still runs."""
        self._service = None
        self._life.close()
