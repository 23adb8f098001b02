"""The Rantillion Beetlemen: cheap bodies that eat armour."""

from __future__ import annotations

import pytest

from domain.games.conquest import actions as a

from .invasion import OTHER, SAUCER, battle, duel, menace, offered, rounds, turn, use, window

RANTILLIONS = "rantillion-beetlemen"
PHEROMONES = "Shaman's Pheromones"
GLORBAX = "glorbax-the-devourer"


def test_one_action_point_lands_two_beetlemen() -> None:
    table = turn(RANTILLIONS, {"alien-pool.0": [SAUCER] * 3, "aliens.P1.C": [SAUCER]})
    _, second, _ = table.s.zone("alien-pool.0")
    table.land("P1.C", second)
    assert (len(table.pool(0)), table.s.points) == (1, 5)
    assert table.land("P1.C").s.points == 4


def test_one_may_land_alone() -> None:
    table = turn(RANTILLIONS, {"alien-pool.0": [SAUCER] * 2})
    assert (len(table.land("P1.C").pool(0)), table.s.points) == (1, 5)


def test_an_ally_lands_alone() -> None:
    table = turn(RANTILLIONS, {"alien-pool.0": [f"{GLORBAX}-figure", SAUCER]}, [GLORBAX])
    ally, saucer = table.s.zone("alien-pool.0")
    for first, second in ((ally, saucer), (saucer, ally)):
        assert table.refused(a.LandReinforcement(alien=first, space="P1.C", second=second)).code == "target_not_legal"


def test_other_races_land_one_at_a_time() -> None:
    table = turn("setaris-kitewings", {"alien-pool.0": [SAUCER] * 2})
    assert {move.second for move in table.legal(a.LandReinforcement)} == {0}


@pytest.mark.parametrize(("drawn", "total"), [("us-army-tanks", 7), ("us-army-infantry", 6)])
def test_claws_go_through_the_hard_alone(drawn: str, total: int) -> None:
    table = battle(RANTILLIONS, drawn, menace=(0, 0), dice=[1, 1])
    assert rounds(table)[0][0] == total + 1


def test_an_ally_has_no_claws() -> None:
    table = battle(RANTILLIONS, "us-army-tanks", aliens=0, allies=[GLORBAX], menace=(0, 0), dice=[1, 1])
    assert rounds(table)[0][0] == 5 + 1


def test_aliens_are_not_hard() -> None:
    assert rounds(duel(RANTILLIONS, menace=(0, 0), dice=[1, 1]))[0][0] == 6 + 1


def test_pheromones_add_one_for_each_beetleman_now_for_the_whole_fight() -> None:
    table = battle(RANTILLIONS, "us-army-infantry", aliens=3, dice=[1, 6, 1, 1])
    use(table, PHEROMONES)
    assert rounds(table) == [(9 + 3 + 1, 9, "foe")]
    table.choose("stay")
    assert rounds(table)[1][0] == 6 + 3 + 1
    assert menace(table) == 0


def test_an_ally_smells_nothing() -> None:
    table = battle(RANTILLIONS, "us-army-infantry", allies=[GLORBAX], dice=[1, 1])
    assert rounds(use(table, PHEROMONES))[0][0] == 6 + 5 + 2 + 1


def test_pheromones_need_two_beetlemen() -> None:
    table = battle(RANTILLIONS, "us-army-infantry", aliens=1, allies=[GLORBAX], dice=[1, 1])
    assert menace(table) == 1 + 1
    assert rounds(table) == [(9, 4, "aliens")]


def test_pheromones_work_once_the_dice_are_seen_and_once_a_fight() -> None:
    table = battle(RANTILLIONS, "super-tanks", menace=(3, 0), dice=[1, 5]).choose()
    assert (window(table), offered(table)) == ("after-dice", [PHEROMONES])
    use(table, PHEROMONES)
    assert (rounds(table), table.waiting()) == ([(6 + 1 + 2 + 1, 13, "foe")], [(0, "escape")])


def test_pheromones_rouse_defenders() -> None:
    zones = {"race.1": [RANTILLIONS], "aliens.P1.2": [SAUCER, OTHER, OTHER]}
    table = battle("setaris-kitewings", location="forest", zones=zones, menace=(0, 1), dice=[1, 1])
    assert rounds(use(table, PHEROMONES, 1)) == [(4, 6 + 2 + 1, "foe")]
