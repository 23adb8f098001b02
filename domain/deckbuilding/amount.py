"""How many: numbers that depend on the table, and conditions on them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Literal

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
    """So many for each of these cards, and `plus` so many; at `most` so many (or so many less), where there is a limit."""

    of: Cards
    by: int = 1
    plus: int = 0
    most: int = 0

    def now(self, p: Position, me: Me) -> int:
        n = self.by * len(self.of.ids(p, me)) + self.plus
        return max(-self.most, min(n, self.most)) if self.most else n


class Free(Amount, frozen=True, omit_defaults=True, tag="free"):
    """So many for each space of a kind where no card lies; at `most` so many, where there is a limit."""

    of: str
    most: int = 0

    def now(self, p: Position, me: Me) -> int:
        n = sum(not p.s.zone(space) for space in p.spaces_of(self.of))
        return min(n, self.most) if self.most else n


class Plays(Amount, frozen=True, omit_defaults=True, tag="plays"):
    """So many for each card played this turn before this one, of a class, a team, a keyword, a name or a cost, odd or even.

    `too`: this one counts as well.
    """

    cls: str = ""
    team: str = ""
    keyword: str = ""
    name: str = ""
    cost_least: int = 0
    odd: bool | None = None
    by: int = 1
    too: bool = False

    def now(self, p: Position, me: Me) -> int:
        return self.by * sum(self._fits(p, play) for play in p.s.plays[: me.play + self.too])

    def _fits(self, p: Position, play: Play) -> bool:
        card = p.content[play.key]
        return (
            (not self.cls or self.cls in p.icons_of(play))
            and (not self.keyword or self.keyword in p.icons_of(play))
            and (not self.team or card.team == self.team)
            and (not self.name or card.name == self.name)
            and (card.cost or 0) >= self.cost_least
            and (self.odd is None or (card.cost or 0) % 2 == self.odd)
        )


class Tally(Amount, frozen=True, omit_defaults=True, tag="tally"):
    """So many for each card counted this turn, of a kind, and `plus` so many; `once` counts each physical card once."""

    of: str
    once: bool = False
    kind: str = ""
    by: int = 1
    plus: int = 0

    def now(self, p: Position, me: Me) -> int:
        counted = p.counted(self.of, me.seat)
        if self.kind:
            fitting = {p.s.serial[i] for i in p.with_serials(counted) if p.card_of(i).kind == self.kind}
            counted = tuple(serial for serial in counted if serial in fitting)
        return self.by * (len(set(counted)) if self.once else len(counted)) + self.plus


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


class Standing(Amount, frozen=True, omit_defaults=True, tag="standing"):
    """How many of these cards can each stand for another class."""

    of: Cards

    def now(self, p: Position, me: Me) -> int:
        return distinct([p.classes_of(i) - {""} for i in self.of.ids(p, me)])


class Names(Amount, frozen=True, omit_defaults=True, tag="names"):
    """How many different names these cards have."""

    of: Cards

    def now(self, p: Position, me: Me) -> int:
        return len({p.card_of(i).name for i in self.of.ids(p, me)})


class Kinds(Amount, frozen=True, omit_defaults=True, tag="kinds"):
    """So many for each different class, or for each different character, among the cards played this turn.

    Of characters only those with a keyword are meant, where one is given. `others`: this very card doesn't count.
    """

    of: Literal["class", "character"]
    keyword: str = ""
    others: bool = False
    by: int = 1

    def now(self, p: Position, me: Me) -> int:
        plays = [play for n, play in enumerate(p.s.plays) if not (self.others and n == me.play)]
        plays = [play for play in plays if not self.keyword or self.keyword in p.icons_of(play)]
        return self.by * len({kind for play in plays for kind in self._of(p, play)})

    def _of(self, p: Position, play: Play) -> frozenset[str]:
        card = p.content[play.key]
        return (play.classes | card.more_classes if self.of == "class" else frozenset({card.group})) - {""}


class Markers(Amount, frozen=True, omit_defaults=True, tag="markers"):
    """So many for each marker of a kind on this card, and `plus` so many."""

    of: str
    by: int = 1
    plus: int = 0

    def now(self, p: Position, me: Me) -> int:
        return self.by * p.s.markers.get(f"{self.of}.{me.source}", 0) + self.plus


class AttackNow(Amount, frozen=True, omit_defaults=True, tag="attack-now"):
    """The Attack that the card spoken of has now."""

    def now(self, p: Position, me: Me) -> int:
        return sum(p.attack_of(i) for i in me.chosen)


class Held(Amount, frozen=True, omit_defaults=True, tag="held"):
    """What the cards in play, and what was begun this turn, add to something."""

    of: str

    def now(self, p: Position, me: Me) -> int:
        return p.held(self.of)


class Depending(Amount, frozen=True, omit_defaults=True, tag="depending"):
    """One number while something holds, else another."""

    on: Condition
    then: Number
    otherwise: Number

    def now(self, p: Position, me: Me) -> int:
        return count(self.then if self.on.holds(p, me) else self.otherwise, p, me)


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


Number = (
    int | Each | Free | Plays | Tally | Total | Made | Colors | Standing | Names | Kinds | AttackNow | Held | Markers | Depending | Printed | Highest | Players
    | ByPlayers
)  # fmt: skip


def distinct(choices: Sequence[frozenset[str]]) -> int:
    """How many of these can each be given one of their choices that no other is given."""
    given: dict[str, int] = {}

    def give(to: int, refused: set[str]) -> bool:
        for choice in choices[to] - refused:
            refused.add(choice)
            if choice not in given or give(given[choice], refused):
                given[choice] = to
                return True
        return False

    return sum(give(n, set()) for n in range(len(choices)))


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


class Coordinated(Struct, frozen=True, omit_defaults=True, tag="coordinated", tag_field="c"):
    """This is played as the copy of a card that another player has lent."""

    def holds(self, p: Position, me: Me) -> bool:
        return p.is_lent(me)


class Clear(Struct, frozen=True, omit_defaults=True, tag="clear", tag_field="c"):
    """A room is clear: no card is in it, attached ones apart, and it isn't blocked. `here` is the room of this card."""

    room: str = "here"

    def holds(self, p: Position, me: Me) -> bool:
        return p.is_clear(self.room, me)


