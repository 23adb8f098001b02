"""Portals to the Dark Dimension."""

from __future__ import annotations

from domain.deckbuilding.card import Space
from domain.deckbuilding.language import AtLeast, Cards, Cue, Each, Modify, Numbered, Put, Total

from ..words import adversary_in_city
from .printed import scheme

PORTALS, AT_THE_MASTERMIND = "dark-portals", "dark-portal-at-the-mastermind"

the_mastermind = Cards(("commander",), kind="commander")

CARDS = (
    scheme("portals-to-the-dark-dimension", "Portals to the Dark Dimension", twists=7,
           spaces=(Space(PORTALS, of="city"), Space(AT_THE_MASTERMIND)),
           twist=(Numbered((1, 6), ((Put(Cue(), pile=AT_THE_MASTERMIND),),
                                    (Put(Cue(), pile=f"{PORTALS}.leftmost"),))),),
           abilities=(
               Modify(Each(Cards((AT_THE_MASTERMIND,), kind="plot-twist")), of=the_mastermind),
               Modify(Each(Cards((f"{PORTALS}.here",), kind="plot-twist")), of=adversary_in_city),
           ),
           loses=AtLeast(Total("twist"), 7)),
)  # fmt: skip
