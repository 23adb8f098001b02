"""The blocks of a page that are run: one after the other, as a reader would who follows it from the top."""

from __future__ import annotations

import os
import re
import shlex
import subprocess
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final

from tests.docs.blocks import ROOT, Block

URL: Final = "http://127.0.0.1:8000"
"""Where the pages have the service."""

BREAK: Final = "\x1e"
SECONDS: Final = 300
LEFT_OUT: Final = {".git", ".venv", "build", "data", "node_modules"}


class Failed(AssertionError):
    """A block that ended badly, or said something else than the page."""


def desk(folder: Path) -> Path:
    """A folder that looks like a copy of the project; what is written there goes nowhere else."""
    for entry in ROOT.iterdir():
        if entry.name not in LEFT_OUT:
            (folder / entry.name).symlink_to(entry)
    return folder


def run(blocks: Sequence[Block], folder: Path, url: str, environment: Mapping[str, str]) -> list[str]:
    """What each block says. Shell and Python each are one session."""
    said: dict[Block, str] = {}
    for language, runner in (("sh", _shell), ("python", _python)):
        session = [block for block in blocks if spoken(block) == language]
        if session:
            said |= zip(session, runner(session, folder, url, environment), strict=True)
    return [said[block] for block in blocks]


def spoken(block: Block) -> str:
    """The language of the session in which a block is run."""
    return "sh" if block.language == "console" else block.language


def _shell(blocks: Sequence[Block], folder: Path, url: str, environment: Mapping[str, str]) -> list[str]:
    script = "\n".join(f"{_commands(block)}\nprintf {shlex.quote(BREAK)}" for block in blocks)
    return _parts(["bash", "-euo", "pipefail", "-c", script.replace(URL, url)], blocks, folder, environment)


def _commands(block: Block) -> str:
    """Those of a block: of a console's, what follows each prompt."""
    if block.language == "sh":
        return block.text
    return "\n".join(re.findall(r"^\$ (.*)$", block.text, re.MULTILINE))


def _python(blocks: Sequence[Block], folder: Path, url: str, environment: Mapping[str, str]) -> list[str]:
    script = "\n".join(f"{block.text}\nprint({BREAK!r}, end='', flush=True)" for block in blocks)
    file = folder / "page.py"
    file.write_text(script.replace(URL, url), encoding="utf-8")
    return _parts([sys.executable, "-W", "error", str(file)], blocks, folder, environment)


def _parts(command: list[str], blocks: Sequence[Block], folder: Path, environment: Mapping[str, str]) -> list[str]:
    path = f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"
    given = {**os.environ, "NO_COLOR": "1", "PATH": path, "PYTHONPATH": f"{ROOT}/clients/python", **environment}
    done = subprocess.run(
        command,
        cwd=folder,
        env=given,
        capture_output=True,
        text=True,
        timeout=SECONDS,
        check=False,
        stdin=subprocess.DEVNULL,
    )
    parts = done.stdout.split(BREAK)
    if done.returncode:
        raise Failed(f"{blocks[len(parts) - 1]} ended with {done.returncode}:\n{parts[-1]}{done.stderr}")
    return parts[:-1]


def agrees(page: str, said: str) -> bool:
    """Whether something was said as the page has it: `…` stands for anything on a line, and alone on one for any lines."""
    lines = [line.rstrip() for line in page.strip().splitlines()]
    pattern = "\n".join(r"[^\n]*(\n[^\n]*)*" if line == "…" else _line(line) for line in lines)
    return re.fullmatch(pattern, "\n".join(line.rstrip() for line in said.strip().splitlines())) is not None


def _line(line: str) -> str:
    return r"[^\n]*".join(re.escape(part) for part in line.split("…"))
