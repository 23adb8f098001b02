"""The bots of each game, by name."""

from __future__ import annotations

from collections.abc import Mapping

from .alien import greedy as alien
from .bot import Bot, first_move, random_bot
from .conquest import greedy as conquest
from .firefly import greedy as firefly, seasoned as seasoned_firefly
from .outlooks import (
    alien as alien_outlook,
    conquest as conquest_outlook,
    firefly as firefly_outlook,
    villains as villains_outlook,
)
from .players import Players
from .search import More, Searcher, playouts
from .villains import greedy as villains, seasoned as seasoned_villains

__all__ = ["Bot", "More", "Players", "Searcher", "bots_for", "first_move", "playouts"]


def _three(greedy: Bot, searcher: Searcher) -> Mapping[str, Bot]:
    return {"greedy": greedy, "search": searcher, "random": random_bot}


ALIEN = _three(alien, Searcher(alien, alien_outlook.OUTLOOK))
CONQUEST = _three(conquest, Searcher(conquest, conquest_outlook.OUTLOOK))
FIREFLY = _three(firefly, Searcher(seasoned_firefly, firefly_outlook.OUTLOOK))
VILLAINS = _three(villains, Searcher(seasoned_villains, villains_outlook.OUTLOOK))

BOTS: Mapping[str, Mapping[str, Bot]] = {
    "alien": ALIEN,
    "alien_marvel": ALIEN,
    "conquest": CONQUEST,
    "firefly": FIREFLY,
    "marvel_alien": VILLAINS,
    "villains": VILLAINS,
}


def bots_for(game: str) -> Mapping[str, Bot]:
    """The bots that can play a game, the one to take unasked first; any game can be played at random."""
    return BOTS.get(game, {"random": random_bot})
