"""The Fome Guild Mages: servants who don't stay dead, graves that are harvested, an army of the dead."""

from __future__ import annotations

import pytest

from .invasion import SAUCER, battle, duel, here, menace, offered, rounds, use, window

FOME = "fome-guild-mages"
DEAD = "Army of the Dead"


@pytest.mark.parametrize(("die", "left"), [(4, 1), (5, 2), (6, 2)])
def test_a_servant_that_loses_a_round_is_saved_on_five_or_six(die: int, left: int) -> None:
    table = battle(FOME, "super-tanks", menace=(0, 0), dice=[1, 4, die])
    assert rounds(table) == [(5, 12, "foe")]
    assert (here(table), len(table.pool(0))) == (left, 2 - left)


def test_the_round_is_lost_all_the_same() -> None:
    table = battle(FOME, "super-tanks", menace=(0, 0), dice=[1, 4, 6])
    assert table.waiting() == [(0, "escape")]


def test_a_barrage_wakes_no_servant() -> None:
    table = battle(FOME, "us-army-artillery", menace=(0, 0), dice=[1, 6, 3, 1])
    assert len(table.pool(0)) == 1
    assert rounds(table) == [(2 + 3, 4 + 1, "tie")]


def test_an_ally_is_no_servant() -> None:
    table = battle(FOME, "super-tanks", aliens=0, allies=["glorbax-the-devourer"], menace=(0, 0), dice=[1, 4, 6])
    assert table.pool(0) == ["glorbax-the-devourer-figure"]


def test_a_duel_lost_is_a_round_lost() -> None:
    table = duel(FOME, aliens=1, menace=(0, 0), dice=[1, 5, 5])
    assert here(table) == 1


def test_beaten_soft_resistance_lands_an_alien() -> None:
    zones = {"alien-pool.0": [SAUCER] * 2}
    table = battle(FOME, "us-army-infantry", zones=zones, menace=(0, 0), dice=[6, 1])
    assert table.waiting() == [(0, "pick-alien-pool")]
    table.choose(SAUCER)
    assert (len(table.pool(0)), table.aliens("P1.C"), menace(table)) == (1, [0], 0)


def test_with_an_empty_pool_it_brings_a_token_instead() -> None:
    assert menace(battle(FOME, "us-army-infantry", menace=(0, 0), dice=[6, 1])) == 1


def test_a_soft_counter_is_harvested_as_well() -> None:
    table = battle(FOME, location="forest", counters=["infantry-counter"], menace=(0, 0), dice=[6, 1])
    assert menace(table) == 1


@pytest.mark.parametrize("drawn", ["us-army-tanks", "captain-fantastic"])
def test_hard_resistance_leaves_no_grave(drawn: str) -> None:
    zones = {"alien-pool.0": [SAUCER]}
    table = battle(FOME, drawn, zones=zones, menace=(0, 0), dice=[6, 1])
    assert (len(table.pool(0)), menace(table)) == (1, 0)


PILE = [
    "us-army-infantry", "national-guard", "us-army-tanks", "us-army-artillery", "local-geologist", "us-army-paratroopers"
]  # fmt: skip


def test_the_dead_are_soft_full_resistance_of_strength_four_or_less() -> None:
    table = battle(FOME, "super-tanks", zones={"resistance-discard": PILE})
    assert use(table, DEAD).options() == ["us-army-infantry", "us-army-paratroopers"]


def test_the_dead_add_their_printed_strength_for_the_fight_and_stay_where_they_are() -> None:
    table = battle(FOME, "super-tanks", zones={"resistance-discard": PILE}, menace=(2, 0), dice=[1, 4, 6, 1, 1])
    use(table, DEAD).choose("us-army-paratroopers")
    assert rounds(table) == [(4 + 4 + 1, 12, "foe")]
    assert table.keys("resistance-discard") == PILE
    assert rounds(table.choose("stay"))[1] == (9, 9, "foe")
    assert menace(table) == 1


def test_the_army_is_gone_with_the_fight() -> None:
    table = battle(
        FOME, "us-army-infantry", "us-army-tanks", location="town", menace=(1, 0),
        zones={"resistance-discard": ["us-army-infantry"]}, dice=[6, 1, 1, 1],
    )  # fmt: skip
    use(table, DEAD)
    assert rounds(table) == [(4 + 3 + 6, 4, "aliens")]
    table.go_on("respond")
    assert (table.total(0), offered(table)) == (4, [DEAD])


def test_the_dead_fight_aliens_too() -> None:
    table = duel(FOME, zones={"resistance-discard": ["us-army-infantry"]}, dice=[1, 1])
    assert rounds(use(table, DEAD))[0][0] == 4 + 3 + 1


def test_without_such_a_card_nobody_can_be_raised() -> None:
    table = battle(FOME, "super-tanks", zones={"resistance-discard": PILE[1:5]}, menace=(2, 0))
    assert window(table) == ""
    assert menace(table) == 2
