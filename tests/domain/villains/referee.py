"""A table to try rulings on: given these cards, when this is done, then look."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from contextlib import AbstractContextManager
from itertools import takewhile
from typing import Any, Self, cast

from domain.deckbuilding.card import Card
from domain.deckbuilding.events import TurnBegan
from domain.deckbuilding.state import DeckState
from domain.games.villains import actions as a
from domain.games.villains.game import Villains
from domain.games.villains.names import CITY, LAIR
from domain.games.villains.position import VillainsReading
from domain.games.villains.view import VillainsView
from domain.kernel.arrange import arrange
from domain.kernel.lobby import StartGame
from domain.kernel.refusal import Refused
from domain.kernel.state import evolve
from domain.registry import games
from tests.domain import deck_referee
from tests.domain.deck_referee import DeckReferee, laid, not_laid

VILLAINS = cast(Villains, games()["villains"])


class Referee(DeckReferee[DeckState, VillainsReading, VillainsView]):
    """A game of Villains under test."""

    game = VILLAINS
    fought = ("city", "cells", "commander")
    recruited = ("lair", "madame-hydras", "new-recruits", "officers")

    # -- doing

    def play_copy(self, key: str) -> Self:
        return self.do(a.PlayCopy(card=self.find("ally-deck", key)))

    def dodge(self, key: str) -> Self:
        return self.do(a.Dodge(card=self.find(f"hand.{self.s.current}", key)))

    def fight(self, key: str) -> Self:
        return self.do(a.Fight(card=self.on_table(key, *self.fought)))

    def betray(self) -> Self:
        return self.do(a.Betray())

    def heal(self) -> Self:
        return self.do(a.Heal())

    # -- looking

    def city(self) -> dict[str, str]:
        """Who stands where in the city, from the Bridge on."""
        return {space.removeprefix("city."): key for space in CITY for key in self.keys(space)}

    def guarded(self, space: str) -> list[str]:
        """The Bystanders under the card of a space (`city.bridge`, `commander`)."""
        return self.keys(f"guarded.{self.s.zone(space)[-1]}")

    def captured(self, space: str) -> list[str]:
        """The captives of the card of a space (`city.bridge`, `cells.0`)."""
        return self.keys(f"captured.{self.s.zone(space)[-1]}")


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
    return _started(laid(VILLAINS, seats, seed, "first-game", options))


def set_up(seats: int, seed: int = 1, **options: Any) -> Referee:
    """The table of a new game when the set-up is complete, before the first turn; `events` are the set-up's."""
    return _before_the_first_turn(laid(VILLAINS, seats, seed, "first-game", options))


def whole_box(seats: int, seed: int = 1, **options: Any) -> Referee:
    """The same of a game with the whole box: whatever the options don't name is drawn."""
    return _before_the_first_turn(laid(VILLAINS, seats, seed, "full-game", options))


def besides(*cards: Card) -> AbstractContextManager[None]:
    """For a while the boxes hold these cards too."""
    return deck_referee.besides(VILLAINS, *cards)


def not_set_up(seats: int, preset: str = "full-game", **options: Any) -> Refused:
    """Why a game can't be set up so."""
    return not_laid(VILLAINS, seats, preset, options)


def _before_the_first_turn(table: DeckState) -> Referee:
    started = _started(table).events
    referee = Referee(table, tuple(takewhile(lambda event: not isinstance(event, TurnBegan), started)))
    for event in referee.events:
        evolve(referee.s, event)
    return referee


def _started(table: DeckState) -> Referee:
    decided = VILLAINS.decide(table, -1, StartGame())
    return Referee(decided.state, decided.events)


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
