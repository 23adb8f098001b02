"""Graduation at Xavier's X-Academy, the Plot of the first game."""

from __future__ import annotations

import pytest

from ..referee import given, pushed_out, set_up, turn_with

PLOT = "graduation-at-xaviers-x-academy"


@pytest.mark.rule("villains.plot_card.graduation-twist")
def test_graduation_at_xaviers_x_academy_sets_eight_bystanders_beside_the_plot() -> None:
    table = set_up(2)

    assert table.keys("plot") == [PLOT]
    assert len(table.keys("young-mutants")) == 8
    assert table.shown("young-mutants", 0) == [None] * 8
    assert {card.kind for card in table.cards("young-mutants")} == {"bystander"}
    assert len(table.keys("bystander-deck")) == 41 - 8 - 2
    assert table.keys("adversary-deck").count("plot-twist") == 8


@pytest.mark.rule("villains.plot_card.graduation-twist", "villains.effect_overrun.direct-bystanders")
def test_graduation_each_twist_takes_one_of_them_to_the_overrun_pile_and_nobody_discards() -> None:
    table = turn_with(
        "plot-twist",
        {"young-mutants": ["bystander"] * 7 + ["public-speaker"], "hand.0": ["devour"], "hand.1": ["devour"]},
    )

    assert table.shown("overrun") == ["public-speaker"]
    assert table.shown("young-mutants") == [None] * 7
    assert (table.waiting(), table.s.recruit) == ([], 0)
    assert table.keys("hand.0") == table.keys("hand.1") == ["devour"]
    assert [table.keys(f"victory.{seat}") for seat in range(2)] == [[], []]
    assert table.s.status == "running"


@pytest.mark.rule("villains.plot_card.graduation-good-wins")
@pytest.mark.parametrize(("overrun", "outcome"), [(6, ""), (7, "loss")])
def test_graduation_is_lost_when_a_twist_brings_the_eighth_bystander(overrun: int, outcome: str) -> None:
    table = turn_with("plot-twist", {"overrun": ["bystander"] * overrun + ["cops"] * 5})

    assert table.s.outcome == outcome
    assert (table.s.reason, table.s.winners) == (("good-wins", ()) if outcome else ("", ()))


@pytest.mark.rule("villains.plot_card.graduation-good-wins")
@pytest.mark.parametrize(("carried", "outcome"), [(1, ""), (2, "loss")])
def test_graduation_is_lost_when_an_overrun_carries_off_the_eighth_bystander(carried: int, outcome: str) -> None:
    table = pushed_out("cops", {"overrun": ["bystander"] * 6, "guarded@city.sewers": ["bystander"] * carried})

    assert table.keys("overrun").count("bystander") == 6 + carried
    assert table.s.outcome == outcome


def test_graduation_with_nobody_left_beside_the_plot_a_twist_does_nothing() -> None:
    table = turn_with("plot-twist", {"young-mutants": []})

    assert table.keys("overrun") == []
    assert table.keys("ko") == ["plot-twist"]


def test_graduation_does_not_count_those_who_are_still_beside_the_plot() -> None:
    table = given({"overrun": ["bystander"] * 7}).end_turn()

    assert len(table.keys("young-mutants")) == 8
    assert table.s.status == "running"
