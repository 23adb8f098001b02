"""The board: its Sections, their Spaces, and which of them are adjacent, worked out from `board.toml`."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from itertools import combinations

from msgspec import Struct

Point = tuple[int, int]
WIDTH, HEIGHT = 2, 1
"""The size of a Space on the grid."""


class Board(Struct, frozen=True):
    """A layout: where the centre of each Space is, and the pairs of adjacent ones."""

    spaces: Mapping[str, Point]
    edges: tuple[tuple[str, str], ...]


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


def _touch(a: Point, b: Point) -> bool:
    """Whether two Spaces share part of a side; a corner alone is not enough."""
    x, y = abs(a[0] - b[0]), abs(a[1] - b[1])
    return (x < WIDTH and y == HEIGHT) or (x == WIDTH and y < HEIGHT)


def read_geometry(text: str) -> Geometry:
    """A geometry from TOML. KeyError or TypeError where a part is missing."""
    read = tomllib.loads(text)
    return Geometry(
        {name: (x, y) for name, (x, y) in read["section"].items()},
        {seats: {name: (x, y) for name, (x, y) in sections.items()} for seats, sections in read["layout"].items()},
    )


@cache
def board_for(seats: int) -> Board:
    """The board that so many players play on."""
    return read_geometry(files(__package__).joinpath("board.toml").read_text(encoding="utf-8")).board(seats)
