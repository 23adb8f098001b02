"""Plot Twists and Command Strikes."""

from __future__ import annotations

import pytest

from .referee import given


@pytest.mark.rule("villains.twist.run-plot")
def test_a_twist_runs_the_text_of_the_plot_once() -> None:
    table = given({"adversary-deck": ["cops", "plot-twist"]})

    table.end_turn()

    assert (table.keys("overrun"), len(table.keys("young-mutants"))) == (["bystander"], 7)


@pytest.mark.rule("villains.strike.run-commander")
def test_a_strike_runs_the_text_of_the_commander_once() -> None:
    deck = ["cops", "cops", "bystander", "punisher", "bystander", "command-strike"]
    table = given({"adversary-deck": deck})

    table.end_turn()

    assert table.keys("adversary-deck") == ["bystander", "bystander", "cops", "cops", "punisher"]


@pytest.mark.parametrize(
    "card",
    [
        pytest.param("plot-twist", marks=pytest.mark.rule("villains.twist.to-ko")),
        pytest.param("command-strike", marks=pytest.mark.rule("villains.strike.to-ko")),
    ],
)
def test_a_resolved_twist_or_strike_is_knocked_out(card: str) -> None:
    table = given({"adversary-deck": ["cops", card]})

    table.end_turn()

    assert table.keys("ko") == [card]
