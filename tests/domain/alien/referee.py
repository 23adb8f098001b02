"""A table to try rulings on: given these cards, when this is done, then look."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from contextlib import AbstractContextManager
from typing import Any, Self, cast

from domain.deckbuilding.card import Card
from domain.deckbuilding.language import AtLeast, Effects, Total
from domain.games.alien import actions as a
from domain.games.alien.cards.words import AlienCard
from domain.games.alien.game import Alien
from domain.games.alien.names import COMPLEX, HIVE, LOCATION, OBJECTIVES, SCAN_COSTS
from domain.games.alien.position import AlienReading
from domain.games.alien.state import AlienState
from domain.games.alien.view import AlienGameView
from domain.kernel.arrange import arrange
from domain.kernel.event import Event
from domain.kernel.lobby import StartGame
from domain.kernel.refusal import Refused
from tests.domain import deck_referee
from tests.domain.deck_referee import RoomReferee, laid, not_laid

ALIEN = Alien()
PILES = ("deck", "hive", "barracks", "strike-deck", "hatchery", "sergeants")
"""Kinds of zones of which it is enough to say how many cards came or went."""

FIGURES = ("attack", "recruit", "stage", "current", "dead", "blocked", "reason")


class Referee(RoomReferee[AlienState, AlienReading, AlienGameView]):
    """A game of Alien under test."""

    game = ALIEN
    fought = ("complex", "combat-zone", "facehuggers")
    recruited = ("hq", "sergeants")
    paid_for = ("secured", "attached", "complex", "combat-zone", "discard")

    def __init__(self, state: AlienState, events: Sequence[Event] = (), laid: AlienState | None = None) -> None:
        super().__init__(state, events)
        self.laid = laid or state

    # -- doing

    def sacrifice(self, play: int = 0) -> Self:
        return self.do(a.Sacrifice(play=play))

    def vigil(self, key: str, seat: int | None = None) -> Self:
        """A seat (the current player) discards a Vigilant card from play in an Action Phase."""
        who = self.who(seat)
        zone = next(zone for zone in (f"vigilant.{who}", f"played.{who}") if key in self.keys(zone))
        return self.do(a.DiscardVigilant(card=self.find(zone, key)), who)

    def fight_player(self, seat: int) -> Self:
        return self.do(a.FightPlayer(opponent=seat))

    # -- looking

    def complex(self) -> dict[str, str]:
        """What lies in which room, from the Hive on; what lies face down in brackets."""
        return self.rooms()

    def hive(self) -> list[str]:
        """The Hive as it was built, top to bottom, as long as nothing of it has left the Complex."""
        out = [self.s.what[i] for zone in reversed(COMPLEX) for i in self.s.zone(zone)]
        return [*out, *reversed(self.keys(HIVE))]

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
    before = arrange(ALIEN, seats, zones or {}, about | {"begin": False}, options) if about.get("begin") else state
    return Referee(state, laid=cast(AlienState, before))


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
    decided = ALIEN.decide(laid(ALIEN, seats, seed, preset, options), -1, StartGame())
    return Referee(decided.state, decided.events)


def not_set_up(seats: int, preset: str = "free-mix", **options: Any) -> Refused:
    """Why a game can't be set up so."""
    return not_laid(ALIEN, seats, preset, options)


def besides(*cards: Card) -> AbstractContextManager[None]:
    """For a while the box holds these cards too."""
    return deck_referee.besides(ALIEN, *cards)


def trial(*effect: Effects, key: str = "trial", kind: str = "character", **about: Any) -> Card:
    """A card that says what is to be tried, when it is played or as `about` has it."""
    return AlienCard(key=key, name=key.title(), kind=kind, group="Trial", deck="trials", effect=effect, **about)
