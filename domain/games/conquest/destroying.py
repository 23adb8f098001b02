"""Aliens about to be destroyed: what saves them, and what becomes of the others."""

from __future__ import annotations

from typing import TYPE_CHECKING

from domain.kernel.frame import Frame

from . import events as e, names as at
from .running import TEXTS
from .windows import Chance

if TYPE_CHECKING:
    from .table import ConquestTable


class Destroying(Frame):
    """Aliens would be destroyed, `lost_round` by a lost Fight Round: saving rolls, then cards, then the Alien Pool.

    `rule` and `cause` are why.
    """

    aliens: tuple[int, ...]
    rule: str
    cause: int = 0
    lost_round: bool = False
    at: int = 0

    def step(self, t: ConquestTable) -> bool:
        self.at += 1
        t.because(self.rule, self.cause)
        match self.at:
            case 1:
                t.emit(e.Doomed(ids=tuple(i for i in self.aliens if not self._rolls_save(t, i))))
                if t.s.doomed:
                    t.push(Chance(order=t.turn_order(), kind="would-destroy"))
                return False
            case _:
                self._destroy(t)
                return True

    def _rolls_save(self, t: ConquestTable, alien: int) -> bool:
        """Whether one of the abilities that may save an Alien does, each with a roll of its own."""
        saved = False
        for source, saves in t.saving(alien, lost_round=self.lost_round):
            number = source.card.abilities.index(saves)
            if not saved and (not saves.once or t.may_use_again(source.me.seat, source.card.key, number)):
                t.because(TEXTS[str(source.card.__struct_config__.tag)], source.id)
                t.note_use(source.me.seat, source.card.key, number, "battle" if saves.once else "")
                saved = t.roll(source.me.seat)[0] >= saves.least
        t.because(self.rule, self.cause)
        return saved

    def _destroy(self, t: ConquestTable) -> None:
        gone = t.s.doomed
        for alien in gone:
            t.move((alien,), at.alien_pool(t.s.owner[alien]))
        if t.s.battle:
            for seat in dict.fromkeys(t.s.owner[alien] for alien in gone):
                t.emit(e.Noted(what=f"alien-lost.{seat}"))
        t.emit(e.Doomed(ids=()))
