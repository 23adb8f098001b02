"""The board: which of the two is used, and what a Plot has to say about it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from msgspec import Struct

from domain.deckbuilding.card import Card

from .names import ADDED, CITY
from .options import BOARD_OF, Board, Options

SPACES = frozenset(
    {
        *CITY,
        *(space.removeprefix("city.") for space in CITY),
        *(f"{space.name}.{n}" for space in ADDED if space.of == "lair" for n in range(1, 6)),
    }
)
"""How words name a city space: as a zone, by its own name, or as what lies under it."""


def board_for(plot: Card, options: Options) -> Board:
    """The board of a game: that of the Plot's set if the Plot names city spaces, else as agreed on, else the first set's."""
    if names_space(plot):
        return BOARD_OF[plot.set]
    return options.board or BOARD_OF[options.sets[0]]


def names_space(plot: Card) -> bool:
    """Whether the words of a Plot name a space of the city."""
    return not SPACES.isdisjoint(_names((plot.setup, plot.twist, plot.abilities, plot.loses)))


def _names(words: Any) -> Iterator[str]:
    """Every name in a tree of words."""
    match words:
        case str():
            yield words
        case tuple():
            for word in words:
                yield from _names(word)
        case Struct():
            yield from _names(tuple(getattr(words, field) for field in words.__struct_fields__))
