"""The board: its Sections, their Spaces, and which of them are adjacent, worked out from `board.toml`."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Mapping
from functools import cache
from importlib.resources import files
from itertools import combinations

from msgspec import Struct

from .names import LANDING, OBJECTIVE_SECTION

Point = tuple[int, int]
WIDTH, HEIGHT = 2, 1
"""The size of a Space on the grid."""

SPACES = frozenset({LANDING, *"123456"})
"""The Spaces of a Section: the centre, and one for each face of a die."""


class Board(Struct, frozen=True):
    """A layout: where the centre of each Space is, and the pairs of adjacent ones."""

    spaces: Mapping[str, Point]
    edges: tuple[tuple[str, str], ...]

    def near(self, space: str) -> tuple[str, ...]:
        """The Spaces adjacent to one."""
        return tuple(b if a == space else a for a, b in self.edges if space in (a, b))

    def reached(self) -> dict[str, int]:
        """How many moves each Space is away from the Objective, as far as there is a way."""
        away = {f"{OBJECTIVE_SECTION}.{LANDING}": 0}
        for space in (queue := list(away)):
            for near in self.near(space):
                if near not in away:
                    away[near] = away[space] + 1
                    queue.append(near)
        return away


class Geometry(Struct, frozen=True):
    """The file as it is read: the Spaces of a Section, and for each number of players the places of the Sections."""

    section: dict[str, Point]
    layout: dict[str, dict[str, Point]]

    def board(self, seats: int) -> Board:
        """The board for so many players."""
        spaces = {
            f"{section}.{name}": (x + dx, y + dy)
            for section, (x, y) in self.layout[str(seats)].items()
            for name, (dx, dy) in self.section.items()
        }
        return Board(spaces, tuple(pair for pair in combinations(spaces, 2) if _touch(*map(spaces.__getitem__, pair))))

    def faults(self) -> Iterator[str]:
        """What it can't be played with for."""
        if set(self.section) != SPACES:
            yield "a Section has the Spaces C and 1 to 6"
        for seats, sections in self.layout.items():
            if set(sections) != {OBJECTIVE_SECTION, *(f"P{n}" for n in range(1, int(seats) + 1))}:
                yield f"layout {seats} has the Sections O and P1 to P{seats}"
            board = self.board(int(seats))
            if any(_overlap(*map(board.spaces.__getitem__, pair)) for pair in combinations(board.spaces, 2)):
                yield f"Spaces of layout {seats} lie on one another"
            if len(board.reached()) < len(board.spaces):
                yield f"layout {seats} is in pieces"


def _touch(a: Point, b: Point) -> bool:
    """Whether two Spaces share part of a side; a corner alone is not enough."""
    x, y = abs(a[0] - b[0]), abs(a[1] - b[1])
    return (x < WIDTH and y == HEIGHT) or (x == WIDTH and y < HEIGHT)


def _overlap(a: Point, b: Point) -> bool:
    return abs(a[0] - b[0]) < WIDTH and abs(a[1] - b[1]) < HEIGHT


def read_geometry(text: str) -> Geometry:
    """A geometry from TOML. ValueError for one that can't be played on; KeyError or TypeError where a part is missing."""
    read = tomllib.loads(text)
    geometry = Geometry(
        {name: (x, y) for name, (x, y) in read["section"].items()},
        {seats: {name: (x, y) for name, (x, y) in sections.items()} for seats, sections in read["layout"].items()},
    )
    for fault in geometry.faults():
        raise ValueError(fault)
    return geometry


@cache
def usual_geometry() -> Geometry:
    """That of `board.toml`."""
    return read_geometry(files(__package__).joinpath("board.toml").read_text(encoding="utf-8"))


@cache
def board_for(seats: int) -> Board:
    """The board that so many players play on."""
    return usual_geometry().board(seats)
