"""The verifier in JavaScript, that of the pages, run by Node."""

from __future__ import annotations

import json
import subprocess
from base64 import b64encode
from collections.abc import Collection, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple

from tests.debian import program

SCRIPT = Path(__file__).with_name("verdicts.mjs")
NODE = 20
"""The first version with Ed25519 and all else that is used."""


class Said(NamedTuple):
    """What it says of a record: all of it, and the version and name of the fault, empty if there is none."""

    verdict: dict[str, Any]

    @property
    def fault(self) -> str:
        fault = self.verdict["fault"]
        return f"{fault['version']} {fault['kind']}" if fault else ""


class JavaScript:
    """A process that checks one record after another."""

    def __init__(self, process: subprocess.Popen[str]) -> None:
        self._process = process

    def check(self, record: bytes, kept: tuple[int, str] | None = None, trusted: Collection[bytes] = ()) -> Said:
        """What is said of a record."""
        asked = {
            "record": b64encode(record).decode(),
            "kept": kept and {"version": kept[0], "hash": kept[1]},
            "trusted": [b64encode(key).decode() for key in trusted],
        }
        assert self._process.stdin
        assert self._process.stdout
        self._process.stdin.write(json.dumps(asked) + "\n")
        self._process.stdin.flush()
        return Said(json.loads(self._process.stdout.readline()))


def node() -> str | None:
    """Where a Node is that is new enough; Debian's is installed where there is none."""
    found = program("node", "nodejs")
    if found is None:
        return None
    version = subprocess.run([found, "--version"], capture_output=True, text=True, check=True).stdout
    return found if int(version.lstrip("v").split(".")[0]) >= NODE else None


@contextmanager
def javascript(node: str) -> Iterator[JavaScript]:
    """The verifier, ready to be asked."""
    with subprocess.Popen([node, SCRIPT], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as process:
        yield JavaScript(process)
        assert process.stdin
        process.stdin.close()
