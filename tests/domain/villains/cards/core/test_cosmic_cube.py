"""Unleash the Power of the Cosmic Cube: Twists gather, and wound more and more."""

from __future__ import annotations

import pytest

from ...referee import Referee, turn_with


def twist(n: int) -> Referee:
    """The n-th Twist has just been played."""
    zones = {"plot": ["unleash-the-power-of-the-cosmic-cube"], "cosmic-cube": ["scheme-twist"] * (n - 1)}
    return turn_with("scheme-twist", {**zones, "wounds": ["wound"] * 10}, twists=n - 1)


@pytest.mark.rule("villains.twist.numbered")
@pytest.mark.parametrize(("n", "wounds"), [(1, 0), (4, 0), (5, 1), (6, 1), (7, 3)])
def test_the_cube_gathers_twists_and_wounds_everybody_from_the_fifth_on(n: int, wounds: int) -> None:
    table = twist(n)

    assert table.keys("cosmic-cube") == ["scheme-twist"] * n
    assert [table.keys(f"discard.{seat}") for seat in range(2)] == [["wound"] * wounds] * 2
    assert (table.keys("ko"), table.s.outcome) == ([], "")


def test_evil_wins_with_the_eighth_twist() -> None:
    assert twist(8).s.outcome == "loss"
