"""Through whose eyes an operation looks at a game."""

from __future__ import annotations

from typing import Annotated

from msgspec import UNSET, Meta, Struct, UnsetType

from schema.eyes import SEAT, Eyes, Reveal, Spectator


class EyesQuery(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Through whose eyes: without any of these, the caller's own."""

    seat: Annotated[int, Meta(ge=0, description=SEAT)] | UnsetType = UNSET
    spectator: Spectator = False
    reveal: Reveal = False

    @property
    def eyes(self) -> Eyes:
        """The same as the desk takes it."""
        seat = None if isinstance(self.seat, UnsetType) else self.seat
        return Eyes(seat=seat, spectator=self.spectator, reveal=self.reveal)
