"""Bullseye."""

from __future__ import annotations

from typing import Any

from domain.deckbuilding.card import Card
from domain.deckbuilding.language import (
    SAME,
    Begin,
    Cards,
    Draw,
    Each,
    Modify,
    NameGroup,
    Pool,
)

from ..words import adversary, superpower, those
from .printed import COMMON, RARE, UNCOMMON, ally_card

same_group = Cards(("victory",), kind="adversary", group=SAME)


def _card(*card: Any, **fields: Any) -> Card:
    return ally_card("Bullseye", "crime-syndicate", *card, **fields)


CARDS = (
    _card("fulfill-the-contract", "Fulfill the Contract", COMMON, cls="instinct", cost=2, recruit=0, recruit_plus=True,
          keywords=("dodge",),
          effect=(NameGroup((Pool(recruit=Each(same_group)),)),)),
    _card("everythings-a-weapon", "Everything's a Weapon", COMMON, cls="ranged", cost=3, attack=2,
          effect=(superpower("instinct", then=Draw(1)),)),
    _card("specialist-assassin", "Specialist Assassin", UNCOMMON, cls="covert", cost=6, attack=3,
          abilities=(Modify(Each(same_group, by=-1), of=those),),
          effect=(Begin(0, adversary),)),
    _card("perfect-aim", "Perfect Aim", RARE, cls="ranged", cost=7, attack=5, attack_plus=True,
          effect=(Pool(attack=Each(Cards(("victory",), kind="tactic"), by=5)),)),
)  # fmt: skip
