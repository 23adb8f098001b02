"""A table to try rulings on: given these cards, when this is done, then look."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Any, ClassVar, Self, cast

import pytest

from domain.deckbuilding.card import Card
from domain.deckbuilding.language import AtLeast, Effects, Total
from domain.games.alien import actions as a
from domain.games.alien.cards.words import AlienCard
from domain.games.alien.game import Alien
from domain.games.alien.names import COMPLEX, HIVE, LOCATION, OBJECTIVES, SCAN_COSTS, room_of
from domain.games.alien.position import AlienReading
from domain.games.alien.state import AlienState
from domain.games.alien.view import AlienGameView
from domain.kernel import visibility
from domain.kernel.action import Action, Decide
from domain.kernel.arrange import arrange
from domain.kernel.audience import Viewer
from domain.kernel.canonical import canonical
from domain.kernel.event import Event, causes
from domain.kernel.events import Asked, Moved, SeatPlan
from domain.kernel.lobby import CreateGame, StartGame
from domain.kernel.refusal import Refused
from domain.kernel.rng import Script
from tests.domain.conformance.told import told

ALIEN = Alien()
IN_PLAY = ("complex", "combat-zone", "facehuggers")
"""Kinds of zones where enemies are fought."""

PILES = ("deck", "hive", "barracks", "strike-deck", "hatchery", "sergeants")
"""Kinds of zones of which it is enough to say how many cards came or went."""

FIGURES = ("attack", "recruit", "stage", "current", "dead", "blocked", "reason")


class Referee:
    """A game under test. Cards are named by their keys; where several fit, the topmost of the zone is meant."""

    game: ClassVar[Alien] = ALIEN

    def __init__(self, state: AlienState, events: Sequence[Event] = (), laid: AlienState | None = None) -> None:
        self.s = state
        self.events = tuple(events)
        self.laid = laid or state
        self.words: Sequence[int] | None = None

    # -- doing

    def do(self, action: Action, seat: int | None = None) -> Self:
        """Let a seat (the current player) act; the events of it are in `events`."""
        who = self.s.current if seat is None else seat
        decided = self.game.decide(self.s, who, action, Script(self.words) if self.words is not None else None)
        self.s, self.events = decided.state, decided.events
        return self

    def play(self, key: str) -> Self:
        return self.do(a.PlayCard(card=self.find(f"hand.{self.s.current}", key)))

    def coordinate(self, key: str, seat: int) -> Self:
        """A seat lends a card to the current player."""
        return self.do(a.Coordinate(card=self.find(f"hand.{seat}", key)), seat)

    def play_lent(self, key: str) -> Self:
        """The current player plays a copy of a card that was lent."""
        return self.do(a.PlayCoordinated(card=self._on_table(key, "lent")))

    def once(self, play: int = 0) -> Self:
        return self.do(a.UseOnce(play=play))

    def sacrifice(self, play: int = 0) -> Self:
        return self.do(a.Sacrifice(play=play))

    def vigil(self, key: str, seat: int | None = None) -> Self:
        """A seat (the current player) discards a Vigilant card from play in an Action Phase."""
        who = self.s.current if seat is None else seat
        zone = next(zone for zone in (f"vigilant.{who}", f"played.{who}") if key in self.keys(zone))
        return self.do(a.DiscardVigilant(card=self.find(zone, key)), who)

    def scan(self, room: str) -> Self:
        return self.do(a.Scan(room=room))

    def fight(self, key: str) -> Self:
        return self.do(a.FightEnemy(card=self._on_table(key, *IN_PLAY)))

    def fight_player(self, seat: int) -> Self:
        return self.do(a.FightPlayer(opponent=seat))

    def recruit(self, key: str) -> Self:
        return self.do(a.Recruit(card=self._on_table(key, "hq", "sergeants")))

    def pay_for(self, key: str, deed: int = 0) -> Self:
        kinds = ("secured", "attached", "complex", "combat-zone", "discard")
        return self.do(a.PayFor(card=self._on_table(key, *kinds), deed=deed))

    def end_turn(self) -> Self:
        """The current player ends the Action Phase; what follows goes on to the next player's Action Phase, or a question."""
        return self.do(a.EndActions())

    def choose(self, *options: str, seat: int | None = None) -> Self:
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
        """The cards of a zone by key, bottom to top; those of the Combat Zone the longest there first."""
        return [self.s.what[i] for i in self.s.zone(zone)]

    def complex(self) -> dict[str, str]:
        """What lies in which room, from the Hive on; what lies face down in brackets."""
        lying = {room_of(zone): i for zone in COMPLEX for i in self.s.zone(zone)}
        return {room: self.s.what[i] if i in self.s.up else f"({self.s.what[i]})" for room, i in lying.items()}

    def hive(self) -> list[str]:
        """The Hive as it was built, top to bottom, as long as nothing of it has left the Complex."""
        out = [self.s.what[i] for zone in reversed(COMPLEX) for i in self.s.zone(zone)]
        return [*out, *reversed(self.keys(HIVE))]

    def asked(self, seat: int | None = None) -> Asked:
        """The oldest open decision (of a seat)."""
        return next(asked for _, asked in sorted(self.s.open.items()) if seat in (None, asked.seat))

    def options(self, seat: int | None = None) -> list[str]:
        """What the oldest open decision (of a seat) offers, by key, sorted."""
        return sorted(self.key(option) for option in self.asked(seat).options)

    def waiting(self) -> list[tuple[int, str]]:
        """Who is asked what, oldest first."""
        return [(asked.seat, asked.ask) for _, asked in sorted(self.s.open.items())]

    def legal(self, action: type[Action], seat: int | None = None) -> list[str]:
        """What a kind of action may name now, cards by key, sorted (once each)."""
        who = self.s.current if seat is None else seat
        found = [legal.action for legal in self.game.legal(self.s, who) if isinstance(legal.action, action)]
        cards = {self.key(one.card) for one in found if hasattr(one, "card")}
        named = ("room", "play", "opponent")
        return sorted(cards | {str(getattr(one, name)) for one in found for name in named if hasattr(one, name)})

    def attack_of(self, key: str) -> int:
        """What the Attack of an enemy in play is now."""
        return self.reading().attack_of(self._on_table(key, *IN_PLAY))

    def damage(self, seat: int) -> int:
        """The damage that a seat has."""
        return self.reading().damage(seat)

    def reading(self) -> AlienReading:
        """The state read with its cards."""
        return self.game.reading(self.s)

    def view(self, viewer: Viewer = None) -> AlienGameView:
        return self.game.view(self.s, viewer)

    def shown(self, zone: str, viewer: Viewer = None) -> list[str | None]:
        """The cards of a zone as a viewer (a spectator) sees them, by key; `None` for one that is face down."""
        return [card.card for card in visibility.cards(self.s, zone, viewer)]

    def told(self, action: Action, viewer: Viewer, seat: int | None = None) -> dict[str, Any]:
        """Everything that a viewer would be told if a seat (the current player) did this; nothing is done."""
        who = self.s.current if seat is None else seat
        decided = self.game.decide(self.s, who, action)
        commit, after = self.game.commit(self.s, decided, who, action, at=0)
        return told(self.game, self.s, commit, after, viewer)

    def news(self) -> dict[str, Any]:
        """All that is otherwise than as the table was laid: zones by their cards, piles by how many more, figures.

        The Complex is as in `complex`; markers are said by kind and card.
        """
        was = Referee(self.laid)
        found: dict[str, Any] = {} if self.complex() == was.complex() else {"complex": self.complex()}
        for zone in sorted({*self.s.zones, *self.laid.zones}):
            now, then, sort = self.keys(zone), was.keys(zone), zone.partition(".")[0]
            if sort != "complex" and now != then:
                found[zone] = len(now) - len(then) if sort in PILES else now
        for name, n in self.s.markers.items():
            if n != self.laid.markers.get(name, 0):
                marker, _, i = name.rpartition(".")
                found[f"{marker} {self.key(int(i))}"] = n
        figures = {name: getattr(self.s, name) for name in FIGURES}
        return found | {name: value for name, value in figures.items() if value != getattr(self.laid, name)}

    def rules(self) -> list[str]:
        """The rules that the last action's events cite, in order, once each where they follow one another."""
        cited = [rule for _, rule, _ in causes(self.events)]
        return [rule for n, rule in enumerate(cited) if n == 0 or cited[n - 1] != rule]

    def moves(self) -> list[tuple[str, str]]:
        """Which cards went where in the last action, in order."""
        return [(self.key(i), event.dst) for event in self.happened(Moved) for i in event.ids]

    def happened(self, kind: type[Event]) -> list[Any]:
        """The events of a kind in the last action."""
        return [event for event in self.events if isinstance(event, kind)]


