"""The Backup Adversaries, ten alike in a group."""

from __future__ import annotations

from domain.deckbuilding.language import Draw

from ..words import new_recruit
from .printed import backup

CARDS = (
    backup("Cops", "cops", "Cops", attack=3, vp=1, fight=(new_recruit,)),
    backup("Asgardian Warriors", "asgardian-warriors", "Asgardian Warriors", attack=3, vp=1, fight=(Draw(1),)),
)
