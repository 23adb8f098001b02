"""What can be read off the table of a crossover of Encounters with Marvel."""

from __future__ import annotations

from functools import cached_property

import msgspec

from domain.deckbuilding.position import Reading
from domain.games.alien.position import AlienPosition, AlienReading

from .box import Box
from .options import Options


class CrossedPosition(AlienPosition):
    """A state of Encounters, read with the cards of both games."""

    @cached_property
    def options(self) -> Options:
        return msgspec.convert(self.s.options, Options)

    @cached_property
    def box(self) -> Box:
        return Box(self.content, self.options)

    def can_play_as(self, seat: int, key: str) -> bool:
        return super().can_play_as(seat, key) and self.can_meet(self.content[key].needs, seat, 0)


class CrossedReading(CrossedPosition, AlienReading, Reading):
    """A position that only reads."""
