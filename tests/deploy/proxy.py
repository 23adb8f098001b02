"""The proxy as it is deployed, before services of the test's."""

from __future__ import annotations

import os
import socket
import subprocess
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

import httpx

from .composed import DEPLOY, TOOLS

START_SECONDS = 30


@contextmanager
def door(directory: Path, replicas: Sequence[str], port: int) -> Iterator[str]:
    """Start the proxy with its file before replicas (host and port of each); where it listens."""
    environment = {
        "PATH": os.environ["PATH"],
        "HOME": str(directory),
        "TURNLEDGER_SITE": f"http://localhost:{port}, http://127.0.0.1:{port}",
        "TURNLEDGER_REPLICAS": " ".join(replicas),
    }
    command = [f"{TOOLS}/caddy", "run", "--config", f"{DEPLOY}/caddy/Caddyfile", "--adapter", "caddyfile"]
    with (directory / "caddy.log").open("wb") as log:
        proxy = subprocess.Popen(command, env=environment, stdout=log, stderr=log)
    try:
        _wait(f"http://127.0.0.1:{port}", directory)
        yield f"http://127.0.0.1:{port}"
    finally:
        proxy.terminate()
        proxy.wait(START_SECONDS)


def _wait(url: str, directory: Path) -> None:
    deadline = time.monotonic() + START_SECONDS
    while True:
        try:
            if httpx.get(f"{url}/readyz").is_success:
                return
        except httpx.TransportError:
            pass
        assert time.monotonic() < deadline, (directory / "caddy.log").read_text(encoding="utf-8")
        time.sleep(0.05)


def free_port() -> int:
    """A port that nobody listens on."""
    with socket.socket() as tried:
        tried.bind(("127.0.0.1", 0))
        port: int = tried.getsockname()[1]
        return port
