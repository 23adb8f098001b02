"""The Allies, fourteen cards each, one module an Ally."""

from __future__ import annotations

from domain.deckbuilding.card import Card

from . import (
    bullseye,
    dr_octopus,
    electro,
    enchantress,
    green_goblin,
    juggernaut,
    kingpin,
    kraven,
    loki,
    magneto,
    mysterio,
    mystique,
    sabretooth,
    ultron,
    venom,
)

CARDS: tuple[Card, ...] = (
    *bullseye.CARDS,
    *dr_octopus.CARDS,
    *electro.CARDS,
    *enchantress.CARDS,
    *green_goblin.CARDS,
    *juggernaut.CARDS,
    *kingpin.CARDS,
    *kraven.CARDS,
    *loki.CARDS,
    *magneto.CARDS,
    *mysterio.CARDS,
    *mystique.CARDS,
    *sabretooth.CARDS,
    *ultron.CARDS,
    *venom.CARDS,
)
