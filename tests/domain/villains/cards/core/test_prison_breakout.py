"""Negative Zone Prison Breakout: two cards more a Twist, until twelve Villains have escaped."""

from __future__ import annotations

import pytest

from domain.kernel.events import Moved

from ...referee import Referee, given, pushed_out, turn_with

PLOT = {"plot": ["negative-zone-prison-breakout"]}


def twist(*deck: str) -> Referee:
    return turn_with("scheme-twist", {**PLOT, "adversary-deck": ["cops", *deck, "scheme-twist"]})


def test_a_breakout_plays_the_top_two_cards_one_after_another() -> None:
    table = twist("elektra", "bystander")

    moved = [table.key(event.ids[0]) for event in table.happened(Moved)]
    assert "elektra" in table.city().values()
    assert table.keys("adversary-deck") == ["cops"]
    assert table.guarded("commander") == ["bystander"]
    assert len(moved) == 0 or moved.index("bystander") < moved.index("elektra")


def test_a_breakout_in_a_breakout_comes_before_the_second_card() -> None:
    table = twist("bystander", "elektra", "cops", "scheme-twist")

    assert sorted(table.city().values()) == ["cops", "elektra"]
    assert table.keys("adversary-deck") == ["cops"]
    assert table.s.totals["twist"] == 2


def test_a_breakout_plays_what_there_is() -> None:
    table = turn_with("scheme-twist", {**PLOT, "adversary-deck": ["cops", "scheme-twist"]})

    assert list(table.city().values()) == ["cops"]
    assert table.waiting() == []


@pytest.mark.parametrize(("escaped", "outcome"), [(10, ""), (11, "loss")])
def test_evil_wins_with_the_twelfth_villain_that_escapes(escaped: int, outcome: str) -> None:
    assert pushed_out("elektra", PLOT, overrun=escaped).s.outcome == outcome


def test_a_villain_taken_back_has_escaped_all_the_same() -> None:
    table = given({**PLOT, "overrun": ["cops"] * 3}, overrun=11)

    plot = table.view().plot
    assert plot is not None
    assert (plot.progress, plot.needed) == (11, 12)
