"""What can be read off a table of Legendary Villains."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from domain.deckbuilding.language import OWN, DiscardToDo, Me, Needs, ShowCosts, count
from domain.deckbuilding.position import Position, Reading

from .names import ADDED, ALLY_DECK, CITY, COMMANDER, LAIR, PLOT, TACTICS


class VillainsPosition(Position):
    """A state of Legendary Villains, read with its cards."""

    spaces: ClassVar[Mapping[str, tuple[str, ...]]] = {
        "city": CITY,
        "lair": LAIR,
        **{space.name: tuple(f"{space.name}.{n}" for n in range(1, 6)) for space in ADDED if space.of == "lair"},
    }
    own: ClassVar[frozenset[str]] = OWN | {space.name for space in ADDED if space.of == "seat"}

    def rulers(self) -> tuple[int, ...]:
        return self.s.zone(PLOT)

    def in_city(self) -> tuple[int, ...]:
        """The Adversaries in the city, from the Bridge on."""
        return tuple(i for space in CITY for i in self.s.zone(space))

    def commander(self) -> int:
        """The Commander's card."""
        return self.s.zone(COMMANDER)[0]

    def outside(self) -> tuple[int, ...]:
        """The Adversaries that can be fought although they stand in no city space, in turn order."""
        fought = [space.name for space in ADDED if space.fought]
        return tuple(i for seat in self.clockwise() for name in fought for i in self.s.zone(f"{name}.{seat}"))

    def nearest_guard(self) -> int:
        """Who guards the next Bystander: the Adversary nearest the Adversary Deck, else the Commander."""
        return next(iter(self.in_city()), self.commander())

    def is_last_fight(self) -> bool:
        """Whether the fourth Tactic has been taken, and what follows can no longer undo the win."""
        return not self.s.zone(TACTICS)

    def plot_is_complete(self) -> bool:
        """Whether the Plot's Good Wins holds."""
        plot = self.s.zone(PLOT)
        loses = self.card_of(plot[0]).loses if plot else None
        return loses is not None and loses.holds(self, self.behalf(plot[0]))

    def plot_progress(self) -> tuple[int, int] | tuple[None, None]:
        """How many there are of what the Plot's Good Wins counts, and how many it asks for."""
        plot = self.s.zone(PLOT)
        loses = self.card_of(plot[0]).loses if plot else None
        if loses is None:
            return None, None
        me = self.behalf(plot[0])
        return count(loses.amount, self, me), count(loses.n, self, me)

    def behalf(self, card: int) -> Me:
        """A card of the table acts for the player whose turn it is."""
        return Me(self.s.current, self.s.current, card, self.s.what[card], len(self.s.plays))

    def has_fought_or_recruited(self, seat: int) -> bool:
        """Whether the seat recruited an Ally or defeated anybody this turn."""
        return bool(self.s.tally("recruited", seat) or self.s.tally("defeated", seat))

    def can_meet(self, needs: tuple[Needs, ...], seat: int, card: int) -> bool:
        """Whether the seat can do all that a card needs done before it is played or fought."""
        return all(self._can_meet(need, seat, card) for need in needs)

    def _can_meet(self, need: Needs, seat: int, card: int) -> bool:
        me = Me(seat, seat, card, "", len(self.s.plays))
        match need:
            case DiscardToDo():
                return any(i != card for i in self.s.zone(f"hand.{seat}"))
            case ShowCosts(n=n, of=of):
                return len({self.card_of(i).cost for i in of.ids(self, me)}) >= n

    def can_be_copied(self, seat: int, card: int) -> bool:
        """Whether a copy of this card could be played by the seat now."""
        definition = self.card_of(card)
        return definition.kind == "ally" and self.can_meet(definition.needs, seat, 0)

    def copies(self, seat: int) -> dict[int, int]:
        """The Ally that may be played as a copy, and the card that allows it: as long as it tops the Ally Deck."""
        deck = self.s.zone(ALLY_DECK)
        allowed = self.s.hooks.get("copy", ())
        return {on.target: on.source for on in allowed if on.seat == seat and deck and on.target == deck[-1]}

    def victory_points(self, seat: int) -> int:
        """The points printed on the cards of a Victory Pile."""
        return sum(self.card_of(i).vp or 0 for i in self.s.zone(f"victory.{seat}"))


class VillainsReading(VillainsPosition, Reading):
    """A position that only reads."""
