"""How the lines to a store are: what was counted on them since the process began."""

from __future__ import annotations

from typing import Protocol


class Speaking(Protocol):
    """A line, as far as its health goes."""

    @property
    def waiting(self) -> int:
        """How many questions have no answer yet."""
        ...


class Health:
    """The open lines of one store, and what became of all that there were."""

    def __init__(self) -> None:
        self._open: set[Speaking] = set()
        self.opened = self.failed = self.broken = 0
        self.answers, self.seconds = 0, 0.0

    @property
    def lines(self) -> int:
        """How many lines are open."""
        return len(self._open)

    @property
    def waiting(self) -> int:
        """How many questions have no answer yet on these."""
        return sum(line.waiting for line in self._open)

    def began(self, line: Speaking) -> None:
        """A line is open."""
        self._open.add(line)
        self.opened += 1

    def ended(self, line: Speaking, why: Exception | None) -> None:
        """A line has ended; None: as was meant. One that never was open has failed."""
        if line in self._open:
            self._open.discard(line)
            self.broken += why is not None
        else:
            self.failed += why is not None

    def heard(self, seconds: float) -> None:
        """An answer came, after so many seconds."""
        self.answers += 1
        self.seconds += seconds
