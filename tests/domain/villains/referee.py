"""A table to try rulings on: given these cards, when this is done, then look."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from itertools import takewhile
from typing import Any, cast

import pytest

from domain.deckbuilding.card import Card
from domain.deckbuilding.events import TurnBegan
from domain.deckbuilding.state import DeckState
from domain.games.villains import actions as a
from domain.games.villains.game import Villains
from domain.games.villains.names import CITY, LAIR
from domain.games.villains.position import VillainsReading
from domain.games.villains.view import VillainsView
from domain.kernel import visibility
from domain.kernel.action import Action, Decide
from domain.kernel.arrange import arrange
from domain.kernel.audience import Viewer
from domain.kernel.canonical import canonical
from domain.kernel.event import Event, causes
from domain.kernel.events import Asked, SeatPlan
from domain.kernel.lobby import CreateGame, StartGame
from domain.kernel.refusal import Refused
from domain.kernel.rng import Script
from domain.kernel.state import evolve
from domain.registry import games
from tests.domain.conformance.told import told

FOUGHT = ("city", "cells", "commander")
"""Kinds of zones where somebody can be fought."""
VILLAINS = cast(Villains, games()["villains"])


class Referee:
    """A game under test. Cards are named by their keys; where several fit, the topmost of the zone is meant."""

    def __init__(self, state: DeckState) -> None:
        self.s = state
        self.events: tuple[Event, ...] = ()
        self.words: Sequence[int] | None = None

    # -- doing

    def do(self, action: Action, seat: int | None = None) -> Referee:
        """Let a seat (the current player) act; the events of it are in `events`."""
        who = self.s.current if seat is None else seat
        decided = VILLAINS.decide(self.s, who, action, Script(self.words) if self.words is not None else None)
        self.s, self.events = decided.state, decided.events
        return self

    def play(self, key: str) -> Referee:
        return self.do(a.PlayCard(card=self.find(f"hand.{self.s.current}", key)))

    def play_copy(self, key: str) -> Referee:
        return self.do(a.PlayCopy(card=self.find("ally-deck", key)))

    def dodge(self, key: str) -> Referee:
        return self.do(a.Dodge(card=self.find(f"hand.{self.s.current}", key)))

    def recruit(self, key: str) -> Referee:
        return self.do(a.Recruit(card=self._on_table(key, "lair", "madame-hydras", "new-recruits", "officers")))

    def fight(self, key: str) -> Referee:
        return self.do(a.Fight(card=self._on_table(key, *FOUGHT)))

    def betray(self) -> Referee:
        return self.do(a.Betray())

    def heal(self) -> Referee:
        return self.do(a.Heal())

    def end_turn(self) -> Referee:
        return self.do(a.EndActions())

    def choose(self, *options: str, seat: int | None = None) -> Referee:
        """Answer the (seat's) oldest open decision, with card keys or words of the game."""
        asked = self.asked(seat)
        left, keys = list(asked.options), []
        for option in options:
            chosen = next(o for o in left if option in (o, self.key(o)))
            left.remove(chosen)
            keys.append(str(chosen))
        return self.do(Decide(decision=asked.decision, choice=tuple(keys)), asked.seat)

    def refused(self, action: Action, seat: int | None = None) -> Refused:
        """Expect a refusal that changes nothing, and return it."""
        before = self.s.digest()
        with pytest.raises(Refused) as caught:
            self.do(action, seat)
        assert self.s.digest() == before
        return caught.value

    # -- looking

    def find(self, zone: str, key: str) -> int:
        """The id of the topmost such card of a zone."""
        return next(i for i in reversed(self.s.zone(zone)) if self.s.what[i] == key)

    def _on_table(self, key: str, *kinds: str) -> int:
        zones = [zone for zone in self.s.zones if zone.partition(".")[0] in kinds]
        return next(self.find(zone, key) for zone in zones if key in self.keys(zone))

    def key(self, option: int | str) -> str:
        return self.s.what.get(option, str(option)) if isinstance(option, int) else option

    def keys(self, zone: str) -> list[str]:
        """The cards of a zone by key, bottom to top."""
        return [self.s.what[i] for i in self.s.zone(zone)]

    def asked(self, seat: int | None = None) -> Asked:
        """The oldest open decision (of a seat)."""
        return next(asked for _, asked in sorted(self.s.open.items()) if seat in (None, asked.seat))

    def city(self) -> dict[str, str]:
        """Who stands where in the city, from the Bridge on."""
        return {space.removeprefix("city."): key for space in CITY for key in self.keys(space)}

    def cards(self, *zones: str) -> list[Card]:
        """The definitions of the cards of some zones, bottom to top."""
        return [VILLAINS.content(self.s)[key] for zone in zones for key in self.keys(zone)]

    def options(self, seat: int | None = None) -> list[str]:
        """What the oldest open decision (of a seat) offers, by key, sorted."""
        return sorted(self.key(option) for option in self.asked(seat).options)

    def waiting(self) -> list[tuple[int, str]]:
        """Who is asked what, oldest first."""
        return [(asked.seat, asked.ask) for _, asked in sorted(self.s.open.items())]

    def legal(self, action: type[Action], seat: int | None = None) -> list[str]:
        """The cards that a kind of action may name now, by key, sorted (once each)."""
        who = self.s.current if seat is None else seat
        found = [legal.action for legal in VILLAINS.legal(self.s, who) if isinstance(legal.action, action)]
        return sorted({self.key(getattr(one, "card", "")) for one in found})

    def attack_of(self, key: str) -> int:
        """What the Attack of an Adversary in the city, or of the Commander, is now."""
        return self.reading().attack_of(self._on_table(key, *FOUGHT))

    def reading(self) -> VillainsReading:
        """The state read with its cards."""
        return VILLAINS.reading(self.s)

    def guarded(self, space: str) -> list[str]:
        """The Bystanders under the card of a space (`city.bridge`, `commander`)."""
        return self.keys(f"guarded.{self.s.zone(space)[-1]}")

    def captured(self, space: str) -> list[str]:
        """The captives of the card of a space (`city.bridge`, `cells.0`)."""
        return self.keys(f"captured.{self.s.zone(space)[-1]}")

    def view(self, viewer: Viewer = None) -> VillainsView:
        return VILLAINS.view(self.s, viewer)

    def shown(self, zone: str, viewer: Viewer = None) -> list[str | None]:
        """The cards of a zone as a viewer (a spectator) sees them, by key; `None` for one that is face down."""
        return [card.card for card in visibility.cards(self.s, zone, viewer)]

    def told(self, action: Action, viewer: Viewer) -> dict[str, Any]:
        """Everything that a viewer would be told if the current player did this; nothing is done."""
        decided = VILLAINS.decide(self.s, self.s.current, action)
        commit, after = VILLAINS.commit(self.s, decided, self.s.current, action, at=0)
        return told(VILLAINS, self.s, commit, after, viewer)

    def rules(self) -> list[str]:
        """The rules that the last action's events cite, in order, once each where they follow one another."""
        cited = [rule for _, rule, _ in causes(self.events)]
        return [rule for n, rule in enumerate(cited) if n == 0 or cited[n - 1] != rule]

    def happened(self, kind: type[Event]) -> list[Any]:
        """The events of a kind in the last action."""
        return [event for event in self.events if isinstance(event, kind)]


def given(
    zones: Mapping[str, Sequence[str]] | None = None,
    seats: int = 2,
    options: Mapping[str, Any] | None = None,
    **about: Any,
) -> Referee:
    """A table in the middle of seat 0's turn (unless `current` says whose), with these cards in these zones.

    Other zones are as usual: full stacks, plain decks of the cheapest kind, an empty city, empty hands.
    """
    preset = "full-game" if options and "sets" in options else "first-game"
    state = arrange(VILLAINS, seats, zones or {}, about, options, preset=preset)
    return Referee(cast(DeckState, state))


def new_game(seats: int, seed: int = 1, **options: Any) -> Referee:
    """A game just started by the book, its first turn begun."""
    return _started(_laid(seats, seed, options))


def set_up(seats: int, seed: int = 1, **options: Any) -> Referee:
    """The table of a new game when the set-up is complete, before the first turn; `events` are the set-up's."""
    return _before_the_first_turn(_laid(seats, seed, options))


def whole_box(seats: int, seed: int = 1, **options: Any) -> Referee:
    """The same of a game with the whole box: whatever the options don't name is drawn."""
    return _before_the_first_turn(_laid(seats, seed, options, preset="full-game"))


@contextmanager
def besides(*cards: Card) -> Iterator[None]:
    """For a while the boxes hold these cards too, to try on them what no printed card says."""
    usual = VILLAINS.content_hash
    VILLAINS.content_hash = VILLAINS.load(canonical((*VILLAINS.definitions(), *cards)))
    try:
        yield
    finally:
        VILLAINS.content_hash = usual


def not_set_up(seats: int, preset: str = "full-game", **options: Any) -> Refused:
    """Why a game can't be set up so."""
    with pytest.raises(Refused) as caught:
        _laid(seats, 1, options, preset)
    assert caught.value.code == "option_invalid"
    return caught.value


def _before_the_first_turn(laid: DeckState) -> Referee:
    started = _started(laid).events
    referee = Referee(laid)
    referee.events = tuple(takewhile(lambda event: not isinstance(event, TurnBegan), started))
    for event in referee.events:
        evolve(referee.s, event)
    return referee


def _laid(seats: int, seed: int, options: Mapping[str, Any], preset: str = "first-game") -> DeckState:
    plans = tuple(SeatPlan("player", f"p_{n}") for n in range(seats))
    request = CreateGame(game="villains", creator="p_0", seats=plans, preset=preset, options=dict(options))
    return VILLAINS.create(request, seed.to_bytes(32, "big")).state


def _started(laid: DeckState) -> Referee:
    decided = VILLAINS.decide(laid, -1, StartGame())
    referee = Referee(decided.state)
    referee.events = decided.events
    return referee


def turn_with(card: str, zones: Mapping[str, Sequence[str]] | None = None, seats: int = 2, **about: Any) -> Referee:
    """A turn that began with this card of the Adversary Deck, as far as it goes without an answer."""
    return given({"adversary-deck": ["cops", "cops", card], **(zones or {})}, seats, begin=True, **about)


def pushed_out(card: str, zones: Mapping[str, Sequence[str]] | None = None, seats: int = 2, **about: Any) -> Referee:
    """A turn that began with Cops entering a city full of Cops, and with this Adversary pushed out at its far end.

    The Lair holds no Ally that the overrun could KO, so that only the Adversary's own text is left to be seen.
    """
    city = {**{space: ["cops"] for space in CITY}, CITY[-1]: [card]}
    lair = {space: ["octo-pulverize"] for space in LAIR}
    return turn_with("cops", {**lair, **city, **(zones or {})}, seats, **about)
