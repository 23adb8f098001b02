"""The Vyborian Arbiters: huge, slow to replace, at home among wrecks."""

from __future__ import annotations

import pytest

from domain.games.conquest import actions as a
from domain.kernel.refusal import Refused

from .invasion import HERE, SAUCER, battle, menace, offered, rounds, turn, use, window

VYBORIANS = "vyborian-arbiters"
PEEL, HURL = "Peel the Armour", "Hurl the Wreckage"
GLORBAX = "glorbax-the-devourer"


def test_a_giant_takes_two_action_points_to_land() -> None:
    table = turn(VYBORIANS, {"alien-pool.0": [SAUCER]})
    assert table.costs(a.LandReinforcement) == [{"action_points": 2}]
    assert table.land("P1.C").s.points == 4


def test_with_one_action_point_left_no_giant_lands() -> None:
    table = turn(VYBORIANS, {"alien-pool.0": [SAUCER]}, points=1)
    refused: Refused = table.refused(a.LandReinforcement(alien=table.find("alien-pool.0", SAUCER), space="P1.C"))
    assert refused.code == "not_enough_points"


def test_an_ally_is_no_giant() -> None:
    table = turn(VYBORIANS, {"alien-pool.0": [f"{GLORBAX}-figure"]}, [GLORBAX])
    assert table.land("P1.C").s.points == 5


def test_a_landing_at_no_cost_stays_so() -> None:
    table = turn(VYBORIANS, {"alien-pool.0": [SAUCER]}, ["cloning-vats"])
    assert use(table, "cloning-vats").s.points == 6
    assert table.pool(0) == []


def test_peeled_armour_is_three_less_for_the_fight() -> None:
    table = battle(VYBORIANS, "super-tanks", menace=(2, 0), dice=[1, 5, 1, 1])
    use(table, PEEL)
    assert rounds(table) == [(9, 10, "foe")]
    assert menace(table) == 1
    table.choose("stay")
    assert rounds(table)[1] == (5, 6, "foe")


def test_armour_may_be_peeled_once_the_dice_are_seen() -> None:
    table = battle(VYBORIANS, "us-army-tanks", dice=[1, 5]).choose()
    assert window(table) == "after-dice"
    assert rounds(use(table, PEEL)) == [(9, 8, "aliens")]


def test_a_hard_counter_has_armour_too() -> None:
    table = battle(VYBORIANS, location="forest", counters=["tanks-counter"], dice=[1, 1])
    assert use(table, PEEL).s.menace[0] == 0
    assert rounds(table) == [(9, 4, "aliens")]


def test_the_soft_have_no_armour() -> None:
    assert rounds(battle(VYBORIANS, "us-army-infantry", menace=(4, 0), dice=[1, 1])) == [(9, 4, "aliens")]


def board(**zones: list[str]) -> dict[str, list[str]]:
    return {"aliens.P1.C": [], f"aliens.{HERE}": [SAUCER], **zones}


def test_a_counter_next_to_a_giant_is_hurled_back_to_the_pool() -> None:
    zones = board(**{"counters.P1.1": ["tanks-counter"], "counters.P1.5": ["infantry-counter"]})
    table = turn(VYBORIANS, zones, menace=(4, 0))
    use(table, HURL)
    assert (table.counters("P1.1"), table.counters("P1.5"), menace(table)) == ([], ["infantry-counter"], 2)
    assert "tanks-counter" in table.keys("counter-pool")
    assert offered(table) == []


def test_of_several_counters_the_player_chooses_one() -> None:
    zones = board(**{"counters.P1.1": ["tanks-counter"], "counters.P1.3": ["infantry-counter"]})
    table = use(turn(VYBORIANS, zones, menace=(2, 0)), HURL)
    assert table.options() == ["infantry-counter", "tanks-counter"]
    assert table.choose("infantry-counter").counters("P1.3") == []


@pytest.mark.rule("conquest.cards.limits")
def test_once_a_turn_is_enough() -> None:
    zones = board(**{"counters.P1.1": ["tanks-counter", "tanks-counter"]})
    table = use(turn(VYBORIANS, zones, menace=(4, 0)), HURL).choose("tanks-counter")
    assert (table.counters("P1.1"), offered(table)) == (["tanks-counter"], [])


@pytest.mark.parametrize("space", [HERE, "P1.5"])
def test_only_what_is_adjacent_can_be_hurled(space: str) -> None:
    assert offered(turn(VYBORIANS, board(**{f"counters.{space}": ["tanks-counter"]}), menace=(2, 0))) == []


def test_an_ally_hurls_nothing() -> None:
    zones = {"aliens.P1.C": [], f"aliens.{HERE}": [f"{GLORBAX}-figure"], "counters.P1.1": ["tanks-counter"]}
    assert offered(turn(VYBORIANS, zones, [GLORBAX], menace=(2, 0))) == []


def test_captain_fantastic_is_not_hurled() -> None:
    zones = board(**{"counters.P1.1": ["captain-fantastic-counter"]})
    assert offered(turn(VYBORIANS, zones, menace=(2, 0))) == []


@pytest.mark.parametrize("tokens", [0, 1])
def test_wreckage_takes_two_tokens(tokens: int) -> None:
    assert offered(turn(VYBORIANS, board(**{"counters.P1.1": ["tanks-counter"]}), menace=(tokens, 0))) == []
