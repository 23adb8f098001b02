"""Boxes drawn with characters, side by side and one above another, with their walls joined."""

from __future__ import annotations

from itertools import groupby

from rich.text import Text

WALL = "bright_black"
N, E, S, W = 1, 2, 4, 8
WALLS = " ╵╶└╷│┌├╴┘─┴┐┤┬┼"
"""The wall that goes on to the north, east, south and west, by the sum of its directions."""


class Boxes:
    """A sheet of characters, each with a style."""

    def __init__(self) -> None:
        self.walls: dict[tuple[int, int], int] = {}
        self.letters: dict[tuple[int, int], tuple[str, str]] = {}

    def box(self, left: int, top: int, width: int, height: int) -> None:
        """Walls around this room: the corners are at `left` and `left + width`, `top` and `top + height`."""
        for x in range(left, left + width):
            for y in (top, top + height):
                self._wall(x, y, E)
                self._wall(x + 1, y, W)
        for y in range(top, top + height):
            for x in (left, left + width):
                self._wall(x, y, S)
                self._wall(x, y + 1, N)

    def _wall(self, x: int, y: int, way: int) -> None:
        self.walls[x, y] = self.walls.get((x, y), 0) | way

    def write(self, x: int, y: int, text: str, style: str = "") -> int:
        """Letters from here on; where the next would go."""
        for n, letter in enumerate(text):
            self.letters[x + n, y] = (letter, style)
        return x + len(text)

    def drawn(self) -> Text:
        """The sheet, from its leftmost and topmost wall on."""
        xs, ys = zip(*self.walls, strict=True)
        lines = [self._line(y, range(min(xs), max(xs) + 1)) for y in range(min(ys), max(ys) + 1)]
        return Text("\n").join(lines)

    def _line(self, y: int, across: range) -> Text:
        """A line, letters of one style together."""
        said = Text()
        cells = [self.letters.get((x, y), (WALLS[self.walls.get((x, y), 0)], WALL)) for x in across]
        for style, letters in groupby(cells, key=lambda cell: cell[1]):
            said.append("".join(letter for letter, _ in letters), style)
        return said
