"""The table of each game in a terminal, by the game's name."""

from __future__ import annotations

from collections.abc import Mapping

from .alien import AlienBoard
from .board import Board
from .conquest import ConquestBoard
from .crossover import AlienMarvelBoard, MarvelAlienBoard
from .firefly import FireflyBoard
from .villains import VillainsBoard

BOARDS: Mapping[str, type[Board]] = {
    "alien": AlienBoard,
    "alien_marvel": AlienMarvelBoard,
    "conquest": ConquestBoard,
    "firefly": FireflyBoard,
    "marvel_alien": MarvelAlienBoard,
    "villains": VillainsBoard,
}
"""What draws the views of a game."""
