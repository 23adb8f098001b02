"""Magneto, who always leads the Brotherhood, and his four Tactics."""

from __future__ import annotations

from typing import Any

from domain.deckbuilding.card import Card
from domain.deckbuilding.language import (
    Begin,
    Cards,
    Discard,
    DownTo,
    Each,
    Gain,
    Instead,
    Kidnap,
    Recruit,
    Reveal,
    ShowElse,
    Showing,
    Some,
)

from ..words import each_other_player, each_player, team_allies, those, your_hand
from .printed import mastermind, mastermind_tactic

MAGNETO = "Magneto"


def _tactic(key: str, name: str, **fields: Any) -> Card:
    return mastermind_tactic(MAGNETO, key, name, attack=8, **fields)


x_men = team_allies("x-men")
x_men_in_hq = Cards(("lair",), kind="ally", team="x-men")

CARDS = (
    mastermind(MAGNETO, "magneto", attack=8, leads="Brotherhood",
               strike=(each_player(ShowElse(x_men, (Discard(DownTo(your_hand, 4)),))),)),
    _tactic("bitter-captor", "Bitter Captor", fight=(Recruit(Some(x_men_in_hq)),)),
    _tactic("crushing-shockwave", "Crushing Shockwave",
            fight=(each_other_player(ShowElse(x_men, (Gain("wounds", 2),))),)),
    _tactic("electromagnetic-bubble", "Electromagnetic Bubble",
            abilities=(Instead("cleanup", to="hand"),), fight=(Begin(0, target=x_men),)),
    _tactic("xaviers-nemesis", "Xavier's Nemesis", fight=(Reveal(Showing(x_men), then=(Kidnap(Each(those)),)),)),
)  # fmt: skip
