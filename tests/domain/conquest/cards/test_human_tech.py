"""Human Tech, card by card: it helps the Humans everywhere for as long as it lies there."""

from __future__ import annotations

from typing import Any

import pytest

from ..fights import COOP, Table, battle, table

INFANTRY, TANKS, POLICE = "us-army-infantry", "us-army-tanks", "local-police"


def with_tech(tech: str, *drawn: str, **about: Any) -> Table:
    """A Battle in a cooperative game with this Human Tech in play."""
    zones = {"human-tech": [tech], **about.pop("zones", {})}
    return battle(*drawn, zones=zones, options=COOP, **about)


@pytest.mark.rule("conquest.tech_breakthrough.card-in-play")
@pytest.mark.parametrize(("drawn", "strength"), [(INFANTRY, 4), (TANKS, 6)])
def test_sonic_rifles_strengthen_what_is_soft(drawn: str, strength: int) -> None:
    assert with_tech("sonic-rifles", drawn, aliens=3, rolls=(5, 1)).rounds() == [(14, strength + 1, "aliens")]


def test_sonic_rifles_strengthen_soft_counters_too() -> None:
    table = with_tech("sonic-rifles", aliens=3, rolls=(5, 1), counters=["infantry-counter"])

    assert table.rounds() == [(14, 5, "aliens")]


@pytest.mark.parametrize(("drawn", "die", "result"), [(TANKS, 3, "foe"), (INFANTRY, 6 - 1, "tie")])
def test_armor_alloy_lets_what_is_hard_win_ties(drawn: str, die: int, result: str) -> None:
    strength = 6 if drawn == TANKS else 3
    aliens = 2
    table = with_tech("armor-alloy", drawn, aliens=aliens, rolls=(strength + die - 3 * aliens, die))

    assert table.results() == [result]


def test_the_electronic_brain_rolls_a_one_again() -> None:
    assert with_tech("electronic-brain", INFANTRY, aliens=3, rolls=(5, 1, 4)).rounds() == [(14, 7, "aliens")]
    assert with_tech("electronic-brain", INFANTRY, aliens=3, rolls=(5, 2, 4)).rounds() == [(14, 5, "aliens")]


def test_the_electronic_brain_rolls_each_one_of_the_cunning_again() -> None:
    table = with_tech("electronic-brain", POLICE, aliens=3, rolls=(5, 1, 1, 2, 5))

    assert table.rounds() == [(14, 8, "aliens")]


def test_brain_and_scientists_together_roll_a_one_again_only_once() -> None:
    table = with_tech("electronic-brain", "army-scientists", INFANTRY, aliens=3, rolls=(5, 1, 1, 4))

    assert table.rounds() == [(14, 3 + 2 + 1, "aliens")]


def test_nobody_rolls_again_in_a_fight_between_aliens() -> None:
    table = battle(
        aliens=2,
        rolls=(5, 1, 4),
        zones={"human-tech": ["electronic-brain"], "aliens.P1.2": ["green-saucer"] * 2 + ["blue-saucer"]},
        options={"active_resistance": True},
    )

    assert table.rounds() == [(11, 4 + 1, "aliens")]


def test_long_range_guns_let_barrage_hit_on_a_three() -> None:
    far = with_tech("long-range-guns", "us-army-artillery", aliens=3, rolls=(3, 4, 4, 5, 1))
    near = battle("us-army-artillery", aliens=3, rolls=(3, 4, 4, 5, 1))

    assert len(far.keys("alien-pool.0")) == 1
    assert near.keys("alien-pool.0") == []


@pytest.mark.parametrize("space", ["radio-station", "capitol-city"])
def test_a_force_dome_strengthens_resistance_at_the_objective_alone(space: str) -> None:
    here = "O.C" if space == "capitol-city" else "P1.2"
    table = with_tech("force-dome", INFANTRY, aliens=4, rolls=(5, 1), location=space, here=here)
    city = space == "capitol-city"

    assert table.rounds()[0] == (17, 3 + 2 * city + 1, "aliens")


def test_a_force_dome_makes_the_objective_harder_to_conquer() -> None:
    table = with_tech("force-dome", aliens=4, here="O.C", location="capitol-city")

    assert table.reading().resistance_value("O.C") == 5
    assert table.reading().resistance_value("P1.2") == 0


def test_a_force_dome_that_is_built_in_a_battle_leaves_the_number_of_its_fights_as_it_was() -> None:
    """Two Heroes bring a Resistance Event, and that a breakthrough: the Resistance is stronger at once, but no more of it."""
    zones = {"resistance-event-deck": ["abducted-professors"], "human-tech-deck": ["force-dome"]}
    drawn = ("local-geologist", "forest-ranger", *[INFANTRY] * 5)
    fought = battle(
        *drawn, aliens=8, here="O.C", location="capitol-city", zones=zones, options=COOP, rolls=(6, 1, *[5, 1] * 4)
    )

    assert fought.keys("human-tech") == ["force-dome"]
    assert fought.rounds() == [(29, 3 + 2 + 2 + 1, "aliens"), *[(29, 3 + 2 + 1, "aliens")] * 3]
    assert fought.waiting() == [(0, "conquer")]


def test_long_range_guns_come_with_artillery_on_the_objective_section() -> None:
    zones = {"human-tech-deck": ["long-range-guns"], "counter-pool": ["infantry-counter", "artillery-counter"]}
    humans = table(zones, options=COOP, phase="resistance", rolls=(6, 4))

    assert humans.keys("human-tech") == ["long-range-guns"]
    assert humans.on_board() == {"O.4": ["artillery-counter"]}


def test_long_range_guns_come_alone_where_no_artillery_is_left() -> None:
    zones = {"human-tech-deck": ["long-range-guns"], "counter-pool": ["infantry-counter"]}
    humans = table(zones, options=COOP, phase="resistance", rolls=(6, 4))

    assert humans.keys("human-tech") == ["long-range-guns"]
    assert humans.on_board() == {}


@pytest.mark.parametrize(("tech", "destroyed"), [([], 0), (["long-range-guns"], 4)])
def test_long_range_guns_hit_on_a_three_in_the_resistance_phase_too(tech: list[str], destroyed: int) -> None:
    """Artillery beside seat 0's Landing Site."""
    zones = {"human-tech": tech, "counters.P1.2": ["artillery-counter"], "human-tech-deck": []}
    humans = table(zones, options=COOP, phase="resistance", rolls=(3, 3, 3, 3))

    assert len(humans.pool(0)) == destroyed


def test_a_force_dome_does_nothing_for_a_conquered_or_demolished_objective() -> None:
    conquered = with_tech("force-dome", markers={"O.C": 0})
    demolished = with_tech("force-dome", demolished=["O.C"])

    assert conquered.reading().resistance_value("O.C") == 0
    assert demolished.reading().resistance_value("O.C") == 0
