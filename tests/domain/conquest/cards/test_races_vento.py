"""The Vento Star Empire: formations, old legions, stubborn dice."""

from __future__ import annotations

import pytest

from .invasion import OTHER, SAUCER, battle, duel, here, menace, offered, rounds, turn, use, window

VENTO = "the-vento-star-empire"
PRIDE, LEGIONS = "Imperial Pride", "Recall the Old Legions"


def test_three_aliens_in_a_fight_are_a_formation() -> None:
    assert rounds(battle(VENTO, aliens=3, menace=(0, 0), dice=[1, 1]))[0][0] == 9 + 1 + 1
    assert rounds(battle(VENTO, aliens=2, menace=(0, 0), dice=[1, 1]))[0][0] == 6 + 1


def test_an_ally_counts_for_the_formation() -> None:
    table = battle(VENTO, allies=["glorbax-the-devourer"], menace=(0, 0), dice=[1, 1])
    assert rounds(table)[0][0] == 6 + 5 + 1 + 1


def test_the_formation_is_broken_by_a_loss() -> None:
    table = battle(VENTO, "super-tanks", aliens=3, menace=(0, 0), dice=[1, 5, 1, 1])
    assert rounds(table) == [(11, 13, "foe")]
    table.choose("stay")
    assert rounds(table)[1][0] == 6 + 1


def test_one_token_lands_up_to_two_aliens() -> None:
    table = turn(VENTO, {"alien-pool.0": [SAUCER] * 3, "aliens.P1.C": [SAUCER]})
    asked = use(table, LEGIONS).asked()
    assert (asked.least, asked.most) == (1, 2)
    table.choose(SAUCER, SAUCER)
    assert (len(table.pool(0)), table.aliens("P1.C"), table.s.points, menace(table)) == (1, [0] * 3, 6, 0)


def test_the_legions_may_be_one_alien_alone() -> None:
    table = turn(VENTO, {"alien-pool.0": [SAUCER]})
    assert use(table, LEGIONS).pool(0) == []


def test_legions_are_recalled_as_long_as_there_are_tokens_and_aliens() -> None:
    table = turn(VENTO, {"alien-pool.0": [SAUCER] * 3}, menace=(3, 0))
    use(table, LEGIONS).choose(SAUCER)
    use(table, LEGIONS).choose(SAUCER, SAUCER)
    assert (table.pool(0), menace(table), offered(table)) == ([], 1, [])


def test_an_ally_is_recalled_too() -> None:
    table = turn(VENTO, {"alien-pool.0": ["glorbax-the-devourer-figure"]}, ["glorbax-the-devourer"])
    assert use(table, LEGIONS).pool(0) == []


def test_imperial_pride_rolls_the_own_die_again_and_keeps_it() -> None:
    table = battle(VENTO, "super-tanks", dice=[5, 1, 2])
    assert window(table) == "after-dice"
    assert rounds(use(table, PRIDE)) == [(6 + 2, 9, "foe")]


def test_a_six_rolled_in_pride_is_a_crushing_victory() -> None:
    assert rounds(use(battle(VENTO, "super-tanks", dice=[1, 5, 6]), PRIDE)) == [(12, 13, "aliens")]


@pytest.mark.rule("conquest.cards.limits")
def test_pride_is_once_a_fight() -> None:
    table = battle(VENTO, "us-army-tanks", "us-army-tanks", location="town", menace=(4, 0), dice=[1, 1, 2, 1, 1])
    use(table, PRIDE)
    assert rounds(table) == [(8, 7, "aliens")]
    assert window(table.go_on("respond")) == "after-dice"
    assert offered(table) == [PRIDE]
    table = battle(VENTO, "super-tanks", menace=(4, 0), dice=[1, 5, 1, 1, 1])
    use(table, PRIDE).choose("stay")
    assert len(rounds(table)) == 2
    assert here(table) == 0


def test_pride_works_for_defenders_with_their_own_die() -> None:
    zones = {"race.1": [VENTO], "race.0": ["setaris-kitewings"], "aliens.P1.2": [SAUCER, OTHER]}
    table = battle("setaris-kitewings", location="forest", zones=zones, menace=(0, 1), dice=[3, 2, 5])
    assert rounds(use(table, PRIDE, 1)) == [(6, 8, "foe")]


def test_a_die_of_the_foe_is_not_rolled_again() -> None:
    assert rounds(use(duel(VENTO, dice=[1, 4, 2]), PRIDE)) == [(8, 7, "aliens")]
