"""The Defenders."""

from __future__ import annotations

from domain.deckbuilding.language import (
    All,
    AtLeast,
    Begin,
    Cards,
    Discard,
    Each,
    Either,
    If,
    Instead,
    PutBack,
    Reveal,
    ShowCosts,
    Top,
)

from ..words import all_of_those, ally, bindings, each_player
from .printed import adversary

GROUP = "Defenders"

other_defender = Cards(("city",), kind="adversary", group=GROUP, other=True)
namor = If(AtLeast(Each(other_defender)), (each_player(bindings),))

CARDS = (
    adversary(GROUP, "daredevil", "Daredevil", 2, attack=5, vp=3,
              abilities=(Instead("recruit", to="deck", once=True),),
              fight=(Begin(0),),
              overrun=(each_player(Reveal(Top(), then=(Discard(All(Cards(("chosen",), cost_least=1))),))),)),
    adversary(GROUP, "iron-fist", "Iron Fist", 2, attack=3, vp=2, needs=(ShowCosts(3, ally),)),
    adversary(GROUP, "namor-the-sub-mariner", "Namor, The Sub-Mariner", 2, attack=6, vp=4,
              ambush=(namor,), fight=(namor,), overrun=(namor,)),
    adversary(GROUP, "luke-cage", "Luke Cage", 2, attack=4, vp=2,
              fight=(each_player(Reveal(Top(3), then=(
                  Either(((Discard(all_of_those),), (PutBack("deck"),))),))),)),
)  # fmt: skip
