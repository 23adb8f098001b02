"""How many: numbers that depend on the table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct

from .which import Me

if TYPE_CHECKING:
    from ..position import Position


class Amount(Struct, frozen=True, omit_defaults=True, tag_field="n"):
    """A number that depends on the table."""

    def now(self, p: Position, me: Me) -> int:
        raise NotImplementedError


class AliensInFight(Amount, frozen=True, omit_defaults=True, tag="aliens-in-fight"):
    """So many for each of your Aliens in the Fight, or for each that is of your race."""

    race: bool = False

    def now(self, p: Position, me: Me) -> int:
        return len(p.fighting(me.seat, race=self.race))


class Stage(Amount, frozen=True, omit_defaults=True, tag="stage"):
    """The Stage of the Human Tech Track, and so many more."""

    plus: int = 0

    def now(self, p: Position, me: Me) -> int:
        return p.stage + self.plus


class Conquests(Amount, frozen=True, omit_defaults=True, tag="conquests"):
    """So many for each Location with your marker and at least this Population, up to `most`."""

    population: int
    most: int

    def now(self, p: Position, me: Me) -> int:
        worth = [p.population(space) for space in p.conquered_by(me.seat)]
        return min(self.most, sum(n >= self.population for n in worth))


class PickedStrength(Amount, frozen=True, omit_defaults=True, tag="picked-strength"):
    """The printed Strength of the picked Resistance cards."""

    def now(self, p: Position, me: Me) -> int:
        return sum(p.card_of(i).strength or 0 for i in me.cards)


Number = int | AliensInFight | Stage | Conquests | PickedStrength


def count(number: Number, p: Position, me: Me) -> int:
    """How many that is now."""
    return number if isinstance(number, int) else number.now(p, me)
