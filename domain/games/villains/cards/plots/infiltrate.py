"""Infiltrate the Lair with Spies."""

from __future__ import annotations

from domain.deckbuilding.card import Space
from domain.deckbuilding.language import All, AtLeast, Cards, Each, Kidnap, Put, Top, Whenever

from ..words import all_of_those, those
from .printed import plot

STACK, LAIR = "infiltrating-spies", "spies-in-the-lair"
UNDER_BRIDGE_STREETS_SEWERS = (1, 2, 5)

CARDS = (
    plot("infiltrate-the-lair-with-spies", "Infiltrate the Lair with Spies",
         spaces=(Space(STACK, "down"), Space(LAIR, of="lair")),
         setup=(Put(Top(21, "bystander-deck"), pile=STACK),),
         twist=(Put(All(Cards((LAIR,), kind="bystander"))),
                *(Put(Top(1, STACK), pile=f"{LAIR}.{n}") for n in UNDER_BRIDGE_STREETS_SEWERS)),
         abilities=(Whenever("recruit", (Kidnap(of=those),)), Whenever("leave", (Put(all_of_those),))),
         loses=AtLeast(Each(Cards(("overrun",), kind="bystander")), 12)),
)  # fmt: skip
