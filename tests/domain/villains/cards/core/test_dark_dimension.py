"""Portals to the Dark Dimension: Dark Portals make stronger who stands at them."""

from __future__ import annotations

import pytest

from ...referee import Referee, given, turn_with

PLOT = {"plot": ["portals-to-the-dark-dimension"]}
SPACES = ("bridge", "streets", "rooftops", "bank", "sewers")
AT_THE_MASTERMIND = "dark-portal-at-the-mastermind"


def twist(n: int, zones: dict[str, list[str]] | None = None) -> Referee:
    """The n-th Twist has just been played."""
    return turn_with("scheme-twist", {**PLOT, **(zones or {})}, twists=n - 1)


def portals(table: Referee) -> list[str]:
    """The city spaces with a portal."""
    return [space for space in SPACES if table.keys(f"dark-portals.{space}")]


def test_the_first_portal_is_the_masterminds() -> None:
    table = twist(1, {"commander": ["loki"]})

    assert table.keys(AT_THE_MASTERMIND) == ["scheme-twist"]
    assert (portals(table), table.keys("ko")) == ([], [])
    assert table.attack_of("loki") == 11


@pytest.mark.parametrize("n", [2, 3, 4, 5, 6])
def test_further_portals_open_in_the_city_from_the_left(n: int) -> None:
    open_already = {f"dark-portals.{space}": ["scheme-twist"] for space in SPACES[: n - 2]}

    table = twist(n, open_already)

    assert portals(table) == list(SPACES[: n - 1])
    assert table.keys(AT_THE_MASTERMIND) == []
    assert table.s.outcome == ""


def test_evil_wins_with_the_seventh_twist() -> None:
    assert twist(7).s.outcome == "loss"


@pytest.mark.rule("villains.plot.special-rules")
def test_villains_at_a_portal_have_an_attack_more_and_lose_it_elsewhere() -> None:
    zones = {"dark-portals.streets": ["scheme-twist"], "city.streets": ["cops"], "city.bank": ["elektra"]}
    table = given({**PLOT, **zones, "commander": ["loki"]}, attack=4)
    usual = given({"city.bank": ["elektra"]}).attack_of("elektra")

    assert table.attack_of("cops") == 4
    assert table.attack_of("elektra") == usual
    assert table.attack_of("loki") == 10
    assert table.fight("cops").s.attack == 0


def test_a_portal_more_than_the_city_has_room_for_goes_to_the_last_space() -> None:
    table = twist(6, {f"dark-portals.{space}": ["scheme-twist"] for space in SPACES})

    assert len(table.keys("dark-portals.sewers")) == 2


def test_portals_are_seen_by_all() -> None:
    table = given({**PLOT, "dark-portals.bank": ["scheme-twist"], AT_THE_MASTERMIND: ["scheme-twist"]})
    view = table.view()

    assert {space.space: len(space.lying_there) for space in view.city} == dict.fromkeys(SPACES, 0) | {"bank": 1}
    assert view.plot is not None
    assert [(stack.stack, stack.size) for stack in view.plot.beside] == [(AT_THE_MASTERMIND, 1)]
