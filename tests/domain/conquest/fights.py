"""Battles of plain saucers, to try the Humans' cards on."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Self

from domain.games.conquest import events as e
from domain.kernel.event import Event

from .referee import Referee, given

HERE = "P1.2"
"""Where Battles are fought, where nothing else is said: P1.1, P1.3 and P1.C are adjacent to it."""

COOP = {"mode": "cooperative"}
PLAIN_RACE = "setaris-kitewings"
"""A race of Strength 3 with no say in Fights."""

SAUCER, OTHER = "green-saucer", "blue-saucer"


class Table(Referee):
    """A game under test, with what a Fight came to."""

    def stay(self, *faces: int) -> Self:
        """Don't Escape; the dice then show this."""
        if faces:
            self.dice(*faces)
        return self.choose("stay")

    def passing(self, *faces: int) -> Self:
        """Nobody uses fast effects; the dice after that show this."""
        return self.dice(*faces).pass_()

    def on_board(self) -> dict[str, list[str]]:
        """The Resistance Counters on the board, by Space."""
        there = {space: self.counters(space) for space in self.s.neighbours}
        return {space: keys for space, keys in there.items() if keys}

    def so_far(self, kind: type[Event]) -> list[Any]:
        """The events of a kind since the table was laid."""
        return [event for event in self.all_events if isinstance(event, kind)]

    def rounds(self) -> list[tuple[int, int, str]]:
        """The Fight Rounds so far: the Aliens' total, the other side's, and who won it."""
        return [(each.total, each.foe_total, each.result) for each in self.so_far(e.FightRoundResolved)]

    def results(self) -> list[str]:
        """How the Fight Rounds so far ended."""
        return [result for _, _, result in self.rounds()]

    def victors(self) -> list[int]:
        """Who won the Battles so far: a seat, -1 the Humans, or `NOBODY`."""
        return [event.winner for event in self.so_far(e.BattleDecided)]

    def menace(self, seat: int = 0) -> int:
        """A player's Menace Tokens."""
        return self.s.menace[seat]


def table(
    zones: Mapping[str, Sequence[str]] | None = None,
    *,
    rolls: Sequence[int] = (),
    options: Mapping[str, Any] | None = None,
    **about: Any,
) -> Table:
    """An arranged table of two players: seat 0's race has no say in Fights, nobody has Menace Tokens or Events."""
    usual = {"race.0": [PLAIN_RACE], "event-deck": ["endless-waves"] * 10}
    laid = given({**usual, **(zones or {})}, options=options, dice=rolls, **{"menace": (0, 0), **about})
    return Table(laid.s, laid.events, laid.chance)


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
    return table(lying, rolls=rolls, options=options, phase="battle", **about)
