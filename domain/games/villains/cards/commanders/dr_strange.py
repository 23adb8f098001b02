"""Dr. Strange, who always leads the Defenders, and his four Tactics."""

from __future__ import annotations

from typing import Any

from domain.deckbuilding.card import Card
from domain.deckbuilding.language import (
    All,
    Assign,
    Begin,
    Discard,
    Draw,
    Each,
    Gain,
    PassLeft,
    Players,
    Put,
    Reveal,
    ShowElse,
    ShowHand,
    Special,
    Top,
    When,
)

from ..words import a_card_in_hand, all_of_those, allies_of, colored_ally_in_hand, each_other_player, those
from .printed import commander_card, tactic_card

DR_STRANGE = "Dr. Strange"


def _tactic(key: str, name: str, **fields: Any) -> Card:
    return tactic_card(DR_STRANGE, key, name, attack=8, **fields)


CARDS = (
    commander_card("dr-strange", DR_STRANGE, leads="Defenders", attack=8,
                   strike=(Special("dr-strange"),)),
    _tactic("book-of-the-vishanti", "Book of the Vishanti",
            fight=(each_other_player(ShowElse(allies_of("covert"), (
             Discard(All(a_card_in_hand), then=(Draw(Each(those)),)),))),)),
    _tactic("crimson-bands-of-cyttorak", "Crimson Bands of Cyttorak",
            fight=(each_other_player(ShowHand(), Gain("bindings", Each(colored_ally_in_hand))),)),
    _tactic("eye-of-agamotto", "Eye of Agamotto",
            fight=(Reveal(Top(Players(), "ally-deck"), then=(
             Assign(those, (Put(all_of_those, pile="discard"),)),)),)),
    _tactic("winds-of-watoomb", "Winds of Watoomb",
            abilities=(When("new-hand", (PassLeft(colored_ally_in_hand),)),), fight=(Begin(0),)),
)  # fmt: skip
