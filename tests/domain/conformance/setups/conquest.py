"""Set-ups of Conquest of Planet Earth besides its presets: every two things that can be agreed on together, and every number
of players with each of them, so few set-ups as that takes.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from msgspec import inspect

from domain.games.conquest.game import Conquest
from domain.games.conquest.options import Options
from tests.domain.conformance.setups.setup import Choice, SetUp, covering, kinds, values

SEATS = range(1, 5)
RACES = ("the-trun", "menthalars", "setaris-kitewings", "fome-guild-mages")
DRAWN = 3000
"""So many set-ups are drawn to choose from: any two choices that go together are in some of them."""


def set_ups() -> Iterator[SetUp]:
    """Set-ups that have every two choices which go together in one of them."""
    for n, chosen in enumerate(covering(_drawn()), 1):
        about = dict(chosen)
        seats = about.pop("seats")
        yield SetUp(f"agreed-{n}-{about['mode']}", seats, Options(**about))


def _drawn() -> list[tuple[Choice, ...]]:
    """Set-ups at random, of those that can be played."""
    game, r, found = Conquest(), Random(1), dict[tuple[Choice, ...], None]()
    options = {field: _choices(field, kind) for field, kind in kinds(Options)}
    for _ in range(DRAWN):
        about = {field: r.choice(some) for field, some in options.items()}
        seats = r.choice(SEATS)
        if about["races"]:
            about["races"] = RACES[:seats]
        about = {field: about[field] if _belongs(field, about["mode"]) else options[field][0] for field in about}
        if game.option_error(Options(**about), seats) is None:
            found[(("seats", seats), *about.items())] = None
    return list(found)


def _choices(field: str, kind: inspect.Type) -> list[Any]:
    """What an option may be, what it is by default first."""
    usual = getattr(Options(), field)
    match field:
        case "races":
            return [(), ("given",)]
        case "one_race":
            return [(), (0,), (1,), (0, 1)]
    return [usual, *(value for value in values(kind) if value != usual)]


def _belongs(field: str, mode: str) -> bool:
    """Whether an option is worth a try in a mode; what doesn't belong there is refused, and tested elsewhere."""
    together = mode in ("cooperative", "solo")
    only = {
        "one_race": mode == "team",
        "same_race": mode == "solo",
        "command_counters": together,
        "objective_required": together,
        "active_resistance": not together,
    }
    return only.get(field, True)
