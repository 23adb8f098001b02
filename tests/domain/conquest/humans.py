"""Tables at which the Humans fight back."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from domain.games.conquest import events as e, names as at
from domain.kernel.event import Event
from domain.kernel.events import Ended, Moved

from .referee import Referee, given

COOP: Mapping[str, Any] = {"mode": "cooperative"}
ACTIVE: Mapping[str, Any] = {"active_resistance": True}
QUIET = "sabotaged-circuits"
"""A Resistance Event that does nothing where nobody has Space Stuff."""

NO_TECH: tuple[str, ...] = ()


def resistance_phase(
    zones: Mapping[str, Sequence[str]] | None = None,
    dice: Sequence[int] = (),
    seats: int = 2,
    options: Mapping[str, Any] = COOP,
    **about: Any,
) -> Referee:
    """A Resistance Phase from its start on, up to the first decision; its Resistance Event is a quiet one.

    The dice are those of the phase, one for each thing that rolls; the Command Phase that follows rolls on.
    """
    quiet = {at.RESISTANCE_EVENT_DECK: [QUIET] * 3}
    return given({**quiet, **(zones or {})}, seats, options, dice, phase="resistance", **about)


def of_phase(table: Referee) -> list[Event]:
    """What happened from the start of the (last) Resistance Phase to the next Command Phase, or to the end."""
    starts = [n for n, v in enumerate(table.all_events) if isinstance(v, e.PhaseBegan) and v.phase == "resistance"]
    after = table.all_events[starts[-1] :]
    ends = (n + isinstance(v, Ended) for n, v in enumerate(after) if n and isinstance(v, Ended | e.PhaseBegan))
    return after[: next(ends, len(after))]


def humans_events(table: Referee) -> list[e.EventPlayed]:
    """The Resistance Events there were so far."""
    return [v for v in table.all_events if isinstance(v, e.EventPlayed) and v.seat == at.HUMANS]


def placed(table: Referee) -> list[str]:
    """Where Resistance Counters came out of the pool to so far, in order: Spaces, or a Section for a visit."""
    moved = [v for v in table.all_events if isinstance(v, Moved) and v.src == at.COUNTER_POOL]
    return [v.dst.removeprefix("counters.") for v in moved if v.dst.startswith("counters.")]


def sections(spaces: Sequence[str]) -> list[str]:
    """The Sections of some Spaces."""
    return [at.section_of(space) for space in spaces]


def on_board(table: Referee) -> dict[str, list[str]]:
    """The Resistance Counters on the board, by Space."""
    return {space: table.counters(space) for space in table.s.neighbours if table.counters(space)}
