"""The toy game as a later release has it: an event, a field of a suspended rule and an option that today's doesn't know."""

from __future__ import annotations

from typing import Any, Union

import msgspec

from domain.kernel import events as e
from domain.kernel.event import Event, Public
from domain.kernel.state import evolves
from service.house import House
from service.settings import Settings
from service.store import Store
from tests.domain import toy
from tests.domain.toy import BoatSailed, Crew, GustBlew, Night, OarsPassed, Smugglers, WatchBegan
from tests.service.house import Hand, bots_for, ticking


class TideTurned(Event, frozen=True):
    """The tide runs the other way."""

    knots: Public


@evolves(TideTurned)
def tide_turned(s: Night, v: TideTurned) -> None:
    s.gust = v.knots


class TidalWatch(toy.Watch, tag="Watch"):
    """A watch that ends with the tide."""

    tide: int = 0

    def step(self, t: Crew) -> bool:
        if not self.asked:
            self.tide = 3
        done = super().step(t)
        if done and t.s.status == "running":
            t.emit(TideTurned(knots=self.tide))
        return done


class Tomorrow(Smugglers):
    """Smugglers' Run with tides."""

    frames = TidalWatch | toy.Voyage | toy.Gusts | toy.NextBoat | toy.Spying | toy.Shaking
    events: Any = Union[(*e.KERNEL_EVENTS, WatchBegan, BoatSailed, GustBlew, OarsPassed, TideTurned)]

    def set_up(self, t: Crew) -> None:
        """As today, but the first watch is a tidal one."""
        super().set_up(t)
        t.stack[:] = [TidalWatch() if type(frame) is toy.Watch else frame for frame in t.stack]


class Prepared(Tomorrow):
    """The release before: it can read of tides already, and makes none yet."""

    frames = Smugglers.frames

    def set_up(self, t: Crew) -> None:
        """As today."""
        Smugglers.set_up(self, t)


def tomorrows(store: Store, clock: Hand | None = None, rules: Smugglers | None = None) -> House:
    """A replica of a later release on the same store."""
    return House(Settings(rate_limits=False), store, {"smugglers": rules or Tomorrow()}, bots_for, clock or ticking())


def with_more(document: bytes) -> bytes:
    """A document as a later release writes it, with something in it that today's has no place for."""
    return msgspec.json.encode({**msgspec.json.decode(document), "tide": "high"})
