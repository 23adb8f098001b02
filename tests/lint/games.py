"""The linter of every game: which checks look over its cards."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from . import checks, conquest
from .box import boxes
from .codes import Fault


class Linted(NamedTuple):
    """How many cards a game has, and their faults."""

    cards: int
    faults: list[Fault]


@cache
def linted() -> dict[str, Linted]:
    """All games' cards looked over."""
    decks = {name: Linted(len(box.cards), checks.faults(box)) for name, box in boxes().items()}
    invasion = conquest.invasion()
    return {**decks, "conquest": Linted(len(invasion.cards), conquest.faults(invasion))}
