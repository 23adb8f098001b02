"""Resistance Counters that appear where Aliens are, and Captain Fantastic's visits."""

from __future__ import annotations

from typing import TYPE_CHECKING

from domain.kernel.frame import Frame

from . import events as e, names as at
from .battle import Battling
from .fight import FightRound, end_fight

if TYPE_CHECKING:
    from .table import ConquestTable


def appear(t: ConquestTable) -> None:
    """Fight counters that appeared as soon as no Battle is running and no text is being carried out."""
    if t.s.appeared and t.s.battle is None and (not t.stack or getattr(t.stack[-1], "calm", False)):
        t.push(ExtraFights())


class ExtraFights(Frame):
    """Counters that appeared are fought in the order they did, each for itself.

    Of several that appeared together the player whose turn it is says where the next is fought, and of those in one
    Space the one who fights there first says which.
    """

    asked: int = 0

    def step(self, t: ConquestTable) -> bool:
        t.because("conquest.counters.appear-many")
        waiting = self._waiting(t)
        if not waiting:
            return True
        places = tuple(dict.fromkeys(waiting.values()))
        if t.s.phase == "set-up":
            t.because("conquest.counter_placement.setup-fights")
            places = tuple(sorted(places))
        elif len(places) > 1 and not self.asked:
            self.asked = t.ask(self._chooser(t), "fight-where", places, among=())
            return False
        place = t.answer(self._chooser(t), self.asked)[0] if self.asked else places[0]
        self.asked = 0
        t.push(Meeting(tuple(counter for counter, where in waiting.items() if where == place), str(place)))
        return False

    def _chooser(self, t: ConquestTable) -> int:
        """Who says where: the player whose turn it is, else the First Player, before there is one the first seat."""
        return t.s.current if t.s.current >= 0 else max(0, t.s.first)

    def _waiting(self, t: ConquestTable) -> dict[int, str]:
        """The counters that are next to be met, each with the place it is in; those that can't be are done with."""
        waiting: dict[int, str] = {}
        cause = -1
        for one in t.s.appeared:
            place = t.s.zone_of(one.id).partition(".")[2]
            if not t.s.zone_of(one.id).startswith("counters.") or not self._is_met(t, one.id, place):
                t.emit(e.CounterMet(id=one.id))
            elif not waiting or one.cause == cause:
                waiting[one.id], cause = place, one.cause
            else:
                break
        return waiting

    def _is_met(self, t: ConquestTable, counter: int, place: str) -> bool:
        return t.is_superhero(counter) or bool(t.s.zone(at.aliens(place)))


class Meeting(Frame):
    """One of the counters that appeared in a place is met: as the one who fights it first chooses."""

    counters: tuple[int, ...]
    place: str
    asked: int = 0

    def step(self, t: ConquestTable) -> bool:
        first = next((seat for seat in t.turn_order() if t.aliens_at(self.place, seat)), at.HUMANS)
        if len(self.counters) > 1 and not self.asked:
            t.because("conquest.fight.counter-order", 0)
            self.asked = t.ask(first, "fight-counter", self.counters, among=self.counters)
            return False
        (counter,) = t.chosen(first, self.asked) if self.asked else self.counters
        if t.is_superhero(counter):
            t.push(Visit(counter, self.place))
        else:
            t.push(ExtraFight(counter, self.place, t.turn_order()))
        return True


class ExtraFight(Frame):
    """A counter that appeared is fought by the owners of the Aliens there, in turn order, until it is beaten."""

    counter: int
    space: str
    seats: tuple[int, ...]
    begun: bool = False

    def step(self, t: ConquestTable) -> bool:
        t.because("conquest.counters.appear-immediate", 0)
        if not self.begun:
            self.begun = True
            if t.s.phase == "battle" and t.is_empty_space(self.space):
                t.because("conquest.counters.draw-location-first")
                t.explore(self._explorer(t), self.space)
                return False
        while self.seats and self.counter in t.s.zone(at.counters(self.space)):
            seat, *rest = self.seats
            self.seats = tuple(rest)
            if t.aliens_at(self.space, seat):
                t.push(Battling(seat, self.space, counter=self.counter))
                return False
        t.emit(e.CounterMet(id=self.counter))
        return True

    def _explorer(self, t: ConquestTable) -> int:
        """Who draws the Location: the player whose turn it is, if their Aliens are there, else the next with Aliens."""
        return next(seat for seat in (t.s.current, *t.turn_order()) if t.aliens_at(self.space, seat))


class Visit(Frame):
    """Captain Fantastic comes out on a Section and fights one Fight Round against every player in every Space of it."""

    counter: int
    section: str
    at: int = 0
    todo: tuple[tuple[str, int], ...] = ()
    asked: int = 0

    def step(self, t: ConquestTable) -> bool:
        t.because("conquest.counter_placement.captain-fantastic-round", 0)
        if not self.at:
            self.at = 1
            self.todo = tuple(
                (space, seat)
                for space in t.in_section(self.section)
                for seat in t.turn_order()
                if t.aliens_at(space, seat)
            )
        if t.s.battle:
            end_fight(t)
            t.emit(e.BattleEnded())
            return False
        self.todo = tuple((space, seat) for space, seat in self.todo if t.aliens_at(space, seat))
        places = tuple(dict.fromkeys(space for space, _ in self.todo))
        if not places:
            t.because("conquest.counter_placement.captain-fantastic-leaves")
            t.emit(e.CounterMet(id=self.counter))
            t.return_counters((self.counter,))
            return True
        chooser = max(0, t.s.first)
        if len(places) > 1 and not self.asked:
            t.because("conquest.counter_placement.captain-fantastic-order")
            self.asked = t.ask(chooser, "visit-where", places, among=())
            return False
        place = t.answer(chooser, self.asked)[0] if self.asked else places[0]
        self.asked = 0
        self._fight(t, next((space, seat) for space, seat in self.todo if space == place))
        return False

    def _fight(self, t: ConquestTable, where: tuple[str, int]) -> None:
        space, seat = where
        self.todo = tuple(one for one in self.todo if one != where)
        t.emit(e.BattleBegan(seat=seat, space=space, extra=True))
        t.emit(e.FightBegan(seat=at.HUMANS, counter=self.counter))
        t.push(FightRound(single=True))
