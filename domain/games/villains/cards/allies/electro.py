"""Electro."""

from __future__ import annotations

from typing import Any

from domain.deckbuilding.card import Card
from domain.deckbuilding.language import (
    Begin,
    Cards,
    Either,
    Ko,
    Modify,
    Pool,
    Reveal,
    Some,
    Superpower,
    Tally,
    Top,
)

from ..words import superpower, those
from .printed import COMMON, RARE, UNCOMMON, ally_card

in_the_bank = Pool(attack=3, only="city.bank")
on_the_commander = Pool(attack=3, only="commander")


def _card(*card: Any, **fields: Any) -> Card:
    return ally_card("Electro", "sinister-six", *card, **fields)


CARDS = (
    _card("electroshock-therapy", "Electroshock Therapy", COMMON, cls="ranged", cost=2, keywords=("dodge",),
          effect=(Reveal(Top(), then=(Ko(Some(those, may=True)),)),)),
    _card("shocking-robbery", "Shocking Robbery", COMMON, cls="ranged", cost=3, attack=0, attack_plus=True,
          keywords=("dodge",),
          effect=(Superpower(("ranged",), (Either(((in_the_bank,), (on_the_commander,))),), otherwise=(in_the_bank,)),)),
    _card("supercharge", "Supercharge", UNCOMMON, cls="instinct", cost=5, attack=2, attack_plus=True,
          effect=(Pool(attack=Tally("discarded", once=True)),)),
    _card("anti-matter", "Anti-Matter", RARE, cls="ranged", cost=7, attack=4,
          abilities=(Modify(-1, of=Cards(("city", "cells!", "commander"))),),
          effect=(Begin(0), superpower("sinister-six", "sinister-six", then=Begin(0)))),
)  # fmt: skip
