"""The Setaris Kitewings: scouts on wings, a screech, a feast."""

from __future__ import annotations

import pytest

from domain.games.conquest import actions as a

from .invasion import HERE, SAUCER, battle, duel, menace, offered, rounds, turn, use, window

SETARIS = "setaris-kitewings"
SCREECH, FEAST = "Hideous Screech", "Carrion Feast"
GLORBAX = "glorbax-the-devourer"


def test_one_kitewing_a_turn_flies_on_over_empty_spaces() -> None:
    table = turn(SETARIS).walk("P1.C", "P1.1")
    assert "P1.1" in table.walkers()
    table.walk("P1.1", "P1.6").walk("P1.6", "P1.5")
    assert table.s.points == 3
    assert "P1.5" in table.walkers()


def test_the_second_one_stops() -> None:
    table = turn(SETARIS).walk("P1.C", "P1.1").walk("P1.C", "P1.2")
    assert table.walkers() == ["P1.1", "P1.C"]


def test_an_ally_has_no_wings() -> None:
    table = turn(SETARIS, {"aliens.P1.C": [f"{GLORBAX}-figure"]}, [GLORBAX]).walk("P1.C", "P1.1")
    assert table.walkers() == []


def test_other_races_stop_in_the_first_empty_space() -> None:
    assert turn("the-fishmen-of-atlorak").walk("P1.C", "P1.1").walkers() == ["P1.C"]


@pytest.mark.parametrize("zones", [{"counters.P1.1": ["infantry-counter"]}, {"location.P1.1": ["town"]}])
def test_enemies_and_unconquered_locations_stop_it_and_leave_the_wings_unused(zones: dict[str, list[str]]) -> None:
    table = turn(SETARIS, zones).walk("P1.C", "P1.1")
    assert table.walkers() == ["P1.C"]
    assert "P1.3" in table.walk("P1.C", "P1.3").walkers()


def test_it_explores_the_empty_space_where_it_ends() -> None:
    table = turn(SETARIS, {"location-deck": ["forest"] * 5}).walk("P1.C", "P1.1").walk("P1.1", "P1.6")
    table.end_actions()
    assert table.keys("location.P1.6") == ["forest"]
    assert table.keys("location.P1.1") == []


def test_it_soars_anew_in_the_next_turn() -> None:
    zones = {"location-deck": ["forest"] * 5}
    table = turn(SETARIS, zones, phase="round").command(2, 3).go_on()
    table.walk("P1.C", "P1.1").walk("P1.1", "P1.6").end_actions().go_on()
    table.do(a.EndActionPhase(), 1).go_on()
    table.command(3, 4).go_on().walk("P1.C", "P1.2")
    assert "P1.2" in table.walkers()


def test_a_screech_rolls_a_die_of_the_soft_again() -> None:
    table = battle(SETARIS, "us-army-infantry", dice=[1, 6, 1])
    assert (window(table), offered(table)) == ("after-dice", [SCREECH])
    assert rounds(use(table, SCREECH)) == [(7, 4, "aliens")]
    assert menace(table) == 0


def test_with_cunning_one_die_is_chosen_and_the_highest_kept_again() -> None:
    table = use(battle(SETARIS, "local-police", dice=[1, 3, 6, 2]), SCREECH)
    assert table.options() == ["foe-3", "foe-6"]
    assert rounds(table.choose("foe-6")) == [(7, 6, "aliens")]


def test_of_two_dice_alike_there_is_nothing_to_choose() -> None:
    assert rounds(use(battle(SETARIS, "local-police", dice=[1, 5, 5, 2]), SCREECH)) == [(7, 8, "foe")]


def test_screeching_is_once_a_fight() -> None:
    table = battle(SETARIS, "us-army-infantry", menace=(3, 0), dice=[1, 6, 6])
    assert use(table, SCREECH).waiting() == [(0, "escape")]
    assert menace(table) == 2


def test_the_hard_do_not_hear_it() -> None:
    assert rounds(battle(SETARIS, "us-army-tanks", menace=(3, 0), dice=[1, 1])) == [(7, 7, "tie")]


def test_aliens_do_not_either() -> None:
    assert rounds(duel(SETARIS, menace=(3, 0), dice=[1, 1])) == [(7, 4, "aliens")]


def test_an_ally_does_not_screech() -> None:
    table = battle(SETARIS, "us-army-infantry", aliens=0, allies=[GLORBAX], menace=(1, 0), dice=[1, 1])
    assert rounds(table) == [(6, 4, "aliens")]


def test_after_a_soft_one_was_beaten_they_feast() -> None:
    zones = {"event-deck": ["endless-waves"] * 3}
    table = battle(SETARIS, "us-army-infantry", zones=zones, dice=[1, 1])
    table.choose().choose("conquer")
    assert (window(table), offered(table)) == ("battle-won", [FEAST])
    use(table, FEAST)
    assert menace(table) == 0
    assert table.keys("hand.0")[0] == "endless-waves"


def test_after_a_loss_too() -> None:
    table = battle(SETARIS, "us-army-tanks", aliens=3, dice=[1, 5, 1, 1], menace=(1, 0))
    assert [result for _, _, result in rounds(table.choose("stay"))] == ["foe", "tie"]
    table.dice(2, 1).choose("stay").choose("conquer")
    assert offered(table) == [FEAST]


def test_without_either_there_is_nothing_to_eat() -> None:
    table = battle(SETARIS, "us-army-tanks", aliens=3, dice=[1, 1], menace=(1, 0))
    assert rounds(table) == [(10, 7, "aliens")]
    assert window(table.choose("conquer")) != "battle-won"
    assert menace(table) == 1


def test_a_feast_is_once_a_battle() -> None:
    table = battle(SETARIS, "us-army-infantry", menace=(3, 0), dice=[1, 1]).choose().choose("conquer")
    assert offered(use(table, FEAST)) == []
    assert menace(table) == 2


def test_a_feast_may_bring_more_than_a_hand() -> None:
    zones = {"hand.0": ["endless-waves"] * 5, "event-deck": ["word-from-the-overseers"] * 2 + ["endless-waves"]}
    table = battle(SETARIS, "us-army-infantry", zones=zones, menace=(1, 0), dice=[1, 1])
    table.go_on("conquer").choose("conquer").go_on("respond-battle-won")
    use(table, FEAST)
    assert len(table.keys("hand.0")) == 6


def test_a_lost_battle_is_no_feast() -> None:
    table = battle(SETARIS, "super-tanks", aliens=1, menace=(3, 0), dice=[1, 5])
    assert menace(table) == 3
    assert table.pool(0) == [SAUCER]
    assert HERE not in table.s.markers
