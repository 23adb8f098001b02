"""Breaks one rule after another in a copy of the project, and runs the tests that name it: they must fail.

`scripts/mutants [FILE ...]`: files like `villains.toml`, a table `[[mutant]]` each with the `rule`, the `file`, and what
stands there `once` and `instead`. What no rule speaks of, such as a card's text, has a file of `tests` instead of the
rule. Exit status 1 if a breakage goes unnoticed, or can't be made.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
import tomllib
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from msgspec import Struct, convert

HERE = Path(__file__).parent
ROOT = HERE.parent.parent
COPIED = ("clients", "domain", "schema", "service", "docs", "tests", "pyproject.toml")
SCENARIOS = "tests/scenarios"
TESTS = ("tests/domain", SCENARIOS)
JOBS = 2
TESTS_FAILED = 1
"""pytest's exit status where tests ran and some failed."""


class Mutant(Struct, frozen=True, forbid_unknown_fields=True):
    """A breakage: the rule, or the tests that must notice; the file, the text that stands there once, and what comes in
    its place."""

    file: str
    once: str
    instead: str
    rule: str = ""
    tests: str = ""

    @property
    def of(self) -> str:
        """What is broken: the rule, or what these tests are about."""
        return self.rule or self.tests


def main(names: list[str]) -> int:
    """Try every breakage of the files; the number of those that nobody noticed, at most 1."""
    said, missed = 0, 0
    with ThreadPoolExecutor(JOBS) as pool:
        for line in pool.map(_tried, mutants(*map(Path, names))):
            said, missed = said + 1, missed + (not line.startswith("noticed"))
            sys.stdout.write(f"{line}\n")
            sys.stdout.flush()
    sys.stdout.write(f"{said - missed} of {said} noticed\n")
    return min(1, missed)


def mutants(*files: Path) -> list[Mutant]:
    """The breakages of these files, or of all there are."""
    texts = [file.read_text(encoding="utf-8") for file in files or sorted(HERE.glob("*.toml"))]
    return [mutant for text in texts for mutant in convert(tomllib.loads(text)["mutant"], list[Mutant])]


def _tried(mutant: Mutant) -> str:
    text = (ROOT / mutant.file).read_text(encoding="utf-8")
    if text.count(mutant.once) != 1:
        return f"STALE   {mutant.of}: {mutant.file} has {mutant.once!r} {text.count(mutant.once)} times, not once"
    with tempfile.TemporaryDirectory() as directory:
        copy = Path(directory)
        for name in COPIED:
            source = ROOT / name
            if source.is_dir():
                shutil.copytree(source, copy / name, ignore=shutil.ignore_patterns("node_modules", "dist"))
            else:
                shutil.copy(source, copy / name)
        (copy / mutant.file).write_text(text.replace(mutant.once, mutant.instead), encoding="utf-8")
        for tests in _attempts(mutant):
            ran = _ran(copy, tests, mutant.rule)
            if ran.returncode == TESTS_FAILED:
                return f"noticed {mutant.of}"
    return (
        f"MISSED  {mutant.of}: {mutant.instead!r}: {ran.stdout.strip().splitlines()[-1:]} {ran.stderr.strip()[-200:]}"
    )


def _attempts(mutant: Mutant) -> Iterator[Sequence[str]]:
    """What to run: the tests that are said, or the files in which the rule is read first, and all only if those pass."""
    if mutant.tests:
        yield (mutant.tests,)
        return
    files = (file for name in TESTS for file in sorted((ROOT / name).rglob("*.*")) if file.suffix in (".py", ".yaml"))
    naming = [file for file in files if mutant.rule in file.read_text(encoding="utf-8")]
    if naming:
        yield sorted({str(file.relative_to(ROOT)) if file.suffix == ".py" else SCENARIOS for file in naming})
    yield TESTS


def _ran(copy: Path, tests: Sequence[str], rule: str) -> subprocess.CompletedProcess[str]:
    named = ("--rule", rule) if rule else ()
    return subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-x", "-p", "no:cacheprovider", *tests, *named],
        cwd=copy,
        env={**os.environ, "PYTHONPATH": str(copy), "PYTHONDONTWRITEBYTECODE": "1"},
        capture_output=True,
        text=True,
        check=False,
    )


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
