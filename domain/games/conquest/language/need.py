"""What must be so: conditions under which a text works or may be used."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from msgspec import Struct

from .. import names as at
from .amount import Number, count
from .which import Cards, Me, Spaces

if TYPE_CHECKING:
    from ..position import Position


class Need(Struct, frozen=True, omit_defaults=True, tag_field="if"):
    """A condition, tested afresh whenever it matters."""

    def met(self, p: Position, me: Me) -> bool:
        raise NotImplementedError


class MyFight(Need, frozen=True, omit_defaults=True, tag="my-fight"):
    """A Fight that your Aliens are in; of your race, or so many of them, where that is asked for."""

    race: bool = False
    least: int = 1
    resistance: bool = False

    def met(self, p: Position, me: Me) -> bool:
        fight = p.s.fight
        if fight is None or (self.resistance and not fight.against_resistance):
            return False
        return me.seat in fight.sides and len(p.fighting(me.seat, race=self.race)) >= self.least


class OthersFight(Need, frozen=True, omit_defaults=True, tag="others-fight"):
    """A Fight of an opponent's Aliens against Resistance."""

    def met(self, p: Position, me: Me) -> bool:
        fight = p.s.fight
        return fight is not None and fight.against_resistance and p.are_opponents(fight.seat, me.seat)


class OthersBattle(Need, frozen=True, omit_defaults=True, tag="others-battle"):
    """A Battle of an opponent's Aliens in which at least one Resistance card is to be fought."""

    def met(self, p: Position, me: Me) -> bool:
        battle = p.s.battle
        if battle is None or not p.are_opponents(battle.seat, me.seat):
            return False
        return p.resistance_value(battle.space) > 0


class AnyFight(Need, frozen=True, omit_defaults=True, tag="any-fight"):
    """A Fight of anybody's."""

    def met(self, p: Position, me: Me) -> bool:
        return p.s.fight is not None


class Foe(Need, frozen=True, omit_defaults=True, tag="foe"):
    """The Resistance in the Fight: its type, whether it is Air, a Superhero, helped by Heroes, a keyword."""

    type: Literal["", "soft", "hard"] = ""
    air: bool | None = None
    superhero: bool | None = None
    hero: bool | None = None
    keyword: str = ""

    def met(self, p: Position, me: Me) -> bool:
        if (fight := p.s.fight) is None or not fight.against_resistance:
            return False
        foe = p.foe()
        return (
            (not self.type or (foe is not None and foe.type == self.type))
            and (self.air is None or (foe is not None and foe.air) == self.air)
            and (self.superhero is None or p.foe_is_superhero == self.superhero)
            and (self.hero is None or bool(p.heroes()) == self.hero)
            and (not self.keyword or (foe is not None and not fight.counter and self.keyword in foe.keywords))
        )


class Here(Need, frozen=True, omit_defaults=True, tag="here"):
    """The Location of the Fight: one of these icons on it, or on one `near` it too; the Objective; a first Fight."""

    icons: tuple[str, ...] = ()
    near: bool = False
    objective: bool | None = None
    first_fight: bool | None = None
    my_landing_site: bool | None = None

    def met(self, p: Position, me: Me) -> bool:
        if (battle := p.s.battle) is None:
            return False
        spaces = (battle.space, *(p.s.neighbours[battle.space] if self.near else ()))
        return (
            (not self.icons or any(icon in p.icons(space) for space in spaces for icon in self.icons))
            and (self.objective is None or (battle.space == p.objective_space) == self.objective)
            and (self.first_fight is None or (battle.fights == 1) == self.first_fight)
            and (self.my_landing_site is None or (battle.space == at.landing_site(me.seat)) == self.my_landing_site)
        )


class Won(Need, frozen=True, omit_defaults=True, tag="won"):
    """A Battle that you won, in which you did one of these: `soft-beaten`, `alien-lost`."""

    did: tuple[str, ...] = ()

    def met(self, p: Position, me: Me) -> bool:
        battle = p.s.battle
        won = battle is not None and battle.winner == me.seat
        return won and (not self.did or any(f"{did}.{me.seat}" in battle.did for did in self.did if battle))


class ThisAlly(Need, frozen=True, omit_defaults=True, tag="this-ally"):
    """The figure of this Ally card is on the board; with `fighting` it is in a Fight."""

    fighting: bool = False

    def met(self, p: Position, me: Me) -> bool:
        return p.is_ally_on_board(me.source, fighting=self.fighting)


class Menace(Need, frozen=True, omit_defaults=True, tag="menace"):
    """You have at most so many Menace Tokens."""

    most: int

    def met(self, p: Position, me: Me) -> bool:
        return p.s.menace.get(me.seat, 0) <= self.most


class There(Need, frozen=True, omit_defaults=True, tag="there"):
    """There are at least so many of these cards, or Spaces."""

    are: Cards | Spaces
    least: int = 1

    def met(self, p: Position, me: Me) -> bool:
        return len(self.are.now(p, me)) >= self.least


class AtLeast(Need, frozen=True, omit_defaults=True, tag="at-least"):
    """A number is at least so much."""

    number: Number
    least: int = 1

    def met(self, p: Position, me: Me) -> bool:
        return count(self.number, p, me) >= self.least


class Turn(Need, frozen=True, omit_defaults=True, tag="turn"):
    """Whose turn it is: yours, or an opponent's; with at least so many Action Points left."""

    of: Literal["mine", "opponents"] = "mine"
    points: int = 0

    def met(self, p: Position, me: Me) -> bool:
        mine = p.s.current == me.seat
        return p.s.points >= self.points and (mine if self.of == "mine" else p.are_opponents(p.s.current, me.seat))


class Track(Need, frozen=True, omit_defaults=True, tag="track"):
    """Whether the game has a Human Tech Track."""

    on: bool = True

    def met(self, p: Position, me: Me) -> bool:
        return p.options.resistance == self.on


class First(Need, frozen=True, omit_defaults=True, tag="first"):
    """You are not First Player; a lone player's Command number is 1 or 2 instead."""

    def met(self, p: Position, me: Me) -> bool:
        if len(p.s.seats) == 1:
            return p.s.command.get(me.seat, 0) <= 2
        return p.s.first != me.seat


class Population(Need, frozen=True, omit_defaults=True, tag="population"):
    """The picked Location's Population is at most so much."""

    most: int

    def met(self, p: Position, me: Me) -> bool:
        return all(p.population(space) <= self.most for space in me.spaces)


Needs = (
    MyFight
    | OthersFight
    | OthersBattle
    | AnyFight
    | Foe
    | Here
    | Won
    | ThisAlly
    | Menace
    | There
    | AtLeast
    | Turn
    | Track
    | First
    | Population
)
"""All conditions."""


def met(needs: tuple[Needs, ...], p: Position, me: Me) -> bool:
    """Whether all of them are met."""
    return not needs or all(need.met(p, me) for need in needs)
