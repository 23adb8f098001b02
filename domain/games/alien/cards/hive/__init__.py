"""Of each film the Location, the Objectives, and their mini-decks."""

from __future__ import annotations

from . import alien, alien3, aliens, resurrection

CARDS = (*alien.CARDS, *aliens.CARDS, *alien3.CARDS, *resurrection.CARDS)
