"""Loki, who always leads the Enemies of Asgard, and his four Tactics."""

from __future__ import annotations

from typing import Any

from domain.deckbuilding.card import Card
from domain.deckbuilding.language import Cards, Defeat, Ko, ShowElse, Some

from ..words import adversary_in_city, allies_of, each_other_player, each_player, wound, your_bystander
from .printed import mastermind, mastermind_tactic

LOKI = "Loki"


def _tactic(key: str, name: str, **fields: Any) -> Card:
    return mastermind_tactic(LOKI, key, name, attack=10, **fields)


your_discarded = Cards(("discard",))
your_villain = Cards(("victory",), kind="adversary")

CARDS = (
    mastermind(LOKI, "loki", attack=10, leads="Enemies of Asgard",
               strike=(each_player(ShowElse(allies_of("strength"), (wound,))),)),
    _tactic("cruel-ruler", "Cruel Ruler", fight=(Defeat(Some(adversary_in_city)),)),
    _tactic("maniacal-tyrant", "Maniacal Tyrant", fight=(Ko(Some(your_discarded, 4, may=True)),)),
    _tactic("vanishing-illusions", "Vanishing Illusions", fight=(each_other_player(Ko(Some(your_villain))),)),
    _tactic("whispers-and-lies", "Whispers and Lies", fight=(each_other_player(Ko(Some(your_bystander, 2))),)),
)  # fmt: skip
