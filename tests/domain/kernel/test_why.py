"""An event is traced back, question by question, to an action that answered none."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Any, get_args

import pytest
from msgspec import Raw, structs

from domain.kernel import events as e
from domain.kernel.action import Action, Decide, Legal, Undo
from domain.kernel.commit import Commit, pack
from domain.kernel.event import Event, causes
from domain.kernel.game import Decided, Game
from domain.kernel.lobby import CreateGame, SitDown, StartGame
from domain.kernel.why import Cause, Place, Running, decided_again, noting, why
from domain.registry import games
from tests.domain.golden.games import EARLIER, GOLDEN, recorded
from tests.domain.play import Move, Played, lay, play
from tests.domain.toy import Crew, GustBlew, NextBoat, Night, OarsPassed, Ply, Row, Smugglers, Voyage, WatchBegan

TOY = Smugglers()
SEED = 1
"""Of a night in which everything happens that is told of here."""

CUT = 100
"""How much of a recorded game is looked at."""

AnyGame = Game[Any, Any, Any]


@cache
def toy() -> list[Commit]:
    """A whole night."""
    return play(TOY, 3, seed=SEED).commits


def chain(game: AnyGame, commits: Sequence[Commit], at: Place) -> list[Cause]:
    return [cause for cause, _ in why(game, commits, at)]


def places(game: AnyGame, commits: Sequence[Commit]) -> Iterator[Place]:
    """Where all events are."""
    for commit in commits:
        yield from (Place(commit.version, n) for n in range(len(game.events_of(commit))))


def streams() -> Iterator[Any]:
    """The toy game, and the first recorded one of each other game."""
    yield pytest.param(TOY, None, id="smugglers")
    for name in games():
        golden = next(golden for golden in GOLDEN if golden.game == name)
        yield pytest.param(games()[name], golden.stream, id=name)


@pytest.mark.parametrize(("game", "stream"), [*streams()])
def test_every_event_comes_from_a_free_action_through_the_questions_that_were_asked(game: AnyGame, stream: Any) -> None:
    commits = recorded(game, stream).commits[:CUT] if stream else toy()
    frames, found = {frame.__name__ for frame in get_args(game.frames)}, set[str]()
    for at in list(places(game, commits))[::13]:
        *before, last = causes_ = chain(game, commits, at)
        assert last.at == at
        assert (last.event, last.rule, last.card) == list(causes(game.events_of(commits[at.version - 1])))[at.number]
        assert not isinstance(causes_[0].action, Decide)
        for earlier, later in zip(before, causes_[1:], strict=True):
            assert isinstance(earlier.event, e.Asked)
            assert isinstance(later.action, Decide)
            assert (later.asked, later.asked_at) == (earlier.event, earlier.at)
            assert later.action.decision == earlier.event.decision
            assert later.commit.seat == earlier.event.seat
            assert earlier.running, "a question is asked by a rule"
        assert all(cause.agreed for cause in causes_)
        found |= {running.frame for cause in causes_ for running in cause.running}
    assert found
    assert found <= frames


def found(kind: type[Event], rule: str, ask: str = "") -> Place:
    """The first such event of the night."""
    for at in places(TOY, toy()):
        event, cited, _ = list(causes(TOY.events_of(toy()[at.version - 1])))[at.number]
        if isinstance(event, kind) and cited == rule and getattr(event, "ask", "") == ask:
            return at
    raise LookupError


def test_the_rules_that_were_running_are_told_from_the_outermost_on() -> None:
    *_, cause = chain(TOY, toy(), found(e.Asked, "smugglers.gusts", "respond"))
    assert cause.running == (Running("Voyage", "smugglers.voyage"), Running("Gusts", "smugglers.gusts"))


def test_a_running_rule_names_its_card_where_it_has_one() -> None:
    *_, cause = chain(TOY, toy(), found(e.Moved, "smugglers.parrot"))
    assert cause.running == (Running("Voyage", "smugglers.parrot", cause.card),)
    assert TOY.replay(toy()[: cause.at.version]).what[cause.card] == "Parrot"


def test_what_follows_from_an_answer_goes_back_to_the_question() -> None:
    """A crew held a gust back, was asked which, and threw it in, all because somebody had let their boat sail."""
    held, asked, thrown = chain(TOY, toy(), found(GustBlew, "smugglers.gusts"))
    assert isinstance(held.action, Row)
    assert [cause.event.ask for cause in (held, asked) if isinstance(cause.event, e.Asked)] == ["hold", "respond"]
    assert thrown.asked == asked.event
    assert TOY.replay(toy()[: thrown.at.version]).what[thrown.card] in ("Wind", "Rocks")


def test_what_an_action_does_by_itself_was_done_by_no_running_rule() -> None:
    at = found(e.AbilityOn, "smugglers.gear")
    (cause,) = chain(TOY, toy(), at)
    assert (cause.running, cause.agreed, type(cause.action)) == ((), True, Ply)


def test_the_state_that_comes_with_a_cause_is_the_one_before_its_commit() -> None:
    at = found(GustBlew, "smugglers.gusts")
    for cause, before in why(TOY, toy(), at):
        assert before.version == cause.at.version - 1
        assert before.digest() == TOY.replay(toy()[: before.version]).digest()


def test_laying_a_table_takes_no_rule() -> None:
    (cause,) = chain(TOY, toy(), Place(1, 0))
    assert (cause.rule, cause.running, cause.agreed) == ("kernel.lobby.create", (), True)
    assert isinstance(cause.action, CreateGame)


@pytest.mark.parametrize("at", [Place(0, 0), Place(1, -1), Place(1, 99), Place(10_000, 0)])
def test_an_event_that_is_not_there_has_no_cause(at: Place) -> None:
    with pytest.raises(LookupError, match=str(at)):
        list(why(TOY, toy(), at))


def test_a_place_is_written_as_it_is_read() -> None:
    assert Place.read("12.3") == Place(12, 3)
    assert str(Place(12, 3)) == "12.3"
    for wrong in ("", "12", "12.", ".3", "a.b"):
        with pytest.raises(ValueError):  # noqa: PT011  # int says what is wrong
            Place.read(wrong)


# -- other rules than those that recorded it


class Becalmed(Smugglers):
    """Rules by which a rowing boat goes nowhere."""

    def act(self, t: Crew, seat: int, action: Action) -> None:
        t.because("smugglers.voyage")
        t.emit(OarsPassed(turn=t.s.turn + 1))


class Ashore(Smugglers):
    """Rules by which nobody may row."""

    def legal_moves(self, state: Night, seat: int, kind: type[Action] | None = None) -> Iterator[Legal]:
        return iter(())


class Loaded(Crew):
    """A table whose dice fall otherwise."""

    def roll(self, seat: int, n: int = 1, sides: int = 6) -> tuple[int, ...]:
        return super().roll(seat, n, 2 * sides)


class Cheating(Smugglers):
    """Rules by which another die is rolled."""

    table = Loaded


class Sunk(Smugglers):
    """Rules that can't cope with the position."""

    def act(self, t: Crew, seat: int, action: Action) -> None:
        raise KeyError(action)


