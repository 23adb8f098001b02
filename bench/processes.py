"""Servers in processes of their own, on cores of their own, and what they use."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import NamedTuple, TypeAlias

import httpx
import msgspec
from redis import Redis

from service.store.embedded import EmbeddedServer, Fsync

SERVE = [sys.executable, "-m", "service.cli", "serve", "--no-demo", "--port", "0"]
LISTENS = re.compile(r"listens on \S+:(\d+)(?: and \S+:(\d+))?")
END_SECONDS = 30

Cores: TypeAlias = Sequence[int]
"""The processors that something may run on; none named: all."""


class Server(NamedTuple):
    """A process that serves, the port on which it listens (0: none), and another, if it has one."""

    process: int
    port: int = 0
    second: int = 0

    @property
    def cpu(self) -> float:
        """The seconds for which it has kept a processor busy; all of the time, where nobody can tell."""
        about = Path(f"/proc/{self.process}/stat")
        if not about.exists():
            return time.monotonic()
        fields = about.read_text(encoding="ascii").rpartition(") ")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    @property
    def resident(self) -> int:
        """The bytes of memory that are its own or shared with others; 0, where nobody can tell."""
        about = Path(f"/proc/{self.process}/statm")
        if not about.exists():
            return 0
        return int(about.read_text(encoding="ascii").split()[1]) * os.sysconf("SC_PAGE_SIZE")


class Player(msgspec.Struct, frozen=True):
    """Who plays a seat."""

    id: str
    token: str


@contextmanager
def running(command: Sequence[str], cores: Cores = (), **environment: str) -> Iterator[Server]:
    """A server that says where it listens: by a line with `listens on http://HOST:PORT`, perhaps `and http://HOST:PORT`.

    RuntimeError: it ended before.
    """
    given = {**os.environ, "TURNLEDGER_RATE_LIMITS": "false", **environment}
    with on(cores):
        process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=given)
    assert process.stdout is not None
    try:
        said = next(filter(None, map(LISTENS.search, process.stdout)), None)
        if said is None:
            raise RuntimeError(f"{' '.join(command)} ended with status {process.wait()} before it listened")
        yield Server(process.pid, *(int(port) for port in said.groups(0)))
    finally:
        process.send_signal(signal.SIGTERM)
        try:
            process.wait(END_SECONDS)
        finally:
            process.kill()  # nothing is left behind, also of one that doesn't end
            process.wait()
            process.stdout.close()


@contextmanager
def store(directory: Path, fsync: Fsync, cores: Cores = ()) -> Iterator[tuple[str, Server]]:
    """A server for the store, and the URL at which it answers."""
    with ExitStack() as stack:
        with on(cores):
            url = stack.enter_context(EmbeddedServer(directory, fsync=fsync)).url
        with Redis.from_url(url) as redis:
            process = redis.info("server")["process_id"]
        yield url, Server(process)


@contextmanager
def on(cores: Cores) -> Iterator[None]:
    """What is started meanwhile runs on these cores, where the system can see to that."""
    if not cores or not hasattr(os, "sched_setaffinity"):
        yield
        return
    before = os.sched_getaffinity(0)
    os.sched_setaffinity(0, cores)
    try:
        yield
    finally:
        os.sched_setaffinity(0, before)


def signed_up(port: int, name: str) -> Player:
    """A new player."""
    said = httpx.post(f"http://127.0.0.1:{port}/v1/players", json={"name": name}).json()
    return Player(said["player"]["id"], said["token"])