class LastStanding(Struct, frozen=True, omit_defaults=True, tag="last-standing", tag_field="c"):
    """Every other player is dead."""

    def holds(self, p: Position, me: Me) -> bool:
        return p.clockwise() == [me.seat]


class Won(Struct, frozen=True, omit_defaults=True, tag="won", tag_field="c"):
    """The game has been won: it is what comes after."""

    def holds(self, p: Position, me: Me) -> bool:
        return p.is_won()


class Settled(Struct, frozen=True, omit_defaults=True, tag="settled", tag_field="c"):
    """A task of the current Objective has been completed, or has `failed`."""

    task: str
    failed: bool = False

    def holds(self, p: Position, me: Me) -> bool:
        return p.is_settled(self.task, completed=not self.failed)


class OneOf(Struct, frozen=True, omit_defaults=True, tag="one-of", tag_field="c"):
    """One of several conditions, at least."""

    of: tuple[Condition, ...]

    def holds(self, p: Position, me: Me) -> bool:
        return any(condition.holds(p, me) for condition in self.of)


class AllOf(Struct, frozen=True, omit_defaults=True, tag="all-of", tag_field="c"):
    """Several conditions, all of them."""

    of: tuple[Condition, ...]

    def holds(self, p: Position, me: Me) -> bool:
        return all(condition.holds(p, me) for condition in self.of)


Condition = AtLeast | Exactly | StoodOn | Hemmed | Coordinated | Clear | LastStanding | Won | Settled | OneOf | AllOf
Goal = AtLeast | Exactly
"""What Good Wins or an Objective asks for: so many of something."""


def looked_at(goal: Goal) -> frozenset[str]:
    """The kinds of zones whose cards decide about a goal, and the tallies of the whole game that do."""
    numbers = (goal.amount, goal.n)
    zones = [zone for number in numbers if isinstance(number, Each | Names) for zone in number.of.zones]
    tallies = [number.of for number in numbers if isinstance(number, Total)]
    return frozenset([kind(zone.removesuffix("!")) for zone in zones] + tallies)
