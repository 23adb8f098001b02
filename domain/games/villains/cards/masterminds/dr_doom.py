"""Dr. Doom, who always leads the Doombot Legion, and his four Tactics."""

from __future__ import annotations

from typing import Any

from domain.deckbuilding.card import Card
from domain.deckbuilding.language import (
    Cards,
    Discard,
    Draw,
    DrawAtEnd,
    Each,
    Either,
    Exactly,
    ExtraTurn,
    If,
    PutOn,
    Recruit,
    ShowElse,
    Some,
)

from ..words import a_card_in_hand, allies_of, each_other_player, each_player, your_hand
from .printed import mastermind, mastermind_tactic

DR_DOOM = "Dr. Doom"


def _tactic(key: str, name: str, **fields: Any) -> Card:
    return mastermind_tactic(DR_DOOM, key, name, attack=9, **fields)


tech_or_ranged_in_hq = Cards(("lair",), kind="ally", classes=("tech", "ranged"))
two_onto_the_deck = PutOn(Some(a_card_in_hand, 2), deck="deck")

CARDS = (
    mastermind(DR_DOOM, "dr-doom", attack=9, leads="Doombot Legion",
               strike=(each_player(If(Exactly(Each(your_hand), 6), (
                   ShowElse(allies_of("tech"), (two_onto_the_deck,)),))),)),
    _tactic("dark-technology", "Dark Technology", fight=(Recruit(Some(tech_or_ranged_in_hq, may=True)),)),
    _tactic("monarchs-decree", "Monarch's Decree",
            fight=(Either(((each_other_player(Draw(1)),),
                           (each_other_player(Discard(Some(a_card_in_hand))),))),)),
    _tactic("secrets-of-time-travel", "Secrets of Time Travel", fight=(ExtraTurn(),)),
    _tactic("treasures-of-latveria", "Treasures of Latveria", fight=(DrawAtEnd(3),)),
)  # fmt: skip
