"""Words being carried out."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from msgspec import structs

from domain.kernel.frame import Frame

from .language import Effects, Me, Upon

if TYPE_CHECKING:
    from .position import Source
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


class Happening(Frame):
    """What a player's cards do by themselves at a moment, one after another, each as things are then.

    Several of one title don't add up. Where one might spoil what another needs the player says which is first.
    """

    moment: str
    seat: int
    done: tuple[tuple[str, int], ...] = ()
    asked: int = 0

    def step(self, t: ConquestTable) -> bool:
        t.because("conquest.board.race-sheet-content", 0)
        waiting = self._waiting(t)
        if not waiting:
            return True
        rivals = [source.id for this, (source, _) in waiting.items() if _is_rival(this, waiting)]
        if rivals and not self.asked:
            self.asked = t.ask(self.seat, "happens-first", rivals, among=rivals)
            return False
        chosen = t.chosen(self.seat, self.asked) if self.asked else ()
        first = next(this for this, (source, _) in waiting.items() if not chosen or source.id in chosen)
        self.done, self.asked = (*self.done, first), 0
        source, ability = waiting[first]
        t.note_use(self.seat, *first, ability.once)
        t.perform(source.me, ability.then)
        return False

    def _waiting(self, t: ConquestTable) -> dict[tuple[str, int], tuple[Source, Upon]]:
        return {
            (source.card.key, number): (source, ability)
            for source, number, ability in t.happening(self.moment, t.cards_of(self.seat))
            if (source.card.key, number) not in self.done
        }


def _is_rival(this: tuple[str, int], waiting: dict[tuple[str, int], tuple[Source, Upon]]) -> bool:
    """Whether something else needs the same kind of thing as this."""
    own = set(map(type, waiting[this][1].needs))
    return any(own & set(map(type, ability.needs)) for other, (_, ability) in waiting.items() if other != this)
