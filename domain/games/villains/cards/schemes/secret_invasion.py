"""Secret Invasion of the Skrull Shapeshifters."""

from __future__ import annotations

from domain.deckbuilding.language import AtLeast, Cards, Dearest, Each, Enter, GainCards, Guise, Printed

from ..words import all_of_those, lair_card, those
from .printed import scheme

SKRULLS = "Skrulls"

CARDS = (
    scheme("secret-invasion-of-the-skrull-shapeshifters", "Secret Invasion of the Skrull Shapeshifters",
           forces=(SKRULLS,),
           allies=6,
           disguised=12,
           twist=(Enter(Dearest(lair_card), space="sewers"),),
           abilities=(Guise("ally", name="Skrull", group=SKRULLS, attack=2, by=Printed("cost", those),
                            fight=(GainCards(all_of_those),)),),
           loses=AtLeast(Each(Cards(("overrun",), kind="ally")), 6)),
)  # fmt: skip
