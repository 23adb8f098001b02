"""Infiltrate the Lair with Spies: Bystanders lie in wait with the Allies of the Lair."""

from __future__ import annotations

import pytest

from ..referee import Referee, given, pushed_out, turn_with, whole_box

PLOT = "infiltrate-the-lair-with-spies"
STACK = "infiltrating-spies"


def lair(n: int) -> str:
    return f"spies-in-the-lair.{n}"


def twist(zones: dict[str, list[str]]) -> Referee:
    """A turn that began with a Twist of this Plot."""
    return turn_with("plot-twist", {"plot": [PLOT], STACK: ["bystander"] * 21, **zones})


def in_lair(table: Referee) -> list[list[str]]:
    return [table.keys(lair(n)) for n in range(1, 6)]


@pytest.mark.rule("villains.plot_card.infiltrate-twist")
def test_infiltrate_a_twist_brings_one_spy_each_below_bridge_streets_and_sewers_for_all_to_see() -> None:
    table = twist({STACK: ["bystander"] * 18 + ["rock-star", "engineer", "public-speaker"]})

    assert in_lair(table) == [["public-speaker"], ["engineer"], [], [], ["rock-star"]]
    assert table.shown(STACK) == [None] * 18
    lying = [[card.card for card in space.lying_there] for space in table.view().lair]
    assert lying == in_lair(table)
    assert (table.s.recruit, table.keys("overrun")) == (0, [])


@pytest.mark.rule("villains.plot_card.infiltrate-twist")
def test_infiltrate_those_left_in_the_lair_go_to_the_overrun_pile_first() -> None:
    table = twist({lair(2): ["engineer"], STACK: ["bystander"] * 18, "hand.0": ["devour"], "hand.1": ["devour"]})

    assert table.keys("overrun") == ["engineer"]
    assert in_lair(table) == [["bystander"], ["bystander"], [], [], ["bystander"]]
    assert len(table.keys(STACK)) == 15


@pytest.mark.rule("villains.effect_overrun.direct-bystanders")
def test_infiltrate_nobody_discards_for_spies_on_the_overrun_pile() -> None:
    table = twist({lair(2): ["engineer"], "hand.0": ["devour"], "hand.1": ["devour"]})

    assert (table.waiting(), table.keys("hand.0"), table.keys("hand.1")) == ([], ["devour"], ["devour"])


@pytest.mark.parametrize(("spies", "expected"), [(2, [1, 1, 0, 0, 0]), (0, [0, 0, 0, 0, 0])])
def test_infiltrate_goes_as_far_as_the_spies_reach(spies: int, expected: list[int]) -> None:
    assert [len(there) for there in in_lair(twist({STACK: ["bystander"] * spies}))] == expected


@pytest.mark.rule("villains.plot_card.infiltrate-leaving")
def test_infiltrate_who_recruits_an_ally_kidnaps_the_spy_with_what_it_does() -> None:
    table = given(
        {"plot": [PLOT], "lair.2": ["devour"], lair(2): ["public-speaker"], lair(1): ["bystander"]}, recruit=9
    )

    table.recruit("devour")

    assert (table.keys("victory.0"), table.keys("discard.0")) == (["public-speaker"], ["devour"])
    assert (table.keys(lair(2)), table.keys(lair(1)), table.keys("overrun")) == ([], ["bystander"], [])
    assert table.s.recruit == 9 - 4 + 1
    assert table.keys("lair.2") == ["crazed-experiments"]


@pytest.mark.rule("villains.plot_card.infiltrate-leaving")
def test_infiltrate_an_ally_that_leaves_otherwise_sends_the_spy_to_the_overrun_pile() -> None:
    lairs = {f"lair.{n}": ["octo-pulverize"] for n in (1, 3, 4, 5)}
    table = pushed_out(
        "cops", {"plot": [PLOT], **lairs, "lair.2": ["devour"], lair(2): ["public-speaker"], "hand.1": ["devour"]}
    )

    assert table.keys("ko") == ["devour"]
    assert (table.keys("overrun"), table.keys(lair(2))) == (["cops", "public-speaker"], [])
    assert (table.waiting(), table.keys("victory.0"), table.s.recruit) == ([], [], 0)


def test_infiltrate_recruiting_from_a_space_without_a_spy_kidnaps_nobody() -> None:
    table = given({"plot": [PLOT], "lair.3": ["devour"], lair(2): ["bystander"]}, recruit=9)

    table.recruit("devour")

    assert (table.keys("victory.0"), table.keys(lair(2))) == ([], ["bystander"])


@pytest.mark.rule("villains.plot_card.infiltrate-good-wins")
@pytest.mark.parametrize(("overrun", "outcome"), [(10, ""), (11, "loss")])
def test_infiltrate_is_lost_with_twelve_bystanders_on_the_overrun_pile(overrun: int, outcome: str) -> None:
    lairs = {f"lair.{n}": ["octo-pulverize"] for n in (1, 3, 4, 5)}
    piles = {"overrun": ["bystander"] * overrun + ["cops"] * 3, lair(2): ["bystander"]}
    table = pushed_out("cops", {"plot": [PLOT], **lairs, "lair.2": ["devour"], **piles})

    assert table.s.outcome == outcome


@pytest.mark.rule("villains.plot_card.infiltrate-twist")
def test_infiltrate_sets_twenty_one_bystanders_beside_the_plot_face_down() -> None:
    table = whole_box(2, plot=PLOT)

    assert table.shown(STACK) == [None] * 21
    assert len(table.keys("bystander-deck")) == 41 - 21 - 2
    assert in_lair(table) == [[]] * 5
