"""Who attends to a seat, and for how long: clocks, and bots that stand in."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from domain.kernel import clock_events as ce, events as e, undo
from domain.kernel.action import Action, AnswerUndo, ComeBack, Decide, RunOut, SetAutoPass, SetClock, StandIn, Undo
from domain.kernel.attendance import MISSED
from domain.kernel.due import Due, due
from domain.kernel.event import Event, causes
from domain.kernel.following import follow
from domain.kernel.fork import fork
from domain.kernel.lobby import EndGame, ForkGame, SitDown, StandUp, StartGame
from domain.kernel.refusal import Refused
from domain.kernel.table import Moment
from domain.kernel.why import decided_again
from domain.locale import has
from tests.domain.kernel.arrange import GAME, asked, kinds
from tests.domain.play import Move, Played, lay
from tests.domain.toy import Ply, Row

START = 1_000_000
MINUTE = 60_000
EACH = ce.Clock("decision", 60)
BANK = ce.Clock("turn", 600, 30)


def begun(
    clock: ce.Clock | None = EACH, seats: int = 2, at_zero: str = "answer", policy: str = "none", seed: int = 0
) -> Played:
    """All are asked for their orders, at the moment `START`."""
    if clock:
        clock = ce.Clock(clock.kind, clock.seconds, clock.increment, at_zero)
    played = lay(GAME, seats, seed=seed, policy=policy, clock=clock)
    for seat in range(seats):
        played.take(Move(-1, SitDown(player=f"p_{seat}")))
    played.take(Move(-1, StartGame()), START)
    return played


def order(played: Played, seat: int, at: int, *, in_person: bool = True) -> None:
    """A seat answers the first decision of a watch."""
    decision = asked(played.last)[seat].decision
    played.take(Move(seat, Decide(decision=decision, choice=("2",))), at, in_person=in_person)


def told(played: Played) -> list[Event]:
    """What the last commit made true."""
    return GAME.events_of(played.commits[-1])


def rules(played: Played) -> dict[str, str]:
    """By which rule each kind of event of the last commit came."""
    return {type(event).__name__: rule for event, rule, _ in causes(told(played))}


def running(played: Played) -> dict[int, int]:
    """Since when the time of each seat runs whose time does."""
    return {seat: time.since for seat, time in enumerate(played.last.times) if time.since}


def refused(played: Played, action: Action, seat: int = 0, at: int = START) -> Refused:
    with pytest.raises(Refused) as refused:
        GAME.decide(played.last, seat, action, moment=Moment(at, in_person=True))
    assert refused.value.message("fr")
    return refused.value


# -- time


@pytest.mark.rule("kernel.clock.time")
def test_time_runs_from_the_start_for_all_who_are_awaited() -> None:
    played = begun()
    assert running(played) == {0: START, 1: START}
    assert rules(played)["ClockSet"] == "kernel.clock.time"


@pytest.mark.rule("kernel.clock.time")
def test_of_two_who_are_asked_at_once_each_uses_its_own_time() -> None:
    played = begun(BANK)
    order(played, 0, START + 10_000)
    assert played.last.times == (ce.SeatTime(620_000), ce.SeatTime(630_000, True, START))


@pytest.mark.rule("kernel.clock.time")
def test_nothing_is_noted_where_nothing_begins_or_ends() -> None:
    played = begun(BANK)
    before = played.last.times
    played.take(Move(0, SetAutoPass(on=True)), START + 5_000)
    assert played.last.times == before
    assert kinds(told(played)) == ["AutoPassSet"]


def test_a_setting_gives_nobody_more_time_and_a_move_does() -> None:
    played = begun(EACH, seats=2)
    played.take(Move(0, SetAutoPass(on=True)), START + 5_000)
    assert running(played) == {0: START, 1: START}
    for seat in (0, 1):
        order(played, seat, START + 10_000)
    assert running(played) == {played.last.order[0]: START + 10_000}


@pytest.mark.rule("kernel.clock.time")
def test_a_seat_with_a_bot_in_it_uses_no_time() -> None:
    played = begun(BANK)
    played.take(Move(1, StandIn()), START + 1_000)
    assert running(played) == {0: START}
    assert played.last.times[1] == ce.SeatTime(629_000, True)
    played.take(Move(-1, StandUp(seat=0)), START + 2_000)
    assert running(played) == {}


def test_a_game_without_a_clock_records_none_of_it() -> None:
    played = begun(None)
    order(played, 0, START)
    names = {type(event).__name__ for commit in played.commits for event in GAME.events_of(commit)}
    assert not names & {"ClockSet", "TimeRanOut"}
    assert played.last.times == ()
    assert due(played.last) is None
    assert b"clock" not in bytes(played.commits[0].events)


def test_a_sandbox_has_no_clock() -> None:
    played = begun()
    for seat in (0, 1):
        order(played, seat, START)
    asked_for = ForkGame(of="g_1", at=played.last.version, creator="p_0", seat=0)
    sandbox = fork(follow(GAME, played.commits, 0), asked_for, bytes(32)).state
    assert (sandbox.clock, sandbox.times) == (None, ())


def test_the_digest_is_that_of_the_same_game_without_a_clock() -> None:
    timed, free = begun(), begun(None)
    for played in (timed, free):
        order(played, 0, START + 7_000)
    assert timed.last.digest() == free.last.digest()


# -- zero


@pytest.mark.rule("kernel.clock.zero")
def test_time_is_up_at_its_end_and_not_before() -> None:
    played = begun()
    assert due(played.last) == Due(START + MINUTE, RunOut(seat=0))
    assert refused(played, RunOut(seat=0), -1, START + MINUTE - 1).rule == "kernel.clock.zero"
    played.take(Move(-1, RunOut(seat=0)), START + MINUTE)
    assert told(played)[0] == ce.TimeRanOut(seat=0, rule="kernel.clock.zero")
    assert due(played.last) == Due(START + MINUTE, RunOut(seat=1))


@pytest.mark.rule("kernel.clock.zero")
@pytest.mark.parametrize("seat", [-1, 2, 9])
def test_only_where_time_runs_can_it_be_up(seat: int) -> None:
    assert refused(begun(), RunOut(seat=seat), -1, START + 2 * MINUTE).code == "wrong_phase"


@pytest.mark.rule("kernel.clock.zero")
def test_where_the_game_is_over_or_has_not_begun_no_time_is_up() -> None:
    waiting = lay(GAME, 2, clock=EACH)
    assert refused(waiting, RunOut(seat=0), -1, START).code == "wrong_phase"
    played = begun()
    played.take(Move(-1, EndGame(player="p_9", reason="late")), START)
    assert kinds(told(played)) == ["CalledOff", "Ended"]
    assert due(played.last) is None
    assert refused(played, RunOut(seat=0), -1, START + 2 * MINUTE).code == "wrong_phase"


@pytest.mark.rule("kernel.clock.zero")
def test_what_is_done_before_it_is_said_that_time_is_up_counts() -> None:
    played = begun(BANK)
    order(played, 0, START + 2_000_000)
    assert played.last.times[0] == ce.SeatTime(0)


@pytest.mark.rule("kernel.clock.answer")
def test_the_least_is_chosen_where_time_is_up() -> None:
    played = begun()
    first = asked(played.last)[0]
    played.take(Move(-1, RunOut(seat=0)), START + MINUTE)
    answered = next(event for event in told(played) if isinstance(event, e.Answered))
    assert (answered.decision, answered.seat) == (first.decision, 0)
    assert answered.choice == first.options[:1]
    assert rules(played)["Answered"] == "kernel.clock.answer"


@pytest.mark.rule("kernel.clock.answer")
def test_who_may_pass_has_passed_where_time_is_up() -> None:
    played = sailing(ce.Clock("decision", 60))
    played.take(Move(played.last.order[0], Row()), START + 1)
    asks = asked(played.last)
    assert {ask.least for ask in asks.values()} == {0}
    for seat in sorted(asks):
        played.take(Move(-1, RunOut(seat=seat)), START + 1 + MINUTE)
        assert next(event.choice for event in told(played) if isinstance(event, e.Answered)) == ()


@pytest.mark.rule("kernel.clock.time")
def test_each_move_on_a_turn_has_a_decisions_time_and_all_of_them_one_turns() -> None:
    for clock, since in ((EACH, START + 7_000), (BANK, START)):
        played = sailing(clock)
        seat = played.last.order[0]
        played.take(
            Move(seat, next(of.action for of in GAME.legal(played.last, seat) if type(of.action) is Ply)), START + 7_000
        )
        assert running(played) == {seat: since}


def sailing(clock: ce.Clock) -> Played:
    """All have ordered their pace at the moment `START`, and who sails first holds something to play."""
    for seed in range(99):
        played = begun(clock, seed=seed)
        for seat in (0, 1):
            order(played, seat, START)
        first = played.last.order[0]
        if not played.last.stack and any(type(of.action) is Ply for of in GAME.legal(played.last, first)):
            return played
    raise AssertionError("nobody ever holds anything")


@pytest.mark.rule("kernel.clock.answer")
def test_nothing_more_is_done_on_a_turn_whose_time_is_up() -> None:
    played = begun()
    for seat in (0, 1):
        order(played, seat, START)
    sails = played.last.order[0]
    played.take(Move(-1, RunOut(seat=sails)), START + MINUTE)
    alone = GAME.decide(played.states[-2], sails, Row())
    assert [event for event in told(played) if type(event).__name__ not in ("TimeRanOut", "ClockSet")] == [
        event for event in alone.events if type(event).__name__ != "ClockSet"
    ]


@pytest.mark.rule("kernel.clock.answer")
def test_a_game_in_which_nobody_acts_comes_to_its_end() -> None:
    played = begun(ce.Clock("turn", 60))
    while (coming := due(played.last)) and len(played.commits) < 500:
        played.take(Move(-1, coming.action), coming.at)
    assert played.last.status == "ended"


def left_alone(played: Played, times: int) -> None:
    """Nobody does anything until somebody's time has been up so often."""
    for _ in range(times):
        coming = due(played.last)
        assert coming
        played.take(Move(-1, coming.action), coming.at)


