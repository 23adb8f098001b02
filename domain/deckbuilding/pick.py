"""Picking the cards that a verb acts on: asked for first, taken then."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct

from .amount import Number, count
from .which import Cards, Me, top

if TYPE_CHECKING:
    from .table import DeckTable


class Pick(Struct, frozen=True, omit_defaults=True, tag_field="p"):
    """The cards that a verb acts on: asked for first, taken then."""

    def ask(self, t: DeckTable, me: Me, verb: str) -> None:
        """Open the decision, where there is one."""

    def take(self, t: DeckTable, me: Me) -> tuple[int, ...]:
        raise NotImplementedError


class Some(Pick, frozen=True, omit_defaults=True, tag="some"):
    """The player chooses n of these (or none, with `may`); `fresh` ones this card has not used yet."""

    of: Cards
    n: Number = 1
    may: bool = False
    fresh: bool = False

    def ask(self, t: DeckTable, me: Me, verb: str) -> None:
        used = t.counted(self._used(me), me.seat) if self.fresh else ()
        options = [i for i in self.of.ids(t, me) if t.s.serial[i] not in used]
        n = count(self.n, t, me)
        t.ask(me.seat, verb, options, least=0 if self.may else n, most=n, among=self.of.among(t, me))

    def take(self, t: DeckTable, me: Me) -> tuple[int, ...]:
        ids = t.chosen(me.seat, me.since)
        if self.fresh:
            t.count(self._used(me), me.seat, ids)
        return ids

    def _used(self, me: Me) -> str:
        return f"used-{me.play}"


class AnyOf(Pick, frozen=True, omit_defaults=True, tag="any-of"):
    """The player chooses any number of these, or none."""

    of: Cards

    def ask(self, t: DeckTable, me: Me, verb: str) -> None:
        options = self.of.ids(t, me)
        t.ask(me.seat, verb, options, least=0, most=len(options), among=self.of.among(t, me))

    def take(self, t: DeckTable, me: Me) -> tuple[int, ...]:
        return t.chosen(me.seat, me.since)


class All(Pick, frozen=True, omit_defaults=True, tag="all"):
    """Every one of these."""

    of: Cards

    def take(self, t: DeckTable, me: Me) -> tuple[int, ...]:
        return self.of.ids(t, me)


class Alike(Pick, frozen=True, omit_defaults=True, tag="alike"):
    """So many of these, which are all alike: nobody is asked which."""

    of: Cards
    n: int = 1

    def take(self, t: DeckTable, me: Me) -> tuple[int, ...]:
        return self.of.ids(t, me)[: self.n]


class The(Pick, frozen=True, omit_defaults=True, tag="the"):
    """The one card that this can be, if it is there."""

    of: Cards

    def take(self, t: DeckTable, me: Me) -> tuple[int, ...]:
        return self.of.ids(t, me)[:1]


class Top(Pick, frozen=True, omit_defaults=True, tag="top"):
    """The top n of a deck, the topmost last; a player's own is made anew from the discard pile where it runs out."""

    n: Number = 1
    deck: str = "deck"
    reshuffle: bool = True

    def take(self, t: DeckTable, me: Me) -> tuple[int, ...]:
        n = count(self.n, t, me)
        if self.deck != "deck":
            return top(t.s.zone(self.deck), n)
        return t.top_of_own(me.seat, n, reshuffle=self.reshuffle)


class Self(Pick, frozen=True, omit_defaults=True, tag="self"):
    """The card itself, unless a copy is running."""

    def take(self, t: DeckTable, me: Me) -> tuple[int, ...]:
        return (me.source,) if t.s.what.get(me.source) == me.key else ()


Picks = Some | AnyOf | All | Alike | The | Top | Self
