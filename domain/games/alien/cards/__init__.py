"""All cards of Legendary Encounters: Alien."""

from __future__ import annotations

from domain.deckbuilding.card import Card

from . import agendas, alien_players, basics, characters, drones, hatchery, hive, roles, strikes

ALL: tuple[Card, ...] = (
    *basics.CARDS,
    *roles.CARDS,
    *characters.CARDS,
    *hive.CARDS,
    *drones.CARDS,
    *strikes.CARDS,
    *hatchery.CARDS,
    *agendas.CARDS,
    *alien_players.CARDS,
)
"""Every definition, each once."""
