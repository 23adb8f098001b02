"""Breaks one rule after another in a copy of the project, and runs the tests that name it: they must fail.

`scripts/mutants [FILE ...]`: files like `villains.toml`, a table `[[mutant]]` each with the `rule`, the `file`, and what
stands there `once` and `instead`. Exit status 1 if a breakage goes unnoticed, or can't be made.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
import tomllib
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from msgspec import Struct, convert

HERE = Path(__file__).parent
ROOT = HERE.parent.parent
COPIED = ("domain", "schema", "service", "tests", "pyproject.toml")
JOBS = 2
TESTS_FAILED = 1
"""pytest's exit status where tests ran and some failed."""


class Mutant(Struct, frozen=True, forbid_unknown_fields=True):
    """A breakage: the rule, the file, and the text that stands there once and what comes in its place."""

    rule: str
    file: str
    once: str
    instead: str


def main(names: list[str]) -> int:
    """Try every breakage of the files; the number of those that nobody noticed, at most 1."""
    with ThreadPoolExecutor(JOBS) as pool:
        said = list(pool.map(_tried, mutants(*map(Path, names))))
    missed = [line for line in said if not line.startswith("noticed")]
    sys.stdout.write("\n".join((*said, f"{len(said) - len(missed)} of {len(said)} noticed")) + "\n")
    return min(1, len(missed))


def mutants(*files: Path) -> list[Mutant]:
    """The breakages of these files, or of all there are."""
    texts = [file.read_text(encoding="utf-8") for file in files or sorted(HERE.glob("*.toml"))]
    return [mutant for text in texts for mutant in convert(tomllib.loads(text)["mutant"], list[Mutant])]


def _tried(mutant: Mutant) -> str:
    text = (ROOT / mutant.file).read_text(encoding="utf-8")
    if text.count(mutant.once) != 1:
        return f"STALE   {mutant.rule}: {mutant.file} has {mutant.once!r} {text.count(mutant.once)} times, not once"
    with tempfile.TemporaryDirectory() as directory:
        copy = Path(directory)
        for name in COPIED:
            source = ROOT / name
            (shutil.copytree if source.is_dir() else shutil.copy)(source, copy / name)
        (copy / mutant.file).write_text(text.replace(mutant.once, mutant.instead), encoding="utf-8")
        command = [
            sys.executable,
            "-m",
            "pytest",
            "-q",
            "-x",
            "-p",
            "no:cacheprovider",
            "tests/domain",
            "tests/scenarios",
        ]
        ran = subprocess.run(
            [*command, "--rule", mutant.rule],
            cwd=copy,
            env={**os.environ, "PYTHONPATH": directory, "PYTHONDONTWRITEBYTECODE": "1"},
            capture_output=True,
            text=True,
            check=False,
        )
    if ran.returncode == TESTS_FAILED:
        return f"noticed {mutant.rule}"
    return f"MISSED  {mutant.rule}: {ran.stdout.strip().splitlines()[-1:]} {ran.stderr.strip()[-200:]}"


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
