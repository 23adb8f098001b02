"""Legendary Villains: its parts put together."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, ClassVar, Union

import msgspec
from msgspec import Struct

from domain.catalogue import CardEntry, RuleEntry, rule_entries
from domain.deckbuilding import (
    needs,
    telling as _telling,  # noqa: F401  registers how the events of such games are told
)
from domain.deckbuilding.card import Card
from domain.deckbuilding.events import DECK_EVENTS
from domain.deckbuilding.frames import AnyOrder, Exchanging, Gaining, Gathering, MoveAbout, Run
from domain.deckbuilding.language import Either, Optionally
from domain.deckbuilding.state import DeckState
from domain.deckbuilding.text import Speaker, card_text
from domain.kernel import events as k
from domain.kernel.action import Action, Decide, Legal
from domain.kernel.audience import Viewer
from domain.kernel.game import Game
from domain.kernel.refusal import Refused
from domain.kernel.telling import Telling
from domain.kernel.zone import Zone, kind
from domain.locale import say, spoken

from . import actions, agreed, arranged, city, fight, moves, setup, specials, turn
from .box import Box
from .cards import ALL
from .names import ZONES
from .options import PRESETS, Options
from .position import VillainsReading
from .table import VillainsTable
from .view import VillainsView, view

Frames = (
    Run
    | AnyOrder
    | Gathering
    | Gaining
    | Exchanging
    | setup.SetUp
    | turn.BeginTurn
    | turn.Cleanup
    | turn.EndTurn
    | city.PlayAdversaryCard
    | city.Enter
    | city.Ambush
    | city.Overrun
    | city.Place
    | MoveAbout
    | city.Guarded
    | city.Completed
    | needs.DiscardFirst
    | needs.ShowFirst
    | fight.PlayFromHand
    | fight.PlayAsCopy
    | fight.CopyNext
    | fight.BecomeCopy
    | fight.Beat
    | fight.Won
    | specials.FatherOfLies
    | specials.DrStrange
)


class Villains(Game[DeckState, VillainsTable, Card]):
    """Legendary Villains: A Marvel Deck-Building Game, for 1 to 5 players."""

    name: ClassVar[str] = "villains"
    state = DeckState
    table = VillainsTable
    card = Card
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
    bots: ClassVar[tuple[str, ...]] = ("random", "greedy")
    seats: ClassVar[tuple[int, int]] = (1, 5)
    zones: ClassVar[tuple[Zone, ...]] = ZONES
    shown_by: ClassVar[frozenset[str]] = frozenset(
        {"villains.reveal.show-only", "villains.play.cost-to-play", "villains.card_text.overrides"}
    )

    def definitions(self) -> tuple[Card, ...]:
        return ALL

    def key_of(self, definition: Card) -> str:
        return definition.key

    def reading(self, state: DeckState) -> VillainsReading:
        """A state with its cards, for reading."""
        return VillainsReading(state, self.content(state))

    # -- the rules

    def set_up(self, t: VillainsTable) -> None:
        t.push(setup.SetUp())

    def legal_moves(self, state: DeckState, seat: int, kind: type[Action] | None = None) -> Iterator[Legal]:
        return iter(()) if state.stack else moves.legal_moves(self.reading(state), seat, kind)

    def why_not(self, state: DeckState, seat: int, action: Action) -> Refused:
        return moves.why_not(self.reading(state), seat, action)

    def act(self, t: VillainsTable, seat: int, action: Action) -> None:
        moves.act(t, seat, action)

    def option_error(self, options: Struct, seats: int) -> Refused | None:
        assert isinstance(options, Options)
        return agreed.option_error(Box.of(self.packs[self.content_hash], options), options, seats)

    # -- arranged positions

    def usual_zones(self, seats: int, options: Struct) -> Mapping[str, Sequence[str]]:
        assert isinstance(options, Options)
        return arranged.usual_zones(seats, options)

    def arrange(self, t: VillainsTable, about: arranged.Arrangement) -> None:
        arranged.arrange(t, about)

    # -- what is shown

    def view(self, state: DeckState, viewer: Viewer, locale: str = "en") -> VillainsView:
        return view(state, self.content(state) if state.content else {}, viewer, self.decisions(state, viewer, locale))

    def prompt(self, state: DeckState, asked: k.Asked, locale: str) -> str:
        ask, _, seat = asked.ask.partition(".")
        if asked.ask == f"either.{asked.seat}":
            return say(locale, "ask.either_own")
        return say(locale, f"ask.{ask}", self._terms(state, asked), seat=seat)

    def option_text(self, state: DeckState, asked: k.Asked, option: k.Option, locale: str) -> str:
        if isinstance(option, int):
            return self.content(state)[state.what[option]].name
        if asked.ask.startswith("either.") or asked.ask == "whether":
            return self._way(state, option, locale)
        if asked.ask in ("how-many", "name-group"):
            return option
        if asked.ask == "play-as":
            return self.content(state)[option].name
        if asked.ask == "player":
            return say(locale, "option.seat", seat=option.removeprefix("seat-"))
        return say(locale, f"option.{option}", self._terms(state, asked))

    def terms(self, state: DeckState) -> str:
        return str(self.reading(state).options.sets[0])

    def part(self, told: Telling, zone: str) -> str:
        _, _, which = zone.partition(".")
        if kind(zone) in ("guarded", "captured"):
            return told.card(int(which))
        return told.zone(f"city.{which}") if kind(zone) == "dark-portals" else which

    def _terms(self, state: DeckState, asked: k.Asked) -> str:
        """The set in whose terms a question is asked: that of the card that asks, else the first one in use."""
        if asked.card in state.what:
            return self.content(state)[state.what[asked.card]].set
        return self.terms(state)

    def _way(self, state: DeckState, option: str, locale: str) -> str:
        """What an option does, of those that one of a card's words offers."""
        (run,) = [frame for frame in self.unpack_stack(state.stack)[-1:] if isinstance(frame, Run)]
        speaker = Speaker(locale, self.content(state)[run.key])
        match run.todo[0]:
            case Either(ways=ways):
                return str(speaker.effects(ways[int(option)]))
            case Optionally(what=what):
                return str(speaker.effects(what))
        raise TypeError(f"{run.todo[0]!r} offers nothing")

    def action_text(self, state: DeckState, action: Action, locale: str) -> str:
        card = getattr(action, "card", 0)
        name = self.content(state)[state.what[card]].name if card in state.what else ""
        if isinstance(action, actions.Fight) and action.recruit:
            return say(locale, "action.fight_paying", card=name, n=action.recruit)
        return say(locale, f"action.{action.__struct_config__.tag}", card=name)

    # -- the catalogue

    def catalogue(self, locale: str) -> tuple[CardEntry, ...]:
        return tuple(self._entry(card, locale) for card in ALL)

    def _entry(self, card: Card, locale: str) -> CardEntry:
        return CardEntry(
            id=f"{self.name}.{card.key}",
            game=self.name,
            key=card.key,
            name=card.name,
            kind=card.kind,
            set=card.set,
            group=card.group,
            cls=card.cls,
            team=card.team,
            cost=card.cost,
            attack=card.attack,
            recruit=card.recruit,
            vp=card.vp,
            copies=card.copies,
            keywords=card.keywords,
            text=card_text(card, locale),
            provenance=card.provenance,
            definition=msgspec.to_builtins(card),
        )

    def rules(self, locale: str = "en") -> tuple[RuleEntry, ...]:
        return rule_entries(__package__ or "", spoken(locale))

    def choices(self) -> Mapping[str, tuple[str, ...]]:
        return Box(self.packs[self.content_hash]).choices()
