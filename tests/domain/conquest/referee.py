"""A table to try rulings on: given these cards and pieces, when this is done, then look."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Any, Self

import pytest

from domain.games.conquest import actions as a, names as at
from domain.games.conquest.card import Card
from domain.games.conquest.game import Conquest
from domain.games.conquest.humans import ResistanceEvents
from domain.games.conquest.position import Reading
from domain.games.conquest.state import ConquestState
from domain.games.conquest.view import ConquestView
from domain.kernel.action import Action
from domain.kernel.arrange import arranged, request_for
from domain.kernel.audience import Viewer
from domain.kernel.canonical import canonical
from domain.kernel.event import Event
from domain.kernel.events import Rolled, SeatPlan
from domain.kernel.lobby import CreateGame, StartGame
from domain.kernel.refusal import Refused
from domain.kernel.rng import Script
from tests.domain.conformance.told import told
from tests.domain.game_referee import GameReferee

CONQUEST = Conquest()
REACTIONS = ("hold", "respond")


class Referee(GameReferee[ConquestState]):
    """A game under test. Cards are named by their keys; where several fit, the topmost of the zone is meant.

    `dice` says what the next dice show, from now on until it is said anew; beyond them every die shows 1. In a game that
    was started by the book chance is its own as long as no dice are said.
    """

    game = CONQUEST

    def __init__(self, state: ConquestState, events: Sequence[Event] = (), chance: Script | None = None) -> None:
        self.s = state
        self.events = tuple(events)
        self.all_events = [*events]
        self.chance: Script | None = chance

    # -- doing

    def dice(self, *faces: int) -> Self:
        self.chance = Script([face - 1 for face in faces])
        return self

    def do(self, action: Action, seat: int | None = None) -> Self:
        """Let a seat (the current player) act; the events of it are in `events`, those of the game in `all_events`."""
        who = self.s.current if seat is None else seat
        decided = CONQUEST.decide(self.s, who, action, self.chance)
        self.s, self.events = decided.state, decided.events
        self.all_events += decided.events
        return self

    def start(self) -> Self:
        """The game begins, with chance of its own."""
        return self.do(StartGame(), -1)

    def play(self, key: str) -> Self:
        """The current player plays an Event in the Action Phase."""
        return self.do(a.PlayEvent(card=self.find(f"hand.{self.s.current}", key)))

    def use(self, key: str, ability: int, seat: int | None = None) -> Self:
        """Use an ability of a card on the table in the Action Phase, by its number."""
        return self.do(a.UseAbility(card=self.on_table(key), ability=ability), seat)

    def walk(self, start: str, to: str) -> Self:
        """The current player moves an Alien from a Space to one next to it."""
        mine = self.reading().aliens_at(start, self.s.current)
        return self.do(a.MoveAlien(alien=mine[-1], space=to))

    def land(self, space: str, second: int = 0) -> Self:
        """The current player lands a destroyed Alien."""
        pool = self.s.zone(at.alien_pool(self.s.current))
        return self.do(a.LandReinforcement(alien=pool[0], space=space, second=second))

    def buy(self) -> Self:
        """The current player buys a Menace Token."""
        return self.do(a.BuyMenace())

    def resolve(self, space: str) -> Self:
        return self.do(a.ResolveSpace(space=space))

    def end_actions(self) -> Self:
        return self.do(a.EndActionPhase())

    def respond(self, option: str, seat: int) -> Self:
        """A seat uses something in the window that is open, while all others pass."""
        while self.s.open:
            asked = self.asked()
            if asked.seat == seat and asked.ask.startswith("respond"):
                return self.choose(option, seat=seat)
            assert asked.ask.startswith("hold"), asked.ask
            self.choose(*(("hold",) if asked.seat == seat else ()), seat=asked.seat)
        raise AssertionError("no window is open")

    def pass_(self) -> Self:
        """Nobody responds, until something else is asked or nothing."""
        while self.s.open and self.asked().ask.startswith(REACTIONS):
            self.choose()
        return self

    def lay(self, option: str, seat: int | None = None) -> Self:
        """Respond with something that nobody answers."""
        self.choose(option, seat=seat)
        return self.unanswered()

    def unanswered(self) -> Self:
        """Nobody answers the Event that was just played."""
        while self.s.open and self.asked().ask.endswith("card-played"):
            self.choose()
        return self

    def pass_before_dice(self) -> Self:
        """Nobody responds before the dice are rolled."""
        while self.s.open and self.asked().ask.endswith(("battle-start", "before-dice")):
            self.choose()
        return self

    def end_turn(self) -> Self:
        """The current player does nothing more but what must be, and passes on everything optional."""
        self.go_on().end_actions().go_on()
        while not self.s.stack and self.s.phase == "battle":
            self.do(self.legal(a.ResolveSpace)[0]).go_on()
        return self

    def command(self, *numbers: int) -> Self:
        """Everybody chooses a Command Counter, seat by seat; 0 is the D6."""
        for seat, number in enumerate(numbers):
            self.choose(str(number or "d6"), seat=seat)
        return self

    def go_on(self, until: str = "") -> Self:
        """Let everything pass that may be passed: windows, Escapes, what is optional; up to a decision of this name.

        It also ends where something else has to be chosen, or nothing is asked.
        """
        while self.s.open and not (until and self.asked().ask.startswith(until)):
            asked = self.asked()
            if "stay" in asked.options:
                self.choose("stay")
            elif not asked.least:
                self.choose()
            else:
                break
        return self

    def pass_dice(self) -> Self:
        """Nobody responds to the dice."""
        while self.s.open and self.asked().ask.endswith("after-dice"):
            self.choose()
        return self

    def resistance_event(self) -> Self:
        """The top card of its deck comes up as a Resistance Event, now."""
        t = CONQUEST.at(self.s, self.chance)
        t.push(ResistanceEvents(1))
        t.run()
        self.s, self.events = t.s, tuple(t.events)
        self.all_events += t.events
        return self

    # -- looking

    def on_table(self, key: str) -> int:
        """The id of such a card in somebody's play area."""
        zones = [zone for zone in self.s.zones if zone.partition(".")[0] in ("race", "stuff", "remains")]
        return next(self.find(zone, key) for zone in zones if key in self.keys(zone))

    def awaited(self) -> tuple[int, ...]:
        """The seats that the game waits for."""
        return CONQUEST.awaited(self.s)

    def legal(self, kind: type[Action], seat: int | None = None) -> list[Any]:
        """The actions of a kind that a seat (the current player) may do now."""
        who = self.s.current if seat is None else seat
        return [legal.action for legal in CONQUEST.legal(self.s, who) if isinstance(legal.action, kind)]

    def costs(self, kind: type[Action], seat: int | None = None) -> list[dict[str, int]]:
        """What the actions of a kind that a seat (the current player) may do now would cost, each price once."""
        who = self.s.current if seat is None else seat
        costs = [dict(legal.costs) for legal in CONQUEST.legal(self.s, who) if isinstance(legal.action, kind)]
        return [cost for n, cost in enumerate(costs) if cost not in costs[:n]]

    def reach(self, alien: int) -> list[str]:
        """The Spaces that an Alien may move to now, sorted."""
        return sorted(move.space for move in self.legal(a.MoveAlien) if move.alien == alien)

    def walkers(self) -> list[str]:
        """The Spaces out of which an Alien of the current player may move now, sorted, each once."""
        return sorted({self.reading().space_of(move.alien) for move in self.legal(a.MoveAlien)})

    def playable(self, seat: int | None = None) -> list[str]:
        """The Events that a seat (the current player) may play now as an action, by key, sorted."""
        who = self.s.current if seat is None else seat
        moves = [legal.action for legal in CONQUEST.legal(self.s, who)]
        return sorted(self.key(move.card) for move in moves if isinstance(move, a.PlayEvent))

    def usable(self, seat: int | None = None) -> list[str]:
        """The cards of which a seat (the current player) may use an ability now as an action, by key, sorted."""
        who = self.s.current if seat is None else seat
        moves = [legal.action for legal in CONQUEST.legal(self.s, who)]
        return sorted(self.key(move.card) for move in moves if isinstance(move, a.UseAbility))

    def reading(self) -> Reading:
        """The state read with its cards."""
        return CONQUEST.reading(self.s)

    def aliens(self, space: str) -> list[int]:
        """The seats whose Aliens stand in a Space, one for each Alien, sorted."""
        return sorted(self.s.owner[i] for i in self.s.zone(at.aliens(space)))

    def pool(self, seat: int) -> list[str]:
        """A player's destroyed Aliens."""
        return self.keys(at.alien_pool(seat))

    def counters(self, space: str) -> list[str]:
        return self.keys(at.counters(space))

    def total(self, side: int) -> int:
        """The Strength Total of a side of the running Fight, before its die."""
        return self.reading().total(side)

    def view(self, viewer: Viewer = None) -> ConquestView:
        return CONQUEST.view(self.s, viewer)

    def told(self, action: Action, seat: int, viewer: Viewer) -> dict[str, Any]:
        """Everything that a viewer would be told if a seat did this; nothing is done."""
        decided = CONQUEST.decide(self.s, seat, action, Script(()))
        commit, after = CONQUEST.commit(self.s, decided, seat, action, at=0)
        return told(CONQUEST, self.s, commit, after, viewer)

    def rolled(self) -> list[tuple[int, ...]]:
        """The dice of the last action, throw by throw."""
        return [event.faces for event in self.happened(Rolled)]


