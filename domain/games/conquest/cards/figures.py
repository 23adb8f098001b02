"""The miniatures: four saucers of each colour, and a figure for each Ally."""

from __future__ import annotations

from .. import names as at
from ..card import Figure
from .space_stuff import ALLIES

SAUCERS = tuple(
    Figure(key=f"{colour}-saucer", name=f"{colour.capitalize()} saucer", copies=4, colour=colour)
    for colour in at.COLOURS
)
GREY = tuple(Figure(key=f"{ally.key}-figure", name=ally.name, ally=ally.key) for ally in ALLIES)

CARDS = SAUCERS + GREY
