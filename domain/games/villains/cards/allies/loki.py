"""Loki."""

from __future__ import annotations

from typing import Any

from domain.deckbuilding.card import Card
from domain.deckbuilding.language import (
    Exchange,
    Ko,
    Pool,
    ShowElse,
    ShowHand,
    Some,
    Special,
    ThisWay,
)

from ..words import (
    allies_of,
    bindings,
    choose_other_player,
    each_other_player,
    each_player,
    lair_card,
    new_recruit,
    superpower,
    team_allies,
    your_card,
)
from .printed import COMMON, RARE, UNCOMMON, ally_card


def _card(*card: Any, **fields: Any) -> Card:
    return ally_card("Loki", "foes-of-asgard", *card, **fields)


CARDS = (
    _card("all-humans-are-expendable", "All Humans Are Expendable", COMMON, cls="covert", cost=3, attack=2,
          effect=(superpower("covert", then=Ko(Some(your_card, may=True), then=(new_recruit,))),)),
    _card("illusionary-bindings", "Illusionary Bindings", COMMON, cls="ranged", cost=4, recruit=2, recruit_plus=True,
          effect=(superpower("ranged", then=ThisWay(
              "gained", (each_other_player(ShowElse(allies_of("ranged"), (bindings,))),),
              then=(Pool(recruit=1),))),)),
    _card("father-of-lies", "Father of Lies", UNCOMMON, cls="covert", cost=5, attack=3,
          effect=(choose_other_player(Special("father-of-lies")),)),
    _card("god-of-mischief", "God of Mischief", RARE, cls="covert", cost=8, attack=6,
          effect=(ThisWay(
              "revealed", (each_player(ShowElse(team_allies("foes-of-asgard"), (ShowHand(),))),),
              then=(Exchange(lair_card),)),)),
)  # fmt: skip
