"""Legendary Villains: its parts put together."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, Union

from msgspec import Struct

from domain.deckbuilding.card import Card
from domain.deckbuilding.events import DECK_EVENTS
from domain.deckbuilding.game import DECK_FRAMES, DeckGame
from domain.deckbuilding.state import DeckState
from domain.kernel import events as k
from domain.kernel.action import Action, Decide
from domain.kernel.telling import Telling
from domain.kernel.zone import Zone, kind
from domain.locale import say

from . import actions, agreed, arranged, city, fight, moves, setup, specials, turn, view
from .box import Box
from .cards import ALL
from .names import ZONES
from .options import PRESETS, Options
from .position import VillainsReading
from .table import VillainsTable
from .view import VillainsView

Frames = (
    DECK_FRAMES
    | setup.SetUp
    | turn.BeginTurn
    | turn.Cleanup
    | turn.EndTurn
    | city.PlayAdversaryCard
    | city.Enter
    | city.Ambush
    | city.Overrun
    | city.Place
    | city.Guarded
    | city.Completed
    | fight.PlayFromHand
    | fight.Beat
    | fight.Won
    | specials.FatherOfLies
    | specials.DrStrange
)


class Villains(DeckGame[DeckState, VillainsTable, VillainsReading, VillainsView]):
    """Legendary Villains: A Marvel Deck-Building Game, for 1 to 5 players."""

    name: ClassVar[str] = "villains"
    wording: ClassVar[str] = "villains"
    telling: ClassVar[frozenset[str]] = frozenset({"betray", "heal"})
    books: ClassVar[tuple[str, ...]] = (__package__,)
    cards: ClassVar[tuple[Card, ...]] = ALL
    state = DeckState
    table = VillainsTable
    reader = VillainsReading
    moves = moves
    agreed = agreed
    arranged = arranged
    sight = view
    frames = Frames
    events: Any = Union[(*k.KERNEL_EVENTS, *DECK_EVENTS)]
    actions = actions.Actions | Decide
    options = Options
    view_type = VillainsView
    arrangement = arranged.Arrangement
    endings: ClassVar[tuple[str, ...]] = (
        "four-tactics",
        "final-blow",
        "good-wins",
        "adversary-deck-out",
        "ally-deck-out",
    )
    presets: ClassVar[Mapping[str, Struct]] = PRESETS
    zones: ClassVar[tuple[Zone, ...]] = ZONES
    shown_by: ClassVar[frozenset[str]] = frozenset(
        {"villains.reveal.show-only", "villains.play.cost-to-play", "villains.card_text.overrides"}
    )

    def box(self, options: Options) -> Box:
        return Box.of(self.packs[self.content_hash], options)

    # -- the rules

    def set_up(self, t: VillainsTable) -> None:
        t.push(setup.SetUp())

    # -- what is shown

    def part(self, told: Telling, zone: str) -> str:
        if kind(zone) == "dark-portals":
            return told.zone(zone.replace(kind(zone), "city"))
        return super().part(told, zone)

    def terms(self, state: DeckState, asked: k.Asked | None = None) -> str:
        """The set in whose terms things are told: that of the card that asks, else the first one in use."""
        if asked and asked.card in state.what:
            return self.content(state)[state.what[asked.card]].set
        return self.reading(state).options.sets[0]

    def action_text(self, state: DeckState, action: Action, locale: str) -> str:
        if isinstance(action, actions.Fight) and action.recruit:
            name = self.content(state)[state.what[action.card]].name
            return say(locale, "action.fight_paying", card=name, n=action.recruit)
        return super().action_text(state, action, locale)

    # -- the catalogue

    def choices(self) -> Mapping[str, tuple[str, ...]]:
        return Box(self.packs[self.content_hash]).choices()
