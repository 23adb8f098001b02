"""Black Widow."""

from __future__ import annotations

from typing import Any

from domain.deckbuilding.card import Card
from domain.deckbuilding.language import Cards, Defeat, Draw, Each, Kidnap, Ko, Pool, Some

from ..words import superpower, your_bystander, your_card
from .printed import COMMON, RARE, UNCOMMON, hero_card


def _card(*card: Any, **fields: Any) -> Card:
    return hero_card("Black Widow", "avengers", *card, **fields)


with_a_bystander = Cards(("city", "cells!", "commander"), holding="bystander")

CARDS = (
    _card("dangerous-rescue", "Dangerous Rescue", COMMON, cls="covert", cost=3, attack=2,
          effect=(superpower("covert", then=Ko(Some(your_card, may=True), then=(Kidnap(1),))),)),
    _card("mission-accomplished", "Mission Accomplished", COMMON, cls="tech", cost=2,
          effect=(Draw(1), superpower("tech", then=Kidnap(1)))),
    _card("covert-operation", "Covert Operation", UNCOMMON, cls="covert", cost=4, attack=0, attack_plus=True,
          effect=(Pool(attack=Each(your_bystander)),)),
    _card("silent-sniper", "Silent Sniper", RARE, cls="covert", cost=7, attack=4,
          effect=(Defeat(Some(with_a_bystander)),)),
)  # fmt: skip
