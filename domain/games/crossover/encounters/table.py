"""The words that Marvel cards bring to a table of Encounters."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from domain.games.alien.table import CITES as ALIEN_CITES, AlienTable
from domain.games.villains.specials import FatherOfLies
from domain.games.villains.table import CITES as MARVEL_CITES
from domain.kernel.frame import Frame

from .position import CrossedPosition

CITES = {**MARVEL_CITES, **ALIEN_CITES}
"""What happens is so by the rules of Encounters; what only Marvel cards do, by those of theirs."""


class CrossedTable(CrossedPosition, AlienTable):
    """A decision of Encounters with Marvel cards being made."""

    cites: ClassVar[Mapping[str, str]] = CITES
    open_zones: ClassVar[frozenset[str]] = AlienTable.open_zones | {"captured"}
    specials: ClassVar[Mapping[str, type[Frame]]] = {"father-of-lies": FatherOfLies}

    def ko(self, ids: tuple[int, ...], by: int | None = None) -> None:
        self.count("dead", self.active, ids)
        super().ko(ids, by)
