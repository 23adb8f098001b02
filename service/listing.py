"""Lists: so many of an index that fit, of games what somebody looks for."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Final, Generic, NamedTuple, TypeVar

from domain.kernel.later import LaterRelease
from domain.kernel.state import State
from schema.desk import Caller
from schema.model import GameFilter

from . import rights
from .store import Indexed

SCANNED: Final = 300
"""How many entries of an index are looked at for one page: a page may be short, and others follow it all the same."""

T = TypeVar("T")


class Listed(NamedTuple, Generic[T]):
    """A page of an index: what is there, each one's cursor, and where the next page begins, if there is one."""

    there: tuple[T, ...]
    cursors: tuple[str, ...]
    next: str | None


async def listed(
    page: Callable[[str | None, int], Awaitable[list[Indexed]]],
    after: str | None,
    first: int,
    met: Callable[[str], Awaitable[T | None]],
) -> Listed[T]:
    """The first so many of an index that are `met`; fewer, where too many are looked at that aren't.

    `page` reads the entries of the index after a cursor. A game that only a later release can read isn't there.
    """
    there, cursors, looked = list[T](), list[str](), 0
    while rows := await page(after, first):
        for row in rows:
            if looked == SCANNED:
                return Listed(tuple(there), tuple(cursors), after)
            looked += 1
            one = await _unless_later(met(row.member))
            if one is not None and len(there) == first:
                return Listed(tuple(there), tuple(cursors), cursors[-1])
            after = row.cursor
            if one is not None:
                there.append(one)
                cursors.append(after)
    return Listed(tuple(there), tuple(cursors), None)


async def _unless_later(met: Awaitable[T | None]) -> T | None:
    try:
        return await met
    except LaterRelease:
        return None


def fits(state: State, caller: Caller, awaited: tuple[int, ...], wanted: GameFilter) -> bool:
    """Whether a game is one that the caller looks for; `awaited` are the seats that it waits for."""
    return (
        wanted.game in (None, state.game)
        and wanted.status in (None, state.status)
        and wanted.seats in (None, len(state.seats))
        and wanted.bots in (None, any(plan.kind == "bot" for plan in state.seats))
        and (not wanted.joinable or rights.may_sit(state, caller))
        and (not wanted.waiting or not set(awaited).isdisjoint(rights.held(state, caller)))
    )
