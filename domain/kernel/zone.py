"""Zones: where cards lie, and who may see them there."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from .audience import EVERYONE

Facing = Literal["up", "owner", "down"]


class Zone(Struct, frozen=True):
    """A kind of zone: `up` for all to see, `owner` for the seat whose it is, `down` for nobody.

    A zone that each seat (or each card) has of its own is written `name.3`, with the seat (or id) behind the dot.
    """

    name: str
    facing: Facing

    def seen_by(self, zone: str) -> int:
        """The mask of seats that see the cards of a zone of this kind."""
        if self.facing == "owner":
            return 1 << int(zone.rpartition(".")[2])
        return EVERYONE if self.facing == "up" else 0


def kind(zone: str) -> str:
    """The name of a zone's kind: `hand` for `hand.2`, `city` for `city.bridge`."""
    return zone.partition(".")[0]
