"""The arithmetic of clocks, by its laws: over any course of a game, whatever clock was agreed on."""

from __future__ import annotations

from typing import Any, NamedTuple

import pytest
from hypothesis import given, settings, strategies as st

from domain.kernel.clock import DAY, MOST, SECOND, Now, beginning, full, going_on, left, up
from domain.kernel.clock_events import Clock, SeatTime

SEATS = 3
BEGAN = 1_700_000_000_000
subsets = st.frozensets(st.integers(0, SEATS - 1))
clocks = st.one_of(
    st.builds(Clock, st.just("decision"), st.integers(1, 86_400)),
    st.builds(Clock, st.just("days"), st.integers(1, 21).map(lambda days: days * 86_400)),
    st.builds(Clock, st.just("turn"), st.integers(1, 21 * 86_400), st.integers(0, 86_400)),
)


class Step(NamedTuple):
    """How long after the commit before the next one is made (an earlier moment, where a machine is slow), and how it leaves the game."""

    passes: int
    now: dict[str, Any]


steps = st.lists(
    st.builds(
        Step,
        st.integers(-10 * SECOND, 3 * DAY),
        st.fixed_dictionaries(
            {
                "awaited": subsets,
                "present": subsets,
                "deciding": subsets,
                "back": subsets,
                "out": subsets,
                "undone": st.booleans(),
                "stopped": st.booleans(),
            }
        ),
    ),
    max_size=12,
)


class Course:
    """Times from commit to commit, with what each seat was given and what it used."""

    def __init__(self, clock: Clock, steps: list[Step]) -> None:
        self.at, self.steps = [BEGAN], [Now(BEGAN, frozenset(), frozenset())]
        self.times = [beginning(clock, SEATS)]
        for passes, now in steps:
            self.at.append(self.at[-1] + passes)
            self.steps.append(Now(self.at[-1], **now))
            self.times.append(going_on(clock, self.times[-1], self.steps[-1]))


@settings(max_examples=40)
@given(clocks, steps)
def test_nobody_ever_has_less_than_nothing_or_more_than_there_is(clock: Clock, steps: list[Step]) -> None:
    course = Course(clock, steps)
    for times in course.times:
        for time in times:
            assert 0 <= time.left <= MOST
            if clock.kind != "turn":
                assert time.left <= full(clock)


@settings(max_examples=40)
@given(clocks, steps)
def test_time_runs_for_whom_the_game_waits_and_for_nobody_else(clock: Clock, steps: list[Step]) -> None:
    course = Course(clock, steps)
    for now, times in zip(course.steps, course.times, strict=True):
        running = {seat for seat, time in enumerate(times) if up(time) is not None}
        assert running == (set() if now.stopped else now.awaited & now.present)
        assert {seat for seat, time in enumerate(times) if time.awaited} == now.awaited


@settings(max_examples=40)
@given(clocks, steps, st.integers(0, SEATS - 1))
def test_a_seat_whose_time_stands_uses_none(clock: Clock, steps: list[Step], seat: int) -> None:
    course = Course(clock, steps)
    for before, after in zip(course.times, course.times[1:], strict=False):
        if not before[seat].since:
            assert after[seat].left >= before[seat].left


@settings(max_examples=40)
@given(st.integers(1, 86_400), st.integers(0, 600), steps, st.integers(0, SEATS - 1))
def test_a_bank_has_what_was_given_less_what_was_used(
    seconds: int, increment: int, steps: list[Step], seat: int
) -> None:
    clock = Clock("turn", seconds, increment)
    alone: dict[str, Any] = {"back": frozenset(), "out": frozenset(), "undone": False}
    course = Course(clock, [Step(abs(step.passes), step.now | alone) for step in steps])
    used = turns = 0
    for before, now, after in zip(course.times, course.steps[1:], course.times[1:], strict=False):
        if before[seat].since and after[seat] != before[seat]:
            used += min(before[seat].left, now.at - before[seat].since)
        turns += seat in now.awaited & now.present and not before[seat].awaited
    assert course.times[-1][seat].left == full(clock) + turns * increment * SECOND - used


