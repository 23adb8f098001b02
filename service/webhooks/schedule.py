"""When a notice is sent again: later and later, and never all at once."""

from __future__ import annotations

from random import Random
from typing import Final

JITTER: Final = 0.2
"""By how much later than planned it may be, as a part of the time planned: many fail at the same moment."""


class Schedule:
    """The seconds to wait after each attempt that failed; after as many it is given up."""

    def __init__(self, seconds: tuple[float, ...]) -> None:
        self._seconds, self._chance = seconds, Random()

    def wait(self, tried: int) -> int | None:
        """Milliseconds until the next attempt, after so many; None: there is none."""
        if tried > len(self._seconds):
            return None
        return round(1000 * self._seconds[tried - 1] * self._chance.uniform(1, 1 + JITTER))
