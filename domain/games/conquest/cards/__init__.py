"""The cards and pieces, one module a kind; `ALL` is everything in the box."""

from __future__ import annotations

from ..card import Card
from . import counters, events, figures, human_tech, locations, objectives, races, resistance, space_stuff

ALL: tuple[Card, ...] = (
    *races.CARDS,
    *events.EVENTS,
    *space_stuff.CARDS,
    *figures.CARDS,
    *locations.CARDS,
    *objectives.CARDS,
    *resistance.CARDS,
    *counters.CARDS,
    *human_tech.CARDS,
)