@pytest.mark.rule("kernel.clock.idle")
def test_the_clock_stops_where_nobody_is_there_and_runs_when_somebody_is() -> None:
    played = begun(ce.Clock("decision", 60))
    left_alone(played, MISSED - 1)
    order_or_row(played)
    left_alone(played, MISSED)
    assert rules(played)["ClockSwitched"] == "kernel.clock.idle"
    assert (played.last.stopped, due(played.last)) == (True, None)
    order_or_row(played)
    assert rules(played)["ClockSwitched"] == "kernel.clock.idle"
    assert (played.last.stopped, played.last.missed) == (False, 0)
    assert due(played.last)


@pytest.mark.rule("kernel.clock.idle")
def test_one_player_alone_lets_a_clock_run_again_that_stopped_by_itself() -> None:
    played = begun(ce.Clock("decision", 60))
    left_alone(played, MISSED)
    stop(played, 1, START * 2, stopped=False)
    assert (played.last.stopped, played.last.wishes) == (False, ())


@pytest.mark.rule("kernel.clock.idle")
def test_what_is_left_of_a_turn_whose_time_was_up_is_not_counted() -> None:
    played = begun(ce.Clock("turn", 1, 0))
    left_alone(played, MISSED + 10)
    assert played.last.missed == 2


def order_or_row(played: Played) -> None:
    """Somebody who is awaited does something."""
    seat = GAME.awaited(played.last)[0]
    mine = asked(played.last).get(seat)
    action = Decide(decision=mine.decision, choice=tuple(map(str, mine.options[: mine.least]))) if mine else Row()
    played.take(Move(seat, action), played.commits[-1].at + 1, in_person=True)


