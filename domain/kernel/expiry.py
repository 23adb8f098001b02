"""A table at which nobody begins is given up in the end."""

from __future__ import annotations

from typing import Any, Final

from . import events as e
from .action import Action
from .lobby import require_open
from .lobby_events import Expired
from .refusal import Refused
from .table import Table

RULE: Final = "kernel.lobby.expire"
EXPIRED: Final = "expired"
"""The reason with which a game ends that nobody began in time."""


class Expire(Action, frozen=True, kw_only=True):
    """See to it that the time of a table is up at which nobody began: nobody at the table does that."""


def expire(t: Table[Any]) -> None:
    """End the game before its beginning: nobody wins, and the seed is revealed. Refused: it isn't time, by the moment of the commit."""
    require_open(t)
    if not t.s.expires or t.timing.at < t.s.expires:
        raise Refused("wrong_phase", RULE, detail="not_expired")
    t.because(RULE)
    t.emit(Expired())
    t.emit(e.Ended(outcome="draw", reason=EXPIRED, winners=(), scores=(), seed=t.s.seed))
