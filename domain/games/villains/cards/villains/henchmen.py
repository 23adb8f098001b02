"""The Henchmen, ten alike in a group."""

from __future__ import annotations

from domain.deckbuilding.language import DrawAtEnd, Ko, Look, Pool, Some, Top

from ..words import ally, those
from .printed import henchman

CARDS = (
    henchman("doombot-legion", "Doombot Legion", fight=(Look(Top(2), then=(Ko(Some(those)),)),)),
    henchman("hand-ninjas", "Hand Ninjas", fight=(Pool(recruit=1),)),
    henchman("savage-land-mutates", "Savage Land Mutates", fight=(DrawAtEnd(1),)),
    henchman("sentinel", "Sentinel", fight=(Ko(Some(ally)),)),
)  # fmt: skip
