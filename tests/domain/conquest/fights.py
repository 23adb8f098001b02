"""A table to try the Humans' cards on: what lies where, what is done, and what came of it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, cast

import pytest

from domain.games.conquest import events as e
from domain.games.conquest.game import Conquest
from domain.games.conquest.position import Reading
from domain.games.conquest.state import ConquestState
from domain.kernel.action import Action, Decide, Legal
from domain.kernel.arrange import arranged, request_for
from domain.kernel.event import Event
from domain.kernel.events import Asked
from domain.kernel.refusal import Refused
from domain.kernel.rng import Script

CONQUEST = Conquest()
HERE = "P1.2"
"""Where Battles are fought, where nothing else is said: P1.1, P1.3 and P1.C are adjacent to it."""

COOP = {"mode": "cooperative"}
PLAIN_RACE, OTHER_RACE = "setaris-kitewings", "the-orzax"
"""A race of Strength 3 with no say in Fights, and another."""

SAUCER, OTHER = "green-saucer", "blue-saucer"


class Table:
    """A game under test. Cards are named by their keys; where several fit, the topmost of the zone is meant."""

    def __init__(self, state: ConquestState, events: Sequence[Event]) -> None:
        self.s = state
        self.events = list(events)

    # -- doing

    def do(self, action: Action, *rolls: int, seat: int | None = None) -> Table:
        """Let a seat (the current player) act, with what dice show then."""
        who = self.s.current if seat is None else seat
        decided = CONQUEST.decide(self.s, who, action, _script(rolls, self.s.rng))
        self.s = decided.state
        self.events += decided.events
        return self

    def choose(self, *options: str, rolls: Sequence[int] = ()) -> Table:
        """Answer the oldest open decision, with card keys or words of the game."""
        asked = self.asked()
        left, chosen = list(asked.options), []
        for option in options:
            found = next(one for one in left if option in (one, self.key(one)))
            left.remove(found)
            chosen.append(str(found))
        return self.do(Decide(decision=asked.decision, choice=tuple(chosen)), *rolls, seat=asked.seat)

    def stay(self, *rolls: int) -> Table:
        """Don't Escape; the dice then show this."""
        return self.choose("stay", rolls=rolls)

    def passing(self, *rolls: int) -> Table:
        """Nobody uses fast effects, as long as they are asked; the dice after that show this."""
        while self.s.open and self.asked().ask.startswith(("hold", "respond")):
            self.choose(rolls=rolls)
        return self

    def refused(self, action: Action) -> Refused:
        """Expect a refusal, and return it."""
        with pytest.raises(Refused) as caught:
            self.do(action)
        return caught.value

    # -- looking

    def find(self, zone: str, key: str) -> int:
        """The id of the topmost such card of a zone."""
        return next(i for i in reversed(self.s.zone(zone)) if self.s.what[i] == key)

    def key(self, option: int | str) -> str:
        return self.s.what.get(option, str(option)) if isinstance(option, int) else option

    def keys(self, zone: str) -> list[str]:
        """The cards of a zone by key, bottom to top."""
        return [self.s.what[i] for i in self.s.zone(zone)]

    def asked(self) -> Asked:
        """The oldest open decision."""
        return min(self.s.open.items())[1]

    def options(self) -> list[str]:
        """What the oldest open decision offers, by key, sorted."""
        return sorted(self.key(option) for option in self.asked().options)

    def waiting(self) -> list[tuple[int, str]]:
        """Who is asked what, oldest first."""
        return [(asked.seat, asked.ask) for _, asked in sorted(self.s.open.items())]

    def legal(self, action: type[Action]) -> list[Legal]:
        """The actions of a kind that the current player may do now."""
        return [legal for legal in CONQUEST.legal(self.s, self.s.current) if isinstance(legal.action, action)]

    def reading(self) -> Reading:
        """The state read with its cards."""
        return CONQUEST.reading(self.s)

    def counters(self) -> dict[str, list[str]]:
        """The Resistance Counters on the board, by Space."""
        there = {space: self.keys(f"counters.{space}") for space in self.s.neighbours}
        return {space: keys for space, keys in there.items() if keys}

    def happened(self, kind: type[Event]) -> list[Any]:
        """The events of a kind so far."""
        return [event for event in self.events if isinstance(event, kind)]

    def rounds(self) -> list[tuple[int, int, str]]:
        """The Fight Rounds so far: the Aliens' total, the other side's, and who won it."""
        return [(each.aliens, each.foe, each.result) for each in self.happened(e.FightRoundResolved)]

    def results(self) -> list[str]:
        """How the Fight Rounds so far ended."""
        return [result for _, _, result in self.rounds()]

    def menace(self, seat: int = 0) -> int:
        """A player's Menace Tokens."""
        return self.s.menace[seat]


def table(
    zones: Mapping[str, Sequence[str]] | None = None,
    *rolls: int,
    seats: int = 2,
    options: Mapping[str, Any] | None = None,
    **about: Any,
) -> Table:
    """An arranged table: two players, races without a say in Fights for seat 0, no Menace Tokens, empty hands."""
    usual = {"race.0": [PLAIN_RACE], "event-deck": ["endless-waves"] * 10}
    words = {"menace": (0,) * seats, **about}
    request = request_for(CONQUEST, seats, options)
    laid = arranged(CONQUEST, request, {**usual, **(zones or {})}, words, _script(rolls))
    return Table(cast(ConquestState, laid.state), laid.events)


def battle(
    *drawn: str,
    aliens: int = 3,
    rolls: Sequence[int] = (),
    location: str = "radio-station",
    here: str = HERE,
    counters: Sequence[str] = (),
    zones: Mapping[str, Sequence[str]] | None = None,
    options: Mapping[str, Any] | None = None,
    **about: Any,
) -> Table:
    """A Battle of seat 0's saucers (Strength 3) has begun: what is drawn, in order, and what dice show, in order.

    The Location is a Radio Station (Resistance 1), which says nothing about Fights, unless another is named.
    """
    lying = {
        "resistance-deck": [*reversed(drawn)],
        "aliens.P1.C": [],
        f"location.{here}": [location],
        f"counters.{here}": counters,
        f"aliens.{here}": [SAUCER] * aliens,
        **(zones or {}),
    }
    return table(lying, *rolls, options=options, phase="battle", **about)


def _script(rolls: Sequence[int], at: int = 0) -> Script:
    """A stream of chance in which dice with six faces show this."""
    return Script([0] * at + [face - 1 for face in rolls], at)
