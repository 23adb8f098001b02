"""The Allies, fourteen cards each, one module an Ally."""

from __future__ import annotations

from domain.deckbuilding.card import Card

from . import dr_octopus, green_goblin, kingpin, loki, magneto, mysterio, mystique, sabretooth, ultron, venom

CARDS: tuple[Card, ...] = (
    *dr_octopus.CARDS,
    *green_goblin.CARDS,
    *kingpin.CARDS,
    *loki.CARDS,
    *magneto.CARDS,
    *mysterio.CARDS,
    *mystique.CARDS,
    *sabretooth.CARDS,
    *ultron.CARDS,
    *venom.CARDS,
)
