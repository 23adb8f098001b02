"""Mass Produce War Machine Armor."""

from __future__ import annotations

from domain.deckbuilding.card import Space
from domain.deckbuilding.language import Alike, AtLeast, Cards, Cue, Each, Enter, Modify, Put

from .printed import plot

TECHNOLOGY, SQUADS = "war-machine-technology", "S.H.I.E.L.D. Assault Squad"

CARDS = (
    plot("mass-produce-war-machine-armor", "Mass Produce War Machine Armor",
         spaces=(Space(TECHNOLOGY),),
         forces=(SQUADS,),
         twist=(Put(Cue(), pile=TECHNOLOGY),
                Enter(Alike(Cards(("victory",), kind="adversary", name=SQUADS)))),
         abilities=(Modify(Each(Cards((TECHNOLOGY,), kind="plot-twist")), of=Cards((), kind="adversary", name=SQUADS)),),
         loses=AtLeast(Each(Cards(("overrun",), kind="adversary", name=SQUADS)), 3)),
)  # fmt: skip
