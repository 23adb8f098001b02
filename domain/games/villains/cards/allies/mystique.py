"""Mystique."""

from __future__ import annotations

from typing import Any

from domain.deckbuilding.card import Card
from domain.deckbuilding.language import (
    Begin,
    May,
    NameClass,
    Pool,
    Printed,
    PutBack,
    Reveal,
    Top,
)

from ..words import (
    superpower,
    those,
)
from .printed import COMMON, RARE, UNCOMMON, ally_card


def _card(*card: Any, **fields: Any) -> Card:
    return ally_card("Mystique", "brotherhood", *card, **fields)


CARDS = (
    _card("show-your-true-colors", "Show Your True Colors", COMMON, cls="covert", cost=3, recruit=2, keywords=("dodge",),
          effect=(NameClass(),)),
    _card("hidden-weapons", "Hidden Weapons", COMMON, cls="tech", cost=4, attack=2, attack_plus=True,
          effect=(superpower("instinct", "tech", then=Pool(attack=3)),)),
    _card("turn-the-tide", "Turn the Tide", UNCOMMON, cls="instinct", cost=4,
          abilities=(May("copy"),),
          effect=(Reveal(Top(1, "ally-deck"), then=(Begin(0, those),)),)),
    _card("spy-games", "Spy Games", RARE, cls="covert", cost=7, attack=0, attack_plus=True,
          effect=(Reveal(Top(5, "ally-deck"), then=(Pool(attack=Printed("attack", those)), PutBack("ally-deck"))),)),
)  # fmt: skip
