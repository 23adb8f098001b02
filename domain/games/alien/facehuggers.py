"""Facehuggers: before whom they come, and what becomes of them and their hosts."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from domain.kernel.frame import Frame

from . import events as e, names as at

if TYPE_CHECKING:
    from .table import AlienTable


def hatch(t: AlienTable, seat: int) -> None:
    """A Facehugger of the Hatchery comes before a seat, if one is left."""
    left = [i for i in t.s.zone(at.HATCHERY) if t.is_facehugger(i)]
    if left:
        t.because("alien.facehugger.unexpected-sources", left[0])
        place(t, left[0], seat)


def place(t: AlienTable, card: int, seat: int) -> None:
    """A Facehugger comes before a seat, or before the next who doesn't own a Chestburster; with nobody to go to it dies."""
    around = t.from_seat(seat)
    hosts = [host for host in around if not t.is_carrier(host)]
    if not hosts:
        t.because("alien.chestburster.facehugger-pass-none", card)
        t.kill_enemy(card)
        return
    t.because("alien.facehugger.placement" if hosts[0] == around[0] else "alien.chestburster.facehugger-passes", card)
    t.show((card,))
    t.move((card,), f"facehuggers.{hosts[0]}")
    on_human_turn = t.s.phase != "alien"
    t.emit(e.FacehuggerPlaced(id=card, seat=hosts[0], due=t.s.human_turns + (1 if on_human_turn else 2)))
    t.push(Rescue(card, t.clockwise()))


class Rescue(Frame):
    """A Facehugger was placed: who has a Vigilant card against that may discard it, one player after another."""

    card: int
    seats: list[int]
    asked: int = 0

    def step(self, t: AlienTable) -> bool:
        t.because("alien.keyword.vigilant-discard-effect", self.card)
        if not t.s.zone_of(self.card).startswith("facehuggers."):
            return True
        if not self.seats:
            return True
        seat = self.seats[0]
        vigils = {i: a for _, i, a in t.vigils("facehugger", (seat,))}
        if not self.asked and vigils:
            self.asked = t.ask(seat, "vigil", list(vigils), least=0)
            return False
        del self.seats[0]
        chosen = t.chosen(seat, self.asked) if self.asked else ()
        self.asked = 0
        for i in chosen:
            t.use_vigil(seat, i, vigils[i], (self.card,))
        return False


class Impregnate(Frame):
    """The turn after the one of the reveal is over: the Facehuggers that are due die, and each host gains a Chestburster."""

    def step(self, t: AlienTable) -> bool:
        for seat in t.clockwise():
            due = [i for i in t.s.zone(f"facehuggers.{seat}") if t.s.due.get(i, 0) <= t.s.human_turns]
            if due:
                t.because("alien.facehugger.impregnate", due[0])
                for i in due:
                    t.bury_enemy(i)
                _gain_chestburster(t, seat)
        return True


def _gain_chestburster(t: AlienTable, seat: int) -> None:
    left: Sequence[int] = [i for i in t.s.zone(at.HATCHERY) if t.card_of(i).kind == "chestburster"]
    if left:
        t.move(left[:1], f"discard.{seat}")
