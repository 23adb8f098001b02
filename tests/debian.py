"""Programs that no wheel has: those that are here, or Debian's, where we may install them."""

from __future__ import annotations

import fcntl
import os
import shutil
import subprocess
import tempfile
from pathlib import Path

INSTALL_SECONDS = 300


def program(name: str, package: str) -> str | None:
    """Where a program is, after installing the package that has it if need be; None where it can't be had."""
    return shutil.which(name) or _installed(name, package)


def _installed(name: str, package: str) -> str | None:
    apt = shutil.which("apt-get")
    if apt is None or os.geteuid() != 0:
        return None
    with (Path(tempfile.gettempdir()) / "turnledger-apt.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)  # tests run side by side, and only one may install
        if found := shutil.which(name):
            return found
        for command in ([apt, "-qq", "update"], [apt, "-qq", "install", "--yes", "--no-install-recommends", package]):
            subprocess.run(command, check=False, stdout=subprocess.DEVNULL, timeout=INSTALL_SECONDS)
    return shutil.which(name)
