"""How many: numbers that depend on the table, and conditions on them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct

from domain.kernel.zone import kind

from .which import Cards, Me

if TYPE_CHECKING:
    from .position import Position
    from .state import Play


class Amount(Struct, frozen=True, omit_defaults=True, tag_field="n"):
    """A number that depends on the table."""

    def now(self, p: Position, me: Me) -> int:
        raise NotImplementedError


class Each(Amount, frozen=True, omit_defaults=True, tag="each"):
    """So many for each of these cards."""

    of: Cards
    by: int = 1

    def now(self, p: Position, me: Me) -> int:
        return self.by * len(self.of.ids(p, me))


class Plays(Amount, frozen=True, omit_defaults=True, tag="plays"):
    """So many for each card played this turn before this one, of a class, a team, a name or a cost, odd or even."""

    cls: str = ""
    team: str = ""
    name: str = ""
    cost_least: int = 0
    odd: bool | None = None
    by: int = 1

    def now(self, p: Position, me: Me) -> int:
        return self.by * sum(self._fits(p, play) for play in p.s.plays[: me.play])

    def _fits(self, p: Position, play: Play) -> bool:
        card = p.content[play.key]
        return (
            (not self.cls or self.cls in play.classes)
            and (not self.team or card.team == self.team)
            and (not self.name or card.name == self.name)
            and (card.cost or 0) >= self.cost_least
            and (self.odd is None or (card.cost or 0) % 2 == self.odd)
        )


class Tally(Amount, frozen=True, omit_defaults=True, tag="tally"):
    """So many for each card counted this turn, of a kind; `once` counts each physical card once."""

    of: str
    once: bool = False
    kind: str = ""
    by: int = 1

    def now(self, p: Position, me: Me) -> int:
        counted = p.counted(self.of, me.seat)
        if self.kind:
            fitting = {p.s.serial[i] for i in p.with_serials(counted) if p.card_of(i).kind == self.kind}
            counted = tuple(serial for serial in counted if serial in fitting)
        return self.by * (len(set(counted)) if self.once else len(counted))


class Total(Amount, frozen=True, omit_defaults=True, tag="total"):
    """So many for each card counted in the whole game, whoever's turn it was."""

    of: str

    def now(self, p: Position, me: Me) -> int:
        return p.s.totals.get(self.of, 0)


class Made(Amount, frozen=True, omit_defaults=True, tag="made"):
    """How many Recruit Points this turn has brought, spent or not."""

    def now(self, p: Position, me: Me) -> int:
        return p.s.made


class Colors(Amount, frozen=True, omit_defaults=True, tag="colors"):
    """How many different classes these cards have."""

    of: Cards

    def now(self, p: Position, me: Me) -> int:
        return len({cls for i in self.of.ids(p, me) for cls in p.classes_of(i)})


class Names(Amount, frozen=True, omit_defaults=True, tag="names"):
    """How many different names these cards have."""

    of: Cards

    def now(self, p: Position, me: Me) -> int:
        return len({p.card_of(i).name for i in self.of.ids(p, me)})


class Printed(Amount, frozen=True, omit_defaults=True, tag="printed"):
    """The sum of a printed figure over these cards; a card without the icon counts 0."""

    figure: str
    of: Cards

    def now(self, p: Position, me: Me) -> int:
        return sum(getattr(p.card_of(i), self.figure) or 0 for i in self.of.ids(p, me))


class Highest(Amount, frozen=True, omit_defaults=True, tag="highest"):
    """The highest printed figure among these cards; 0 where there is none."""

    figure: str
    of: Cards

    def now(self, p: Position, me: Me) -> int:
        return max((getattr(p.card_of(i), self.figure) or 0 for i in self.of.ids(p, me)), default=0)


class Players(Amount, frozen=True, omit_defaults=True, tag="players"):
    """So many for each player."""

    by: int = 1

    def now(self, p: Position, me: Me) -> int:
        return self.by * len(p.s.seats)


class ByPlayers(Amount, frozen=True, omit_defaults=True, tag="by-players"):
    """A number of its own for each number of players, from one player on."""

    of: tuple[int, int, int, int, int]

    def now(self, p: Position, me: Me) -> int:
        return self.of[len(p.s.seats) - 1]


Number = int | Each | Plays | Tally | Total | Made | Colors | Names | Printed | Highest | Players | ByPlayers


def count(number: Number, p: Position, me: Me) -> int:
    """What a number is now."""
    return number if isinstance(number, int) else number.now(p, me)


class AtLeast(Struct, frozen=True, omit_defaults=True, tag="at-least", tag_field="c"):
    """The amount has reached n."""

    amount: Number
    n: Number = 1

    def holds(self, p: Position, me: Me) -> bool:
        return count(self.amount, p, me) >= count(self.n, p, me)


class Exactly(Struct, frozen=True, omit_defaults=True, tag="exactly", tag_field="c"):
    """The amount is n."""

    amount: Number
    n: int

    def holds(self, p: Position, me: Me) -> bool:
        return count(self.amount, p, me) == self.n


class StoodOn(Struct, frozen=True, omit_defaults=True, tag="stood-on", tag_field="c"):
    """The card was defeated on this space of the city, or on the other."""

    space: str
    other: str = ""

    def holds(self, p: Position, me: Me) -> bool:
        return me.stood in (f"city.{self.space}", f"city.{self.other}")


class Hemmed(Struct, frozen=True, omit_defaults=True, tag="hemmed", tag_field="c"):
    """Every space next to these cards is occupied."""

    of: Cards

    def holds(self, p: Position, me: Me) -> bool:
        return all(p.s.zone(space) for i in self.of.ids(p, me) for space in p.beside(i))


Condition = AtLeast | Exactly | StoodOn | Hemmed
Goal = AtLeast | Exactly
"""What Good Wins asks for: so many of something."""


def looked_at(goal: Goal) -> frozenset[str]:
    """The kinds of zones whose cards decide about a goal, and the tallies of the whole game that do."""
    numbers = (goal.amount, goal.n)
    zones = [zone for number in numbers if isinstance(number, Each | Names) for zone in number.of.zones]
    tallies = [number.of for number in numbers if isinstance(number, Total)]
    return frozenset([kind(zone.removesuffix("!")) for zone in zones] + tallies)
