"""The cards and pieces, one module a kind; `ALL` is every one of the box."""

from __future__ import annotations

from ..card import Card
from . import events, figures, races, space_stuff

ALL: tuple[Card, ...] = (
    *races.CARDS,
    *events.EVENTS,
    *space_stuff.CARDS,
    *figures.CARDS,
)
