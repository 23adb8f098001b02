"""Words being carried out."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import structs

from domain.kernel.frame import Frame

from .language import Effects, Me

if TYPE_CHECKING:
    from .table import ConquestTable


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
