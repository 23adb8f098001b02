"""The running rules of every deck-building game: a card's text, texts that meet, a new hand."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct

from domain.kernel.frame import Frame

from .language import Effects, Me

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
    named: str = ""

    def step(self, t: DeckTable) -> bool:
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
        return Me(self.seat, self.you, self.source, self.key, self.play, self.asked, self.chosen, self.named)


class Text(Struct, frozen=True):
    """A card's text that waits for its turn."""

    seat: int
    source: int
    key: str
    effects: tuple[Effects, ...]
    rule: str


class AnyOrder(Frame):
    """Texts that met: the player whose turn it is says which goes next."""

    waiting: list[Text]
    asked: int = 0

    def step(self, t: DeckTable) -> bool:
        if len(self.waiting) > 1 and not self.asked:
            self.asked = t.s.next_decision
            t.because(self.waiting[0].rule)
            t.ask(t.s.current, "next", [text.source for text in self.waiting])
            return False
        chosen = t.chosen(t.s.current, self.asked) if self.asked else (self.waiting[0].source,)
        self.asked = 0
        text = next(text for text in self.waiting if text.source in chosen)
        self.waiting.remove(text)
        me = Me(text.seat, text.seat, text.source, text.key, len(t.s.plays))
        t.perform(me, text.effects, rule=text.rule)
        return not self.waiting
