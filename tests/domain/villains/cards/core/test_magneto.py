"""Magneto and his Tactics."""

from __future__ import annotations

import pytest

from ...referee import Referee, given, turn_with

MAGNETO = {"commander": ["magneto"]}
FIVE = ["devour", "hydra-soldier", "hydra-operative", "hydra-operative", "bindings"]


def fought(tactic: str, zones: dict[str, list[str]] | None = None, seats: int = 2) -> Referee:
    """Magneto has been fought, and this was his Tactic."""
    return given({**MAGNETO, "tactics": ["bitter-captor", tactic], **(zones or {})}, seats, attack=8).fight("magneto")


def test_magneto_lets_who_shows_no_x_men_hero_discard_down_to_four_cards() -> None:
    table = turn_with("command-strike", {**MAGNETO, "hand.0": [*FIVE, "devour"], "hand.1": FIVE})
    assert table.waiting() == [(0, "show"), (1, "show")]
    assert table.options(0) == []

    table.choose(seat=0).choose(seat=1)
    assert (table.asked().least, table.asked().most) == (2, 2)
    table.choose("devour", "devour").choose("bindings")

    assert table.keys("discard.0") == ["devour", "devour"]
    assert table.keys("discard.1") == ["bindings"]


@pytest.mark.parametrize("n", [3, 4])
def test_magneto_takes_nothing_of_four_cards_or_fewer(n: int) -> None:
    table = turn_with("command-strike", {**MAGNETO, "hand.0": FIVE[:n]})

    table.choose()

    assert (table.waiting(), table.keys("discard.0")) == ([], [])


def test_bitter_captor_finds_nobody_in_an_hq_without_x_men() -> None:
    assert fought("bitter-captor").waiting() == []


def test_crushing_shockwave_gives_two_wounds_to_every_other_player_who_shows_no_x_men_hero() -> None:
    table = fought("crushing-shockwave", {"wounds": ["wound"] * 5, "hand.1": ["devour"], "hand.2": ["devour"]}, seats=3)
    assert table.waiting() == [(1, "show"), (2, "show")]

    table.choose(seat=2).choose(seat=1)

    assert [table.keys(f"discard.{seat}") for seat in range(3)] == [[], ["wound"] * 2, ["wound"] * 2]


def test_electromagnetic_bubble_keeps_nobody_where_there_are_no_x_men() -> None:
    table = fought("electromagnetic-bubble", {"hand.0": ["devour"], "played.0": ["devour"]})
    assert table.options() == []

    table.choose().end_turn()

    assert len(table.keys("hand.0")) == 6


def test_xaviers_nemesis_rescues_nobody_without_x_men() -> None:
    table = fought("xaviers-nemesis", {"hand.0": ["devour"]}).choose()

    assert table.keys("victory.0") == ["xaviers-nemesis"]