@pytest.mark.rule("kernel.clock.bot")
def test_a_bot_takes_a_seat_for_good_whose_time_is_up() -> None:
    played = begun(at_zero="bot")
    played.take(Move(-1, RunOut(seat=1)), START + MINUTE)
    assert played.last.seats[1] == e.SeatPlan("bot", bot="greedy")
    assert rules(played)["BotSat"] == "kernel.clock.bot"
    assert running(played) == {0: START}


@pytest.mark.rule("kernel.clock.stand-in")
def test_a_bot_stands_in_where_time_is_up_until_the_player_is_back() -> None:
    played = begun(at_zero="stand_in")
    played.take(Move(-1, RunOut(seat=1)), START + MINUTE)
    assert played.last.seats[1] == e.SeatPlan("player", "p_1", "greedy")
    assert rules(played)["StoodIn"] == "kernel.clock.stand-in"
    played.take(Move(1, ComeBack()), START + 2 * MINUTE)
    assert played.last.seats[1] == e.SeatPlan("player", "p_1")
    assert running(played) == {0: START, 1: START + 2 * MINUTE}
    assert due(played.last) == Due(START + MINUTE, RunOut(seat=0))


@pytest.mark.parametrize("at_zero", ["answer", "bot", "stand_in"])
def test_what_came_of_it_is_decided_the_same_again(at_zero: str) -> None:
    played = begun(at_zero=at_zero)
    played.take(Move(-1, RunOut(seat=1)), START + MINUTE + 5)
    order(played, 0, START + MINUTE + 8)
    for state, commit in zip(played.states, played.commits, strict=False):
        assert decided_again(GAME, state, commit), commit.version


