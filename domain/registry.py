"""The games by name: the only place that lists them."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any

from domain.kernel.game import Game

from .games.alien.game import Alien
from .games.conquest.game import Conquest
from .games.crossover.encounters.game import AlienMarvel
from .games.crossover.marvel.game import MarvelAlien
from .games.firefly.game import Firefly
from .games.villains.game import Villains


@cache
def games() -> Mapping[str, Game[Any, Any, Any]]:
    """Every game that can be played, by its name."""
    every = (Villains(), Conquest(), Alien(), AlienMarvel(), MarvelAlien(), Firefly())
    return {game.name: game for game in every}
