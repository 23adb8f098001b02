"""Magneto."""

from __future__ import annotations

from typing import Any

from domain.deckbuilding.card import Card
from domain.deckbuilding.language import (
    Draw,
    Give,
    If,
    Plays,
    Pool,
    Repeat,
    ShowElse,
    Some,
    Tally,
    ThisWay,
)

from ..words import (
    any_discarded,
    bindings,
    choose_player,
    superpower,
    team_allies,
    your_bindings,
)
from .printed import COMMON, RARE, UNCOMMON, ally_card


def _card(*card: Any, **fields: Any) -> Card:
    return ally_card("Magneto", "brotherhood", *card, **fields)


CARDS = (
    _card("magnetic-levitation", "Magnetic Levitation", COMMON, cls="ranged", cost=3, attack=1, attack_plus=True,
          keywords=("dodge",), effect=(Give(Some(your_bindings, may=True), then=(Pool(attack=2),)),)),
    _card("mutants-will-rule", "Mutants Will Rule", COMMON, cls="strength", cost=4, recruit=2, recruit_plus=True,
          keywords=("dodge",), effect=(superpower("strength", then=ThisWay(
              "gained", (choose_player(ShowElse(team_allies("brotherhood"), (bindings,))),),
              then=(Pool(recruit=1),))),)),
    _card("weapons-from-scrap-metal", "Weapons from Scrap Metal", UNCOMMON, cls="ranged", cost=5, attack=3,
          effect=(If(any_discarded, (Draw(1),)),)),
    _card("master-of-magnetism", "Master of Magnetism", RARE, cls="ranged", cost=7, attack=4, attack_plus=True,
          effect=(superpower("brotherhood", then=(
              Repeat(Plays(team="brotherhood"), (choose_player(bindings),)),
              Pool(attack=Tally("gained!", once=True, kind="bindings", by=2)))),)),
)  # fmt: skip
