"""Words that hold other words: who, which, how often, if at all."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from msgspec import structs

from .. import names as at
from .deeds import Deeds
from .effect import Effect
from .need import Needs, met
from .which import Cards, Me, Option, Players, Sections, Spaces, Whiches

if TYPE_CHECKING:
    from ..position import Position
    from ..table import ConquestTable


def picking(me: Me, what: Whiches, chosen: tuple[Option, ...]) -> Me:
    """The same with what was picked."""
    match what:
        case Cards():
            return structs.replace(me, cards=tuple(int(i) for i in chosen))
        case Spaces():
            return structs.replace(me, spaces=tuple(map(str, chosen)))
        case Sections():
            return structs.replace(me, spaces=tuple(f"{section}.{at.LANDING}" for section in chosen))
    return structs.replace(me, seats=tuple(int(str(one).removeprefix("seat-")) for one in chosen))


class Pick(Effect, frozen=True, omit_defaults=True, tag="pick"):
    """Pick some of what fits; what follows speaks of it. `up_to`: as few as one.

    `all_`: everything that fits, unasked. `consent`: what is a partner's only if that partner agrees; else something else
    is picked. `otherwise` follows where nothing fits.
    """

    what: Whiches
    then: tuple[Effects, ...]
    n: int = 1
    up_to: bool = False
    all_: bool = False
    consent: bool = False
    otherwise: tuple[Effects, ...] = ()

    def can(self, p: Position, me: Me) -> bool:
        fitting = self._now(p, me)
        if not fitting:
            return any(effect.can(p, me) for effect in self.otherwise)
        return any(effect.can(p, picking(me, self.what, (one,))) for one in fitting for effect in self.then)

    def ask(self, t: ConquestTable, me: Me) -> None:
        if not self.all_ and (fitting := self._fitting(t, me)):
            t.ask(me.seat, f"pick-{self.noun}", fitting, least=self.least, most=self.n, among=t.cards_in(fitting))

    @property
    def least(self) -> int:
        """How few may be picked."""
        return 1 if self.up_to else self.n

    @property
    def noun(self) -> str:
        """What is picked, as the decision is called."""
        return self.what.zone if isinstance(self.what, Cards) else str(self.what.__struct_config__.tag)

    def _now(self, p: Position, me: Me) -> tuple[Option, ...]:
        fitting = self.what.now(p, me)
        return tuple(one for one in fitting if one not in me.barred) if me.barred else fitting

    def _fitting(self, p: Position, me: Me) -> tuple[Option, ...]:
        """What fits and can be done something to."""
        fitting = self._now(p, me)
        able = tuple(one for one in fitting if any(e.can(p, picking(me, self.what, (one,))) for e in self.then))
        return able or fitting

    def do(self, t: ConquestTable, me: Me) -> None:
        chosen = self._fitting(t, me) if self.all_ else t.answer(me.seat, me.since)
        if not chosen:
            t.perform(me, self.otherwise)
        elif self.consent and t.partner_of_piece(me.seat, chosen[0]) is not None:
            t.perform(me, (Agreed(self, chosen[0]),))
        else:
            t.perform(picking(me, self.what, chosen), self.then)


class Agreed(Effect, frozen=True, omit_defaults=True, tag="agreed"):
    """A partner is asked to agree to what was picked; if they don't, something else is picked."""

    pick: Pick
    picked: Option

    def ask(self, t: ConquestTable, me: Me) -> None:
        partner = t.partner_of_piece(me.seat, self.picked)
        if partner is not None:
            t.ask(partner, "agree", ("yes", "no"))

    def do(self, t: ConquestTable, me: Me) -> None:
        partner = t.partner_of_piece(me.seat, self.picked)
        if partner is None or t.answer(partner, me.since) == ("yes",):
            t.perform(picking(me, self.pick.what, (self.picked,)), self.pick.then)
        else:
            t.perform(structs.replace(me, barred=(*me.barred, self.picked)), (self.pick,))


class EachPicked(Effect, frozen=True, omit_defaults=True, tag="each-picked"):
    """The words follow for each of the picked cards, one after another."""

    then: tuple[Effects, ...]

    def do(self, t: ConquestTable, me: Me) -> None:
        for card in reversed(me.cards):
            t.perform(structs.replace(me, cards=(card,)), self.then)


class EachOf(Effect, frozen=True, omit_defaults=True, tag="each-of"):
    """The words follow for each of what fits, one after another."""

    what: Whiches
    then: tuple[Effects, ...]
    otherwise: tuple[Effects, ...] = ()

    def can(self, p: Position, me: Me) -> bool:
        return bool(self.what.now(p, me)) or bool(self.otherwise)

    def do(self, t: ConquestTable, me: Me) -> None:
        fitting = self.what.now(t, me)
        if not fitting:
            t.perform(me, self.otherwise)
        for one in reversed(fitting):
            t.perform(picking(me, self.what, (one,)), self.then)


