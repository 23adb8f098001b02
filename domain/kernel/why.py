"""Why something happened: the causes of an event, back to an action that answered no question.

The record says of each event by which rule and which card it came, and which action it was part of. Which rules were running
is not recorded: for that, the action is decided again, from the state before it and with the rules of today.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import cache
from typing import TYPE_CHECKING, Any, NamedTuple

from msgspec import Struct

from .action import Action, Decide, TakingBack
from .clock_events import CameBack
from .commit import Commit
from .event import Event, causes
from .events import Asked, Checkpoint, Paused
from .frame import Frame
from .state import State
from .table import Moment, Table

if TYPE_CHECKING:
    from .game import Game

NOTES = (Paused, Checkpoint)
"""Events that take down how things stand: other rules write that down in another way, and nothing follows from it."""


class Place(NamedTuple):
    """Where an event stands in a stream: the version of its commit, and its number there, from 0 on."""

    version: int
    number: int

    def __str__(self) -> str:
        return f"{self.version}.{self.number}"

    @classmethod
    def read(cls, text: str) -> Place:
        """The place that is written `VERSION.NUMBER`. ValueError: none is."""
        version, _, number = text.partition(".")
        return cls(int(version), int(number))


class Running(Struct, frozen=True):
    """A rule that was running: the name of its frame, and by which rule and which card it did what is told of it."""

    frame: str
    rule: str = ""
    card: int = 0


Line = tuple[Running, ...]
"""Rules of which each has the next one run, the outermost first."""


class Cause(Struct, frozen=True):
    """Why one event happened: by a rule and a card, as part of the action of a commit.

    `running` leads from the rule that the action began to the one that emitted the event, through those that had one another
    run. `agreed` says whether the rules of today, given that action, decide what was recorded; if not, nobody can say what
    was running. `asked` is the question that the action answers, if it answers one, and `asked_at` where it was asked.
    """

    at: Place
    event: Event
    rule: str
    card: int
    running: Line
    agreed: bool
    commit: Commit
    action: Action
    asked: Asked | None = None
    asked_at: Place | None = None


def why(game: Game[Any, Any, Any], commits: Sequence[Commit], at: Place) -> Iterator[tuple[Cause, Any]]:
    """The causes of the event at a place, each with the state before its commit, which isn't to be kept: it is one that changes.

    The first is that of a free action, the last that of the event itself; each but the last is the question that the next one's
    action answers. `commits` are those of the game from its first on. LookupError: there is no such event.
    """
    if not 1 <= at.version <= len(commits) or not 0 <= at.number < len(game.events_of(commits[at.version - 1])):
        raise LookupError(f"there is no event {at}")
    places = _questions(game, commits, at)
    state, suspended = game.state(), tuple[Line, ...]()
    for commit in commits[: at.version]:
        if places[-1].version == commit.version:
            place, again = places.pop(), decided_again(game, state, commit, suspended)
            suspended = again.suspended if again else ()
            yield _cause(game, state, commits, place, again), state
        game.apply(state, commit)


def _questions(game: Game[Any, Any, Any], commits: Sequence[Commit], at: Place) -> list[Place]:
    """An event, the question that its action answers, the one that led to that question, and so on."""
    found: list[Place] = []
    place: Place | None = at
    while place is not None:
        found.append(place)
        place = _asked_at(game, commits, game.unpack_action(commits[place.version - 1].action), place.version)
    return found


def _asked_at(game: Game[Any, Any, Any], commits: Sequence[Commit], action: Action, version: int) -> Place | None:
    """Where the question that an action answers was asked; nowhere, if it answers none or another game asked it."""
    if not isinstance(action, Decide):
        return None
    for commit in reversed(commits[: version - 1]):
        for n, event in enumerate(game.events_of(commit)):
            if isinstance(event, Asked) and event.decision == action.decision:
                return Place(commit.version, n)
    return None


def _cause(game: Game[Any, Any, Any], state: State, commits: Sequence[Commit], at: Place, again: Again | None) -> Cause:
    commit = commits[at.version - 1]
    action = game.unpack_action(commit.action)
    event, rule, card = list(causes(game.events_of(commit)))[at.number]
    return Cause(
        at=at,
        event=event,
        rule=rule,
        card=card,
        running=again.running[at.number] if again else (),
        agreed=again is not None,
        commit=commit,
        action=action,
        asked=state.open.get(action.decision) if isinstance(action, Decide) else None,
        asked_at=_asked_at(game, commits, action, commit.version),
    )


# -- deciding again


class Again(NamedTuple):
    """A commit that today's rules decide as it was recorded: what was running at each event, and what had each rule run that
    is suspended after it, from the bottom of the stack up."""

    running: tuple[Line, ...]
    suspended: tuple[Line, ...]


def decided_again(
    game: Game[Any, Any, Any], state: State, commit: Commit, suspended: Sequence[Line] = ()
) -> Again | None:
    """What was running at each event of a commit; None where today's rules decide otherwise.

    `state` is the one before the commit, `suspended` what had the rules run that are suspended in it, as far as that is known.
    To lay a table takes no rule, nor does taking back.
    """
    recorded, action = game.events_of(commit), game.unpack_action(commit.action)
    if state.version == 0 or isinstance(action, TakingBack):
        return Again(((),) * len(recorded), ())
    make = noting(game.table)  # type: ignore[arg-type]  # a class can be hashed
    table = make(state, game.unpack_stack, game.packs.get(state.content, {}))
    table.timing = Moment(commit.at, any(isinstance(event, CameBack) for event in recorded))
    table.resume(suspended)
    try:
        decided = game.decided(table, commit.seat, action)
    except Exception:  # rules that were never made for such a position may fail in any way; the record stands
        return None
    if _meant(decided.events) != _meant(recorded):
        return None
    noted = iter(
        [line for event, line in zip(decided.events, table.noted, strict=True) if not isinstance(event, NOTES)]
    )
    running = tuple(() if isinstance(event, NOTES) else next(noted) for event in recorded)
    return Again(running, tuple(map(table.line, table.stack)))


def _meant(events: Iterable[Event]) -> list[Event]:
    return [event for event in events if not isinstance(event, NOTES)]


class Noting(Table[Any]):
    """A table that notes for each event which rules were running: each of them had the next one run."""

    def __init__(self, *args: Any) -> None:
        super().__init__(*args)
        self.noted: list[Line] = []
        self._running: Frame | None = None
        self._lines: dict[int, tuple[Frame, Line]] = {}  # frames by identity, which are kept so that it stays theirs

    def resume(self, suspended: Sequence[Line]) -> None:
        """Know what had the rules run that lie suspended, if all of them are known."""
        if len(suspended) == len(self.stack):
            self._lines = {id(frame): (frame, line) for frame, line in zip(self.stack, suspended, strict=True)}

    def line(self, frame: Frame) -> Line:
        """What had a rule run; nothing, if that was an action, or before what is known."""
        return self._lines.get(id(frame), (frame, ()))[1]

    def _now(self) -> Line:
        """What is running."""
        if self._running is None:
            return ()
        rule = self.rule or getattr(self._running, "rule", "")
        return (*self.line(self._running), Running(type(self._running).__name__, rule, self.card))

    def step(self) -> None:
        """One step of the top frame, which is what is running."""
        self._running = self.stack[-1]
        super().step()

    def push(self, frame: Frame) -> None:
        """What is running has this run next."""
        self._lines[id(frame)] = frame, self._now()
        super().push(frame)

    def then(self, *frames: Frame) -> None:
        """What is running has these run next."""
        self._lines |= {id(frame): (frame, self._now()) for frame in frames}
        super().then(*frames)

    def emit(self, event: Event) -> None:
        """Note what is running, and let the event be true."""
        self.noted.append(self._now())
        super().emit(event)


@cache
def noting(table: type) -> Callable[..., Noting]:
    """A game's table, that notes besides."""
    return type("NotingTable", (Noting, table), {})
