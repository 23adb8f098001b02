"""All cards of Legendary Encounters: Alien."""

from __future__ import annotations

from domain.deckbuilding.card import Card

from . import basics, characters, drones, hatchery, hive, roles, strikes

ALL: tuple[Card, ...] = (
    *basics.CARDS,
    *roles.CARDS,
    *characters.CARDS,
    *hive.CARDS,
    *drones.CARDS,
    *strikes.CARDS,
    *hatchery.CARDS,
)
"""Every definition, each once."""
