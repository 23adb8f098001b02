"""`deploy/compose.yaml`, as Compose itself reads it."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "deploy"
TOOLS = Path(sys.executable).parent


def composed() -> Mapping[str, Any]:
    """All that is in the file, with everything filled in. It may not have been warned of anything."""
    command = [f"{TOOLS}/docker-compose", "--file", f"{DEPLOY}/compose.yaml", "config", "--format", "json"]
    environment = {"PATH": os.environ["PATH"], "HOME": os.environ.get("HOME", "/")}
    told = subprocess.run(command, capture_output=True, text=True, check=False, env=environment)
    assert (told.returncode, told.stderr) == (0, "")
    read: Mapping[str, Any] = json.loads(told.stdout)
    return read
