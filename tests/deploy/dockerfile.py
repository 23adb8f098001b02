"""A Dockerfile, as the builder's own parser reads it."""

from __future__ import annotations

import string
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import NamedTuple

import dockerfile

ROOT = Path(__file__).parents[2]
FILE = ROOT / "deploy/Dockerfile"
IGNORE = FILE.with_name("Dockerfile.dockerignore")
BASE_PATH = "/usr/local/bin:/usr/local/sbin:/usr/sbin:/usr/bin:/sbin:/bin"
"""The PATH of the base image."""


class Step(NamedTuple):
    """An instruction, such as `copy` from (the `flags`) somewhere, its words, and whether it was written as a list of them."""

    name: str
    words: tuple[str, ...]
    flags: Mapping[str, str]
    is_list: bool


class Stage(NamedTuple):
    """The steps from one FROM to the next; `base` is an image, or the name of a stage before."""

    name: str
    base: str
    steps: list[Step]

    def only(self, name: str) -> Step:
        """The one step of its kind."""
        [step] = [step for step in self.steps if step.name == name]
        return step

    def all(self, name: str) -> Iterator[Step]:
        """The steps of a kind."""
        return (step for step in self.steps if step.name == name)

    @property
    def environment(self) -> dict[str, str]:
        """What a process in the image finds in its environment."""
        told = {"PATH": BASE_PATH}
        for step in self.all("env"):
            told |= {name: filled(value, told) for name, value in pairs(step)}
        return told


def pairs(step: Step) -> Iterator[tuple[str, str]]:
    """What an ENV or a LABEL says, without the quotes around it."""
    return ((name, value.strip('"')) for name, value in zip(step.words[::2], step.words[1::2], strict=True))


def filled(text: str, values: Mapping[str, str]) -> str:
    """A text with the values of its variables."""
    return string.Template(text).safe_substitute(values)


def stages(path: Path = FILE) -> list[Stage]:
    """The stages of a file, whose FROMs are filled with what its ARGs have by default."""
    found: list[Stage] = []
    defaults = dict[str, str]()
    for step in _steps(path):
        if step.name == "from":
            base, name = step.words[0], step.words[2] if len(step.words) > 1 else ""
            found.append(Stage(name, filled(base, defaults), []))
        elif found:
            found[-1].steps.append(step)
        else:
            assert step.name == "arg", f"{step.name} before the first FROM"
            name, _, value = step.words[0].partition("=")
            defaults[name] = value
    return found


def _steps(path: Path) -> Iterator[Step]:
    for command in dockerfile.parse_file(str(path)):
        flags = dict(flag.removeprefix("--").split("=", 1) for flag in command.flags)
        yield Step(command.cmd.lower(), command.value, flags, command.json)


def sent() -> set[str]:
    """What the builder is sent of the project: everything is left out but for these."""
    lines = IGNORE.read_text(encoding="utf-8").splitlines()
    return {line.removeprefix("!/") for line in lines if line.startswith("!/")}
