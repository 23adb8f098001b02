"""The Marvel game with Alien: its parts put together."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import ClassVar

from msgspec import Struct

from domain.deckbuilding.actions import Coordinate, PlayCoordinated, Sacrifice
from domain.deckbuilding.card import Card
from domain.deckbuilding.events import CardLent
from domain.deckbuilding.lending import lend, lendable, lent_to_play, play_lent
from domain.deckbuilding.sacrificing import sacrifice, sacrificeable
from domain.deckbuilding.state import DeckState
from domain.games.alien.game import Alien
from domain.games.villains import arranged
from domain.games.villains.actions import Actions
from domain.games.villains.box import Box
from domain.games.villains.game import Frames as HostFrames, Villains
from domain.games.villains.names import ZONES
from domain.games.villains.options import Options as HostOptions
from domain.games.villains.position import VillainsReading
from domain.games.villains.table import VillainsTable
from domain.kernel.action import Action, Decide, Legal
from domain.kernel.refusal import Refused
from domain.kernel.zone import Zone
from domain.locale import say

from . import agreed, moving
from .cards import ALL
from .options import PRESETS, Options
from .position import CrossedReading
from .table import CrossedTable

HELD = (Coordinate, PlayCoordinated, Sacrifice)
"""What only Alien cards let a player do."""


class MarvelAlien(Villains):
    """The Marvel game with Alien Characters for Heroes, and with enemies for Villains and Henchmen."""

    name: ClassVar[str] = "marvel_alien"
    books: ClassVar[tuple[str, ...]] = (*Villains.books, *Alien.books)
    cards: ClassVar[tuple[Card, ...]] = ALL
    table = CrossedTable
    reader = CrossedReading
    agreed = agreed
    frames = HostFrames | moving.Onward | moving.Backward
    actions = Actions | Coordinate | PlayCoordinated | Sacrifice | Decide
    options = Options
    presets: ClassVar[Mapping[str, Struct]] = PRESETS
    zones: ClassVar[tuple[Zone, ...]] = (*ZONES, Zone("lent", "up"), Zone("unused", "down"))
    shown_by: ClassVar[frozenset[str]] = Villains.shown_by | Alien.shown_by

    def box(self, options: HostOptions) -> Box:
        assert isinstance(options, Options)
        return super().box(options.host)

    # -- the rules

    def legal_moves(self, state: DeckState, seat: int, kind: type[Action] | None = None) -> Iterator[Legal]:
        yield from super().legal_moves(state, seat, kind)
        if not state.stack and (kind is None or kind in HELD):
            yield from (one for one in self._held(state, seat) if kind in (None, type(one.action)))

    def _held(self, state: DeckState, seat: int) -> Iterator[Legal]:
        """What a seat may do with Alien cards on its own turn, or on another's."""
        p = self.reading(state)
        if seat != state.current:
            yield from (Legal(Coordinate(card=i)) for i in lendable(p, seat))
        else:
            yield from (Legal(PlayCoordinated(card=i)) for i in lent_to_play(p, seat))
            yield from (Legal(Sacrifice(play=n)) for n in sacrificeable(p, seat))

    def why_not(self, state: DeckState, seat: int, action: Action) -> Refused:
        if state.stack or not isinstance(action, HELD):
            return super().why_not(state, seat, action)
        match action:
            case Coordinate(card=card):
                return _not_lendable(self.reading(state), seat, card)
            case _ if seat != state.current:
                return super().why_not(state, seat, action)
            case PlayCoordinated(card=card) if card not in state.what:
                return Refused("no_such_card", pointer="/card", card=card)
            case PlayCoordinated():
                return Refused("target_not_legal", "alien.keyword.coordinate-copy", pointer="/card")
        return Refused("target_not_legal", "alien.keyword.sacrifice", pointer="/play")

    def act(self, t: VillainsTable, seat: int, action: Action) -> None:
        match action:
            case Coordinate(card=card):
                lend(t, seat, card)
            case PlayCoordinated(card=card):
                play_lent(t, seat, card)
            case Sacrifice(play=play):
                sacrifice(t, seat, play)
            case _:
                super().act(t, seat, action)

    # -- arranged positions

    def usual_zones(self, seats: int, options: Struct) -> Mapping[str, Sequence[str]]:
        assert isinstance(options, Options)
        return super().usual_zones(seats, options.host)

    def arrange(self, t: VillainsTable, about: arranged.Arrangement) -> None:
        super().arrange(t, about)
        for seat in range(len(t.s.seats)):
            for i in t.s.zone(f"lent.{seat}"):
                t.emit(CardLent(seat=seat, id=i))

    # -- what is shown

    def action_text(self, state: DeckState, action: Action, locale: str) -> str:
        if isinstance(action, Sacrifice):
            key = state.plays[action.play].key
            return say(locale, "action.sacrifice", card=self.content(state)[key].name)
        return super().action_text(state, action, locale)


def _not_lendable(p: VillainsReading, seat: int, card: int) -> Refused:
    """Why a card can't be lent now."""
    if card not in p.s.what:
        return Refused("no_such_card", pointer="/card", card=card)
    if seat == p.s.current:
        return Refused("target_not_legal", "alien.keyword.coordinate-purpose")
    if seat in p.s.lent:
        return Refused("target_not_legal", "alien.keyword.coordinate-limit")
    if p.held("no-coordinate"):
        return Refused("target_not_legal", "alien.card_text.cant-beats-can")
    return Refused("target_not_legal", "alien.keyword.coordinate-set-aside", pointer="/card")
