"""What the players agree on before the Marvel game with Alien."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated

from msgspec import Meta, structs

from domain.games.villains.options import Options as HostOptions

from ..sets import ALIEN, CORE, VILLAINS


class Options(HostOptions, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How a game is set up: as one of Marvel, with the cards of Alien among those to choose or draw from."""

    sets: Annotated[
        tuple[str, ...],
        Meta(description="The sets in use: core (the heroic Marvel set) and alien, or villains, core and alien."),
    ] = (CORE, ALIEN)  # type: ignore[assignment]

    @property
    def host(self) -> HostOptions:
        """The same as the game of Marvel alone reads it."""
        said = structs.asdict(self)
        return HostOptions(**said | {"sets": tuple(name for name in self.sets if name != ALIEN)})


PRESETS: Mapping[str, Options] = {
    "alien-heroes": Options(allies=("Warrant Officer Ripley", "Corporal Hicks", "Brother Dillon")),
    "alien-villains": Options(groups=("Alien",), backup=("Drones",)),
    "mixed-game": Options(sets=(VILLAINS, CORE, ALIEN)),
}
