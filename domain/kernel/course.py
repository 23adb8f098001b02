"""The course of a game of which everything is known: whether its chance was fair, and leads to the tables that were noted."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Any, TypeAlias

from . import events as e
from .event import Event
from .game import Game
from .rng import Stream, below, random_key, shuffled
from .state import EVOLVE, State
from .verdict import Fault, What

AnyGame: TypeAlias = Game[Any, Any, Any]
MOST_SIDES = 1 << 32
"""The most sides of a die that one word can decide."""


class Course:
    """Follows a game commit by commit (docs/fairness.md, "The stream" and "The cards").

    `returns` are the versions to which moves are taken back later on; `pulse` is called before each event, and may raise
    what ends it.
    """

    def __init__(self, game: AnyGame, returns: Collection[int] = (), pulse: Callable[[], None] = lambda: None) -> None:
        self._game, self._returns, self._pulse = game, returns, pulse
        self.state: State = game.state()
        self.words = 0
        self.version = 0
        self.past: dict[int, tuple[int, str]] = {}
        """The words used up to a version to which a move is taken back, and what is restored there."""

    def follow(self, version: int, rules: int, recorded: Sequence[dict[str, Any]]) -> None:
        """Go on by one commit. Fault: what is the first of its events that doesn't follow; ValueError: it makes no sense."""
        state, self.version = self.state, version
        for event in self._game.read(rules, recorded):
            self._pulse()
            kind = type(event)
            if (wrong := _WRONG.get(kind)) and (what := wrong(self, event)):
                raise Fault(version, what)
            EVOLVE[kind](state, event)
        if version in self._returns:
            self.past[version] = self.words, self.restored(state.packed())

    def restored(self, packed: bytes) -> str:
        """The digest of what a packed table brings back, and of nothing besides."""
        state: State = self._game.state()
        state.restore(packed)
        return state.digest()

    def stream(self) -> Stream:
        """The random stream, at the first word that hasn't been used."""
        return Stream(random_key(self.state.seed, self.state.client_seeds), self.words)

    def uses(self, stream: Stream, rng: tuple[int, int]) -> bool:
        """Go on behind the words that were used; whether an event says of them which they were."""
        used, self.words = (self.words, stream.at), stream.at
        return rng == used


def _made(course: Course, v: e.Made) -> What | None:
    return None if v.first >= course.state.next_id else "wrong-shuffle"


def _moved(course: Course, v: e.Moved) -> What | None:
    there, ids = course.state.zone(v.src), v.ids
    if len(ids) == 1:
        return None if ids[0] in there else "wrong-shuffle"
    return None if len(them := set(ids)) == len(ids) and them <= set(there) else "wrong-shuffle"


def _seen(course: Course, v: e.Seen) -> What | None:
    what = course.state.what
    return None if v.cards == tuple([what.get(i) for i in v.ids]) else "wrong-shuffle"


def _shuffled(course: Course, v: e.Shuffled) -> What | None:
    pile = course.state.zone(v.zone)
    if v.first < course.state.next_id:
        return "wrong-shuffle"
    if v.rng == (0, 0):
        chosen = sorted(v.was) == sorted(pile) and (v.to != 0 or len(pile) < 2)
        return None if chosen else "wrong-shuffle"
    stream = course.stream()
    return None if v.was == shuffled(stream, pile) and course.uses(stream, v.rng) else "wrong-shuffle"


def _rolled(course: Course, v: e.Rolled) -> What | None:
    if not 1 <= v.sides <= MOST_SIDES:
        return "wrong-shuffle"
    stream = course.stream()
    faces = tuple([1 + below(stream, v.sides) for _ in v.faces])
    return None if v.faces == faces and course.uses(stream, v.rng) else "wrong-shuffle"


def _redealt(course: Course, v: e.Redealt) -> What | None:
    stream = course.stream()
    return None if v.was == shuffled(stream, v.ids) and course.uses(stream, v.rng) else "wrong-shuffle"


def _checkpoint(course: Course, v: e.Checkpoint) -> What | None:
    return None if v.digest == course.state.digest() else "wrong-table"


def _undone(course: Course, v: e.Undone) -> What | None:
    if not 1 <= v.to < course.version:
        raise ValueError("a move is taken back to a version before it")
    words, table = course.past[v.to]
    if words != course.words:  # chance is never taken back
        return "wrong-shuffle"
    return None if course.restored(v.table) == table else "wrong-table"


def _forked(course: Course, v: e.Forked) -> What | None:
    if course.version > 1:
        raise ValueError("a sandbox begins with the table that it is of")
    noted = course.state.copy()
    noted.restore(v.table)
    return None if _piles(noted.zones) == _piles(v.zones) else "wrong-table"


def _piles(zones: Mapping[str, Sequence[int]]) -> dict[str, tuple[int, ...]]:
    return {zone: tuple(ids) for zone, ids in zones.items() if ids}


def _ended(course: Course, v: e.Ended) -> What | None:
    return None if v.seed == course.state.seed else "wrong-seed"


_WRONG: Mapping[type[Event], Callable[[Course, Any], What | None]] = {
    e.Made: _made,
    e.Moved: _moved,
    e.Seen: _seen,
    e.Shuffled: _shuffled,
    e.Rolled: _rolled,
    e.Redealt: _redealt,
    e.Checkpoint: _checkpoint,
    e.Undone: _undone,
    e.Forked: _forked,
    e.Ended: _ended,
}
"""What is wrong with an event, if anything is, at the table as it is before."""
