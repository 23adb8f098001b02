"""The cards that the game can be played with: those of Marvel, and of Alien those that the books let in."""

from __future__ import annotations

from collections.abc import Iterator

from domain.deckbuilding.card import Card
from domain.games.alien.cards import ALL as ALIEN
from domain.games.villains.cards import ALL as MARVEL

from ..to_marvel import ToMarvel

DRONES, GROUP_SIZE = "Drones", 8
"""The Backup group, and how many cards an Adversary Group has."""

HENCHMAN_POINTS = 1
"""What a card of a Backup group is worth, as is printed on Marvel's own."""

FILMS = {card.name: card.group for card in ALIEN if card.kind == "objective"}
"""The film of each Objective, by the name of its mini-deck."""


def points(attack: int) -> int:
    """The Victory Points of an enemy (our ruling): what Marvel's own Villains of that Attack are worth."""
    return max(2, attack - 2)


def composed(film: str) -> Iterator[tuple[Card, int]]:
    """The enemies of a film's group, each with its number (our ruling: the book gives none).

    There is one of every kind in the mini-decks, Final Enemies too; the places left go to a second one of each kind, from
    those of the first Objective on.
    """
    kinds = [card for card in ALIEN if card.kind == "enemy" and FILMS.get(card.deck) == film]
    second = [card for card in kinds if card.copies > 1][: GROUP_SIZE - len(kinds)]
    return ((card, 2 if card in second else 1) for card in kinds)


def _guests() -> Iterator[Card]:
    """The Characters of the Barracks, the Drones, and a group of enemies for each film, as the Marvel game reads them."""
    translator = ToMarvel()
    for card in ALIEN:
        if card.kind == "character" and card.deck == "barracks":
            yield translator.card(card)
        elif card.kind == "enemy" and card.deck == "drones":
            yield translator.card(card, group=DRONES, backup=True, vp=HENCHMAN_POINTS)
    for film in dict.fromkeys(FILMS.values()):
        for card, copies in composed(film):
            yield translator.card(card, group=film, copies=copies, vp=points(card.attack or 0))


GUESTS = tuple(_guests())
ALL = (*MARVEL, *GUESTS)
