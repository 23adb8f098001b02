"""The cards that the game can be played with: those of Alien, and of Marvel those that the books let in."""

from __future__ import annotations

from domain.deckbuilding.card import Card
from domain.games.alien.cards import ALL as ALIEN
from domain.games.villains.cards import ALL as MARVEL

from ..to_encounters import ToEncounters

BARRACKS = "barracks"


def _guests() -> tuple[Card, ...]:
    """The Heroes and Allies, and the groups of Villains and Henchmen, as Encounters reads them.

    Their labels are what set-up goes by: those of Characters of the Barracks, or the name of the group.
    """
    translator = ToEncounters()
    heroes = (card for card in MARVEL if card.kind == "ally" and card.group)
    enemies = (card for card in MARVEL if card.kind == "adversary")
    return (
        *(translator.card(card, deck=BARRACKS) for card in heroes),
        *(translator.card(card, deck=card.group, backup=False) for card in enemies),
    )


GUESTS = _guests()
ALL = (*ALIEN, *GUESTS)
SET_OF = {card.key: "alien" for card in ALIEN} | {card.key: card.set for card in MARVEL}
"""Which set each card comes in."""