@pytest.mark.parametrize("rules", [Becalmed, Ashore, Cheating, Sunk])
def test_where_the_rules_of_today_decide_otherwise_the_record_alone_tells(rules: type[Smugglers]) -> None:
    at = found(e.Rolled, "smugglers.voyage")
    (recorded,), (cause,) = chain(TOY, toy(), at), chain(rules(), toy(), at)
    assert recorded.running
    assert cause == structs.replace(recorded, running=(), agreed=False)


def test_how_today_s_rules_take_down_what_is_still_to_be_done_is_no_difference() -> None:
    """A suspended rule with a field more is packed differently, and decides the same."""
    at = found(e.Asked, "smugglers.orders-secret", "pace")
    commit = toy()[at.version - 1]
    events = [e.Paused(stack=b"other") if isinstance(event, e.Paused) else event for event in TOY.events_of(commit)]
    assert any(isinstance(event, e.Paused) for event in events)
    before = TOY.replay(toy()[: commit.version - 1])
    again = decided_again(TOY, before, structs.replace(commit, events=Raw(pack(events))))
    assert again == decided_again(TOY, before, commit)
    assert again is not None


@pytest.mark.parametrize("stream", sorted(EARLIER.glob("*.xz")), ids=lambda stream: stream.stem)
def test_games_of_earlier_rules_have_causes_too(stream: Path) -> None:
    game = games()[stream.stem.partition("-")[0]]
    commits = recorded(game, stream).commits[:CUT]
    for at in list(places(game, commits))[::29]:
        (first, *_) = causes_ = chain(game, commits, at)
        assert not isinstance(first.action, Decide)
        assert causes_[-1].rule


