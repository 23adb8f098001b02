"""The cards in the box: what there is to choose from, and which cards belong to what."""

from __future__ import annotations

from domain.deckbuilding.box import CardBox

CHARACTERS, STAGES = 4, (1, 2, 3)
MINI_DECKS = {1: 9, 2: 11, 3: 13}
"""How many cards the mini-deck of each Objective has (alien.content.hive-cards)."""


class Box(CardBox):
    """The cards that a game can be played with."""

    @property
    def locations(self) -> tuple[str, ...]:
        """The Locations by key."""
        return tuple(card.key for card in self.of_kind("location"))

    @property
    def roles(self) -> tuple[str, ...]:
        """The Roles by name."""
        return tuple(card.group for card in self.of_kind("avatar"))

    @property
    def characters(self) -> tuple[str, ...]:
        """The Characters that the Barracks can be made of, by name."""
        barracks = (card.group for card in self.of_kind("character") if card.deck == "barracks")
        return tuple(dict.fromkeys(barracks))

    @property
    def drones(self) -> list[str]:
        """The Drones that the mini-decks get their share of."""
        return [key for key in self.keys("enemy") if self.content[key].deck == "drones"]

    def objectives(self, stage: int) -> tuple[str, ...]:
        """The Objectives of a number, by key."""
        return tuple(card.key for card in self.of_kind("objective") if card.stage == stage)

    def mini_deck(self, objective: str) -> list[str]:
        """The cards of the mini-deck that an Objective brings, Events and the Hazard included."""
        return self.of_deck(self.content[objective].name)
