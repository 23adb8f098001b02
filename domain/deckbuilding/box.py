"""The cards in a box, by what they are."""

from __future__ import annotations

from collections.abc import Mapping

from .card import Card


class CardBox:
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
