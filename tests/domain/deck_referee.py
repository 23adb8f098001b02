"""What the tables of all deck-building games to try rulings on have in common."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Any, ClassVar, Generic, Self, TypeVar, cast

import pytest
from msgspec import Struct

from domain.deckbuilding import actions as a
from domain.deckbuilding.actions import EndActions, PlayCard, Recruit
from domain.deckbuilding.card import Card
from domain.deckbuilding.game import DeckGame
from domain.deckbuilding.position import Reading
from domain.deckbuilding.rooms import Rooms
from domain.deckbuilding.state import DeckState, RoomState
from domain.kernel.action import Action
from domain.kernel.audience import Viewer
from domain.kernel.canonical import canonical
from domain.kernel.event import Event
from domain.kernel.events import SeatPlan
from domain.kernel.lobby import CreateGame
from domain.kernel.refusal import Refused
from domain.kernel.rng import Script
from tests.domain.conformance.told import told
from tests.domain.game_referee import GameReferee

S = TypeVar("S", bound=DeckState)
R = TypeVar("R", bound=Reading)
V = TypeVar("V", bound=Struct)

NAMED = ("room", "play", "opponent")
"""What an action may name besides a card."""


class DeckReferee(GameReferee[S], Generic[S, R, V]):
    """A deck-building game under test: a game names the kinds of zones where somebody is `fought` or recruited from (`recruited`)."""

    game: DeckGame[S, Any, R, V]
    fought: ClassVar[tuple[str, ...]]
    recruited: ClassVar[tuple[str, ...]]

    def __init__(self, state: S, events: Sequence[Event] = ()) -> None:
        self.s = state
        self.events = tuple(events)
        self.words: Sequence[int] | None = None

    # -- doing

    def do(self, action: Action, seat: int | None = None) -> Self:
        """Let a seat (the current player) act; the events of it are in `events`."""
        chance = Script(self.words) if self.words is not None else None
        decided = self.game.decide(self.s, self.who(seat), action, chance)
        self.s, self.events = decided.state, decided.events
        return self

    def play(self, key: str) -> Self:
        return self.do(PlayCard(card=self.find(f"hand.{self.s.current}", key)))

    def recruit(self, key: str) -> Self:
        return self.do(Recruit(card=self.on_table(key, *self.recruited)))

    def end_turn(self) -> Self:
        """The current player does no more; what follows goes on to the next player's turn, or a question."""
        return self.do(EndActions())

    # -- looking

    def who(self, seat: int | None) -> int:
        """The seat that is meant: the current player's, unless another is named."""
        return self.s.current if seat is None else seat

    def on_table(self, key: str, *kinds: str) -> int:
        """The id of such a card in a zone of these kinds."""
        zones = [zone for zone in self.s.zones if zone.partition(".")[0] in kinds]
        return next(self.find(zone, key) for zone in zones if key in self.keys(zone))

    def legal(self, action: type[Action], seat: int | None = None) -> list[str]:
        """What a kind of action may name now, cards by key, sorted (once each); "" where it names nothing."""
        found = [legal.action for legal in self.game.legal(self.s, self.who(seat)) if isinstance(legal.action, action)]
        return sorted({self._named(one) for one in found})

    def _named(self, action: Action) -> str:
        if hasattr(action, "card"):
            return self.key(action.card)
        return next((str(getattr(action, name)) for name in NAMED if hasattr(action, name)), "")

    def attack_of(self, key: str) -> int:
        """What the Attack of one that can be fought is now."""
        return self.reading().attack_of(self.on_table(key, *self.fought))

    def reading(self) -> R:
        """The state read with its cards."""
        return self.game.reading(self.s)

    def view(self, viewer: Viewer = None) -> V:
        return self.game.view(self.s, viewer)

    def told(self, action: Action, viewer: Viewer, seat: int | None = None) -> dict[str, Any]:
        """Everything that a viewer would be told if a seat (the current player) did this; nothing is done."""
        who = self.who(seat)
        decided = self.game.decide(self.s, who, action)
        commit, after = self.game.commit(self.s, decided, who, action, at=0)
        return told(self.game, self.s, commit, after, viewer)

    def cards(self, *zones: str) -> list[Card]:
        """The definitions of the cards of some zones, bottom to top."""
        return [self.game.content(self.s)[key] for zone in zones for key in self.keys(zone)]


class RoomReferee(DeckReferee[S, R, V]):
    """A game with rooms under test: a game names besides the kinds of zones whose cards offer something for a price (`paid_for`)."""

    paid_for: ClassVar[tuple[str, ...]]

    # -- doing

    def coordinate(self, key: str, seat: int) -> Self:
        """A seat lends a card to the current player."""
        return self.do(a.Coordinate(card=self.find(f"hand.{seat}", key)), seat)

    def play_lent(self, key: str) -> Self:
        """The current player plays a copy of a card that was lent."""
        return self.do(a.PlayCoordinated(card=self.on_table(key, "lent")))

    def once(self, play: int = 0) -> Self:
        return self.do(a.UseOnce(play=play))

    def scan(self, room: str) -> Self:
        return self.do(a.Scan(room=room))

    def fight(self, key: str) -> Self:
        return self.do(a.FightEnemy(card=self.on_table(key, *self.fought)))

    def pay_for(self, key: str, deed: int = 0) -> Self:
        return self.do(a.PayFor(card=self.on_table(key, *self.paid_for), deed=deed))

    # -- looking

    def rooms(self) -> dict[str, str]:
        """What lies in which room, from where cards come in on; what lies face down in brackets."""
        table = cast(type[Rooms], self.game.reader)
        lying = {zone.partition(".")[2]: i for zone in table.spaces[table.room_kind] for i in self.s.zone(zone)}
        up = cast(RoomState, self.s).up
        return {room: self.s.what[i] if i in up else f"({self.s.what[i]})" for room, i in lying.items()}

    def damage(self, seat: int) -> int:
        """The damage that a seat has."""
        return cast(Rooms, self.reading()).damage(seat)


def laid(game: DeckGame[S, Any, R, V], seats: int, seed: int, preset: str, options: Mapping[str, Any]) -> S:
    """A table that is laid, its game not begun; where one person holds all seats it is the first."""
    plans = tuple(SeatPlan("player", f"p_{n}") for n in range(seats))
    request = CreateGame(game=game.name, creator="p_0", seats=plans, preset=preset, options=dict(options))
    state = game.create(request, seed.to_bytes(32, "big")).state
    if game.alone(state):
        state.seats = plans[:1] * seats
    return state


def not_laid(game: DeckGame[S, Any, R, V], seats: int, preset: str, options: Mapping[str, Any]) -> Refused:
    """Why a table can't be laid so."""
    with pytest.raises(Refused) as caught:
        laid(game, seats, 1, preset, options)
    assert caught.value.code == "option_invalid"
    return caught.value


@contextmanager
def besides(game: DeckGame[S, Any, R, V], *cards: Card) -> Iterator[None]:
    """For a while the box holds these cards too, to try on them what no printed card says."""
    usual = game.content_hash
    game.content_hash = game.load(canonical((*game.definitions(), *cards)))
    try:
        yield
    finally:
        game.content_hash = usual
