"""The cards in the box: what there is to choose from, and which cards belong to what."""

from __future__ import annotations

from collections.abc import Mapping

from domain.deckbuilding.card import Card

CHARACTERS, STAGES = 4, (1, 2, 3)
MINI_DECKS = {1: 9, 2: 11, 3: 13}
"""How many cards the mini-deck of each Objective has (alien.content.hive-cards)."""


class Box:
    """The cards that a game can be played with."""

    def __init__(self, content: Mapping[str, Card]) -> None:
        self.content = content

    def of_kind(self, kind: str) -> list[Card]:
        """The definitions of a kind, in the order of the box."""
        return [card for card in self.content.values() if card.kind == kind]

    def keys(self, kind: str, group: str = "") -> list[str]:
        """The cards of a kind (and group), each as often as the box has it."""
        cards = (card for card in self.of_kind(kind) if not group or card.group == group)
        return [card.key for card in cards for _ in range(card.copies)]

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
        name = self.content[objective].name
        return [card.key for card in self.content.values() if card.deck == name for _ in range(card.copies)]
