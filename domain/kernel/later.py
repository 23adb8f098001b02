"""What a later release recorded and this one can't read: it is never guessed at.

An earlier reader could leave out a field that it doesn't know, and then go on from a table that nobody else has. So events and
frames refuse what they have no place for, and the game is left to those who know it.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from msgspec import ValidationError

from .refusal import Refused


class LaterRelease(Refused):
    """`unavailable`: what is recorded is nothing that this release knows. `why` says what it stumbled over."""

    def __init__(self, why: str) -> None:
        super().__init__("unavailable", detail="later_release")
        self.why = why

    def __str__(self) -> str:
        return self.why


@contextmanager
def reading(what: str) -> Iterator[None]:
    """Decoding something recorded. LaterRelease: it has what this release has no place for."""
    try:
        yield
    except ValidationError as error:
        raise LaterRelease(f"{what}: {error}") from error
