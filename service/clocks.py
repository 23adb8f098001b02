"""The clocks of games, as they are asked for."""

from __future__ import annotations

from domain.kernel.clock_events import Clock
from domain.kernel.refusal import Refused
from schema.clocks import NewClock

from .now import DAY


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
    seconds = amount * DAY // 1000 if asked.kind == "days" else amount
    return Clock(asked.kind, seconds, asked.increment, asked.at_zero)


def _invalid(field: str, error: str) -> Refused:
    return Refused("option_invalid", pointer=f"/clock/{field}", error=error)
