"""Who attends to a seat: its player, a bot that stands in, a bot for good; and the clock by which they play."""

from __future__ import annotations

from typing import Any

from . import clock, clock_events as ce, events as e
from .action import SetClock
from .lobby import LEAVERS_BOT, attended, present
from .refusal import Refused
from .state import State
from .table import Table

STAND_IN = "kernel.stand-in"
COME_BACK = "kernel.stand-in.return"
TIME = "kernel.clock.time"
ZERO = "kernel.clock.zero"
STOP = "kernel.clock.stop"
IDLE = "kernel.clock.idle"
AT_ZERO = {"answer": "kernel.clock.answer", "bot": "kernel.clock.bot", "stand_in": "kernel.clock.stand-in"}
"""The rule of what happens to a seat whose time is up."""

MISSED = 20
"""How often somebody's time is up, without a player doing anything between, before the clock stops by itself."""


# -- bots that stand in


def is_away(state: State, seat: int) -> bool:
    """Whether a bot plays a player's seat until they are back."""
    plan = state.seats[seat]
    return plan.kind == "player" and bool(plan.bot)


def stand_in(t: Table[Any], seat: int) -> None:
    """Let a bot play a seat until its player is back. Refused: one does already."""
    if is_away(t.s, seat):
        raise Refused("wrong_phase", STAND_IN, detail="away")
    t.because(STAND_IN, 0)
    t.emit(ce.StoodIn(seat=seat, bot=LEAVERS_BOT))


def come_back(t: Table[Any], seat: int) -> None:
    """Let the player of a seat play it again. Refused: they do."""
    if not is_away(t.s, seat):
        raise Refused("wrong_phase", COME_BACK, detail="here")
    t.because(COME_BACK, 0)
    t.emit(ce.CameBack(seat=seat))


# -- the clock


def wish(t: Table[Any], seat: int, action: SetClock) -> None:
    """Say that the clock should stop or run, or no longer that it should not. Refused: that is said, or so, already."""
    if t.s.clock is None:
        raise Refused("wrong_phase", STOP, detail="no_clock")
    wished = bool(_of_player(t.s, seat))
    changes = action.stopped != t.s.stopped
    if wished == changes:
        detail = "wished" if wished else "stopped" if t.s.stopped else "runs"
        raise Refused("wrong_phase", STOP, detail=detail, pointer="/stopped")
    t.because(STOP, 0)
    for each in (seat,) if changes else _of_player(t.s, seat):
        t.emit(ce.ClockWished(seat=each, stopped=not t.s.stopped, on=changes))


def _of_player(state: State, seat: int) -> tuple[int, ...]:
    """The seats in whose name the player of a seat wished something."""
    return tuple(each for each in state.wishes if state.seats[each].player == state.seats[seat].player)


def missing(state: State) -> set[str]:
    """The players who have yet to agree to what is wished of the clock; bots agree to anything, those that stand in too."""
    return present(state) - {state.seats[seat].player for seat in state.wishes} if state.wishes else set()


def run_out(t: Table[Any], seat: int) -> str:
    """Say that the time of a seat is up; what happens then, by its name. Refused: it isn't, by the moment of the commit."""
    agreed = t.s.clock
    ends = clock.ends(t.s).get(seat)
    if agreed is None or ends is None or ends > t.timing.at:
        raise Refused("wrong_phase", ZERO)
    t.because(ZERO, 0)
    t.emit(ce.TimeRanOut(seat=seat))
    t.because(AT_ZERO[agreed.at_zero], 0)
    return str(agreed.at_zero)


def keep_time(t: Table[Any], awaited: tuple[int, ...]) -> None:
    """Take down whose time runs from now on, where that is others than before: the last of a commit."""
    if t.s.clock is None or t.s.status != "running":
        return
    missed = _missed(t)
    _switch(t, missed)
    was = t.s.times or clock.beginning(t.s.clock, len(t.s.seats))
    times = clock.going_on(t.s.clock, was, _now(t, awaited))
    if (times, missed) != (t.s.times, t.s.missed):
        t.because(TIME, 0)
        t.emit(ce.ClockSet(times=times, missed=missed))


def _missed(t: Table[Any]) -> int:
    """How often somebody's time was up since a player last did something. Of a time that was up already, the rest isn't counted."""
    for event in t.events:
        match event:
            case ce.TimeRanOut():
                return int(t.s.missed + bool(t.was.times[event.seat].left))
            case ce.CameBack() | ce.ClockWished():
                return 0
    return 0 if t.moved in attended(t.s) else int(t.s.missed)


def _switch(t: Table[Any], missed: int) -> None:
    """Stop the clock, or let it run again, where all agree; or nobody has been there for long, or somebody is again."""
    lonely = t.s.missed >= MISSED
    if missed >= MISSED if not t.s.stopped else lonely and not missed:
        t.because(IDLE, 0)
        t.emit(ce.ClockSwitched(stopped=not t.s.stopped))
    elif t.s.wishes and not missing(t.s):
        t.because(STOP, 0)
        t.emit(ce.ClockSwitched(stopped=not t.s.stopped))


def _now(t: Table[Any], awaited: tuple[int, ...]) -> clock.Now:
    seats = range(len(t.s.seats))
    before, after = _asked(t.was), _asked(t.s)
    return clock.Now(
        at=t.timing.at,
        awaited=frozenset(awaited),
        present=attended(t.s),
        deciding=frozenset(seat for seat in seats if seat == t.moved or before.get(seat) != after.get(seat)),
        back=frozenset(seat for seat in seats if is_away(t.was, seat) and not is_away(t.s, seat)),
        out=frozenset(event.seat for event in t.events if isinstance(event, ce.TimeRanOut)),
        undone=any(isinstance(event, e.Undone) for event in t.events),
        stopped=t.s.stopped,
    )


def _asked(state: State) -> dict[int, int]:
    """The decision that each seat has before it, by its number."""
    return {asked.seat: number for number, asked in state.open.items()}
