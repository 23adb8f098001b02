"""The X-Men First Class."""

from __future__ import annotations

from domain.deckbuilding.language import (
    AtLeast,
    Cards,
    DiscardToDo,
    Draw,
    Each,
    Guard,
    If,
    Ko,
    Plays,
    Pool,
    Self,
    ShowElse,
    Some,
    Tally,
)

from ..words import ally, discard_a_card, each_player, x_treme_in_city
from .printed import x_treme

GROUP = "X-Men First Class"

CARDS = (
    x_treme(GROUP, "angel", "Angel", 2, attack=4, vp=2, fight=(Draw(2), discard_a_card)),
    x_treme(GROUP, "iceman", "Iceman", 2, attack=5, vp=3, fight=(Draw(Plays(cls="ranged")),)),
    x_treme(GROUP, "jean-grey", "Jean Grey", 1, attack=6, vp=4,
            ambush=(Guard(Self(), Each(x_treme_in_city)),), fight=(Pool(recruit=Tally("kidnapped")),)),
    x_treme(GROUP, "beast", "Beast", 2, attack=5, vp=3,
            fight=(Ko(Some(ally)), If(AtLeast(Each(x_treme_in_city)), (Ko(Some(ally)),)))),
    x_treme(GROUP, "cyclops", "Cyclops", 1, attack=6, vp=4, needs=(DiscardToDo(),),
            overrun=(each_player(ShowElse(Cards(("hand", "played"), kind="ally", team="brotherhood"), (discard_a_card,))),)),
)  # fmt: skip
