"""Crossover games and the games by whose rules they are played."""

from __future__ import annotations

from collections.abc import Mapping

HOSTS: Mapping[str, str] = {"alien_marvel": "alien", "marvel_alien": "villains"}


def host(game: str) -> str:
    """The game by whose rules a game is played: itself, unless it is a crossover."""
    return HOSTS.get(game, game)
