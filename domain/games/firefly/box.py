"""The cards in the box: what there is to choose from, and which cards belong to what."""

from __future__ import annotations

from domain.deckbuilding.box import CardBox
from domain.deckbuilding.card import Card

from .names import LETTERS

MINI_DECKS = {"A": 10, "B": 11, "C": 12}
"""How many cards the mini-deck of each Objective has (firefly.content.episode-cards)."""


class Box(CardBox):
    """The cards that a game can be played with."""

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
