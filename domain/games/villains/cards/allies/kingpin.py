"""Kingpin."""

from __future__ import annotations

from typing import Any

from domain.deckbuilding.card import Card
from domain.deckbuilding.language import (
    Begin,
    Gain,
    Instead,
    Plays,
    Pool,
)

from ..words import (
    new_recruit,
    superpower,
)
from .printed import COMMON, RARE, UNCOMMON, ally_card


def _card(*card: Any, **fields: Any) -> Card:
    return ally_card("Kingpin", "crime-syndicate", *card, **fields)


CARDS = (
    _card("pull-the-strings", "Pull the Strings", COMMON, cls="covert", cost=3,
          abilities=(Instead("gain", stack="new-recruits", to="hand"),),
          effect=(Begin(0), new_recruit)),
    _card("recruitment-day", "Recruitment Day", COMMON, cls="strength", cost=3, recruit=2,
          effect=(superpower("strength", then=new_recruit),)),
    _card("import-illegal-weapons", "Import Illegal Weapons", UNCOMMON, cls="tech", cost=5, attack=3, attack_plus=True,
          effect=(Pool(attack=Plays(name="New Recruit")),)),
    _card("endless-underlings", "Endless Underlings", RARE, cls="strength", cost=8,
          abilities=(Instead("return", stack="new-recruits", to="under-deck"),),
          effect=(Gain("new-recruits", 3),
                  superpower("crime-syndicate", "crime-syndicate", then=Begin(0)))),
)  # fmt: skip
