"""The cards in the boxes: Alien's, and those of the Marvel sets in use."""

from __future__ import annotations

from collections.abc import Mapping

from domain.deckbuilding.card import Card
from domain.games.alien.box import Box as AlienBox

from .cards import GUESTS, SET_OF
from .options import DRONES, Options

GROUPS = tuple(dict.fromkeys(card.group for card in GUESTS if card.kind == "enemy"))
"""The groups of Villains and Henchmen by name."""


class Box(AlienBox):
    """The cards that a game with such options can be played with."""

    def __init__(self, content: Mapping[str, Card], options: Options) -> None:
        super().__init__({key: card for key, card in content.items() if SET_OF[key] in options.sets})
        self.options = options

    @property
    def groups(self) -> tuple[str, ...]:
        """What the Drones can be taken from: themselves, and the groups of the sets in use."""
        return (DRONES, *(name for name in GROUPS if self.keys("enemy", name)))

    @property
    def drones(self) -> list[str]:
        return [key for name in self.options.drones_from or (DRONES,) for key in self._of(name)]

    def _of(self, group: str) -> list[str]:
        return super().drones if group == DRONES else self.keys("enemy", group)
