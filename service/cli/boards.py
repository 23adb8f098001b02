"""The table of each game in a terminal, by the game's name."""

from __future__ import annotations

from collections.abc import Mapping

from .board import Board
from .conquest import ConquestBoard
from .villains import VillainsBoard

BOARDS: Mapping[str, type[Board]] = {"villains": VillainsBoard, "conquest": ConquestBoard}
"""What draws the views of a game."""
