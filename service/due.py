"""The index of what is due: for each version of a game in which something will be, a deadline.

A deadline is put in before its version is appended, and taken out when another has been: so a crash between the two leaves one
too many, which whoever looks at it finds out, and never one too few. It names its time besides, since several who would append a
version at once have one each, and only one of them will have appended.
"""

from __future__ import annotations

from typing import Final, NamedTuple, Self

from domain.kernel.due import due
from domain.kernel.state import State

DUE: Final = "due"
"""The name of the index."""


class Deadline(NamedTuple):
    """That something is due in a version of a game, from a time on (milliseconds since 1970, UTC)."""

    game: str
    version: int
    at: int

    @property
    def member(self) -> str:
        """What stands for it in the index."""
        return f"{self.game}:{self.version}:{self.at}"

    @classmethod
    def read(cls, member: str) -> Self:
        """What a member of the index stands for."""
        game, version, at = member.rsplit(":", 2)
        return cls(game, int(version), int(at))

    @classmethod
    def of(cls, game: str, state: State) -> Self | None:
        """The deadline of a game in this state; None where nothing will be due."""
        coming = due(state)
        return cls(game, state.version, coming.at) if coming else None
