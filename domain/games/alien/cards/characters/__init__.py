"""The Characters of the Barracks, by film."""

from __future__ import annotations

from . import alien, alien3, aliens, resurrection

CARDS = (*alien.CARDS, *aliens.CARDS, *alien3.CARDS, *resurrection.CARDS)
