"""Kraven."""

from __future__ import annotations

from typing import Any

from domain.deckbuilding.card import Card
from domain.deckbuilding.language import (
    Begin,
    Cards,
    Choose,
    Hemmed,
    Highest,
    If,
    Modify,
    Pool,
    Slide,
    Some,
)

from ..words import adversary_in_city, superpower, those
from .printed import COMMON, RARE, UNCOMMON, ally_card


def _card(*card: Any, **fields: Any) -> Card:
    return ally_card("Kraven", "sinister-six", *card, **fields)


CARDS = (
    _card("ceaseless-tracker", "Ceaseless Tracker", COMMON, cls="instinct", cost=2, recruit=1, recruit_plus=True,
          keywords=("dodge",),
          effect=(superpower("sinister-six", then=Pool(recruit=2)),)),
    _card("corner-the-prey", "Corner the Prey", COMMON, cls="covert", cost=4, attack=2,
          abilities=(Modify(-1, of=those),),
          effect=(Choose(Some(adversary_in_city), then=(If(Hemmed(those), (Begin(0, those),)),)),)),
    _card("hunt-down", "Hunt Down", UNCOMMON, cls="strength", cost=5, attack=2, attack_plus=True,
          effect=(Choose(Some(adversary_in_city), then=(Slide(each=(Pool(attack=1),)),)),)),
    _card("hes-the-best-around", "He's the Best Around", RARE, cls="instinct", cost=8, attack=0, attack_plus=True,
          effect=(Pool(attack=Highest("cost", Cards(("lair",), kind="ally"))),)),
)  # fmt: skip
