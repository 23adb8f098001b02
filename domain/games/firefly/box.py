"""The cards in the box: what there is to choose from, and which cards belong to what."""

from __future__ import annotations

from collections.abc import Mapping

from domain.deckbuilding.card import Card

from .names import LETTERS

MINI_DECKS = {"A": 10, "B": 11, "C": 12}
"""How many cards the mini-deck of each Objective has (firefly.content.episode-cards)."""


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

    def of_deck(self, deck: str) -> list[str]:
        """The cards that belong to a deck, each as often as the box has it."""
        return [card.key for card in self.content.values() if card.deck == deck for _ in range(card.copies)]

    @property
    def members(self) -> tuple[str, ...]:
        """The members of the crew by name, in the order of their ranks."""
        ranked = sorted(self.of_kind("avatar"), key=lambda card: card.rank or 0)
        return tuple(card.name for card in ranked)

    def avatar(self, member: str) -> Card:
        """The Avatar of a member of the crew."""
        (card,) = (card for card in self.of_kind("avatar") if card.name == member)
        return card

    def objectives(self, letter: str) -> tuple[str, ...]:
        """The Objectives with a letter, by key, in the order of their numbers."""
        found = [card for card in self.of_kind("objective") if card.group == letter]
        return tuple(card.key for card in sorted(found, key=lambda card: card.stage))

    @property
    def all_objectives(self) -> tuple[str, ...]:
        """All Objectives by key, those of each letter together."""
        return tuple(key for letter in LETTERS for key in self.objectives(letter))
