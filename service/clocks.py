"""The clocks of games: as they are asked for, and as all see them."""

from __future__ import annotations

from typing import Any, Final, cast

from domain.kernel import clock
from domain.kernel.attendance import missing
from domain.kernel.clock_events import Clock, SeatTime
from domain.kernel.refusal import Refused
from domain.kernel.state import State
from schema.clocks import AtZero, ClockKind, GameClock, NewClock, SeatClock

DAY: Final = 86_400


def agreed(asked: NewClock | None) -> Clock | None:
    """The clock that is asked for, if one is. Refused, `option_invalid`: it lacks something, or says what its kind hasn't."""
    if asked is None:
        return None
    wanted, spare = ("days", "seconds") if asked.kind == "days" else ("seconds", "days")
    amount = getattr(asked, wanted)
    if amount is None:
        raise _invalid(wanted, f"a clock of the kind {asked.kind} needs {wanted}")
    if getattr(asked, spare) is not None:
        raise _invalid(spare, f"a clock of the kind {asked.kind} has no {spare}")
    if asked.increment and asked.kind != "turn":
        raise _invalid("increment", f"a clock of the kind {asked.kind} has no increment")
    if asked.kind == "turn" and asked.at_zero == "stand_in" and not asked.increment:
        raise _invalid("increment", "who comes back where a bot stood in needs some time: an increment")
    seconds = amount * DAY if asked.kind == "days" else amount
    return Clock(asked.kind, seconds, asked.increment, asked.at_zero)


def _invalid(field: str, error: str) -> Refused:
    return Refused("option_invalid", pointer=f"/clock/{field}", error=error)


def shown(state: State) -> GameClock | None:
    """The clock of a game as it stands, if there is one."""
    if (agreed := state.clock) is None:
        return None
    ends = clock.ends(state)
    absent = missing(state)
    return GameClock(
        kind=cast(ClockKind, agreed.kind),
        seconds=agreed.seconds,
        increment=agreed.increment,
        at_zero=cast(AtZero, agreed.at_zero),
        stopped=state.stopped,
        wished=state.wishes,
        missing=tuple(seat for seat, plan in enumerate(state.seats) if plan.player in absent),
        deadline=min(ends.values(), default=None),
        seats=tuple(_seat(seat, time, ends) for seat, time in enumerate(_times(state, agreed))),
    )


def _times(state: State, agreed: Clock) -> tuple[SeatTime, ...]:
    return state.times or clock.beginning(agreed, len(state.seats))


def _seat(seat: int, time: SeatTime, ends: dict[int, int]) -> SeatClock:
    runs: dict[str, Any] = {"since": time.since, "deadline": ends[seat]} if seat in ends else {}
    return SeatClock(seat=seat, left=time.left, **runs)
