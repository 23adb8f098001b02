"""Resurrect Heroes with the Norn Stones."""

from __future__ import annotations

from domain.deckbuilding.language import AtLeast, Cards, Each, Enter, Numbered, Play, Players, Put, Some, Top

from ..words import each_player
from .printed import plot

your_adversary = Cards(("victory",), kind="adversary")

CARDS = (
    plot("resurrect-heroes-with-the-norn-stones", "Resurrect Heroes with the Norn Stones",
         twist=(Numbered((6, 8), ((Enter(Some(your_adversary)), Play(Top(1, "adversary-deck"))),
                                  (each_player(Put(Some(your_adversary))),))),),
         loses=AtLeast(Each(Cards(("overrun",), kind="adversary")), Players(3))),
)  # fmt: skip
