"""The Trun: giants who never retreat and read slowly."""

from __future__ import annotations

import pytest

from domain.games.conquest import actions as a

from .invasion import SAUCER, battle, beginning, menace, offered, rounds, turn, use, window

TRUN = "the-trun"
BEAM, LABOUR = "Gruesome Beam", "Slave Labour"
GLORBAX = "glorbax-the-devourer"


@pytest.mark.rule("conquest.fight.example-trun")
def test_three_trun_saucers_have_a_strength_of_twelve() -> None:
    assert battle(TRUN, "us-army-infantry", aliens=3).total(0) == 12


def test_the_trun_never_escape() -> None:
    table = battle(TRUN, "us-army-artillery", menace=(0, 0), dice=[6, 6, 1, 5, 6, 6, 1, 1])
    assert rounds(table) == [(9, 9, "tie"), (9, 5, "aliens")]


def test_allies_without_them_may() -> None:
    table = battle(TRUN, "us-army-infantry", aliens=0, allies=[GLORBAX], menace=(0, 0), dice=[1, 3])
    assert rounds(table) == [(6, 6, "tie")]
    assert table.options() == ["P1.C", "stay"]


def test_a_trun_among_allies_keeps_them_there() -> None:
    table = battle(TRUN, "us-army-infantry", aliens=1, allies=[GLORBAX], menace=(0, 0), dice=[1, 6, 1, 1])
    assert table.waiting() == [(0, "lose-alien")]
    table.choose(f"{GLORBAX}-figure")
    assert [result for _, _, result in rounds(table)] == ["foe", "aliens"]


def test_they_do_not_teleport_out_of_a_battle() -> None:
    hand = {"hand.0": ["emergency-teleport"]}
    table = battle(TRUN, "us-army-infantry", zones=hand)
    assert "emergency-teleport" not in table.options()
    assert "emergency-teleport" in battle("setaris-kitewings", "us-army-infantry", zones=hand).options()


def test_an_event_with_an_action_point_cost_takes_them_one_more() -> None:
    table = turn(TRUN, {"hand.0": ["abducted-professors"], "event-deck": ["endless-waves"] * 4})
    assert table.costs(a.PlayEvent) == [{"action_points": 2}]
    assert table.play("abducted-professors").s.points == 4


def test_with_too_few_action_points_it_cannot_be_played() -> None:
    table = turn(TRUN, {"hand.0": ["abducted-professors"]}, points=1)
    assert table.playable() == []
    refused = table.refused(a.PlayEvent(card=table.find("hand.0", "abducted-professors")))
    assert refused.code == "not_enough_points"


def test_a_fast_effect_costs_them_nothing() -> None:
    table = turn(TRUN, {"hand.0": ["endless-waves"], "alien-pool.0": [SAUCER]})
    assert table.costs(a.PlayEvent) == [{}]


def test_the_beam_weakens_the_soft_by_two_for_the_fight() -> None:
    table = battle(TRUN, "national-guard", aliens=1, menace=(2, 0), dice=[1, 2, 1, 1])
    use(table, BEAM)
    assert rounds(table) == [(5, 5, "tie"), (5, 4, "aliens")]
    assert menace(table) == 1


@pytest.mark.rule("conquest.cards.limits")
def test_the_beam_is_once_a_battle() -> None:
    table = battle(TRUN, "us-army-infantry", "us-army-infantry", location="town", menace=(2, 0), dice=[1, 1, 1, 1])
    use(table, BEAM).go_on("conquer")
    assert rounds(table) == [(9, 2, "aliens"), (9, 4, "aliens")]
    assert window(table) == ""


def test_the_beam_does_nothing_to_the_hard() -> None:
    assert rounds(battle(TRUN, "us-army-tanks", menace=(2, 0), dice=[1, 1])) == [(9, 7, "aliens")]


LOCATIONS = {
    "location.P1.1": ["town"], "location.P1.3": ["city"], "location.P1.4": ["small-town"], "location.P1.5": ["town"]
}  # fmt: skip


@pytest.mark.parametrize(
    ("conquered", "gained"),
    [(["P1.1"], 1), (["P1.1", "P1.3"], 2), (["P1.1", "P1.3", "P1.5"], 2), (["P1.1", "P1.4"], 1)],
)
def test_slaves_work_for_an_action_point_a_location_at_most_two(conquered: list[str], gained: int) -> None:
    table = beginning(TRUN, LOCATIONS, points=3, markers=dict.fromkeys(conquered, 0))
    assert (window(table), offered(table)) == ("action-start", [LABOUR])
    use(table, LABOUR)
    assert (table.s.points, menace(table)) == (3 + gained, 0)


@pytest.mark.parametrize("markers", [{}, {"P1.4": 0}, {"P1.1": 1}])
def test_without_such_a_conquest_there_are_no_slaves(markers: dict[str, int]) -> None:
    assert window(beginning(TRUN, LOCATIONS, markers=markers)) == ""


def test_slaves_work_once_a_turn_and_only_at_its_start() -> None:
    table = beginning(TRUN, LOCATIONS, points=3, markers={"P1.1": 0}, menace=(4, 0))
    use(table, LABOUR)
    assert (window(table), offered(table), table.s.points) == ("", [], 4)
