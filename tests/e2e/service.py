"""A service in a process of its own, as a person starts it."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import IO

START_SECONDS = 60
STOP_SECONDS = 30


class Service:
    """A running `turnledger serve`, where it listens, and where its data are."""

    def __init__(self, process: subprocess.Popen[str], url: str, data: Path) -> None:
        self.process, self.url, self.data = process, url, data

    def stop(self) -> int:
        """End it as an orchestrator does; its exit status."""
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGTERM)
        return self.process.wait(STOP_SECONDS)


@contextmanager
def running(
    data: Path, environment: Mapping[str, str] | None = None, log: IO[bytes] | None = None, port: int = 0
) -> Iterator[Service]:
    """Start a service on a data directory, and end it if the test hasn't. What it logs goes to `log`, or is shown; `port` is the
    one of a service before it."""
    given = {
        **os.environ,
        "TURNLEDGER_DATA_DIR": str(data),
        "NO_COLOR": "1",
        "TURNLEDGER_RATE_LIMITS": "false",
        **(environment or {}),
    }
    command = [sys.executable, "-m", "service.cli", "serve", "--no-demo", "--port", str(port)]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=log, text=True, env=given)
    service = Service(process, _listening(process), data)
    try:
        yield service
    finally:
        service.stop()
        assert process.stdout is not None
        process.stdout.close()


def _listening(process: subprocess.Popen[str]) -> str:
    assert process.stdout is not None
    for line in process.stdout:
        if found := re.search(r"listens on (http://\S+)", line):
            return found[1]
    raise AssertionError(f"the service ended with status {process.wait(START_SECONDS)} before it listened")
