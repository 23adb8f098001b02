"""What can be read off the table of the Marvel game with Alien."""

from __future__ import annotations

from functools import cached_property
from typing import ClassVar

import msgspec

from domain.deckbuilding.areas import Areas
from domain.deckbuilding.language import Clone, CopyPlayed, PlayAs, PlayCopy, effects_in
from domain.deckbuilding.position import Reading
from domain.games.villains.names import LAIR
from domain.games.villains.options import Options as HostOptions
from domain.games.villains.position import VillainsPosition, VillainsReading

from .cards import GUESTS
from .options import Options

PLACES = {"city-entrance": slice(0, 1), "city-second": slice(1, 2), "city-exit": slice(-1, None)}
"""Spaces that words name by how far they are from where newcomers enter, on whichever board."""

COPIERS = frozenset(
    card.key
    for card in GUESTS
    if any(isinstance(word, Clone | CopyPlayed | PlayAs | PlayCopy) for word in effects_in(card.effect))
)
"""The Alien cards whose own text copies, so that they can't be copied themselves."""


class CrossedPosition(Areas, VillainsPosition):
    """A state of the Marvel game, read with the cards of both games."""

    own: ClassVar[frozenset[str]] = VillainsPosition.own | {"lent"}

    @cached_property
    def options(self) -> HostOptions:
        return msgspec.convert(self.s.options, Options).host

    def row(self, kind: str) -> tuple[str, ...]:
        return self.city[PLACES[kind]] if kind in PLACES else super().row(kind)

    def in_force(self) -> tuple[int, ...]:
        return self.in_city()

    def area_of(self, i: int) -> tuple[str, ...]:
        zone = self.s.zone_of(i)
        return (zone.partition(".")[0], *(place for place in PLACES if zone in self.row(place)))

    def table_modifiers(self, i: int) -> int:
        return super().table_modifiers(i) - self.counted("weakened!", 0).count(self.s.serial[i])

    def recruit_cost(self, i: int) -> int:
        less = self.discount_of(self.s.current) if self.s.zone_of(i) in LAIR else 0
        return max(0, super().recruit_cost(i) - less)

    def can_play_as(self, seat: int, key: str) -> bool:
        return key not in COPIERS and super().can_play_as(seat, key)


class CrossedReading(CrossedPosition, VillainsReading, Reading):
    """A position that only reads."""
