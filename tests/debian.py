"""Programs that no wheel has: those that are here, or Debian's, where we may install them."""

from __future__ import annotations

import os
import shutil
import subprocess


def program(name: str, package: str) -> str | None:
    """Where a program is, after installing the package that has it if need be; None where it can't be had."""
    return shutil.which(name) or _installed(name, package)


def _installed(name: str, package: str) -> str | None:
    apt = shutil.which("apt-get")
    if apt is None or os.geteuid() != 0:
        return None
    for command in ([apt, "-qq", "update"], [apt, "-qq", "install", "--yes", "--no-install-recommends", package]):
        subprocess.run(command, check=False, stdout=subprocess.DEVNULL, timeout=120)
    return shutil.which(name)
