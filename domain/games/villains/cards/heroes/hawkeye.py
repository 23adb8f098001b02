"""Hawkeye."""

from __future__ import annotations

from typing import Any

from domain.deckbuilding.card import Card
from domain.deckbuilding.language import Begin, Draw, Either, Kidnap, Pool, When

from ..words import discard_a_card, each_other_player, superpower
from .printed import COMMON, RARE, UNCOMMON, hero_card


def _card(*card: Any, **fields: Any) -> Card:
    return hero_card("Hawkeye", "avengers", *card, **fields)


CARDS = (
    _card("quick-draw", "Quick Draw", COMMON, cls="instinct", cost=3, attack=1, effect=(Draw(1),)),
    _card("team-player", "Team Player", COMMON, cls="tech", cost=4, attack=2, attack_plus=True,
          effect=(superpower("avengers", then=Pool(attack=1)),)),
    _card("covering-fire", "Covering Fire", UNCOMMON, cls="tech", cost=5, attack=3,
          effect=(superpower("tech", then=Either((
              (each_other_player(Draw(1)),), (each_other_player(discard_a_card),)))),)),
    _card("impossible-trick-shot", "Impossible Trick Shot", RARE, cls="tech", cost=7, attack=5,
          abilities=(When("defeat-any", (Kidnap(3),)),),
          effect=(Begin(0),)),
)  # fmt: skip
