"""A card's definition, and that of a piece: data that reads like its sentence."""

from __future__ import annotations

from functools import cached_property
from typing import Any, Final, Literal, TypeVar, get_args

from msgspec import Struct

from .language import Abilities, Grant, Has, Modify, MyFight, Saves, Upon, Use
from .language.ability import Window

WINDOWS: Final[tuple[str, ...]] = get_args(Window)

A = TypeVar("A", Modify, Grant, Has, Saves, Upon, Use)
Type = Literal["soft", "hard"]


class Definition(Struct, frozen=True, omit_defaults=True, kw_only=True, tag_field="kind", dict=True):
    """What all cards and pieces have. `key` names one in events; `copies` is how many the box has of it.

    Keywords and icons mean nothing by themselves; effects ask for them.
    """

    key: str
    name: str
    copies: int = 1
    keywords: tuple[str, ...] = ()
    abilities: tuple[Abilities, ...] = ()
    provenance: str = "designed"

    @cached_property
    def uses(self) -> tuple[tuple[int, Use], ...]:
        """The abilities that somebody may use, with their numbers."""
        return tuple((n, a) for n, a in enumerate(self.abilities) if isinstance(a, Use))

    def use(self, number: int) -> Use:
        """Its ability of a number, which somebody uses."""
        return dict(self.uses)[number]

    @cached_property
    def by_figure(self) -> dict[str, tuple[Modify, ...]]:
        """Its changes of figures, by figure."""
        changes = [a for a in self.abilities if isinstance(a, Modify)]
        return {change.figure: tuple(a for a in changes if a.figure == change.figure) for change in changes}

    @cached_property
    def about(self) -> frozenset[str]:
        """What its texts are about: figures, features, windows (`in before-dice`), moments (`upon drawn`), to whom it grants
        abilities. By these it is found."""
        changes = (change.figure for change in self.each(Modify))
        features = (has.feature for has in self.each(Has))
        open_in = {window for use in self.each(Use) for window in (WINDOWS if "any" in use.windows else use.windows)}
        windows = (f"in {window}" for window in open_in)
        moments = (f"upon {upon.moment}" for upon in self.each(Upon))
        grants = (f"grant to {grant.to}" for grant in self.each(Grant))
        return frozenset[str]((*changes, *features, *windows, *moments, *grants))

    def each(self, kind: type[A]) -> tuple[A, ...]:
        """Its abilities of one kind."""
        found: tuple[A, ...] = self._by_kind.get(kind, ())
        return found

    @cached_property
    def _by_kind(self) -> dict[type, tuple[Any, ...]]:
        return {kind: tuple(a for a in self.abilities if type(a) is kind) for kind in map(type, self.abilities)}


class Race(Definition, frozen=True, omit_defaults=True, kw_only=True, tag="race"):
    """An Alien Race Sheet: the Strength of each of its Aliens, and its Intelligence, which is the size of a hand."""

    strength: int
    intelligence: int


class Event(Definition, frozen=True, omit_defaults=True, kw_only=True, tag="event"):
    """An Event card. Without an Action Point cost (null, which is no 0) it is a fast effect.

    What it does `instantly` nobody can answer. `red` are the abilities of its red box, which it has as a Resistance Event;
    null where it has no such box.
    """

    ap: int | None = None
    immediate: bool = False
    remains: bool = False
    instantly: bool = False
    red: tuple[Abilities, ...] | None = None

    @cached_property
    def play(self) -> Use | None:
        """How it is played from the hand: its first ability."""
        first = self.abilities[0] if self.abilities else None
        return first if isinstance(first, Use) else None

    @cached_property
    def fight(self) -> tuple[MyFight, ...]:
        """The Fight of one's own that it is played in, where it needs one."""
        return tuple(need for need in self.play.needs if isinstance(need, MyFight)) if self.play else ()

    @cached_property
    def as_resistance(self) -> Event:
        """The card as a Resistance Event: its red box alone counts."""
        return Event(
            key=self.key, name=self.name, keywords=self.keywords, remains=self.remains, abilities=self.red or ()
        )


class SpaceStuff(Definition, frozen=True, omit_defaults=True, kw_only=True, tag="space-stuff"):
    """Alien gear, or an Ally with its Strength."""

    strength: int | None = None


class Location(Definition, frozen=True, omit_defaults=True, kw_only=True, tag="location"):
    """A Location: how many Resistance must be beaten there, and the Terror Points it is worth."""

    resistance: int
    population: int
    icons: tuple[str, ...] = ()
    objective: bool = False


class Resistance(Definition, frozen=True, omit_defaults=True, kw_only=True, tag="resistance"):
    """A Resistance card: a Full Resistance with a Strength and a type, or a Hero with a bonus and neither."""

    strength: int | None = None
    bonus: int | None = None
    type: Type | None = None
    air: bool = False


class Counter(Definition, frozen=True, omit_defaults=True, kw_only=True, tag="counter"):
    """A Resistance Counter. It has no keywords that effects ask for, but it may be Air."""

    strength: int
    type: Type
    air: bool = False


class HumanTech(Definition, frozen=True, omit_defaults=True, kw_only=True, tag="human-tech"):
    """A Human Tech card: it helps all Humans as long as it lies there."""


class Figure(Definition, frozen=True, omit_defaults=True, kw_only=True, tag="figure"):
    """A miniature: a saucer of a colour, or the figure of an Ally card."""

    colour: str = ""
    ally: str = ""


Card = Race | Event | SpaceStuff | Location | Resistance | Counter | HumanTech | Figure
"""Everything that lies on the table."""
