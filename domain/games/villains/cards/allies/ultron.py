"""Ultron."""

from __future__ import annotations

from typing import Any

from domain.deckbuilding.card import Card
from domain.deckbuilding.language import (
    All,
    Cards,
    Discard,
    Draw,
    Each,
    HaveClass,
    Kidnap,
    Plays,
    Pool,
    ShowElse,
    ThisWay,
)

from ..words import (
    THOSE,
    allies_of,
    each_other_player,
    hydra_ally_in_hand,
    superpower,
    your_hand,
)
from .printed import COMMON, RARE, UNCOMMON, ally_card


def _card(*card: Any, **fields: Any) -> Card:
    return ally_card("Ultron", "", *card, **fields)


CARDS = (
    _card("encephalo-ray", "Encephalo-Ray", COMMON, cls="tech", cost=2, attack=0, attack_plus=True, keywords=("dodge",),
          effect=(superpower("tech", then=Pool(attack=Plays(cls="tech"))),)),
    _card("army-of-ultrons", "Army of Ultrons", COMMON, cls="tech", cost=3, recruit=2, keywords=("dodge",),
          effect=(HaveClass("tech", hydra_ally_in_hand),)),
    _card("genetic-experimentation", "Genetic Experimentation", UNCOMMON, cls="tech", cost=6, attack=3,
          effect=(superpower("tech", then=Kidnap(Plays(cls="tech"))),)),
    _card("molecular-rearrangement", "Molecular Rearrangement", RARE, cls="tech", cost=8, attack=5, attack_plus=True,
          effect=(ThisWay(
              "discarded",
              (each_other_player(ShowElse(allies_of("tech"), (Discard(All(your_hand)), Draw(5)))),),
              then=(superpower("tech", then=Pool(attack=Each(Cards(THOSE, kind="ally", cost_least=7), by=3))),)),)),
)  # fmt: skip
