"""The Venezian Matriarchy: charm against the Soft, plunder from the weak."""

from __future__ import annotations

import pytest

from .invasion import HERE, OTHER, SAUCER, battle, duel, menace, offered, rounds, use, window

VENEZIANS = "the-venezian-matriarchy"
BEGUILE = "Beguile"


@pytest.mark.parametrize(("drawn", "total"), [("national-guard", 4), ("us-army-tanks", 6)])
def test_soft_resistance_is_weaker_by_one_and_hard_is_not(drawn: str, total: int) -> None:
    table = battle(VENEZIANS, drawn, menace=(0, 0), dice=[1, 2])
    assert rounds(table)[0][1] == total + 2


@pytest.mark.parametrize(("counter", "total"), [("paratroopers-counter", 3), ("tanks-counter", 6)])
def test_so_is_a_soft_counter(counter: str, total: int) -> None:
    table = battle(VENEZIANS, location="forest", counters=[counter], menace=(0, 0), dice=[1, 2])
    assert rounds(table)[0][1] == total + 2


def test_no_charm_works_on_aliens() -> None:
    assert rounds(duel(VENEZIANS, menace=(1, 0), dice=[1, 2]))[0] == (7, 5, "aliens")


def test_the_beguiled_are_weaker_by_four_for_the_fight() -> None:
    table = battle(VENEZIANS, "national-guard", "national-guard", location="town", dice=[1, 6, 1, 1], menace=(2, 0))
    assert table.total(-1) == 5 - 1
    use(table, BEGUILE)
    assert rounds(table) == [(7, 6, "foe")]
    table.choose("stay")
    assert rounds(table)[1] == (4, 1, "aliens")
    table.go_on("respond")
    assert (table.total(-1), offered(table)) == (4, [BEGUILE])


@pytest.mark.rule("conquest.cards.arithmetic")
def test_a_total_never_falls_below_nothing() -> None:
    table = battle(VENEZIANS, "us-army-infantry", dice=[1, 2])
    assert rounds(use(table, BEGUILE))[0] == (7, 2, "aliens")


def test_beguiling_is_once_a_fight() -> None:
    table = battle(VENEZIANS, "national-guard", menace=(4, 0), dice=[1, 6])
    use(table, BEGUILE).choose("stay")
    assert (menace(table), window(table)) == (3, "")


@pytest.mark.parametrize("drawn", ["us-army-tanks", "captain-fantastic"])
def test_nobody_hard_can_be_beguiled(drawn: str) -> None:
    table = battle(VENEZIANS, drawn, menace=(4, 0), dice=[1, 1])
    assert menace(table) == 4
    assert rounds(table)


def test_aliens_cannot_be_beguiled() -> None:
    table = duel(VENEZIANS, aliens=1, menace=(4, 0), dice=[1, 1])
    assert (rounds(table), table.waiting()) == ([(4, 4, "tie")], [(0, "escape")])


def test_a_marker_that_takes_the_place_of_another_players_brings_a_token() -> None:
    table = battle(VENEZIANS, location="town", markers={HERE: 1}, menace=(0, 0))
    assert table.waiting() == [(0, "steal")]
    table.choose("steal")
    assert (table.s.markers[HERE], menace(table)) == (0, 1)


def test_a_defender_who_wins_plunders_too() -> None:
    zones = {"race.1": [VENEZIANS], f"aliens.{HERE}": [SAUCER, OTHER]}
    table = battle(
        "setaris-kitewings", location="town", zones=zones, markers={HERE: 0}, menace=(0, 0), dice=[1, 6], current=0
    )
    assert table.go_on("steal").waiting() == [(1, "steal")]
    table.choose("steal")
    assert (table.s.markers[HERE], menace(table, 1)) == (1, 1)


def test_a_marker_on_an_unconquered_location_brings_none() -> None:
    table = battle(VENEZIANS, "us-army-infantry", location="small-town", menace=(0, 0), dice=[6, 1])
    table.choose("conquer")
    assert (table.s.markers[HERE], menace(table)) == (0, 0)


def test_other_races_plunder_nothing() -> None:
    table = battle("setaris-kitewings", location="town", markers={HERE: 1}, menace=(0, 0))
    assert menace(table.choose("steal")) == 0
