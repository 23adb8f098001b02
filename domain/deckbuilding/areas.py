"""What holds as long as a card lies in play: everywhere, or in one area of the table alone."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property

from .language import Hold, Me, Modify, count
from .position import Position, Reading


class Areas(Position):
    """A table whose cards have abilities that work where they lie."""

    def in_force(self) -> tuple[int, ...]:
        """The cards whose abilities hold for the table."""
        return self.rulers()

    def area_of(self, i: int) -> tuple[str, ...]:
        """The areas that a card lies in, as abilities name them."""
        raise NotImplementedError

    def is_stage(self, stage: int) -> bool:
        """Whether what holds at a stage of the game alone holds now."""
        return True

    def lies_in(self, i: int, area: str) -> bool:
        """Whether a card lies face up where an ability works."""
        return self.is_up(i) and (not area or area in self.area_of(i))

    def holds(self, a: Hold, i: int) -> bool:
        """Whether something that a card says of itself or of the table holds now."""
        return (
            self.lies_in(i, a.area)
            and (not a.stage or self.is_stage(a.stage))
            and (a.condition is None or a.condition.holds(self, self.behalf(i)))
        )

    def held(self, hook: str) -> int:
        return sum(count(a.by, self, me) for a, me in self._holding(hook))

    def held_of(self, hook: str, i: int) -> int:
        """The same, of what is said of cards of which this is one."""
        return sum(count(a.by, self, me) for a, me in self._holding(hook) if a.of and i in a.of.ids(self, me))

    def _holding(self, hook: str) -> Iterator[tuple[Hold, Me]]:
        """What cards in play say of something, and what was begun for this turn, each with the one on whose behalf it speaks."""
        lasting = ((a, self.behalf(i)) for i in self.in_force() for a in self.holds_of(i, hook) if self.holds(a, i))
        begun = ((self.ability(on), self.begun(on)) for on in self.s.hooks.get(hook, ()))
        yield from ((a, me) for a, me in (*lasting, *begun) if isinstance(a, Hold))

    def holds_of(self, i: int, hook: str) -> tuple[Hold, ...]:
        """What a card says of this, whether it holds now or not; what its text begins holds only once that is so."""
        return self.card_of(i).lasting.get(hook, ())

    def says(self, i: int, hook: str) -> int:
        """What a card itself says of something now: so much more, or how often."""
        return sum(count(a.by, self, self.behalf(i)) for a in self.holds_of(i, hook) if self.holds(a, i))

    def _modifiers(self, i: int) -> Iterator[tuple[Modify, Me]]:
        for a, me in super()._modifiers(i):
            if self.lies_in(me.source, a.area) and (a.of is None or i in a.of.among(self, me)):
                yield a, me


class AreasReading(Areas, Reading):
    """A table that is only looked at: what is in force there, and what holds, is found once."""

    @cached_property
    def _found(self) -> dict[str, int]:
        return {}

    @cached_property
    def _force(self) -> tuple[int, ...]:
        return super().in_force()

    def in_force(self) -> tuple[int, ...]:
        return self._force

    def held(self, hook: str) -> int:
        if hook not in self._found:
            self._found[hook] = super().held(hook)
        return self._found[hook]
