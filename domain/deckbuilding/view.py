"""What every deck-building table shows, and how a viewer looks at it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Generic, TypeVar

from msgspec import Struct

from domain.kernel.audience import Viewer
from domain.kernel.clock_view import clock_view
from domain.kernel.visibility import CardView, DecisionView, card, cards

from .position import Reading

R = TypeVar("R", bound=Reading)
Offered = TypeVar("Offered", bound="OfferView")


class ReservedView(Struct, frozen=True):
    """Attack of this turn that can be spent in one space only: `pool` is its name among the costs of an action."""

    pool: str
    space: str
    attack: int


class StackView(Struct, frozen=True):
    """A face-up stack: its top card and how many there are."""

    stack: str
    size: int
    top: CardView | None


class OfferView(Struct, frozen=True):
    """A space of the row to recruit from, the character there, and what it costs now."""

    space: str
    character: CardView | None = None
    cost: int | None = None


class PlayView(Struct, frozen=True):
    """A card played this turn: the definition it was played as, the class it then had, and the one it had `also`."""

    id: int
    card: str
    cls: str
    also: str = ""


class Eyes(Struct, Generic[R], frozen=True):
    """A viewer looking at a table; every card passes the one visibility function."""

    reading: R
    viewer: Viewer

    def card(self, i: int) -> CardView:
        return card(self.reading.s, i, self.viewer)

    def zone(self, name: str) -> tuple[CardView, ...]:
        """The cards of a zone, bottom to top."""
        return cards(self.reading.s, name, self.viewer)

    def top(self, name: str) -> CardView | None:
        """The top card of a zone, if it has any."""
        ids = self.reading.s.zone(name)
        return self.card(ids[-1]) if ids else None

    def stacks(self, names: Iterable[str]) -> tuple[StackView, ...]:
        return tuple(StackView(name, len(self.reading.s.zone(name)), self.top(name)) for name in names)

    def offered(self, space: str, of: type[Offered]) -> Offered:
        """A space of the row to recruit from."""
        ids = self.reading.s.zone(space)
        cost = self.reading.recruit_cost(ids[-1]) if ids else None
        return of(space.partition(".")[2], self.top(space), cost)

    def pool_name(self, space: str) -> str:
        """What the pool of Attack is called that may be spent in one space only."""
        raise NotImplementedError

    def reserved(self) -> tuple[ReservedView, ...]:
        held = ((space, n) for space, n in self.reading.s.reserved.items() if n)
        return tuple(ReservedView(self.pool_name(space), space.rpartition(".")[2], n) for space, n in held)

    def whole(self, decisions: tuple[DecisionView, ...]) -> dict[str, Any]:
        """The fields that every table shows of a game, of its turn and of its end."""
        s, viewer = self.reading.s, self.viewer
        return {
            "version": s.version,
            "status": s.status,
            "seat": viewer if viewer is not None and viewer >= 0 else None,
            "current": s.current,
            "turn": s.turn,
            "attack": s.attack,
            "recruit": s.recruit,
            "recruit_made": s.made,
            "reserved": self.reserved(),
            "plays": tuple(PlayView(play.id, play.key, play.cls, play.also) for play in s.plays),
            "decisions": decisions,
            "outcome": s.outcome,
            "reason": s.reason,
            "winners": s.winners,
            "scores": s.scores,
            "clock": clock_view(s),
        }
