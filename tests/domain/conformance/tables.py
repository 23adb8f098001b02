"""The tables the laws are tried at: each game that is registered, with each preset and number of seats, and set-ups besides.

A new game joins by being registered. What it may have to say here is in `SECRET_ASKS`.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from itertools import count
from typing import NamedTuple, TypeVar, cast
from zlib import crc32

import pytest
from msgspec import Struct

from domain.registry import games
from tests.domain.conformance.setups import alien, conquest, firefly, villains
from tests.domain.conformance.setups.setup import SetUp
from tests.domain.hosts import HOSTS
from tests.domain.play import AnyGame, Played, play
from tests.domain.toy import Smugglers

T = TypeVar("T")
COMMITS = 300
"""About how many commits a law looks at for each table: several short games, or one long one."""
FEWER = 30
"""About how many where there are many tables like it: one game, as a rule."""

MANY = 60
"""About how many where there are many tables of a game: its presets and set-ups besides, at every number of seats."""

COMMITS_AT_ALL: Mapping[str, int] = dict.fromkeys(("alien", "conquest", "firefly", "villains"), MANY) | dict.fromkeys(
    HOSTS, FEWER
)
"""For games with many presets that are played by the same rules, or by those of another, about how many at each table."""

TIMES, FIRST_SEED = (int(os.environ.get(f"CONFORMANCE_{name}", usual)) for name, usual in (("TIMES", 1), ("SEED", 0)))
"""How much more is looked at than usual, and the seed of the first game at each table: see `scripts/conformance`."""
KEEN = 0.9
"""The share of sensible moves at those tables: who plays at random sees little of what comes late in a game."""

KEEN_AT_ALL: Mapping[str, float] = {"conquest": KEEN}
"""For games that players at random hardly ever end, the share of sensible moves at all tables."""

SECRET_ASKS: Mapping[str, frozenset[str]] = {
    "smugglers": frozenset({"put-back"}),
    "conquest": frozenset({"order"}),
}
"""For each game, what is asked whose answer nobody else learns even when it has been carried out."""

TELLING: Mapping[str, frozenset[str]] = {"villains": frozenset({"betray", "heal"})}
"""For each game, actions by which the rules tell more of a hand than the cards shown: that it has no others such."""


TELLING_ANSWERS: Mapping[str, frozenset[str]] = {"alien": frozenset({"call-class"})}
"""For each game, what is asked whose answer makes all hands tell more than the cards they show: that they have no others such."""

BESIDES: Mapping[str, Callable[[], Iterable[SetUp]]] = {
    "villains": villains.set_ups,
    "conquest": conquest.set_ups,
    "alien": alien.set_ups,
    "firefly": firefly.set_ups,
}
"""For each game, set-ups besides its presets."""


class Laid(NamedTuple):
    """A table: a game, a preset, a number of seats, options besides; what it is called, how many commits to look at."""

    game: AnyGame
    preset: str
    seats: int
    options: Struct | None = None
    called: str = ""
    commits: int = COMMITS
    keen: float = 0

    def games(self) -> Iterator[Played]:
        """Random games, as many as it takes to see the commits to look at."""
        commits = self.commits * TIMES
        for seed in count(FIRST_SEED):
            played = play(self.game, self.seats, self.preset, seed, options=self.options, keen=self.keen)
            yield played
            commits -= len(played.commits)
            if commits <= 0:
                return

    def part(self, n: int, played: Played) -> int:
        """How many things to look at in one game, if it is n among as many commits as at a table with all of them."""
        there = len(played.commits)
        return max(1, n * (there if self.commits >= COMMITS else min(there, self.commits)) // COMMITS)


def laid(game: AnyGame) -> Iterator[Laid]:
    """The tables that a game allows."""
    for preset, options in (game.presets or {"": game.options()}).items():
        for seats in range(game.seats[0], game.seats[1] + 1):
            if game.option_error(options, seats) is None:
                commits = COMMITS_AT_ALL.get(game.name, COMMITS)
                yield Laid(game, preset, seats, commits=commits, keen=KEEN_AT_ALL.get(game.name, 0))
    for besides in BESIDES.get(game.name, tuple)():
        yield Laid(game, "", besides.seats, besides.options, besides.name, FEWER, KEEN)


def name(table: Laid) -> str:
    return "-".join(filter(None, (table.game.name, table.called or table.preset, str(table.seats))))


GAMES: list[AnyGame] = [Smugglers(), *games().values()]
LAID = [table for game in GAMES for table in laid(game)]

every_game = pytest.mark.parametrize("game", GAMES, ids=[game.name for game in GAMES])


def every_table(law: Callable[..., None]) -> Callable[..., None]:
    """Try a law at the tables. Of a game with many, at every other: each law at others; and at all where more than usual is tried.

    All laws are tried at one table before the next, so that they share its games.
    """
    first = crc32(law.__name__.encode())
    few = TIMES == 1 and FIRST_SEED == 0
    tables = [table for n, table in enumerate(LAID) if not few or table.commits >= COMMITS or (first + n) % 2]
    mark = pytest.mark.parametrize("laid", tables, ids=[name(table) for table in tables], scope="session")
    return cast("Callable[..., None]", mark(law))


def some(items: Sequence[T], n: int) -> Sequence[T]:
    """At most n of the items, evenly spread."""
    return items[:: max(1, -(-len(items) // n))]
