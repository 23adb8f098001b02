"""The Resistance Counters, kind by kind."""

from __future__ import annotations

import pytest

from ..fights import COOP, Table, battle, table


@pytest.mark.rule("conquest.counters.strength")
@pytest.mark.parametrize(
    ("counter", "strength"),
    [
        ("infantry", 3),
        ("paratroopers", 4),
        ("riflemen-on-patrol", 3),
        ("tanks", 6),
        ("rolling-tanks", 6),
        ("fighter-planes", 6),
    ],
)
def test_a_counter_fights_with_its_strength_and_a_die(counter: str, strength: int) -> None:
    table = battle(counters=[f"{counter}-counter"], aliens=3, rolls=(5, 2))

    assert table.rounds() == [(9 + 5, strength + 2, "aliens")]
    assert table.on_board() == {}


@pytest.mark.rule("conquest.counters.border-type")
@pytest.mark.parametrize(
    ("counter", "hard"), [("infantry", False), ("paratroopers", False), ("tanks", True), ("fighter-planes", True)]
)
def test_what_asks_for_hard_resistance_finds_a_counter_with_a_blue_border(counter: str, hard: bool) -> None:
    by_the_sea = battle(counters=[f"{counter}-counter"], aliens=3, rolls=(5, 1), location="seaport")
    elsewhere = battle(counters=[f"{counter}-counter"], aliens=3, rolls=(5, 1))

    assert by_the_sea.rounds()[0][1] == elsewhere.rounds()[0][1] + hard


@pytest.mark.rule("conquest.counters.no-keywords")
def test_an_air_counter_is_air_but_no_counter_is_of_the_army() -> None:
    planes = battle(counters=["fighter-planes-counter"], aliens=3, rolls=(5, 1), location="air-field")
    infantry = battle(counters=["infantry-counter"], aliens=3, rolls=(5, 1), location="air-field")
    army = battle(counters=["infantry-counter"], aliens=3, rolls=(5, 1), location="army-base")

    assert planes.rounds()[0][1] == 6 + 2 + 1
    assert infantry.rounds()[0][1] == 3 + 1
    assert army.rounds()[0][1] == 3 + 1


@pytest.mark.rule("conquest.counters.printed-abilities")
@pytest.mark.parametrize("counter", ["big-bomber", "rocket-truck"])
def test_a_five_of_a_deadly_counter_is_a_crushing_victory(counter: str) -> None:
    table = battle(counters=[f"{counter}-counter"], aliens=5, rolls=(4, 5))

    assert table.results() == ["foe"]
    assert table.on_board() == {"P1.2": [f"{counter}-counter"]}


def test_an_angry_mob_counter_is_stronger_for_each_alien() -> None:
    table = battle(counters=["angry-mob-counter"], aliens=3, rolls=(5, 1))

    assert table.rounds() == [(14, 2 + 3 + 1, "aliens")]


def test_artillery_fires_at_all_aliens_before_each_round() -> None:
    table = battle(counters=["artillery-counter"], aliens=2, rolls=(2, 3, 4, 1))

    assert table.rounds() == [(3 + 4, 4 + 1, "aliens")]
    assert len(table.keys("alien-pool.0")) == 1


def test_g_men_counters_use_the_higher_of_two_dice() -> None:
    assert battle(counters=["g-men-counter"], aliens=3, rolls=(5, 2, 4)).rounds() == [(14, 8, "aliens")]


def test_a_super_tank_wins_ties() -> None:
    assert battle(counters=["super-tank-counter"], aliens=3, rolls=(2, 3)).rounds() == [(11, 11, "foe")]


def after_the_humans_have_moved(counter: str, *tech: str) -> Table:
    """A Resistance Phase in which a die shows 3 for the counter in Space 5 of Section P1, if it moves."""
    zones = {"counters.P1.5": [f"{counter}-counter"], "human-tech": tech}
    return table(zones, rolls=(3, 1, 2), options=COOP, phase="resistance")


@pytest.mark.parametrize(
    "counter", ["riflemen-on-patrol", "rolling-tanks", "angry-mob", "fighter-planes", "big-bomber"]
)
def test_counters_with_move_go_to_a_random_space_of_their_section(counter: str) -> None:
    assert after_the_humans_have_moved(counter).on_board() == {"P1.3": [f"{counter}-counter"]}


@pytest.mark.parametrize(
    "counter", ["infantry", "paratroopers", "tanks", "artillery", "rocket-truck", "g-men", "super-tank"]
)
def test_counters_without_move_stay_until_there_are_atomic_motors(counter: str) -> None:
    """Artillery fires at no Alien from there."""
    assert after_the_humans_have_moved(counter).on_board() == {"P1.5": [f"{counter}-counter"]}
    assert after_the_humans_have_moved(counter, "atomic-motors").on_board() == {"P1.3": [f"{counter}-counter"]}
