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
    """The player chooses n of these (or none, with `may`). Whether n is 0 must be plain to all: then nothing is asked.

    `fresh`: only those that this card has not used yet. `below`: only those whose Attack is now less than this number.
    `you`: not the player whose cards they are chooses, but who set it off. `at_least` so few will do.
    """

    of: Cards
    n: Number = 1
    may: bool = False
    fresh: bool = False
    below: Number | None = None
    you: bool = False
    at_least: int = 0

    def ask(self, t: DeckTable, me: Me, verb: str) -> None:
        options = self._options(t, me)
        n = count(self.n, t, me)
        if n:
            least = 0 if self.may else self.at_least or n
            t.ask(self._who(me), verb, options, least=least, most=n, among=self.of.among(t, me))

    def _who(self, me: Me) -> int:
        return me.you if self.you else me.seat

    def take(self, t: DeckTable, me: Me) -> tuple[int, ...]:
        ids = t.chosen(self._who(me), me.since)
        if self.fresh:
            t.count(self._used(me), me.seat, ids)
        return ids

    def _options(self, t: DeckTable, me: Me) -> list[int]:
        used = t.counted(self._used(me), me.seat) if self.fresh else ()
        options = [i for i in self.of.ids(t, me) if t.s.serial[i] not in used]
        if self.below is None:
            return options
        below = count(self.below, t, me)
        return [i for i in options if t.attack_of(i) < below]

    def _used(self, me: Me) -> str:
        return f"used-{me.play}"


class DownTo(Pick, frozen=True, omit_defaults=True, tag="down-to"):
    """The player chooses as many of these as are more than n. How many there are must be plain to all."""

    of: Cards
    n: int

    def ask(self, t: DeckTable, me: Me, verb: str) -> None:
        ids = self.of.ids(t, me)
        if (more := len(ids) - self.n) > 0:
            t.ask(me.seat, verb, ids, least=more, most=more, among=ids)

    def take(self, t: DeckTable, me: Me) -> tuple[int, ...]:
        return t.chosen(me.seat, me.since)


class Dearest(Pick, frozen=True, omit_defaults=True, tag="dearest"):
    """The n of these that cost most; the player chooses among those that cost the same."""

    of: Cards
    n: int = 1

    def ask(self, t: DeckTable, me: Me, verb: str) -> None:
        dearer, tied = self._sorted(t, me)
        left = self.n - len(dearer)
        t.ask(me.seat, verb, tied, least=left, most=left, among=self.of.among(t, me))

    def take(self, t: DeckTable, me: Me) -> tuple[int, ...]:
        return (*self._sorted(t, me)[0], *t.chosen(me.seat, me.since))

    def _sorted(self, t: DeckTable, me: Me) -> tuple[list[int], list[int]]:
        """Those that are among the n dearest in any case, and those of which some are."""
        costs = {i: t.card_of(i).cost or 0 for i in self.of.ids(t, me)}
        last = min(sorted(costs.values(), reverse=True)[: self.n], default=0)
        return [i for i, cost in costs.items() if cost > last], [i for i, cost in costs.items() if cost == last]


class Lowest(Pick, frozen=True, omit_defaults=True, tag="lowest"):
    """The one of these with the lowest of a printed figure, which no two of them share."""

    of: Cards
    figure: str

    def take(self, t: DeckTable, me: Me) -> tuple[int, ...]:
        ids = self.of.ids(t, me)
        return tuple(sorted(ids, key=lambda i: getattr(t.card_of(i), self.figure) or 0)[:1])


class Ordered(Pick, frozen=True, omit_defaults=True, tag="ordered"):
    """Every one of these, in the order that the player chooses."""

    of: Cards

    def ask(self, t: DeckTable, me: Me, verb: str) -> None:
        ids = self.of.ids(t, me)
        t.ask(me.seat, f"{verb}-in-order", ids, least=len(ids), most=len(ids), among=ids if len(ids) < 2 else None)

    def take(self, t: DeckTable, me: Me) -> tuple[int, ...]:
        return t.chosen(me.seat, me.since)


class AnyOf(Pick, frozen=True, omit_defaults=True, tag="any-of"):
    """The player chooses any number of these, or none."""

    of: Cards

    def ask(self, t: DeckTable, me: Me, verb: str) -> None:
        options = self.of.ids(t, me)
        t.ask(me.seat, verb, options, least=0, most=len(options), among=self.of.among(t, me))

    def take(self, t: DeckTable, me: Me) -> tuple[int, ...]:
        return t.chosen(me.seat, me.since)


class Showing(Pick, frozen=True, omit_defaults=True, tag="showing"):
    """Every one of these that all can see, and any number of the others, which the player shows."""

    of: Cards

    def ask(self, t: DeckTable, me: Me, verb: str) -> None:
        hidden = [i for i in self.of.ids(t, me) if not t.is_public(i)]
        t.ask(me.seat, verb, hidden, least=0, most=len(hidden), among=self.of.among(t, me))

    def take(self, t: DeckTable, me: Me) -> tuple[int, ...]:
        chosen = t.chosen(me.seat, me.since)
        return tuple(i for i in self.of.ids(t, me) if i in chosen or t.is_public(i))


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


class Rightmost(Pick, frozen=True, omit_defaults=True, tag="rightmost"):
    """The one of these that lies furthest to the right of their row."""

    of: Cards

    def take(self, t: DeckTable, me: Me) -> tuple[int, ...]:
        return t.from_the_right(self.of.ids(t, me))[:1]


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


class Cue(Pick, frozen=True, omit_defaults=True, tag="cue"):
    """The card that lets this one speak: the Plot Twist or the Command Strike that is being carried out."""

    def take(self, t: DeckTable, me: Me) -> tuple[int, ...]:
        return t.cue()


Picks = Some | AnyOf | Showing | DownTo | Dearest | Lowest | Ordered | All | Alike | The | Rightmost | Top | Self | Cue
