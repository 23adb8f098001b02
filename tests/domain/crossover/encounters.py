"""A table of Encounters with Marvel cards to try rulings on."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, cast

from domain.games.alien.state import AlienState
from domain.games.crossover.encounters.game import AlienMarvel
from domain.games.villains.actions import Dodge
from domain.kernel.arrange import arrange
from domain.kernel.lobby import StartGame
from tests.domain.alien.referee import Referee as AlienReferee
from tests.domain.deck_referee import laid

CROSSED = AlienMarvel()


class Referee(AlienReferee):
    """A game of Encounters with Marvel cards under test."""

    game = CROSSED

    def dodge(self, key: str) -> Referee:
        """The current player discards a card with Dodge from hand."""
        return self.do(Dodge(card=self.find(f"hand.{self.s.current}", key)))


def given(
    zones: Mapping[str, Sequence[str]] | None = None,
    seats: int = 2,
    options: Mapping[str, Any] | None = None,
    **about: Any,
) -> Referee:
    """A table in the Action Phase of seat 0's turn, with these cards in these zones; other zones are as usual."""
    return Referee(cast(AlienState, arrange(CROSSED, seats, zones or {}, about, options)))


def create(seats: int, preset: str = "", **options: Any) -> AlienState:
    """A table that is laid, not begun."""
    return laid(CROSSED, seats, 0, preset, options)


def new_game(seats: int, preset: str = "", **options: Any) -> Referee:
    """A game just begun, as far as it goes without an answer."""
    decided = CROSSED.decide(create(seats, preset, **options), -1, StartGame())
    return Referee(decided.state, decided.events)
