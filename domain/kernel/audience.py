"""Who may know a field of an event."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from msgspec import Struct

EVERYONE = -1
"""A mask of seats is a bit set; this one holds every seat, spectators too."""

AUDITOR = -1
"""The viewer who may know everything: whoever holds a game's secret once it is over."""

Viewer = int | None
"""A seat, `None` for a spectator, or `AUDITOR`."""

SEATS = 64
"""No table has more; what is read from elsewhere may name any number."""


def only(seat: int) -> int:
    """The mask of one seat; nobody's where there is no such seat."""
    return 1 << seat if 0 <= seat < SEATS else 0


class Audience(Struct, frozen=True):
    """The mask of seats that may know a field, fixed or named by another field of the same event.

    `whole` commits to a list as one value, since its length tells too; otherwise it is hidden item by item, so
    that one card can be opened alone.
    """

    mask: int = 0
    field: str = ""
    whole: bool = False
    is_seat: bool = False

    def of(self, fields: Mapping[str, Any]) -> int:
        """The mask of those who may know the field, given the event's other fields."""
        if not self.field:
            return self.mask
        named: int = fields.get(self.field, 0)
        return only(named) if self.is_seat else named


PUBLIC = Audience(EVERYONE)
NOBODY = Audience(0)
SEALED = Audience(0, whole=True)


def seat_in(field: str, *, whole: bool = False) -> Audience:
    """The seat that another field holds."""
    return Audience(0, field, whole, is_seat=True)


def seats_in(field: str) -> Audience:
    """The seats of the mask that another field holds."""
    return Audience(0, field)


def sees(mask: int, viewer: Viewer) -> bool:
    """Whether the viewer is among those of the mask: the one question every disclosure asks.

    A spectator is in no mask but `EVERYONE`; the auditor is in every one.
    """
    return mask == EVERYONE or viewer == AUDITOR or (viewer is not None and bool(mask >> viewer & 1))
