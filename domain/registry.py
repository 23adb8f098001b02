"""The games by name: the only place that lists them."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import cache
from typing import Any, Final, TypeAlias

from domain.kernel.game import Game

AnyGame: TypeAlias = Game[Any, Any, Any]


def _villains() -> AnyGame:
    from .games.villains.game import Villains

    return Villains()


def _conquest() -> AnyGame:
    from .games.conquest.game import Conquest

    return Conquest()


def _alien() -> AnyGame:
    from .games.alien.game import Alien

    return Alien()


def _alien_marvel() -> AnyGame:
    from .games.crossover.encounters.game import AlienMarvel

    return AlienMarvel()


def _marvel_alien() -> AnyGame:
    from .games.crossover.marvel.game import MarvelAlien

    return MarvelAlien()


def _firefly() -> AnyGame:
    from .games.firefly.game import Firefly

    return Firefly()


GAMES: Final[Mapping[str, Callable[[], AnyGame]]] = {
    "villains": _villains,
    "conquest": _conquest,
    "alien": _alien,
    "alien_marvel": _alien_marvel,
    "marvel_alien": _marvel_alien,
    "firefly": _firefly,
}


class Shelf(Mapping[str, AnyGame]):
    """The games by name. The rules of one are imported when it is first asked for: they take their time."""

    def __init__(self) -> None:
        self._opened: dict[str, AnyGame] = {}

    def __getitem__(self, name: str) -> AnyGame:
        if name not in self._opened:
            self._opened[name] = GAMES[name]()
        return self._opened[name]

    def __contains__(self, name: object) -> bool:
        return name in GAMES

    def __iter__(self) -> Iterator[str]:
        return iter(GAMES)

    def __len__(self) -> int:
        return len(GAMES)


@cache
def games() -> Mapping[str, AnyGame]:
    """Every game that can be played, by its name."""
    return Shelf()