def given(
    zones: Mapping[str, Sequence[str]] | None = None,
    seats: int = 2,
    options: Mapping[str, Any] | None = None,
    **about: Any,
) -> Referee:
    """A table in the Action Phase of seat 0's turn (unless `current`, `phase` say else), with these cards in these zones.

    Other zones are as usual: plain decks of ten Specialists each, no hands, an empty Complex and Combat Zone, the first
    film's Location and Objectives, a Hive of Warrior Drones, Strikes of one damage. `up` names rooms whose card lies face
    up, `stage` the current Objective; see `domain.games.alien.arranged`.
    """
    state = cast(AlienState, arrange(ALIEN, seats, zones or {}, about, options))
    laid = arrange(ALIEN, seats, zones or {}, about | {"begin": False}, options) if about.get("begin") else state
    return Referee(state, laid=cast(AlienState, laid))


def turn_with(card: str, zones: Mapping[str, Sequence[str]] | None = None, seats: int = 2, **about: Any) -> Referee:
    """A turn of seat 0 that began with this Hive card, as far as it goes without an answer."""
    return given({"hive": ["warrior-drone", "warrior-drone", card], **(zones or {})}, seats, begin=True, **about)


def pushed_out(card: str, zones: Mapping[str, Sequence[str]] | None = None, seats: int = 2, **about: Any) -> Referee:
    """A turn of seat 0 that began with a full Complex of hidden Warrior Drones, this hidden card pushed out of its Airlock."""
    rooms = {room: ["warrior-drone"] for room in COMPLEX} | {COMPLEX[-1]: [card]}
    return turn_with("warrior-drone", {**rooms, **(zones or {})}, seats, **about)


