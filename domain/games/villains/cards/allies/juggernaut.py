"""Juggernaut."""

from __future__ import annotations

from typing import Any

from domain.deckbuilding.card import Card
from domain.deckbuilding.language import (
    All,
    Cards,
    Discard,
    DiscardToDo,
    Each,
    Either,
    Ko,
    Plays,
    Pool,
    Reveal,
    Some,
    Top,
)

from ..words import a_card_in_hand, each_other_player, each_player, superpower
from .printed import COMMON, RARE, UNCOMMON, ally_card


def _card(*card: Any, **fields: Any) -> Card:
    return ally_card("Juggernaut", "brotherhood", *card, **fields)


CARDS = (
    _card("crimson-gem-of-cyttorak", "Crimson Gem of Cyttorak", COMMON, cls="strength", cost=4, recruit=2, recruit_plus=True,
          effect=(superpower("strength", then=each_other_player(Reveal(Top(), then=(
              Discard(All(Cards(("chosen",), cost_least=1, cost_most=3)), then=(Pool(recruit=1),)),)))),)),
    _card("size-matters", "Size Matters", COMMON, cls="strength", cost=4, attack=2, attack_plus=True,
          effect=(Pool(attack=Plays(cost_least=4)),)),
    _card("runaway-train", "Runaway Train", UNCOMMON, cls="strength", cost=5, attack=4, needs=(DiscardToDo(),)),
    _card("unstoppable-force", "Unstoppable Force", RARE, cls="strength", cost=8, attack=5, attack_plus=True,
          effect=(Either(tuple((each_player(Ko(Some(cards, 2))),) for cards in (a_card_in_hand, Cards(("discard",))))),
                  Pool(attack=Each(Cards(("anywhere",), kind="ally", colored=True, tally="ko!"))))),
)  # fmt: skip
