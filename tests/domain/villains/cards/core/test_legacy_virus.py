"""The Legacy Virus: each Twist wounds, and with the last Wound Evil wins."""

from __future__ import annotations

import pytest

from ...referee import Referee, turn_with


def twist(zones: dict[str, list[str]], seats: int = 2) -> Referee:
    return turn_with("scheme-twist", {"plot": ["the-legacy-virus"], **zones}, seats)


def test_the_virus_wounds_who_shows_no_tech_hero() -> None:
    hands = {"hand.0": ["pumpkin-bombs"], "hand.1": ["devour"], "hand.2": ["pumpkin-bombs"]}
    table = twist({**hands, "wounds": ["wound"] * 5}, seats=3)

    table.choose("pumpkin-bombs", seat=0).choose(seat=1).choose(seat=2)

    assert [table.keys(f"discard.{seat}") for seat in range(3)] == [[], ["wound"], ["wound"]]
    assert table.keys("ko") == ["scheme-twist"]


@pytest.mark.rule("villains.mixing.twist-cards")
def test_a_plot_twist_makes_a_scheme_speak_as_a_scheme_twist_does() -> None:
    table = turn_with("plot-twist", {"plot": ["the-legacy-virus"], "hand.0": ["devour"]})

    assert table.waiting() == [(0, "show")]


@pytest.mark.rule("villains.equivalence.evil-wins-good-wins")
@pytest.mark.parametrize(("wounds", "outcome"), [(1, "loss"), (2, "")])
def test_evil_wins_when_the_last_wound_is_gained(wounds: int, outcome: str) -> None:
    table = twist({"hand.0": ["devour"], "hand.1": ["pumpkin-bombs"], "wounds": ["wound"] * wounds})

    table.choose(seat=0).choose("pumpkin-bombs", seat=1)

    assert table.s.outcome == outcome
    assert table.s.reason == ("good-wins" if outcome else "")


def test_the_virus_can_win_by_any_wound() -> None:
    zones = {"plot": ["the-legacy-virus"], "commander": ["loki"], "wounds": ["wound"], "hand.0": ["devour"]}

    table = turn_with("master-strike", zones).choose(seat=0)

    assert table.s.outcome == "loss"
