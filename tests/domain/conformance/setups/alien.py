"""Set-ups of Legendary Encounters: Alien besides its presets: every two things that can be agreed on together, and every
number of players with each of them, so few set-ups as that takes.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from msgspec import inspect

from domain.games.alien.game import Alien
from domain.games.alien.options import FILMS, FIRST_ROLES, Options
from tests.domain.conformance.setups.setup import Choice, SetUp, covering, kinds, values

SEATS = range(1, 6)
DRAWN = 4000
"""So many set-ups are drawn to choose from: any two choices that go together are in some of them."""


def set_ups() -> Iterator[SetUp]:
    """Set-ups that have every two choices which go together in one of them."""
    for n, chosen in enumerate(covering(_drawn()), 1):
        about = dict(chosen)
        seats = about.pop("seats")
        yield SetUp(f"agreed-{n}", seats, Options(**about))


def _drawn() -> list[tuple[Choice, ...]]:
    """Set-ups at random, of those that can be played."""
    game, r, found = Alien(), Random(1), dict[tuple[Choice, ...], None]()
    options = {field: _choices(field, kind) for field, kind in kinds(Options)}
    for _ in range(DRAWN):
        about = {field: r.choice(some) for field, some in options.items()}
        seats = r.choice(SEATS)
        if game.option_error(Options(**about), seats) is None:
            found[(("seats", seats), *about.items())] = None
    return list(found)


def _choices(field: str, kind: inspect.Type) -> list[Any]:
    """What an option may be, what it is by default first."""
    usual = getattr(Options(), field)
    match field:
        case "location" | "objectives" | "characters":
            return [usual, *(getattr(film, field) for film in FILMS.values())]
        case "roles":
            return [usual, FIRST_ROLES]
        case "drones":
            return [0, 2, -1]
        case "first_player":
            return [None, 0]
        case "fight_players":
            return [None, True, False]
    return [usual, *(value for value in values(kind) if value != usual)]
