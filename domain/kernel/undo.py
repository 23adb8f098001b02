"""Taking back: what may be undone, by whom, and what bars it.

A game is never shortened. It goes on from the table as it was at an earlier version, and everybody keeps what they have
learnt since. So nothing is taken back past what would give an advantage when it is done again: chance, and what was
hidden from the player who undoes.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from msgspec import Struct

from . import clock_events as ce, events as e, lobby
from .action import AnswerUndo, TakingBack, Undo
from .commit import Commit, unpack
from .event import Event, causes
from .game import UNTIMED, Decided, Game
from .refusal import Refused
from .state import State, evolve
from .table import Moment, Table

POLICY = "kernel.undo.policy"
OWN_LAST = "kernel.undo.own-last"
ALL_AGREE = "kernel.undo.all-agree"
CHANCE = "kernel.undo.chance"
LEARNT = "kernel.undo.learnt"
SEATS = "kernel.undo.seats"
TABLE = "kernel.undo.table"
NOBODY = -1
"""The seat of a commit that nobody at the table made: who sits there changed, or the game began."""

CLOCK = "kernel.clock.undo"
SEATING = e.SatDown | e.StoodUp | e.BotSat
BEGINNING = e.Created | e.Started | e.Forked
TALK = (
    e.UndoProposed | e.UndoAnswered | e.UndoLapsed | ce.StoodIn | ce.CameBack
    | ce.ClockWished | ce.ClockSwitched | ce.ClockSet | e.Checkpoint | e.GivenUp
)  # fmt: skip
"""What isn't a move: what is said of taking back, or about the clock, who goes and who comes."""


class Bar(Struct, frozen=True):
    """An event past which nothing is taken back: its version, its place in the commit, its kind and the rule it cites."""

    version: int
    index: int
    event: str
    rule: str


class Past(Struct, frozen=True):
    """A game's record so far: the commits of all versions from 1 on."""

    game: Game[Any, Any, Any]
    commits: Sequence[Commit]

    def events(self, version: int) -> list[Event]:
        """What a version made true."""
        return self.game.events_of(self.commits[version - 1])

    def seat(self, version: int) -> int:
        """Who made it."""
        return self.commits[version - 1].seat

    def is_talk(self, version: int) -> bool:
        """Whether nobody moved in it."""
        return all(isinstance(event, TALK) for event in self.events(version))

    def bars(self, version: int) -> Iterator[tuple[Bar, Event]]:
        """Its events, each with what there is to say of it where it bars something."""
        for index, (event, rule, _) in enumerate(causes(self.events(version))):
            yield Bar(version, index, type(event).__name__, rule), event

    def in_effect(self, version: int) -> Iterator[int]:
        """The versions that led to the table after one, newest first: none of them was taken back on the way."""
        while version > 0:
            undone = [event.to for event in self.events(version) if isinstance(event, e.Undone)]
            if not undone:
                yield version
            version = undone[-1] if undone else version - 1

    def unrevealed(self, state: State) -> set[int]:
        """The seats whose answers nobody knows yet: given to what was asked together with what is open in a state."""
        seats = set[int]()
        first = min(state.open, default=0)
        for version in self.in_effect(state.version) if first else ():
            events = self.events(version)
            if any(isinstance(event, e.Asked) and event.decision == first for event in events):
                break
            seats |= {event.seat for event in events if isinstance(event, e.Answered)}
        return seats


# -- where back to


def back_to(game: Game[Any, Any, Any], state: State, seat: int, action: TakingBack, commits: Sequence[Commit]) -> int:
    """The version whose table an action of a seat would bring back; `commits` are all those up to the state's version.

    Refused: it is over, or nothing may be taken back, or not by this seat, or not to there.
    """
    game.require_running(state)
    if isinstance(action, AnswerUndo):
        return _proposed(state, seat, action).to
    if state.undo not in ("own_last", "all_agree"):
        raise Refused("undo_not_allowed", POLICY, detail="policy")
    if state.proposed:
        raise Refused("undo_not_allowed", ALL_AGREE, detail="proposed", seat=state.proposed.seat)
    if state.undo == "own_last":
        return _alone(state, action, _own_last(Past(game, commits), state, seats_of(state, seat), alone=True))
    if action.to is None:
        return _own_last(Past(game, commits), state, seats_of(state, seat))
    return _earlier(state, action.to)


def seats_of(state: State, seat: int) -> set[int]:
    """All seats of the player who holds one."""
    return {seat, *lobby.seats_of(state, state.seats[seat].player)}


def _alone(state: State, action: Undo, to: int) -> int:
    """Who need ask nobody may take back the own last action, and no more."""
    if action.to not in (None, to):
        raise Refused("undo_not_allowed", OWN_LAST, detail="own_last", pointer="/to", to=to)
    return to


def _earlier(state: State, to: int) -> int:
    if not 1 <= to < state.version:
        raise Refused("undo_not_allowed", TABLE, detail="earlier", pointer="/to", to=to, version=state.version)
    return to


def _own_last(past: Past, state: State, mine: set[int], *, alone: bool = False) -> int:
    """The version before the last action of these seats that wasn't taken back; `alone`: those of other players bar it."""
    others = {n for n, plan in enumerate(state.seats) if plan.kind == "player"} if alone else set[int]()
    stops = {NOBODY} | mine | others
    version = next(v for v in past.in_effect(state.version) if past.seat(v) in stops and not past.is_talk(v))
    seat = past.seat(version)
    if seat == NOBODY:
        bar = next(bar for bar, event in past.bars(version) if isinstance(event, SEATING | BEGINNING | ce.TimeRanOut))
        if bar.event == ce.TimeRanOut.__name__:
            raise Refused("undo_not_allowed", CLOCK, detail="time", version=version, bar=bar)
        raise Refused("undo_not_allowed", SEATS, detail="nothing", version=version, bar=bar)
    if seat not in mine:
        bar, _ = next(past.bars(version))
        raise Refused("undo_not_allowed", OWN_LAST, detail="other", seat=seat, version=version, bar=bar)
    return version - 1


