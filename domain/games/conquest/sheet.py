"""The Resistance Phase Sheet, both sides, read from `sheet.toml`."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from importlib.resources import files
from typing import Final

import msgspec
from msgspec import Struct

SUPER_CANNON = 10
"""The step of the Human Tech Track at which the Humans win."""


class Sheet(Struct, frozen=True, rename="kebab", forbid_unknown_fields=True):
    """One side: the red circles of the track, the first step of each Stage, the Resistance Events of step 1 by Stage."""

    red_circles: tuple[int, ...]
    stages: tuple[int, ...]
    events: tuple[int, ...]

    def stage(self, step: int) -> int:
        """The Stage that a step of the track belongs to, from 1 on."""
        return sum(first <= step for first in self.stages)

    def events_at(self, step: int) -> int:
        """How many Resistance Events step 1 draws."""
        return self.events[self.stage(step) - 1]


SHEETS: Final[Mapping[str, Sheet]] = msgspec.convert(
    tomllib.loads(files(__package__).joinpath("sheet.toml").read_text(encoding="utf-8")), dict[str, Sheet]
)
"""Both sides by name."""
