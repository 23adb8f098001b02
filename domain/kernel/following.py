"""What one viewer can follow of a game: which cards they know, and which of the others may lie in which places."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from copy import copy
from functools import reduce
from operator import and_
from typing import Any, Generic, Self, TypeVar

from . import events as e
from .audience import Viewer, sees
from .commit import Commit
from .event import Event
from .game import Game
from .state import State, evolve

S = TypeVar("S", bound=State)


class Following(Generic[S]):
    """A game as one viewer could follow it, told one event after another.

    Of the events it uses no more than the viewer is told, but for what the cards are. `state` is the game's, with two differences:
    what cards are that the viewer doesn't know means nothing (`redeal` takes care of it), and a card that comes out of a shuffle which
    the viewer couldn't follow has its new id as its `serial`. So what the state remembers by serials it remembers of a place, as long as
    the viewer can tell it. Where they knew the card when they lost sight of it, `lost` has its serial: it comes back with
    the card, once they know which it is.

    `lots` says of each card to which lot it belongs. A lot is a pile as it was when it was shuffled: of those of its cards
    that the viewer doesn't know, each may lie in any of their places. Where a part of a lot went into another pile
    unseen, nobody can tell which of it: cards of this sort make a pool then, `pools` has its number for
    each lot and sort, and any of it may be in any of its lots. If they are of several sorts, the two lots are one.

    `others_asked`: since a rule was suspended, others than the viewer were asked something, so that the stack may hold what
    only they know.
    """

    def __init__(self, game: Game[S, Any, Any], viewer: Viewer) -> None:
        self.game, self.viewer, self.state = game, viewer, game.state()
        self.lots: dict[int, int] = {}
        self.pools: dict[tuple[int, str], int] = {}
        self.lost: dict[int, int] = {}
        self.others_asked = False
        self._named = 0

    def copy(self) -> Self:
        """An independent one."""
        new = copy(self)
        new.state, new.lots, new.pools, new.lost = (
            self.state.copy(),
            self.lots.copy(),
            self.pools.copy(),
            self.lost.copy(),
        )
        return new

    def knows(self, card: int) -> bool:
        """Whether the viewer knows what a card is."""
        return sees(self.state.known[card], self.viewer)

    def sort(self, card: int) -> str:
        """Of which sort a card is, known or not."""
        return self.game.sort(self.game.content(self.state)[self.state.what[card]])

    def hidden(self) -> list[int]:
        """The cards that the viewer doesn't know, by id."""
        return sorted(i for i in self.state.what if not self.knows(i))

    # -- following

    def see(self, event: Event) -> None:
        """What comes next. A game that was forked is followed from the beginning of the one it was forked from."""
        match event:
            case e.Made():
                evolve(self.state, event)
                self._make_lot(range(event.first, event.first + len(event.cards)))
            case e.Shuffled():
                self._shuffled(event)
            case e.Seen() if sees(event.to, self.viewer):
                for i in event.ids:
                    self.recognize(i, event.to)
            case e.Redealt():
                evolve(self.state, event)
                self._dealt(event)
            case e.Forked():
                self._forked(event)
            case _:
                evolve(self.state, event)
                self._asked(event)

    def _asked(self, event: Event) -> None:
        if isinstance(event, e.Asked) and event.seat != self.viewer:
            self.others_asked = True
        if isinstance(event, e.Paused) and not event.stack:
            self.others_asked = False

    def _shuffled(self, event: e.Shuffled) -> None:
        new = range(event.first, event.first + len(event.was))
        if sees(event.to, self.viewer):
            self.lots.update({fresh: self.lots.pop(old) for fresh, old in zip(new, event.was, strict=True)})
            evolve(self.state, event)
            return
        lost = {fresh: self._remembered(old) for fresh, old in zip(new, event.was, strict=True)}
        lot = self._mix(event.was)
        evolve(self.state, event)
        self.lots.update(dict.fromkeys(new, lot))
        self.lost.update({i: serial for i, serial in lost.items() if serial})
        self.state.serial.update(zip(new, new, strict=True))
        # Who may follow the cards knows them all; of the others, whether they knew one of them says where it is now.
        self.state.known.update(dict.fromkeys(new, reduce(and_, (self.state.known[i] for i in new), event.to)))

    def _remembered(self, card: int) -> int:
        """By which serial something may be remembered of a card, wherever it will be; 0: the viewer never knew the card."""
        return self.state.serial[card] if self.knows(card) else self.lost.pop(card, 0)

    def recognize(self, card: int, to: int) -> None:
        """The seats of a mask, the viewer among them, learn what a card is.

        If all that are the same were known before, it is one of these; else nobody can tell.
        """
        if not self.knows(card):
            self._find(card)
        self.state.known[card] |= to

    def _find(self, card: int) -> None:
        what = self.state.what[card]
        alike = sorted(i for i, other in self.state.what.items() if other == what)
        same = [i for i in alike if not self.knows(i) and self._mixed(i, card)]
        serials = sorted(self.lost.pop(i) for i in same if i in self.lost)
        if len(serials) == len(same):
            self.state.serial[card] = serials.pop(0)
        self.lost.update(zip((i for i in same if i != card), serials, strict=False))

    def _mixed(self, a: int, b: int) -> bool:
        """Whether two cards that are the same may lie in each other's place."""
        pools = [self.pools.get((self.lots[i], self.sort(i))) for i in (a, b)]
        return self.lots[a] == self.lots[b] or (pools[0] is not None and pools[0] == pools[1])

    def _forked(self, event: e.Forked) -> None:
        """Nothing has moved. For others than who made the sandbox, what it remembers of their cards is of none."""
        evolve(self.state, event)
        hidden, maker = self.hidden(), None if event.seat < 0 else event.seat
        serials = {i: self.state.serial[i] for i in hidden if self.viewer == maker}
        self.lost = {i: serial for i, serial in serials.items() if serial != i}
        self.state.serial.update(zip(hidden, hidden, strict=True))

    def _dealt(self, event: e.Redealt) -> None:
        """What is lost goes with the cards, of which the viewer knows as little as before."""
        serials = {i: self.lost.get(was, 0) for i, was in zip(event.ids, event.was, strict=True)}
        self.lost = {i: serial for i, serial in {**self.lost, **serials}.items() if serial}

    # -- lots

    def _make_lot(self, cards: Iterable[int]) -> int:
        self._named += 1
        self.lots.update(dict.fromkeys(cards, self._named))
        return self._named

    def _mix(self, cards: Sequence[int]) -> int:
        """Let the cards of a pile be a new lot, and look what is left of those they came from."""
        hidden = [i for i in cards if not self.knows(i)]
        came = {i: self.lots[i] for i in hidden}
        for i in cards:
            del self.lots[i]
        lot = self._make_lot(())
        for old in sorted(set(came.values())):
            self._leave(old, lot, [i for i in hidden if came[i] == old])
        return lot

    def _leave(self, old: int, lot: int, gone: Sequence[int]) -> None:
        """Some of a lot have gone into a new one."""
        rest = [i for i, there in self.lots.items() if there == old and not self.knows(i)]
        sorts = {self.sort(i) for i in (*rest, *gone)}
        if rest and len(sorts) > 1:
            self.lots.update(dict.fromkeys(rest, lot))
        for sort in sorted(sorts):
            if (old, sort) in self.pools or (rest and len(sorts) == 1):
                self._join((old, sort), (lot, sort))

    def _join(self, a: tuple[int, str], b: tuple[int, str]) -> None:
        """Two parts of lots belong to one pool."""
        numbers = {self.pools.setdefault(part, part[0]) for part in (a, b)}
        one = min(numbers)
        self.pools.update({part: one for part, pool in self.pools.items() if pool in numbers and part[1] == a[1]})


def follow(game: Game[S, Any, Any], commits: Iterable[Commit], viewer: Viewer) -> Following[S]:
    """A game as a viewer could follow it, up to the last of its commits, from the first of the first game it goes back to."""
    told = [(commit.version, game.events_of(commit)) for commit in commits]
    back = {event.to for _, events in told for event in events if isinstance(event, e.Undone)}
    following, then = Following(game, viewer), dict[int, Following[S]]()
    for version, events in told:
        for event in events:
            if isinstance(event, e.Undone):
                following = _taken_back(following, then[event.to])
            else:
                following.see(event)
        following.state.version = version
        if version in back:
            then[version] = following.copy()
    return following


def _taken_back(now: Following[S], then: Following[S]) -> Following[S]:
    """What was then, with what has been learnt since."""
    following, state = then.copy(), now.state.copy()
    state.restore(then.state.packed())
    for i in following.hidden():
        if sees(state.known[i], following.viewer):
            following.recognize(i, state.known[i])
    state.serial = following.state.serial
    following.state = state
    return following
