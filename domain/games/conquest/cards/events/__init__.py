"""The Event Deck: 70 cards, 30 of them with a red box."""

from __future__ import annotations

from ...card import Event
from . import fights, invasion, treachery

EVENTS: tuple[Event, ...] = (*fights.EVENTS, *invasion.EVENTS, *treachery.EVENTS)
"""All Events."""
