"""Mysterio."""

from __future__ import annotations

from typing import Any

from domain.deckbuilding.card import Card
from domain.deckbuilding.language import (
    AtLeast,
    Cards,
    Colors,
    Each,
    If,
    Plays,
    Pool,
    Printed,
    PutUnder,
    Repeat,
    Some,
)

from ..words import (
    lair_card,
    superpower,
    those,
)
from .printed import COMMON, RARE, UNCOMMON, ally_card


def _card(*card: Any, **fields: Any) -> Card:
    return ally_card("Mysterio", "sinister-six", *card, **fields)


CARDS = (
    _card("psychedelic-mist", "Psychedelic Mist", COMMON, cls="ranged", cost=2, attack=1, attack_plus=True, keywords=("dodge",),
          effect=(superpower("covert", then=Pool(attack=2)),)),
    _card("shifting-decoy", "Shifting Decoy", COMMON, cls="covert", cost=3, attack=0, attack_plus=True,
          recruit=0, recruit_plus=True,
          effect=(PutUnder(Some(lair_card), then=(
              If(AtLeast(Each(Cards(("chosen",), icon="recruit"))), (Pool(recruit=2),)),
              If(AtLeast(Each(Cards(("chosen",), icon="attack"))), (Pool(attack=2),)))),)),
    _card("holographic-illusion", "Holographic Illusion", UNCOMMON, cls="tech", cost=5, attack=0, attack_plus=True,
          effect=(Pool(attack=Colors(lair_card)),)),
    _card("false-reflection", "False Reflection", RARE, cls="instinct", cost=7, attack=0, attack_plus=True,
          recruit=0, recruit_plus=True,
          effect=(reflect := PutUnder(Some(lair_card, fresh=True), then=(
                      Pool(attack=Printed("attack", those), recruit=Printed("recruit", those)),)),
                  superpower("sinister-six", then=Repeat(Plays(team="sinister-six"), (reflect,))))),
)  # fmt: skip
