"""The Legacy Virus."""

from __future__ import annotations

from domain.deckbuilding.language import Cards, Each, Exactly, Players, ShowElse

from ..words import allies_of, each_player, wound
from .printed import scheme

CARDS = (
    scheme("the-legacy-virus", "The Legacy Virus",
           wounds=Players(6),
           twist=(each_player(ShowElse(allies_of("tech"), (wound,))),),
           loses=Exactly(Each(Cards(("wounds",))), 0)),
)  # fmt: skip