def scanned(card: str, zones: Mapping[str, Sequence[str]] | None = None, seats: int = 2, **about: Any) -> Referee:
    """Seat 0 has just scanned the Med-Lab, where this card lay, with exactly the Attack for it."""
    room = {"complex.med-lab": [card]}
    return given({**room, **(zones or {})}, seats, **{"attack": SCAN_COSTS["med-lab"], **about}).scan("med-lab")


def fought(card: str, zones: Mapping[str, Sequence[str]] | None = None, seats: int = 2, **about: Any) -> Referee:
    """Seat 0 has just fought this enemy in the Combat Zone, with exactly the Attack for it."""
    table = given({"combat-zone": [card], **(zones or {})}, seats, **{"attack": 20, **about})
    exact = {"attack": table.attack_of(card), **about}
    return given({"combat-zone": [card], **(zones or {})}, seats, **exact).fight(card)


def fallen(card: str) -> dict[str, Any]:
    """The news that every death of the only enemy of the Combat Zone is."""
    return {"combat-zone": [], "dead-enemies": [card], "attack": 0}


def with_event(
    objective: str, zones: Mapping[str, Sequence[str]] | None = None, seats: int = 2, **about: Any
) -> Referee:
    """Seat 0 has just scanned the Airlock, and an Event, with this Objective current."""
    stage = ALIEN.packs[ALIEN.content_hash][objective].stage
    there = {OBJECTIVES: [objective], "complex.airlock": ["event-the-sos"]}
    return given({**there, **(zones or {})}, seats, stage=stage, **{"attack": 1, **about}).scan("airlock")


def with_hazard(
    location: str, number: int, zones: Mapping[str, Sequence[str]] | None = None, seats: int = 2, **about: Any
) -> Referee:
    """Seat 0 has just scanned the Airlock, and the Hazard of this Location with this number."""
    there = {LOCATION: [location], "complex.airlock": ["hazard-the-sos"]}
    return given({**there, **(zones or {})}, seats, hazards=number - 1, **{"attack": 1, **about}).scan("airlock")


def set_up(objective: str, zones: Mapping[str, Sequence[str]] | None = None, seats: int = 2, **about: Any) -> Referee:
    """This Objective has just become current: seat 0 scanned a Worker Drone in the Airlock, all that the one before asked for."""
    stage = ALIEN.packs[ALIEN.content_hash][objective].stage
    before = trial(key="before", kind="objective", stage=stage - 1, completed=(AtLeast(Total("scanned")),))
    there = {OBJECTIVES: [objective, "before"], "complex.airlock": ["worker-drone"]}
    with besides(before):
        return given({**there, **(zones or {})}, seats, attack=1, stage=stage - 1, **about).scan("airlock")


def new_game(seats: int, seed: int = 1, preset: str = "first-game", **options: Any) -> Referee:
    """A game just started by the book, as far as it goes without an answer; `events` are the set-up's and the first turn's."""
    decided = ALIEN.decide(_laid(seats, seed, options, preset), -1, StartGame())
    return Referee(decided.state, decided.events)


def not_set_up(seats: int, preset: str = "free-mix", **options: Any) -> Refused:
    """Why a game can't be set up so."""
    with pytest.raises(Refused) as caught:
        _laid(seats, 1, options, preset)
    assert caught.value.code == "option_invalid"
    return caught.value


@contextmanager
def besides(*cards: Card) -> Iterator[None]:
    """For a while the box holds these cards too, to try on them what no printed card says."""
    usual = ALIEN.content_hash
    ALIEN.content_hash = ALIEN.load(canonical((*ALIEN.definitions(), *cards)))
    try:
        yield
    finally:
        ALIEN.content_hash = usual


def trial(*effect: Effects, key: str = "trial", kind: str = "character", **about: Any) -> Card:
    """A card that says what is to be tried, when it is played or as `about` has it."""
    return AlienCard(key=key, name=key.title(), kind=kind, group="Trial", deck="trials", effect=effect, **about)


def _laid(seats: int, seed: int, options: Mapping[str, Any], preset: str) -> AlienState:
    plans = tuple(SeatPlan("player", f"p_{n}") for n in range(seats))
    request = CreateGame(game="alien", creator="p_0", seats=plans, preset=preset, options=dict(options))
    return ALIEN.create(request, seed.to_bytes(32, "big")).state
