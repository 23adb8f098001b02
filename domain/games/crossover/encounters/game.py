"""Legendary Encounters: Alien with Marvel: its parts put together."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import ClassVar

from msgspec import Struct

from domain.deckbuilding.card import Card
from domain.deckbuilding.dodging import can_dodge, dodge
from domain.games.alien.game import Alien, Frames as AlienFrames
from domain.games.alien.names import ZONES
from domain.games.alien.options import Options as AlienOptions
from domain.games.alien.state import AlienState
from domain.games.alien.table import AlienTable
from domain.games.villains import specials
from domain.games.villains.actions import Dodge
from domain.games.villains.game import Villains
from domain.kernel.action import Action, Legal
from domain.kernel.refusal import Refused
from domain.kernel.zone import Zone

from . import agreed
from .box import Box
from .cards import ALL
from .options import PRESETS, Options
from .position import CrossedReading
from .table import CrossedTable

Frames = AlienFrames | specials.FatherOfLies


class AlienMarvel(Alien):
    """Legendary Encounters: Alien with Marvel Heroes in the Barracks, and Villains and Henchmen for its Drones."""

    name: ClassVar[str] = "alien_marvel"
    books: ClassVar[tuple[str, ...]] = (*Alien.books, *Villains.books)
    cards: ClassVar[tuple[Card, ...]] = ALL
    table = CrossedTable
    reader = CrossedReading
    agreed = agreed
    frames = Frames
    actions = Alien.actions | Dodge
    options = Options
    presets: ClassVar[Mapping[str, Struct]] = PRESETS
    zones: ClassVar[tuple[Zone, ...]] = (*ZONES, Zone("captured", "up"))
    shown_by: ClassVar[frozenset[str]] = Alien.shown_by | Villains.shown_by

    # -- the rules

    def legal_moves(self, state: AlienState, seat: int, kind: type[Action] | None = None) -> Iterator[Legal]:
        yield from super().legal_moves(state, seat, kind)
        if kind in (None, Dodge) and not state.stack and seat == state.current and state.phase == "action":
            yield from (Legal(Dodge(card=i)) for i in can_dodge(self.reading(state), seat))

    def why_not(self, state: AlienState, seat: int, action: Action) -> Refused:
        if isinstance(action, Dodge) and seat == state.current and not state.stack:
            return Refused("target_not_legal", "villains.keyword.dodge", pointer="/card")
        return super().why_not(state, seat, action)

    def act(self, t: AlienTable, seat: int, action: Action) -> None:
        if isinstance(action, Dodge):
            dodge(t, seat, action.card)
        else:
            super().act(t, seat, action)

    def box(self, options: AlienOptions) -> Box:
        assert isinstance(options, Options)
        return Box(self.packs[self.content_hash], options)

    # -- the catalogue

    def choices(self) -> Mapping[str, tuple[str, ...]]:
        every = self.box(PRESETS["marvel-mix"])
        return {**super().choices(), "characters": every.characters, "drones_from": every.groups}
