"""What must be done before a card can be played or fought."""

from __future__ import annotations

from typing import TYPE_CHECKING

from domain.kernel.frame import Frame

from .language import DiscardToDo, Elusive, Me, Needs, ShowCosts

if TYPE_CHECKING:
    from .table import DeckTable


def meet(t: DeckTable, seat: int, card: int, needs: tuple[Needs, ...], then: Frame) -> None:
    """Do next what a card needs done first, and then the thing itself."""
    t.then(*(step for need in needs if (step := _meeting(need, seat, card))), then)


def _meeting(need: Needs, seat: int, card: int) -> Frame | None:
    match need:
        case DiscardToDo():
            return DiscardFirst(seat, card)
        case ShowCosts():
            return ShowFirst(seat, card, need)
        case Elusive():
            return None


class DiscardFirst(Frame):
    """Another card is discarded from hand, as the price of playing or fighting one, which is shown before it is paid.

    The question alone would tell that the card has its price.
    """

    seat: int
    card: int
    asked: int = 0

    def step(self, t: DeckTable) -> bool:
        t.because(t.cites["price"], self.card)
        if not self.asked:
            t.show((self.card,))
            options = [i for i in t.s.zone(f"hand.{self.seat}") if i != self.card]
            self.asked = t.ask(self.seat, "pay", options, among=options)
            return False
        t.discard(self.seat, t.chosen(self.seat, self.asked))
        return True


class ShowFirst(Frame):
    """Some of your Allies are shown, one of each cost, as a condition of a fight."""

    seat: int
    card: int
    need: ShowCosts
    shown: tuple[int, ...] = ()
    asked: int = 0

    def step(self, t: DeckTable) -> bool:
        t.because(t.cites["show-first"], self.card)
        if self.asked:
            chosen = t.chosen(self.seat, self.asked)
            t.show(chosen)
            self.shown += chosen
        if len(self.shown) == self.need.n:
            return True
        costs = {t.card_of(i).cost for i in self.shown}
        me = Me(self.seat, self.seat, self.card, "", 0)
        options = [i for i in self.need.of.ids(t, me) if t.card_of(i).cost not in costs]
        ask = "show-cost" if self.need.n > 1 else "show-needed"
        self.asked = t.ask(self.seat, ask, options, among=self.need.of.among(t, me))
        return False