# -- standing in


@pytest.mark.rule("kernel.stand-in")
@pytest.mark.parametrize("clock", [None, EACH])
def test_a_player_may_let_a_bot_stand_in(clock: ce.Clock | None) -> None:
    played = begun(clock)
    played.take(Move(0, StandIn()), START, in_person=True)
    assert played.last.seats[0] == e.SeatPlan("player", "p_0", "greedy")
    assert rules(played)["StoodIn"] == "kernel.stand-in"
    no = refused(played, StandIn())
    assert (no.code, no.detail) == ("wrong_phase", "away")


@pytest.mark.rule("kernel.stand-in")
def test_the_game_waits_for_the_seat_and_not_for_its_player_where_a_bot_stands_in() -> None:
    played = begun()
    played.take(Move(0, StandIn()), START, in_person=True)
    assert GAME.awaited(played.last) == (0, 1)
    assert GAME.players_awaited(played.last) == (1,)


@pytest.mark.rule("kernel.stand-in.return")
def test_what_the_bot_does_brings_nobody_back_and_what_the_player_does_brings_them_back() -> None:
    played = begun()
    played.take(Move(0, StandIn()), START, in_person=True)
    order(played, 0, START + 1, in_person=False)
    assert played.last.seats[0].bot
    order(played, 1, START + 2)
    sails = played.last.order[0]
    played.take(Move(sails, Row()), START + 3)
    played.take(Move(0, SetAutoPass(on=True)), START + 4, in_person=True)
    assert kinds(told(played))[:2] == ["CameBack", "AutoPassSet"]
    assert not played.last.seats[0].bot
    assert rules(played)["CameBack"] == "kernel.stand-in.return"
    assert decided_again(GAME, played.states[-2], played.commits[-1])


@pytest.mark.rule("kernel.stand-in.return")
def test_who_does_what_may_not_be_done_is_not_back() -> None:
    played = begun()
    played.take(Move(0, StandIn()), START, in_person=True)
    assert refused(played, Row()).code == "decision_open"
    assert played.last.seats[0].bot


