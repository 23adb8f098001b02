"""The Characters of the Barracks, by film."""

from __future__ import annotations

from . import alien

CARDS = (*alien.CARDS,)