@settings(max_examples=40)
@given(clocks, steps)
def test_seats_do_not_touch_each_other(clock: Clock, steps: list[Step]) -> None:
    """Only where a machine is slow does the time of one tell what moment it is for all."""
    forward = [step._replace(passes=abs(step.passes)) for step in steps]
    course = Course(clock, forward)
    for seat in range(SEATS):
        alone = Course(
            clock,
            [
                step._replace(
                    now={**step.now, **{of: step.now[of] & {seat} for of in ("awaited", "present", "deciding", "back")}}
                )
                for step in forward
            ],
        )
        assert [times[seat] for times in alone.times] == [times[seat] for times in course.times]


def now(at: int, *awaited: int, **more: Any) -> Now:
    return Now(at, frozenset(awaited), **{"present": frozenset({0, 1}), **more})


def test_a_clock_for_decisions_begins_anew_with_each() -> None:
    clock = Clock("decision", 60)
    times = going_on(clock, beginning(clock, 2), now(BEGAN, 0, 1))
    assert times == (SeatTime(60_000, True, BEGAN),) * 2
    times = going_on(clock, times, now(BEGAN + 10_000, 0, 1, deciding=frozenset({0})))
    assert times == (SeatTime(60_000, True, BEGAN + 10_000), SeatTime(60_000, True, BEGAN))
    assert going_on(clock, times, now(BEGAN + 20_000, 1))[0] == SeatTime(60_000)


def test_a_bank_is_used_up_and_filled_up_turn_by_turn() -> None:
    clock = Clock("turn", 600, 15)
    times = going_on(clock, beginning(clock, 2), now(BEGAN, 0))
    assert times[0] == SeatTime(615_000, True, BEGAN)
    times = going_on(clock, times, now(BEGAN + 5_000, 0, deciding=frozenset({0})))
    assert times[0] == SeatTime(615_000, True, BEGAN)  # one turn is one time, however much is decided in it
    times = going_on(clock, times, now(BEGAN + 100_000, 1))
    assert times == (SeatTime(515_000), SeatTime(615_000, True, BEGAN + 100_000))
    times = going_on(clock, times, now(BEGAN + 9_000_000, 0))
    assert times == (SeatTime(530_000, True, BEGAN + 9_000_000), SeatTime(0))


def test_days_are_for_each_turn() -> None:
    clock = Clock("days", 3 * 86_400)
    times = going_on(clock, beginning(clock, 2), now(BEGAN, 0))
    assert going_on(clock, times, now(BEGAN + 2 * DAY, 0, deciding=frozenset({0}))) == times
    times = going_on(clock, times, now(BEGAN + 2 * DAY, 1))
    assert times == (SeatTime(3 * DAY), SeatTime(3 * DAY, True, BEGAN + 2 * DAY))


@pytest.mark.parametrize(("kind", "has"), [("decision", 60_000), ("turn", 5_000), ("days", 60_000)])
def test_who_comes_back_with_nothing_left_is_given_some_and_who_has_some_is_not(kind: str, has: int) -> None:
    clock, gone = Clock(kind, 60, 5), (SeatTime(0, True), SeatTime(0))
    times = going_on(clock, gone, now(BEGAN, 0, back=frozenset({0})))
    assert times[0] == SeatTime(has, True, BEGAN)
    late = going_on(clock, (SeatTime(1, True), SeatTime(0)), now(BEGAN, 0, back=frozenset({0})))
    assert late[0] == SeatTime(1, True, BEGAN)


def test_a_machine_whose_clock_is_slow_gives_nobody_time_back() -> None:
    clock = Clock("turn", 60)
    times = going_on(clock, beginning(clock, 2), now(BEGAN, 0))
    times = going_on(clock, times, now(BEGAN - 50_000, 1))
    assert times == (SeatTime(60_000), SeatTime(60_000, True, BEGAN))


def test_nobody_has_more_left_than_when_it_began_to_run_nor_less_than_nothing() -> None:
    time = SeatTime(5_000, True, BEGAN)
    assert [left(time, BEGAN + passed) for passed in (-1, 0, 1, 5_000, 9_000)] == [5_000, 5_000, 4_999, 0, 0]
    assert left(SeatTime(5_000, True), BEGAN) == 5_000


def test_time_that_was_up_is_noted_as_used_up_and_the_rest_of_the_turn_has_none() -> None:
    times = going_on(Clock("turn", 60), beginning(Clock("turn", 60), 2), now(BEGAN, 0, 1))
    late = BEGAN + 61_000
    again = going_on(Clock("turn", 60), times, now(late, 0, 1, out=frozenset({0})))
    assert again == (SeatTime(0, True, late), SeatTime(60_000, True, BEGAN))
