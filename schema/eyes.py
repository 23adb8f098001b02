"""Through whose eyes a game is looked at."""

from __future__ import annotations

from typing import Annotated, Final

from msgspec import Meta, Struct

SEAT: Final = "Through the eyes of this seat: one of yours, or any once the game is over."
Seat = Annotated[int | None, Meta(description=SEAT)]
Spectator = Annotated[bool, Meta(description="Through the eyes of somebody who only looks on.")]
Reveal = Annotated[bool, Meta(description="With everything that was hidden, once the game is over.")]


class Eyes(Struct, frozen=True, kw_only=True):
    """A seat's eyes, those of a `spectator`, or of one to whom nothing is hidden (`reveal`); without any of these, the caller's own."""

    seat: int | None = None
    spectator: bool = False
    reveal: bool = False

    @property
    def choices(self) -> int:
        """How many of these were asked for."""
        return (self.seat is not None) + self.spectator + self.reveal


OWN: Final = Eyes()
