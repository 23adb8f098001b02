"""The default boards of Conquest of Planet Earth as a drawing: `python -m service.board_drawing` writes SVG."""

from __future__ import annotations

import sys

from domain.games.conquest.board import HEIGHT, WIDTH, Board, board_for
from domain.games.conquest.names import LANDING, OBJECTIVE_SECTION

LAYOUTS = (1, 2, 3, 4)
X, Y, EDGE, CAPTION = 30, 36, 24, 30
"""Pixels for a step on the grid to the right and down, around a board, and for the line above it."""

HEAD = """\
<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" font-family="sans-serif" font-size="13">
<style>
rect {{ stroke: #3a3f44; stroke-width: 1.5 }}
.outer {{ fill: #eef1f4 }} .O {{ fill: #f7e3b0 }} .site {{ fill: #c9e4cf }} .objective {{ fill: #e9b949 }}
text {{ fill: #1c1f22; text-anchor: middle }} .caption {{ text-anchor: start; font-weight: bold }}
</style>
<rect width="{width}" height="{height}" fill="#ffffff" style="stroke: none"/>
"""


def drawing() -> str:
    """The boards for all numbers of players, one below another."""
    parts, top, width = [], 0, 0
    for seats in LAYOUTS:
        board = board_for(seats)
        drawn, across, down = _board(board, seats, top)
        parts.append(drawn)
        top, width = top + down, max(width, across)
    return HEAD.format(width=width, height=top) + "".join(parts) + "</svg>\n"


def _board(board: Board, seats: int, top: int) -> tuple[str, int, int]:
    """One board from this height on, and how much room it takes."""
    left = min(x for x, _ in board.spaces.values())
    right = max(x for x, _ in board.spaces.values())
    high = min(y for _, y in board.spaces.values())
    low = max(y for _, y in board.spaces.values())
    caption = f"{seats} player{'s' if seats > 1 else ''}"
    lines = [f'<text class="caption" x="{EDGE}" y="{top + EDGE}">{caption}</text>\n']
    for space, (x, y) in board.spaces.items():
        lines.append(_space(space, EDGE + (x - left) * X, top + EDGE + CAPTION + (y - high) * Y))
    return "".join(lines), 2 * EDGE + (right - left + WIDTH) * X, 2 * EDGE + CAPTION + (low - high + HEIGHT) * Y


def _space(space: str, x: int, y: int) -> str:
    return (
        f'<rect class="{_kind(space)}" x="{x}" y="{y}" width="{WIDTH * X}" height="{HEIGHT * Y}"/>'
        f'<text x="{x + WIDTH * X // 2}" y="{y + HEIGHT * Y // 2 + 5}">{space}</text>\n'
    )


def _kind(space: str) -> str:
    section, _, number = space.partition(".")
    if number == LANDING:
        return "objective" if section == OBJECTIVE_SECTION else "site"
    return "O" if section == OBJECTIVE_SECTION else "outer"


if __name__ == "__main__":
    sys.stdout.write(drawing())