@pytest.mark.rule("kernel.stand-in.return")
def test_who_never_left_can_not_come_back() -> None:
    assert refused(begun(), ComeBack()).detail == "here"


def test_nobody_stands_in_before_a_game_begins_or_after_its_end() -> None:
    played = lay(GAME, 2)
    played.take(Move(-1, SitDown(player="p_0")))
    assert refused(played, StandIn()).code == "game_not_started"
    over = begun()
    over.take(Move(-1, EndGame(player="p_9", reason="late")), START)
    assert refused(over, StandIn()).code == "game_over"


@pytest.mark.parametrize("clock", [EACH, BANK])
def test_going_and_coming_back_at_once_gives_no_time(clock: ce.Clock) -> None:
    played = begun(clock)
    before = due(played.last)
    played.take(Move(0, StandIn()), START + 20_000)
    played.take(Move(0, ComeBack()), START + 20_000)
    assert before
    assert due(played.last) == before


def test_who_leaves_for_good_leaves_a_stand_in_too() -> None:
    played = begun()
    played.take(Move(0, StandIn()), START)
    played.take(Move(-1, StandUp(seat=0)), START)
    assert played.last.seats[0] == e.SeatPlan("bot", bot="greedy")


# -- stopping


def stop(played: Played, seat: int, at: int, *, stopped: bool = True) -> None:
    played.take(Move(seat, SetClock(stopped=stopped)), at, in_person=True)


@pytest.mark.rule("kernel.clock.stop")
def test_the_clock_stops_when_all_would_have_it_so_and_runs_again() -> None:
    played = begun(BANK, seats=3)
    stop(played, 0, START + 1_000)
    stop(played, 2, START + 2_000)
    assert running(played) == dict.fromkeys(range(3), START)
    assert (played.last.stopped, played.last.wishes) == (False, (0, 2))
    stop(played, 1, START + 3_000)
    assert rules(played) == dict.fromkeys(("ClockWished", "ClockSwitched"), "kernel.clock.stop") | {
        "ClockSet": "kernel.clock.time"
    }
    assert (played.last.stopped, played.last.wishes, running(played)) == (True, (), {})
    assert due(played.last) is None
    for seat in range(3):
        stop(played, seat, START + 900_000 + seat, stopped=False)
    assert played.last.times == (ce.SeatTime(627_000, True, START + 900_002),) * 3


@pytest.mark.rule("kernel.clock.stop")
def test_who_would_have_it_so_may_think_better_of_it() -> None:
    played = begun(seats=3)
    stop(played, 0, START)
    stop(played, 1, START)
    stop(played, 0, START, stopped=False)
    assert played.last.wishes == (1,)
    stop(played, 2, START)
    assert not played.last.stopped


@pytest.mark.rule("kernel.clock.stop")
def test_bots_agree_to_anything() -> None:
    played = begun(seats=4)
    played.take(Move(2, StandIn()), START)
    played.take(Move(-1, StandUp(seat=3)), START)
    stop(played, 0, START)
    assert not played.last.stopped
    played.take(Move(1, StandIn()), START)
    assert played.last.stopped


@pytest.mark.rule("kernel.clock.stop")
def test_what_is_so_or_is_said_already_is_refused() -> None:
    played = begun()
    assert refused(played, SetClock(stopped=False)).detail == "runs"
    stop(played, 0, START)
    assert refused(played, SetClock(stopped=True)).detail == "wished"
    stop(played, 1, START)
    assert refused(played, SetClock(stopped=True)).detail == "stopped"
    assert refused(begun(None), SetClock(stopped=True)).detail == "no_clock"


