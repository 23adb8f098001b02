"""Graduation at Xavier's X-Academy."""

from __future__ import annotations

from domain.deckbuilding.card import Space
from domain.deckbuilding.language import AtLeast, Cards, Each, Put, Top

from .printed import plot

MUTANTS = "young-mutants"

CARDS = (
    plot("graduation-at-xaviers-x-academy", "Graduation at Xavier's X-Academy",
         spaces=(Space(MUTANTS, "down"),),
         setup=(Put(Top(8, "bystander-deck"), pile=MUTANTS),),
         twist=(Put(Top(1, MUTANTS), pile="overrun"),),
         loses=AtLeast(Each(Cards(("overrun",), kind="bystander")), 8)),
)  # fmt: skip