def _proposed(state: State, seat: int, answer: AnswerUndo) -> e.Proposal:
    """The proposal that a seat would answer. Who made it may only withdraw it, and nobody agrees twice."""
    if state.proposed is None:
        raise Refused("undo_not_allowed", ALL_AGREE, detail="no_proposal")
    if answer.agree and state.seats[seat].player not in unanswered(state):
        raise Refused("undo_not_allowed", ALL_AGREE, detail="agreed")
    return state.proposed


def unanswered(state: State) -> set[str]:
    """The players who have yet to agree to what is proposed; bots agree to anything."""
    if state.proposed is None:
        return set()
    return lobby.present(state) - {state.seats[seat].player for seat in (state.proposed.seat, *state.proposed.agreed)}


# -- what bars it


def barred(past: Past, before: State, mine: set[int]) -> Refused | None:
    """Why the player of these seats can't go back to a state, by the last event that bars it.

    All that was done since counts, also what was taken back again: nobody forgets.
    """
    looking, found = Looking(past, before.copy(), mine, past.unrevealed(before)), None
    for version in range(before.version + 1, len(past.commits) + 1):
        looking.state.version = version
        telling = looking.told_by(past.commits[version - 1])
        for bar, event in past.bars(version):
            if why := looking.at(event) or telling:
                rule, reason = why
                found = Refused("undo_not_allowed", rule, detail=reason, version=version, bar=bar)
    return found


class Looking(Struct):
    """A look at one event after another, as the player of some seats knew the table at the time.

    `unrevealed` are the seats that have answered in secret what others are still asked.
    """

    past: Past
    state: State
    mine: set[int]
    unrevealed: set[int]

    def at(self, event: Event) -> tuple[str, str] | None:
        """The rule by which the next event bars, and its reason in a word; nothing where it doesn't."""
        news, rng = self._news(event), self.state.rng
        evolve(self.state, event)
        if isinstance(event, e.Undone):
            self.unrevealed = self.past.unrevealed(self.state)
        if news:
            return LEARNT, news
        if isinstance(event, e.Shuffled):
            return CHANCE, "order"
        if self.state.rng != rng:
            return CHANCE, "chance"
        if isinstance(event, SEATING):
            return SEATS, "seats"
        if isinstance(event, ce.TimeRanOut):
            return CLOCK, "time"
        return (SEATS, "beginning") if isinstance(event, BEGINNING) else None

    def told_by(self, commit: Commit) -> tuple[str, str] | None:
        """The same of another's action that tells, by the rules, what they don't hold."""
        tells = commit.seat not in self.mine and unpack(commit.action)["type"] in self.past.game.telling
        return (LEARNT, "telling") if tells else None

    def _news(self, event: Event) -> str:
        """What the player learns by an event."""
        match event:
            case e.Seen():
                return "seen" if self._unknown(event) else ""
            case e.Answered() if event.decision in self.state.open:
                return self._came_out(event, self.state.open[event.decision])
        return ""

    def _unknown(self, seen: e.Seen) -> bool:
        mask = sum(1 << seat for seat in self.mine)
        return any(seen.to & mask and not self.state.known[i] & mask for i in seen.ids)

    def _came_out(self, answered: e.Answered, asked: e.Asked) -> str:
        """The last answer carries out all that were given in secret, and each comes out by what it causes."""
        self.unrevealed.add(answered.seat)
        if len(self.state.open) > 1:
            return ""
        others, self.unrevealed = self.unrevealed - self.mine, set()
        if others:
            return "secret"
        return "telling" if asked.ask in self.past.game.telling else ""


# -- deciding


def decide(
    game: Game[Any, Any, Any],
    state: State,
    seat: int,
    action: TakingBack,
    before: State,
    commits: Sequence[Commit],
    moment: Moment = UNTIMED,
) -> Decided[Any]:
    """What taking back makes true; `before` is the state at the version of `back_to`, `commits` as there. Refused: it is barred."""
    t = game.at(state, moment=moment)
    game.attend(t, seat, action)
    if isinstance(action, AnswerUndo):
        _answer(t, seat, action, before)
    elif why := barred(Past(game, commits), before, seats_of(state, seat)):
        raise why
    else:
        _undo(t, seat, before)
    return game.noted(t)


def _undo(t: Table[Any], seat: int, before: State) -> None:
    """Where others have to agree, it is proposed; else it is done."""
    t.because(ALL_AGREE if t.s.undo == "all_agree" else OWN_LAST, 0)
    if t.s.undo == "all_agree" and lobby.present(t.s) - {t.s.seats[seat].player}:
        t.emit(e.UndoProposed(seat=seat, to=before.version))
    else:
        t.emit(e.Undone(seat=seat, to=before.version, table=before.packed()))


def _answer(t: Table[Any], seat: int, answer: AnswerUndo, before: State) -> None:
    """Once all have agreed it is done."""
    proposal = _proposed(t.s, seat, answer)
    t.because(ALL_AGREE, 0)
    t.emit(e.UndoAnswered(seat=seat, agreed=answer.agree))
    if t.s.proposed and not unanswered(t.s):
        t.emit(e.Undone(seat=proposal.seat, to=before.version, table=before.packed()))
