"""Enchantress."""

from __future__ import annotations

from typing import Any

from domain.deckbuilding.card import Card
from domain.deckbuilding.language import (
    Begin,
    Cards,
    Draw,
    Ko,
    May,
    Pool,
    Printed,
    PutUnder,
    Self,
    Some,
    When,
)

from ..words import adversary, new_recruit, superpower, those
from .printed import COMMON, RARE, UNCOMMON, ally_card


def _card(*card: Any, **fields: Any) -> Card:
    return ally_card("Enchantress", "foes-of-asgard", *card, **fields)


CARDS = (
    _card("enchant-the-senses", "Enchant the Senses", COMMON, cls="ranged", cost=3, attack=2,
          abilities=(When("defeat", (new_recruit,)),),
          effect=(superpower("ranged", then=Begin(0)),)),
    _card("soul-sacrifice", "Soul Sacrifice", COMMON, cls="covert", cost=4, recruit=1, recruit_plus=True,
          effect=(Ko(Some(Cards(("hand", "discard")), may=True), then=(Pool(recruit=Printed("cost", those)),)),)),
    _card("irresistible-bribe", "Irresistible Bribe", UNCOMMON, cls="covert", cost=6, recruit=3,
          abilities=(May("pay-recruit"),),
          effect=(Begin(0, adversary), superpower("covert", "covert", then=Begin(0, Cards(("commander",)))))),
    _card("unending-anguish", "Unending Anguish", RARE, cls="covert", cost=7,
          effect=(Draw(3), superpower("foes-of-asgard", then=PutUnder(Self(), deck="deck")))),
)  # fmt: skip
