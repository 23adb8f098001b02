"""Venom."""

from __future__ import annotations

from typing import Any

from domain.deckbuilding.card import Card
from domain.deckbuilding.language import (
    All,
    Cards,
    Guard,
    Kidnap,
    Ko,
    Pool,
    ShowElse,
    Some,
    Tally,
)

from ..words import (
    allies_of,
    each_other_player,
    superpower,
    your_bystander,
)
from .printed import COMMON, RARE, UNCOMMON, ally_card


def _card(*card: Any, **fields: Any) -> Card:
    return ally_card("Venom", "sinister-six", *card, **fields)


CARDS = (
    _card("symbiote-takeover", "Symbiote Takeover", COMMON, cls="strength", cost=3, recruit=2,
          effect=(superpower("strength", then=Kidnap(1)),)),
    _card("devour", "Devour", COMMON, cls="instinct", cost=4, attack=2, attack_plus=True,
          effect=(Ko(Some(your_bystander, may=True), then=(Pool(attack=2),)),)),
    _card("horrify-the-populace", "Horrify the Populace", UNCOMMON, cls="strength", cost=6, attack=4,
          effect=(Guard(All(Cards(("city",), kind="adversary", attack_least=4))),)),
    _card("ravenous-greed", "Ravenous Greed", RARE, cls="instinct", cost=7, attack=5, recruit=0, recruit_plus=True,
          effect=(each_other_player(ShowElse(allies_of("instinct"), (Ko(Some(your_bystander)),))),
                  superpower("instinct", then=(
                      Kidnap(of=Cards(("ko",), kind="bystander", tally="ko!")),
                      Pool(recruit=Tally("kidnapped")))))),
)  # fmt: skip
