"""The Allies, fourteen cards each, one module an Ally."""

from __future__ import annotations

from domain.deckbuilding.card import Card

from . import dr_octopus, green_goblin, kingpin, mysterio, mystique, venom

CARDS: tuple[Card, ...] = (
    *dr_octopus.CARDS,
    *green_goblin.CARDS,
    *kingpin.CARDS,
    *mysterio.CARDS,
    *mystique.CARDS,
    *venom.CARDS,
)
