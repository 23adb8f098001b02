"""Set-ups of Legendary Villains besides its presets: all that go with each other, told by what is in the box.

Cards join by being there, challenge modes by being an option, a set as soon as all that a table needs is in it.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, cycle
from typing import Any, get_args

from domain.games.villains.box import KINDS, Box, places
from domain.games.villains.game import Villains
from domain.games.villains.options import Board, Challenges, Decks, Options, Set
from tests.domain.conformance.setups.setup import SetUp, kinds, values

COUNTS = range(1, 6)


def set_ups() -> Iterator[SetUp]:
    """Each Commander with each Plot, each Plot at each number of players, sets mixed, challenges, what else is agreed."""
    for one in get_args(Set):
        if _is_whole(one):
            yield from _pairs(one)
    for pair in combinations(get_args(Set), 2):
        if _is_whole(*pair):
            yield from _mixed(pair)
            yield from _agreed(pair)
    yield from _challenged()
    yield SetUp("easier-decks", 3, Options(madame_hydras=15, rock_stars=3, madame_hydra_swaps=(5, 5, 5)))
    yield SetUp("third-player-first", 4, Options(first_player=2))


def _box(*sets: Set) -> Box:
    game = Villains()
    return Box.of(game.packs[game.content_hash], Options(sets=sets))


def _is_whole(*sets: Set) -> bool:
    """Whether these sets have all that any table needs."""
    return all(len(_box(*sets).stacks(kind)) >= places(kind, seats) for kind in KINDS for seats in COUNTS)


def _pairs(one: Set) -> Iterator[SetUp]:
    """Each Plot of a set at each number of players, and within that each Commander with each Plot."""
    commanders, plots = _box(one).stacks("commander"), _box(one).stacks("plot")
    for n, plot in enumerate(plots):
        for m in range(max(len(commanders), len(COUNTS))):
            commander = commanders[(n + m) % len(commanders)]
            options = Options(sets=(one,), commander=commander, plot=plot)
            yield SetUp(f"{commander}-{plot}", COUNTS[m % len(COUNTS)], options)


def _mixed(sets: tuple[Set, ...]) -> Iterator[SetUp]:
    """Each Commander with each Plot of another set, all else drawn from all of them."""
    box, seats = _box(*sets), cycle(COUNTS)
    for commander in box.stacks("commander"):
        for plot in box.stacks("plot"):
            if box.content[commander].set != box.content[plot].set:
                options = Options(sets=sets, commander=commander, plot=plot)
                yield SetUp(f"mixed-{commander}-{plot}", next(seats), options)


def _agreed(sets: tuple[Set, ...]) -> Iterator[SetUp]:
    """Sets mixed on either board, with either starting decks, and with nothing but sides that belong together."""
    seats = cycle(COUNTS)
    for board in get_args(Board):
        for decks in get_args(Decks):
            options = Options(sets=sets, board=board, starting_decks=decks)
            yield SetUp(f"mixed-{board}-board-{decks}", next(seats), options)
    yield SetUp("mixed-alignment", next(seats), Options(sets=sets, alignment=True))


def _challenged() -> Iterator[SetUp]:
    """Each challenge mode alone, at its hardest where it has a number; then all that go together."""
    seats, all_ = cycle(COUNTS), dict[str, Any]()
    for field, kind in kinds(Challenges):
        for value in values(kind):
            called = value if isinstance(value, str) else field.replace("_", "-")
            yield SetUp(called, next(seats), Options(challenges=Challenges(**{field: value})))
            all_[field] = value
    for n in COUNTS:
        yield SetUp("all-challenges", n, Options(challenges=Challenges(**all_)))
