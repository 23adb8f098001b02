"""Whom a game waits for."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from domain.kernel.attendance import is_away
from domain.kernel.game import Game
from domain.kernel.state import State


def awaited_of(rules: Game[Any, Any, Any], state: State, seats: Iterable[int]) -> tuple[int, ...]:
    """Those of some seats whose players a game waits for: where a bot stands in, it is the bot that is waited for."""
    there = [seat for seat in seats if not is_away(state, seat)]
    awaited = rules.awaited(state) if there else ()
    return tuple(seat for seat in there if seat in awaited)