def given(
    zones: Mapping[str, Sequence[str]] | None = None,
    seats: int = 2,
    options: Mapping[str, Any] | None = None,
    dice: Sequence[int] = (),
    **about: Any,
) -> Referee:
    """A table in seat 0's Action Phase with 6 Action Points, unless the words say otherwise, with these cards in these
    zones; the others are as usual. `dice` are those that what follows from it meets, and what is done then."""
    words = {word.replace("_", "-"): value for word, value in about.items()}
    chance = Script([face - 1 for face in dice])
    laid = arranged(CONQUEST, request_for(CONQUEST, seats, options), zones or {}, words, chance)
    return Referee(laid.state, laid.events, chance)


def laid(seats: int, seed: int = 1, **options: Any) -> Referee:
    """A table that is laid, before the game is started."""
    alone = options.get("mode") == "solo"
    plans = tuple(SeatPlan("player", f"p_{0 if alone else n}") for n in range(seats))
    request = CreateGame(game="conquest", creator="p_0", seats=plans, options=options)
    created = CONQUEST.create(request, seed.to_bytes(32, "big"))
    return Referee(created.state, created.events)


def started(seats: int, seed: int = 1, **options: Any) -> Referee:
    """A game just started by the book, up to its first decision."""
    return laid(seats, seed, **options).start()


def set_up(seats: int, seed: int = 1, **options: Any) -> Referee:
    """A game that is set up: whatever the set-up asks is answered with the first option; the Command Phase begins."""
    table = started(seats, seed, **options)
    while not table.s.round:
        asked = table.asked()
        table.choose(*map(table.key, asked.options[: asked.least]))
    return table


def not_laid(seats: int, **options: Any) -> Refused:
    """Why no table can be laid with these options."""
    with pytest.raises(Refused) as caught:
        laid(seats, **options)
    assert caught.value.code == "option_invalid"
    return caught.value


@contextmanager
def besides(*cards: Card) -> Iterator[None]:
    """For a while the box holds these cards too, to try on them what no printed card says."""
    usual = CONQUEST.content_hash
    CONQUEST.content_hash = CONQUEST.load(canonical((*CONQUEST.definitions(), *cards)))
    try:
        yield
    finally:
        CONQUEST.content_hash = usual
