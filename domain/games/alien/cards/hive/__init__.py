"""Of each film the Location, the Objectives, and their mini-decks."""

from __future__ import annotations

from . import alien

CARDS = (*alien.CARDS,)
