"""How cards of Alien move those of the city: on, to its end, and back."""

from __future__ import annotations

from typing import TYPE_CHECKING

from domain.games.villains.city import make_way, overrun
from domain.kernel.frame import Frame

if TYPE_CHECKING:
    from .table import CrossedTable


class Onward(Frame):
    """An Adversary goes on, one space after another, pushing on who is there; from the last space it overruns."""

    card: int
    left: int
    rule: str

    def step(self, t: CrossedTable) -> bool:
        here = t.s.zone_of(self.card)
        if here not in t.city or self.left <= 0:
            return True
        self.left -= 1
        t.because(self.rule, self.card)
        if way := t.city[t.city.index(here) + 1 :]:
            push_to(t, self.card, way)
        else:
            overrun(t, self.card)
        return self.left <= 0


class Backward(Frame):
    """An Adversary goes back over empty spaces, toward where newcomers enter, as far as a player says."""

    seat: int
    card: int
    most: int
    rule: str
    asked: int = 0

    def step(self, t: CrossedTable) -> bool:
        t.because(self.rule, self.card)
        if not self.asked:
            spaces = [space.removeprefix("city.") for space in t.way(self.card, -1)[: self.most]]
            self.asked = t.ask(self.seat, "back-to", spaces, least=0) if spaces else 0
            return not spaces
        for space in t.answer(self.seat, self.asked):
            t.move((self.card,), f"city.{space}")
        return True


def push_to(t: CrossedTable, card: int, way: tuple[str, ...]) -> None:
    """An Adversary of the city comes to the first space of a way, pushing on who stands there."""
    rule = t.rule
    make_way(t, card, way)
    t.because(rule, card)
    t.move((card,), way[0])