def test_while_the_clock_is_stopped_moves_cost_no_time() -> None:
    played = begun(BANK)
    for seat in (0, 1):
        stop(played, seat, START)
    for seat in (0, 1):
        order(played, seat, START + 800_000)
    assert running(played) == {}
    assert {time.left for time in played.last.times} == {630_000, 660_000}


# -- taking back


@pytest.mark.rule("kernel.clock.undo")
def test_what_is_taken_back_gives_nobody_time_back() -> None:
    played = begun(BANK, policy="all_agree")
    order(played, 0, START + 10_000)
    played.take_back(0, Undo(), START + 20_000)
    assert played.last.proposed
    played.take_back(1, AnswerUndo(agree=True), START + 30_000)
    assert asked(played.last).keys() == {0, 1}
    assert played.last.times == (ce.SeatTime(620_000, True, START + 30_000), ce.SeatTime(630_000, True, START))


@pytest.mark.rule("kernel.clock.undo")
def test_nobody_saves_up_time_by_doing_and_taking_back() -> None:
    played = begun(BANK, policy="own_last")
    for n in range(5):
        order(played, 0, START + n)
        played.take_back(0, Undo(), START + n)
    assert played.last.times[0] == ce.SeatTime(630_000 - 4, True, START + 4)


@pytest.mark.rule("kernel.clock.undo")
@pytest.mark.parametrize(("policy", "at_zero"), [("own_last", "answer"), ("all_agree", "stand_in")])
def test_nothing_is_taken_back_past_time_that_was_up(policy: str, at_zero: str) -> None:
    played = begun(policy=policy, at_zero=at_zero)
    order(played, 0, START + 10_000)
    played.take(Move(-1, RunOut(seat=1)), START + MINUTE)
    with pytest.raises(Refused) as no:
        played.take_back(0, Undo(), START + MINUTE)
    assert (no.value.rule, no.value.detail, no.value.about["bar"].event) == ("kernel.clock.undo", "time", "TimeRanOut")
    with pytest.raises(Refused) as earlier:
        played.take_back(0, Undo(to=4), START + MINUTE)
    assert earlier.value.rule == "kernel.clock.undo"


def test_what_is_said_about_the_clock_is_no_move_that_could_be_taken_back() -> None:
    played = begun(policy="own_last")
    order(played, 0, START)
    stop(played, 0, START)
    played.take(Move(0, StandIn()), START)
    played.take(Move(0, ComeBack()), START)
    assert undo.back_to(GAME, played.last, 0, Undo(), played.commits) == 4


def test_a_proposal_to_take_back_outlives_what_is_said_about_the_clock() -> None:
    played = begun(policy="all_agree")
    order(played, 0, START)
    played.take_back(0, Undo(), START)
    stop(played, 1, START)
    assert played.last.proposed
    played.take_back(1, AnswerUndo(agree=True), START)
    assert played.last.proposed is None
    assert asked(played.last).keys() == {0, 1}


# -- telling


@pytest.mark.parametrize("locale", ["en", "fr"])
def test_everything_is_told(locale: str) -> None:
    played = begun(BANK, seats=2, at_zero="stand_in")
    stop(played, 0, START)
    stop(played, 0, START, stopped=False)
    for seat in (0, 1):
        stop(played, seat, START)
    for seat in (0, 1):
        stop(played, seat, START, stopped=False)
    played.take(Move(-1, RunOut(seat=1)), START + 630_000)
    played.take(Move(1, ComeBack()), START + 640_000)
    said = sentences(played, locale)
    assert len(said) == len(set(said))
    assert all("{" not in text for text in said)
    assert has(locale, "event.TimeRanOut")


def sentences(played: Played, locale: str) -> Sequence[Any]:
    told = [
        (text["text"], text["type"])
        for state, commit in zip(played.states, played.commits, strict=False)
        for text in GAME.tell(state.copy(), GAME.events_of(commit), None, locale)
    ]
    return sorted({text for text, kind in told if kind.startswith(("Clock", "Time", "Stood", "Came"))})