def test_what_comes_after_something_was_taken_back_goes_back_to_the_question_that_is_open_again() -> None:
    played = Played(TOY, sha256(b"").digest(), [], [], [TOY.state()])
    open_ = (e.SeatPlan(), e.SeatPlan())
    played.take(Move(-1, CreateGame(game=TOY.name, creator="p_0", seats=open_, undo="own_last")))
    for seat in (0, 1):
        played.take(Move(-1, SitDown(player=f"p_{seat}")))
    played.take(Move(-1, StartGame()))
    first, second = (asked.decision for asked in played.last.open.values())
    played.take(Move(0, Decide(decision=first, choice=("3",))))
    played.take_back(0, Undo())
    played.take(Move(1, Decide(decision=second, choice=("2",))))
    played.take(Move(0, Decide(decision=first, choice=("1",))))
    undone, last = 6, len(played.commits)
    (cause,) = chain(TOY, played.commits, Place(undone, 0))
    assert (type(cause.event), cause.running, cause.agreed) == (e.Undone, (), True)
    assert cause.rule == "kernel.undo.own-last"
    began = next(n for n, event in enumerate(TOY.events_of(played.commits[-1])) if isinstance(event, WatchBegan))
    asked, answered = chain(TOY, played.commits, Place(last, began))
    assert (asked.at.version, answered.asked_at, answered.agreed) == (4, asked.at, True)
    assert answered.running == (Running("Watch", "smugglers.orders-revealed"),)


def test_a_question_of_another_game_is_where_a_sandbox_s_causes_end() -> None:
    """It was open when the game was forked, and was asked in that one."""
    past = play(TOY, 2, seed=2).states[4]
    assert past.open
    played = lay(TOY, 2)
    t = TOY.at(played.last)
    t.emit(e.Forked(of="g_past", at=past.version, seat=0, zones=past.zones, table=past.packed()))
    commit, state = TOY.commit(played.last, Decided(tuple(t.events), t.s), -1, StartGame(), 0)
    sandbox = Played(TOY, b"", [], [*played.commits, commit], [state])
    asked = next(iter(state.open.values()))
    sandbox.take(Move(asked.seat, Decide(decision=asked.decision, choice=("1",))))
    (cause,) = chain(TOY, sandbox.commits, Place(3, 0))
    assert (cause.asked, cause.asked_at) == (asked, None)


def test_a_rule_that_only_waits_its_turn_is_no_cause() -> None:
    """It lies below on the stack, and has nothing run."""
    t = noting(Crew)(TOY.replay(toy()[:5]), TOY.unpack_stack, TOY.packs[TOY.content_hash])
    t.stack, t.s.open = [], {}
    t.then(Voyage(0), NextBoat())
    t.step()
    assert t.noted == [(Running("Voyage", "smugglers.voyage"),)]
    assert [type(frame).__name__ for frame in t.stack] == ["NextBoat", "Voyage", "Gusts"]


def test_noting_leaves_the_state_as_it_was() -> None:
    at = found(e.Rolled, "smugglers.voyage")
    before = TOY.replay(toy()[: at.version - 1])
    digest = before.digest()
    assert decided_again(TOY, before, toy()[at.version - 1])
    assert before.digest() == digest
    assert noting(Crew) is noting(Crew)
