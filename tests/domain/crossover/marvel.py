"""A table of the Marvel game with Alien cards to try rulings on."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Any, Self, cast

from domain.deckbuilding.actions import Coordinate, PlayCoordinated, Sacrifice
from domain.deckbuilding.card import Card
from domain.deckbuilding.state import DeckState
from domain.games.crossover.marvel.game import MarvelAlien
from domain.games.villains.names import CITY
from domain.kernel.action import Action
from domain.kernel.arrange import arrange
from domain.kernel.canonical import canonical
from domain.kernel.event import Event
from domain.kernel.events import SeatPlan
from domain.kernel.lobby import CreateGame, StartGame
from tests.domain.villains.referee import Referee as VillainsReferee

CROSSED = MarvelAlien()
PILES = frozenset({"deck", "adversary-deck", "ally-deck", "wounds", "officers", "bystander-deck"})
"""The kinds of zones of which only the number of cards is of interest."""

FIGURES = ("attack", "recruit")


class Referee(VillainsReferee):
    """A game of Marvel with Alien cards under test."""

    game = CROSSED

    def __init__(self, state: DeckState, events: Sequence[Event] = ()) -> None:
        super().__init__(state, events)
        self.laid = state

    def coordinate(self, key: str, seat: int = 1) -> Self:
        """Another seat lends a card of its hand."""
        return self.do(Coordinate(card=self.find(f"hand.{seat}", key)), seat)

    def play_lent(self, key: str, seat: int = 1) -> Self:
        """The current player plays a copy of what a seat has lent."""
        return self.do(PlayCoordinated(card=self.find(f"lent.{seat}", key)))

    def sacrifice(self, play: int = 0) -> Self:
        return self.do(Sacrifice(play=play))

    def may(self, action: type[Action], seat: int | None = None) -> int:
        """How many actions of a kind a seat (the current player) may take now."""
        return sum(
            isinstance(one.action, action) for one in self.game.legal(self.s, self.s.current if seat is None else seat)
        )

    def news(self) -> dict[str, Any]:
        """All that is otherwise than as the table was laid: the city, zones by their cards, piles by how many more, figures."""
        was = Referee(self.laid)
        found: dict[str, Any] = {} if self.city() == was.city() else {"city": self.city()}
        for zone in sorted({*self.s.zones, *self.laid.zones} - {*CITY}):
            now, then = self.keys(zone), was.keys(zone)
            if now != then:
                found[zone] = len(now) - len(then) if zone.partition(".")[0] in PILES else now
        figures = {name: getattr(self.s, name) for name in FIGURES}
        return found | {name: value for name, value in figures.items() if value != getattr(self.laid, name)}


def given(
    zones: Mapping[str, Sequence[str]] | None = None,
    seats: int = 2,
    options: Mapping[str, Any] | None = None,
    **about: Any,
) -> Referee:
    """A table in the middle of seat 0's turn, with these cards in these zones; other zones are as usual."""
    return Referee(cast(DeckState, arrange(CROSSED, seats, zones or {}, about, options)))


def entering(key: str, zones: Mapping[str, Sequence[str]] | None = None, seats: int = 2, **about: Any) -> Referee:
    """A turn that began with this card of the Villain Deck, as far as it goes without an answer."""
    return given({"adversary-deck": ["cops", "cops", key], **(zones or {})}, seats, begin=True, **about)


def create(seats: int, preset: str = "", seed: int = 0, **options: Any) -> DeckState:
    """A table that is laid, not begun."""
    plans = tuple(SeatPlan("player", f"p_{n}") for n in range(seats))
    request = CreateGame(game=CROSSED.name, creator="p_0", seats=plans, preset=preset, options=options)
    return CROSSED.create(request, seed.to_bytes(32, "big")).state


def new_game(seats: int, preset: str = "", seed: int = 0, **options: Any) -> Referee:
    """A game just begun, as far as it goes without an answer."""
    return Referee(CROSSED.decide(create(seats, preset, seed, **options), -1, StartGame()).state)


@contextmanager
def besides(*cards: Card) -> Iterator[None]:
    """For a while the boxes hold these cards too, to try on them what no card of theirs says."""
    usual = CROSSED.content_hash
    CROSSED.content_hash = CROSSED.load(canonical((*CROSSED.definitions(), *cards)))
    try:
        yield
    finally:
        CROSSED.content_hash = usual
