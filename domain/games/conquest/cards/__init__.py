"""The cards and pieces, one module a kind; `ALL` is everything in the box."""

from __future__ import annotations

from ..card import Card
from . import counters, human_tech, locations, objectives, resistance

ALL: tuple[Card, ...] = (
    *locations.CARDS,
    *objectives.CARDS,
    *resistance.CARDS,
    *counters.CARDS,
    *human_tech.CARDS,
)
