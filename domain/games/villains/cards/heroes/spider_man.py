"""Spider-Man, the Hero."""

from __future__ import annotations

from typing import Any

from domain.deckbuilding.card import Card
from domain.deckbuilding.language import All, Cards, Kidnap, Ordered, PutOn, Reveal, Take, Top

from ..words import THOSE, the_others
from .printed import COMMON, RARE, UNCOMMON, hero_card


def _card(*card: Any, **fields: Any) -> Card:
    return hero_card("Spider-Man", "spider-friends", *card, **fields)


cheap = All(Cards(THOSE, cost_most=2))
draw_if_cheap = Reveal(Top(), then=(Take(cheap, drawn=True),))

CARDS = (
    _card("astonishing-strength", "Astonishing Strength", COMMON, cls="strength", cost=2, recruit=1,
          effect=(draw_if_cheap,)),
    _card("great-responsibility", "Great Responsibility", COMMON, cls="instinct", cost=2, attack=1,
          effect=(draw_if_cheap,)),
    _card("web-shooters", "Web-Shooters", UNCOMMON, cls="tech", cost=2, effect=(Kidnap(1), draw_if_cheap)),
    _card("the-amazing-spider-man", "The Amazing Spider-Man", RARE, cls="covert", cost=2,
          effect=(Reveal(Top(3), then=(Take(cheap), PutOn(Ordered(the_others), deck="deck"))),)),
)  # fmt: skip