class EachPlayer(Effect, frozen=True, omit_defaults=True, tag="each-player"):
    """The words follow for each player for themselves, in turn order; `who` picks fewer of them."""

    then: tuple[Effects, ...]
    who: Players = Players(others=False)

    def do(self, t: ConquestTable, me: Me) -> None:
        for seat in reversed(self.who.seats(t, me)):
            t.perform(structs.replace(me, seat=seat), self.then)


class Either(Effect, frozen=True, omit_defaults=True, tag="either"):
    """One of these ways, of those that are possible, as the player chooses."""

    ways: tuple[tuple[Effects, ...], ...]

    def can(self, p: Position, me: Me) -> bool:
        return any(effect.can(p, me) for way in self.ways for effect in way)

    def possible(self, p: Position, me: Me) -> tuple[str, ...]:
        """The numbers of the ways that can do anything."""
        return tuple(str(n) for n, way in enumerate(self.ways) if any(effect.can(p, me) for effect in way))

    def ask(self, t: ConquestTable, me: Me) -> None:
        if possible := self.possible(t, me):
            t.ask(me.seat, "either", possible, among=())

    def do(self, t: ConquestTable, me: Me) -> None:
        for n in t.answer(me.seat, me.since):
            t.perform(me, self.ways[int(n)])


class If(Effect, frozen=True, omit_defaults=True, tag="if"):
    """The words follow if something is so; the others, if not."""

    needs: tuple[Needs, ...]
    then: tuple[Effects, ...]
    otherwise: tuple[Effects, ...] = ()

    def can(self, p: Position, me: Me) -> bool:
        return any(effect.can(p, me) for effect in self._way(p, me))

    def _way(self, p: Position, me: Me) -> tuple[Effects, ...]:
        return self.then if met(self.needs, p, me) else self.otherwise

    def do(self, t: ConquestTable, me: Me) -> None:
        t.perform(me, self._way(t, me))


class Roll(Effect, frozen=True, omit_defaults=True, tag="roll"):
    """Roll a D6: from `least` to `most` the words follow, else the others."""

    least: int
    then: tuple[Effects, ...]
    most: int = 6
    otherwise: tuple[Effects, ...] = ()

    def do(self, t: ConquestTable, me: Me) -> None:
        hit = self.least <= t.roll(me.seat)[0] <= self.most
        t.perform(me, self.then if hit else self.otherwise)


class Sweep(Effect, frozen=True, omit_defaults=True, tag="sweep"):
    """Roll a D6 for each Alien in the picked Spaces, of anybody's, and up to `hit` it is destroyed.

    With `counters`, one for each Resistance Counter there too, which goes back to the pool.
    """

    hit: int
    counters: bool = False

    def do(self, t: ConquestTable, me: Me) -> None:
        t.sweep(me.spaces, self.hit, counters=self.counters)


class RandomSpace(Effect, frozen=True, omit_defaults=True, tag="random-space"):
    """A Random Space of the picked Space's Section is rolled; what follows speaks of it."""

    then: tuple[Effects, ...]

    def do(self, t: ConquestTable, me: Me) -> None:
        space = t.random_space(at.section_of(me.spaces[-1]))
        t.perform(structs.replace(me, spaces=(space,)), self.then)


class RandomSection(Effect, frozen=True, omit_defaults=True, tag="random-section"):
    """A Section is drawn by lot; what follows speaks of it."""

    then: tuple[Effects, ...]

    def do(self, t: ConquestTable, me: Me) -> None:
        t.perform(picking(me, Sections(), (t.random_section(),)), self.then)


class Place(Effect, frozen=True, omit_defaults=True, tag="place"):
    """Resistance Counters of a kind, or any, come to a Random Space each, by the rules of placing them.

    `plain` is the kind in a game without the Tech Track. `or_any`: where none of the kind is left, any counter.
    """

    section: Literal["picked", "here", "objective"] = "here"
    which: str = ""
    plain: str = ""
    n: int = 1
    other: bool = False
    or_any: bool = False

    def can(self, p: Position, me: Me) -> bool:
        return p.in_counter_pool(self.kind(p))

    def kind(self, p: Position) -> str:
        """The kind of counter in this game, now."""
        kind = self.which if p.options.resistance or not self.plain else self.plain
        return "" if self.or_any and not p.in_counter_pool(kind) else kind

    def do(self, t: ConquestTable, me: Me) -> None:
        section = at.OBJECTIVE_SECTION
        if self.section != "objective":
            section = at.section_of(me.spaces[-1] if self.section == "picked" else t.place_of(me))
        t.place_randomly(section, self.kind(t), other=t.place_of(me) if self.other else "")
        if self.n > 1:
            t.perform(me, (structs.replace(self, n=self.n - 1),))


Effects = (
    Deeds
    | Pick
    | Agreed
    | EachPicked
    | EachOf
    | EachPlayer
    | Either
    | If
    | Roll
    | Sweep
    | RandomSpace
    | RandomSection
    | Place
)
"""All words that do something."""
