"""Resistance Counters that appear where Aliens are, and Captain Fantastic's visits."""

from __future__ import annotations

from typing import TYPE_CHECKING

from domain.kernel.frame import Frame

from . import events as e, names as at
from .battle import Battling
from .fight import FightRound, dismiss_help

if TYPE_CHECKING:
    from .table import ConquestTable


def appear(t: ConquestTable) -> None:
    """Fight counters that appeared as soon as no Battle is running and no text is being carried out."""
    if t.s.appeared and t.s.battle is None and (not t.stack or getattr(t.stack[-1], "calm", False)):
        t.push(ExtraFights())


class ExtraFights(Frame):
    """Counters that appeared are fought one after another, where the player whose turn it is says first."""

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
        counter = next(i for i, where in waiting.items() if where == place)
        if t.is_superhero(counter):
            t.push(Visit(counter, str(place)))
        else:
            t.push(ExtraFight(counter, str(place), t.turn_order()))
        return False

    def _chooser(self, t: ConquestTable) -> int:
        """Who says where: the player whose turn it is, else the First Player, before there is one the first seat."""
        return t.s.current if t.s.current >= 0 else max(0, t.s.first)

    def _waiting(self, t: ConquestTable) -> dict[int, str]:
        """The counters still to be met, each with the place it is in; those that can't be are done with."""
        waiting = {}
        for counter in t.s.appeared:
            place = t.s.zone_of(counter).partition(".")[2]
            if t.s.zone_of(counter).startswith("counters.") and (t.is_superhero(counter) or t.s.zone(at.aliens(place))):
                waiting[counter] = place
            else:
                t.emit(e.CounterMet(id=counter))
        return waiting


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
                t.explore(t.s.current, self.space)
                return False
        while self.seats and self.counter in t.s.zone(at.counters(self.space)):
            seat, *rest = self.seats
            self.seats = tuple(rest)
            if t.aliens_at(self.space, seat):
                t.push(Battling(seat, self.space, counter=self.counter))
                return False
        t.emit(e.CounterMet(id=self.counter))
        return True


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
            t.emit(e.BattleEnded())
            dismiss_help(t)
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
