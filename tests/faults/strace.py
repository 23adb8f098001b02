"""The system calls of a process, in the order in which it made them."""

from __future__ import annotations

import os
import re
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

import pytest

from tests.debian import program

CALLS = "read,write,writev,sendto,sendmsg,fsync,fdatasync"
ATTACH_SECONDS = 10
_LINE = re.compile(
    r"(?P<at>[\d.]+) (?P<name>\w+)\(\d+<(?P<file>.*?)>[,)](?P<rest>.*) = (?P<result>-?\d+).*<(?P<took>[\d.]+)>$"
)


class Call(NamedTuple):
    """One system call: its name, the file or socket, what it was given, what it returned, and when, in seconds since 1970."""

    name: str
    file: str
    rest: str
    result: int
    returned: float


def strace() -> str:
    """Where strace is. Skips the test where it can't be had; fails it under CI, which has to see it pass."""
    found = program("strace", "strace")
    if found is None:
        why = "strace is not here and can't be installed: nothing shows that a reply waits for the disk"
        (pytest.fail if os.environ.get("CI") else pytest.skip)(why)
    return found


@contextmanager
def traced(pid: int, to: Path) -> Iterator[None]:
    """Write down the calls of a process' main thread, which does all the work of a server."""
    command = [strace(), "-yy", "-s", "400", "-ttt", "-T", "-e", f"trace={CALLS}", "-o", str(to), "-p", str(pid)]
    tracer = subprocess.Popen(command, stderr=subprocess.PIPE, text=True)
    assert tracer.stderr is not None
    try:
        deadline = time.monotonic() + ATTACH_SECONDS
        while "attached" not in (line := tracer.stderr.readline()):
            if not line or time.monotonic() > deadline:
                (pytest.fail if os.environ.get("CI") else pytest.skip)("strace may not trace here")
        yield
    finally:
        tracer.terminate()
        tracer.wait()
        tracer.stderr.close()


def calls(trace: Path) -> Iterator[Call]:
    """What was written down."""
    for line in trace.read_text(encoding="utf-8", errors="replace").splitlines():
        if found := _LINE.match(line):
            returned = float(found["at"]) + float(found["took"])
            yield Call(found["name"], found["file"], found["rest"], int(found["result"]), returned)
