"""Words being carried out."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from msgspec import structs

from domain.kernel.frame import Frame

from .language import Effects, Me

if TYPE_CHECKING:
    from .table import ConquestTable


TEXTS: Final = {
    "event": "conquest.event.own-or-others",
    "space-stuff": "conquest.space_stuff.what",
    "race": "conquest.board.race-sheet-content",
    "location": "conquest.location.game-text",
    "resistance": "conquest.resistance.abilities",
    "counter": "conquest.counters.printed-abilities",
    "human-tech": "conquest.tech_breakthrough.card-in-play",
    "figure": "conquest.ally.counts-as-alien",
}
"""The rule by which the text of a card is carried out, by its kind."""


class Run(Frame):
    """Words of a card still to be carried out, the first perhaps asked already (from decision `asked` on)."""

    me: Me
    todo: list[Effects]
    rule: str
    asked: int = 0

    def step(self, t: ConquestTable) -> bool:
        t.because(self.rule, self.me.source)
        effect = self.todo[0]
        if not self.asked:
            self.asked = t.s.next_decision
            effect.ask(t, self.me)
            if t.s.open:
                return False
        me = structs.replace(self.me, since=self.asked)
        del self.todo[0]
        self.asked = 0
        effect.do(t, me)
        return not self.todo
