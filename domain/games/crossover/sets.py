"""The sets that a crossover is created with."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from domain.kernel.refusal import Refused

ALIEN, CORE, VILLAINS = "alien", "core", "villains"
KNOWN = (ALIEN, CORE, VILLAINS)
"""The sets that the books mix: Alien with Marvel, and with nothing else."""


def unknown(sets: tuple[str, ...], refused: Callable[..., Any]) -> Iterator[Refused]:
    """What is wrong with the sets that an option names, whichever game is the host."""
    for n, name in enumerate(sets):
        if name not in KNOWN:
            yield refused(f"sets/{n}", "not_described", set=name, known=", ".join(KNOWN))
        if name in sets[:n]:
            yield refused(f"sets/{n}", "twice", name=name)
