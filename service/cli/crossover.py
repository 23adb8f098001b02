"""The tables of crossover games in a terminal: those of their hosts, with what guests bring."""

from __future__ import annotations

from typing import ClassVar

from .alien import AlienBoard
from .board import View
from .villains import VillainsBoard


class AlienMarvelBoard(AlienBoard):
    """Encounters with Marvel."""

    preset: ClassVar[str] = "marvel-heroes"


class MarvelAlienBoard(VillainsBoard):
    """Marvel with Alien: a player may have lent a card."""

    preset: ClassVar[str] = "alien-heroes"

    def _about(self, player: View) -> str:
        lent = self.say("lends", cards=self.names(player["lent"])) if player["lent"] else ""
        return ", ".join(filter(None, (super()._about(player), lent)))
