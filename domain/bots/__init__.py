"""The bots of each game, by name."""

from __future__ import annotations

from collections.abc import Mapping

from .alien import greedy as alien
from .bot import Bot, first_move, random_bot
from .conquest import greedy as conquest
from .firefly import greedy as firefly
from .villains import greedy as villains

__all__ = ["Bot", "bots_for", "first_move"]

BOTS: Mapping[str, Mapping[str, Bot]] = {
    "alien": {"greedy": alien, "random": random_bot},
    "alien_marvel": {"greedy": alien, "random": random_bot},
    "conquest": {"greedy": conquest, "random": random_bot},
    "firefly": {"greedy": firefly, "random": random_bot},
    "marvel_alien": {"greedy": villains, "random": random_bot},
    "villains": {"greedy": villains, "random": random_bot},
}


def bots_for(game: str) -> Mapping[str, Bot]:
    """The bots that can play a game, the one to take unasked first; any game can be played at random."""
    return BOTS.get(game, {"random": random_bot})
