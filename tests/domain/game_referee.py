"""What the tables of all games to try rulings on have in common."""

from __future__ import annotations

from typing import Any, Generic, Self, TypeVar

import pytest

from domain.kernel import visibility
from domain.kernel.action import Action, Decide
from domain.kernel.audience import Viewer
from domain.kernel.event import Event, causes
from domain.kernel.events import Asked, Moved
from domain.kernel.game import Game
from domain.kernel.refusal import Refused
from domain.kernel.state import State

S = TypeVar("S", bound=State)


class GameReferee(Generic[S]):
    """A game under test. Cards are named by their keys; where several fit, the topmost of the zone is meant."""

    game: Game[S, Any, Any]
    s: S
    events: tuple[Event, ...]

    # -- doing

    def do(self, action: Action, seat: int | None = None) -> Self:
        """Let a seat (the current player) act; the events of it are in `events`."""
        raise NotImplementedError

    def choose(self, *options: str, seat: int | None = None) -> Self:
        """Answer the (seat's) oldest open decision, with card keys or words of the game."""
        asked = self.asked(seat)
        left, keys = list(asked.options), []
        for option in options:
            chosen = next(o for o in left if option in (str(o), self.key(o)))
            left.remove(chosen)
            keys.append(str(chosen))
        return self.do(Decide(decision=asked.decision, choice=tuple(keys)), asked.seat)

    def refused(self, action: Action, seat: int | None = None) -> Refused:
        """Expect a refusal that changes nothing, and return it."""
        before = self.s.digest()
        with pytest.raises(Refused) as caught:
            self.do(action, seat)
        assert self.s.digest() == before
        return caught.value

    # -- looking

    def find(self, zone: str, key: str) -> int:
        """The id of the topmost such card of a zone."""
        return next(i for i in reversed(self.s.zone(zone)) if self.s.what[i] == key)

    def key(self, option: int | str) -> str:
        return self.s.what.get(option, str(option)) if isinstance(option, int) else option

    def keys(self, zone: str) -> list[str]:
        """The cards of a zone by key, bottom to top."""
        return [self.s.what[i] for i in self.s.zone(zone)]

    def asked(self, seat: int | None = None) -> Asked:
        """The oldest open decision (of a seat)."""
        return next(asked for _, asked in sorted(self.s.open.items()) if seat in (None, asked.seat))

    def options(self, seat: int | None = None) -> list[str]:
        """What the oldest open decision (of a seat) offers, by key, sorted."""
        return sorted(self.key(option) for option in self.asked(seat).options)

    def waiting(self) -> list[tuple[int, str]]:
        """Who is asked what, oldest first."""
        return [(asked.seat, asked.ask) for _, asked in sorted(self.s.open.items())]

    def shown(self, zone: str, viewer: Viewer = None) -> list[str | None]:
        """The cards of a zone as a viewer (a spectator) sees them, by key; `None` for one that is face down."""
        return [card.card for card in visibility.cards(self.s, zone, viewer)]

    def rules(self) -> list[str]:
        """The rules that the last action's events cite, in order, once each where they follow one another."""
        cited = [rule for _, rule, _ in causes(self.events)]
        return [rule for n, rule in enumerate(cited) if n == 0 or cited[n - 1] != rule]

    def moves(self) -> list[tuple[str, str]]:
        """Which cards went where in the last action, in order."""
        return [(self.key(i), event.dst) for event in self.happened(Moved) for i in event.ids]

    def happened(self, kind: type[Event]) -> list[Any]:
        """The events of a kind in the last action."""
        return [event for event in self.events if isinstance(event, kind)]
