"""What README says to paste works when it is pasted."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
from pathlib import Path

import pytest

from .service import running

README = Path(__file__).parent.parent.parent / "README.md"


@pytest.mark.skipif(shutil.which("curl") is None, reason="README's calls are made with curl, which is not here")
def test_the_first_calls_of_the_readme(tmp_path: Path) -> None:
    blocks = re.findall(r"```sh\n(.*?)```", README.read_text(encoding="utf-8"), re.DOTALL)
    graphql, rest, check = (block for block in blocks if "curl" in block)

    with running(tmp_path) as service:
        said = [
            subprocess.run(
                ["bash", "-euo", "pipefail", "-c", block.replace("http://127.0.0.1:8000", service.url)],
                check=True,
                capture_output=True,
                text=True,
                timeout=60,
            ).stdout
            for block in (graphql, rest, f"{rest}echo\n{check}")
        ]

    assert json.loads(said[0]) == {"data": {"games": {"edges": []}}}
    started, actions = said[1][: said[1].index('}{"') + 1], said[1][said[1].index('}{"') + 1 :]
    assert json.loads(started)["status"] == "running"
    assert json.loads(actions)["version"] >= 2
    assert said[2].splitlines()[-1].startswith("verified: game g_")
