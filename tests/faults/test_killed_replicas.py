"""Replicas die while clocks run and notices go out: each deadline is run once, and each notice comes, as what it is.

`scripts/kills` does the same for longer.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from . import deadlines, notices
from .killing import evening

pytestmark = pytest.mark.anyio


async def test_each_deadline_is_run_once_and_each_notice_comes(tmp_path: Path, sockets: Path) -> None:
    outcome = await evening(tmp_path, sockets, kills=3, games=4, seed=1)
    assert outcome.wrong == []
    assert outcome.deadlines
    assert outcome.notices


def commit(version: int, at: int, *events: dict[str, Any]) -> dict[str, Any]:
    return {"version": version, "at": at, "seat": -1, "events": list(events)}


def clock(since: int, *, awaited: bool = True) -> dict[str, Any]:
    return {"type": "ClockSet", "times": [{"left": 1000, "awaited": awaited, "since": since}, {"left": 1000}]}


OUT = {"type": "TimeRanOut", "seat": 0}


def test_a_deadline_that_is_run_in_time_is_counted() -> None:
    found, wrong = deadlines.run([commit(1, 1, clock(1)), commit(2, 1301, OUT, clock(1301))])
    assert (found, wrong) == ([deadlines.Deadline(seat=0, at=1001, version=2, late=300)], [])


@pytest.mark.parametrize(
    "history",
    [
        pytest.param([commit(1, 1, clock(1)), commit(2, 1301, OUT), commit(3, 1302, OUT)], id="twice"),
        pytest.param([commit(1, 1, clock(1)), commit(2, 900, OUT)], id="too soon"),
        pytest.param([commit(1, 1), commit(2, 900, OUT)], id="of no clock"),
    ],
)
def test_a_deadline_that_should_not_have_been_run_is_noticed(history: list[dict[str, Any]]) -> None:
    _, wrong = deadlines.run(history)
    assert len(wrong) == 1


def test_a_deadline_that_was_not_run_is_noticed() -> None:
    assert [*deadlines.missed([commit(1, 1, clock(1)), commit(2, 9999)], patience=5000)]
    assert not [*deadlines.missed([commit(1, 1, clock(1)), commit(2, 1999)], patience=5000)]


def test_what_is_due_to_somebody_is_what_others_do_and_when_it_is_their_turn() -> None:
    created, sat = {"type": "Created"}, {"type": "SatDown", "seat": 1}
    commits = [commit(1, 1, created), commit(2, 2, sat), {**commit(3, 3, clock(3), {"type": "Started"}), "seat": 0}]
    told = [notices.Told("game.commit", "g", 2), notices.Told("game.started", "g", 3)]
    assert [*notices.due("g", commits, 1)] == [*told, notices.Told("game.commit", "g", 3)]
    assert [*notices.turns_due("g", commits, 0)] == [notices.Told("turn.waiting", "g", 3)]


def test_what_is_missing_and_what_cannot_be_told_apart_is_noticed() -> None:
    one, two = notices.Told("game.commit", "g", 1), notices.Told("game.commit", "g", 2)
    post = notices.Post({one: {"a", "b"}}, {"a": {one}, "b": {one}}, {"a": 1, "b": 1})
    assert len([*notices.faults(post, {one, two})]) == 2
    post = notices.Post({one: {"a"}, two: {"a"}}, {"a": {one, two}}, {"a": 2})
    assert len([*notices.faults(post, {one, two})]) == 1
    assert post.repeats == 1
