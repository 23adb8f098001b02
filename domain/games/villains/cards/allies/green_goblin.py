"""Green Goblin."""

from __future__ import annotations

from typing import Any

from domain.deckbuilding.card import Card
from domain.deckbuilding.language import (
    All,
    Begin,
    Cards,
    Grant,
    If,
    Kidnap,
    Pool,
    Take,
)

from ..words import (
    any_discarded,
    hydra_ally_in_hand,
)
from .printed import COMMON, RARE, UNCOMMON, ally_card


def _card(*card: Any, **fields: Any) -> Card:
    return ally_card("Green Goblin", "sinister-six", *card, **fields)


CARDS = (
    _card("pumpkin-bombs", "Pumpkin Bombs", COMMON, cls="tech", cost=3, attack=1, attack_plus=True, keywords=("dodge",),
          effect=(If(any_discarded, (Pool(attack=2),)),)),
    _card("goblin-glider", "Goblin Glider", COMMON, cls="tech", cost=4, attack=2, keywords=("dodge",),
          abilities=(Grant("dodge"),),
          effect=(Begin(0, hydra_ally_in_hand),), dodged=(Begin(0, hydra_ally_in_hand),)),
    _card("unstable-kidnapper", "Unstable Kidnapper", UNCOMMON, cls="instinct", cost=5, recruit=3, keywords=("dodge",),
          effect=(If(any_discarded, (Kidnap(1),)),)),
    _card("experimental-goblin-serum", "Experimental Goblin Serum", RARE, cls="tech", cost=7, attack=4,
          effect=(Take(All(Cards(("discard",), tally="discarded"))),)),
)  # fmt: skip
