"""All cards of Legendary Encounters: Firefly."""

from __future__ import annotations

from domain.deckbuilding.card import Card

from . import avatars, basics, crew, episodes, jobs, strikes, upgrades

ALL: tuple[Card, ...] = (
    *basics.CARDS,
    *avatars.CARDS,
    *crew.CARDS,
    *episodes.CARDS,
    *strikes.CARDS,
    *upgrades.CARDS,
    *jobs.CARDS,
)
"""Every definition, each once."""
