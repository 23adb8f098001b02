"""What the players agree on before a crossover game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated

from msgspec import Meta, structs

from domain.games.alien.options import FILMS, Options as AlienOptions

from ..sets import ALIEN, CORE, VILLAINS

MARVEL = (CORE, VILLAINS)

DRONES = "Drones"
"""How `drones_from` calls the Drones of Alien, to be mixed with others."""


class Options(AlienOptions, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How a game is set up: as one of Alien, and with which cards of Marvel."""

    sets: Annotated[
        tuple[str, ...],
        Meta(
            description="The sets in use: alien, and core (the heroic Marvel set), villains (Legendary Villains) or both."
        ),
    ] = (ALIEN, CORE)
    drones_from: Annotated[
        tuple[str, ...],
        Meta(description="Groups of Villains and Henchmen by name that replace the Drones; Drones names those too."),
    ] = ()


def _with(film: str, **about: object) -> Options:
    return structs.replace(Options(**structs.asdict(FILMS[film])), **about)


PRESETS: Mapping[str, Options] = {
    "marvel-heroes": _with("alien", characters=("Captain America", "Iron Man", "Spider-Man", "Wolverine")),
    "marvel-henchmen": _with("alien", drones_from=("Hand Ninjas", "Sentinel", "Doombot Legion")),
    "marvel-mix": Options(sets=(ALIEN, *MARVEL)),
}
