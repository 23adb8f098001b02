"""How long a table waits for its game to begin."""

from __future__ import annotations

from .ids import made_at
from .now import DAY


def expires(game: str, days: float) -> int:
    """When a game is given up that is waited for so many days (milliseconds since 1970, UTC); 0, without any: never."""
    return made_at(game) + round(days * DAY) if days else 0
