"""The Backup Adversaries, ten alike in a group."""

from __future__ import annotations

from domain.deckbuilding.language import Draw

from ..words import new_recruit
from .printed import adversary

CARDS = (
    adversary("Cops", "cops", "Cops", 10, attack=3, vp=1, fight=(new_recruit,)),
    adversary("Asgardian Warriors", "asgardian-warriors", "Asgardian Warriors", 10, attack=3, vp=1, fight=(Draw(1),)),
)
