"""The running rules of every deck-building game: a card's text, texts that meet, a new hand."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct, structs

from domain.kernel.frame import Frame

from .language import Cards, Effects, Me, top

if TYPE_CHECKING:
    from .table import DeckTable


class Run(Frame):
    """Words of a card still to be carried out, the first perhaps asked already (from decision `asked` on)."""

    seat: int
    you: int
    source: int
    key: str
    play: int
    todo: list[Effects]
    rule: str
    chosen: tuple[int, ...] = ()
    asked: int = 0
    stood: str = ""
    named: str = ""

    def step(self, t: DeckTable) -> bool:
        if t.is_out(self.seat):
            return True
        t.because(self.rule, self.source)
        effect = self.todo[0]
        if not self.asked:
            self.asked = t.s.next_decision
            effect.ask(t, self._me())
            if t.s.open:
                return False
        me = self._me()
        del self.todo[0]
        self.asked = 0
        effect.do(t, me)
        return not self.todo

    def _me(self) -> Me:
        return Me(
            self.seat, self.you, self.source, self.key, self.play, self.asked, self.chosen, self.stood, self.named
        )


class Gathering(Frame):
    """Waits for what the words above it come to: the cards that are gained, revealed … meanwhile, by serial.

    What follows from them speaks of them as chosen; something else may follow if there were none.
    """

    of: str
    me: Me
    then: tuple[Effects, ...]
    rule: str
    serials: tuple[int, ...] = ()
    otherwise: tuple[Effects, ...] = ()

    def step(self, t: DeckTable) -> bool:
        if self.serials:
            me = structs.replace(self.me, chosen=t.with_serials(self.serials))
            t.perform(me, self.then, rule=self.rule)
        else:
            t.perform(self.me, self.otherwise, rule=self.rule)
        return True


class Exchanging(Frame):
    """Of the chosen cards in each hand, `you` may exchange one for another with the same cost from elsewhere."""

    me: Me
    against: Cards
    hands: list[int]
    rule: str
    card: int = 0
    asked: int = 0

    def step(self, t: DeckTable) -> bool:
        t.because(self.rule, self.me.source)
        if self.asked:
            chosen = t.chosen(self.me.you, self.asked)
            if self.card:
                t.exchange(self.card, chosen[0])
                self.card = 0
            elif chosen:
                self.card = chosen[0]
                self._ask(t, "exchange-for", self._matching(t, self.card), least=1)
                return False
            del self.hands[0]
        if not self.hands:
            return True
        shown = [i for i in t.s.zone(f"hand.{self.hands[0]}") if i in self.me.chosen]
        self._ask(t, f"exchange.{self.hands[0]}", [i for i in shown if self._matching(t, i)], least=0)
        return False

    def _ask(self, t: DeckTable, ask: str, options: list[int], least: int) -> None:
        self.asked = t.ask(self.me.you, ask, options, least=least, among=options)

    def _matching(self, t: DeckTable, card: int) -> list[int]:
        cost = t.card_of(card).cost or 0
        return [i for i in self.against.ids(t, self.me) if (t.card_of(i).cost or 0) == cost]


class Gaining(Frame):
    """A seat would gain a card, this one or the top one of a stack, and may show another that keeps it away.

    That is asked of everybody, of who has nothing to show too, so that the question tells nobody what a hand holds.
    """

    seat: int
    zone: str
    which: int
    to: str
    rule: str
    source: int
    asked: int = 0

    def step(self, t: DeckTable) -> bool:
        t.because(self.rule, self.source)
        gained = (self.which,) if self.which else top(t.s.zone(self.zone), 1)
        if not gained:
            return True
        if not self.asked:
            options = t.warding(self.seat, t.card_of(gained[0]).kind)
            self.asked = t.ask(self.seat, "ward", options, least=0, among=t.at_hand(self.seat))
            return False
        if shown := t.chosen(self.seat, self.asked):
            self._instead(t, shown[0])
        else:
            t.take_in(self.seat, gained, self.to)
        return True

    def _instead(self, t: DeckTable, shown: int) -> None:
        key = t.s.what[shown]
        t.reveal((shown,))
        t.perform(Me(self.seat, self.seat, shown, key, len(t.s.plays)), t.wards[key].then, rule="override")


class MoveAbout(Frame):
    """A card moves to another space of its row that a player chooses; what lies there changes places with it."""

    seat: int
    source: int
    who: int
    rule: str
    asked: int = 0

    def step(self, t: DeckTable) -> bool:
        t.because(self.rule, self.source)
        if not self.asked:
            spaces = [space.partition(".")[2] for space in t.row_of(self.who) if self.who not in t.s.zone(space)]
            self.asked = t.ask(self.seat, "space", spaces, among=())
            return False
        for space in t.answer(self.seat, self.asked):
            t.change_places(self.who, str(space))
        return True


class Text(Struct, frozen=True):
    """A card's text that waits for its turn."""

    seat: int
    source: int
    key: str
    effects: tuple[Effects, ...]
    rule: str


class AnyOrder(Frame):
    """Texts that met: the player whose turn it is says which goes next, unless they all say the same."""

    waiting: list[Text]
    asked: int = 0

    def step(self, t: DeckTable) -> bool:
        if self._matters() and not self.asked:
            t.because(self.waiting[0].rule)
            self.asked = t.ask(t.active, "next", [text.source for text in self.waiting])
            return False
        chosen = t.chosen(t.active, self.asked) if self.asked else (self.waiting[0].source,)
        self.asked = 0
        text = next(text for text in self.waiting if text.source in chosen)
        self.waiting.remove(text)
        me = Me(text.seat, text.seat, text.source, text.key, len(t.s.plays))
        t.perform(me, text.effects, rule=text.rule)
        return not self.waiting

    def _matters(self) -> bool:
        first, *others = self.waiting
        return any((text.seat, text.effects) != (first.seat, first.effects) for text in others)
