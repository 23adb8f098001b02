"""The Plot of the first game."""

from __future__ import annotations

from domain.deckbuilding.card import Card
from domain.deckbuilding.language import AtLeast, Cards, Each, Put, Top

CARDS = (
    Card(key="graduation-at-xaviers-x-academy", name="Graduation at Xavier's X-Academy", kind="plot", twists=8,
         setup=(Put(Top(8, "bystander-deck"), pile="young-mutants"),),
         twist=(Put(Top(1, "young-mutants"), pile="overrun"),),
         loses=AtLeast(Each(Cards(("overrun",), kind="bystander")), 8)),
)  # fmt: skip
