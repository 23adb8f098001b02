"""The Uncanny X-Men."""

from __future__ import annotations

from domain.deckbuilding.language import Begin, Cards, If, Instead, Ko, MoveTo, Self, Some, StoodOn

from ..words import bindings, each_other_player, your_bindings
from .printed import elusive, x_treme

GROUP = "Uncanny X-Men"

CARDS = (
    x_treme(GROUP, "colossus", "Colossus", 2, attack=5, vp=3,
            fight=(Ko(Some(your_bindings, may=True), otherwise=(each_other_player(bindings),)),)),
    x_treme(GROUP, "nightcrawler", "Nightcrawler", 2, Instead("cleanup", to="hand"), attack=4, vp=2,
            fight=(Begin(1, target=Cards(("played",), kind="ally")),)),
    x_treme(GROUP, "shadowcat", "Shadowcat", 2, attack=2, vp=2, **elusive(5)),
    x_treme(GROUP, "storm", "Storm", 2, attack=4, vp=2,
            ambush=(MoveTo(Self(), space="rooftops"),),
            fight=(If(StoodOn("rooftops"), (each_other_player(bindings),)),)),
)  # fmt: skip
