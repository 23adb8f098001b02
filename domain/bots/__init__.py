"""The bots of each game, by name."""

from __future__ import annotations

from collections.abc import Mapping

from .bot import Bot, random_bot
from .villains import greedy

__all__ = ["Bot", "bots_for"]

BOTS: Mapping[str, Mapping[str, Bot]] = {"villains": {"greedy": greedy, "random": random_bot}}


def bots_for(game: str) -> Mapping[str, Bot]:
    """The bots that can play a game, the one to take unasked first; any game can be played at random."""
    return BOTS.get(game, {"random": random_bot})
