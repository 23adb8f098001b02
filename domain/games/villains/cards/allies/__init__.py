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
    mysterio,
    mystique,
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
    *mysterio.CARDS,
    *mystique.CARDS,
    *venom.CARDS,
)
