"""The Orzax: gear from the start, saucers off the assembly line, a death ray."""

from __future__ import annotations

import pytest

from domain.games.conquest import actions as a

from ..referee import set_up
from .invasion import SAUCER, battle, duel, menace, offered, option, rounds, turn, use, window

ORZAX = "the-orzax"


def test_the_orzax_begin_with_a_space_stuff_card_and_others_without() -> None:
    table = set_up(2, races=(ORZAX, "the-trun"))
    assert len(table.keys("stuff.0")) == 1
    assert table.keys("stuff.1") == []
    assert table.shown("stuff.0") == table.keys("stuff.0")


def test_crated_wonders_come_after_hands_were_drawn() -> None:
    for seed in range(6):
        table = set_up(2, seed, races=(ORZAX, "the-trun"))
        assert len(table.keys("hand.0")) <= 6


def test_the_first_two_saucers_landed_in_an_action_phase_are_free() -> None:
    table = turn(ORZAX, {"alien-pool.0": [SAUCER] * 3, "aliens.P1.C": [SAUCER]})
    assert table.costs(a.LandReinforcement) == [{}]
    assert table.land("P1.C").land("P1.C").s.points == 6
    assert table.costs(a.LandReinforcement) == [{"action_points": 1}]
    assert table.land("P1.C").s.points == 5
    assert len(table.aliens("P1.C")) == 4


def test_free_landings_are_for_saucers_and_not_for_allies() -> None:
    glorbax = "glorbax-the-devourer"
    table = turn(ORZAX, {"alien-pool.0": [f"{glorbax}-figure", SAUCER]}, [glorbax])
    assert table.land("P1.C").s.points == 5
    assert table.land("P1.C").s.points == 5


def test_saucers_land_free_without_any_action_points_left() -> None:
    table = turn(ORZAX, {"alien-pool.0": [SAUCER] * 3}, points=0)
    table.land("P1.C").land("P1.C")
    assert table.legal(a.LandReinforcement) == []


def test_free_landings_are_not_kept_for_another_turn_but_come_anew() -> None:
    zones = {"alien-pool.0": [SAUCER] * 3, "aliens.P1.C": [SAUCER]}
    table = turn(ORZAX, zones, phase="round", command=(2, 3))
    table.command(2, 3).go_on()
    table.land("P1.C").land("P1.C").end_actions().go_on()
    table.do(a.EndActionPhase(), 1).go_on()
    assert len(table.command(3, 4).go_on().keys("alien-pool.0")) == 1
    assert table.costs(a.LandReinforcement) == [{}]


def test_the_death_ray_adds_three_for_a_round() -> None:
    table = battle(ORZAX, "us-army-infantry", dice=[1, 5], menace=(2, 0))
    assert (window(table), table.total(0)) == ("before-dice", 4)
    use(table, "Laboratory Death Ray")
    assert (menace(table), rounds(table)) == (1, [(8, 8, "tie")])
    assert table.choose("stay").total(0) == 4
    assert offered(table) == ["Laboratory Death Ray"]


def test_the_death_ray_may_be_used_once_the_dice_are_seen() -> None:
    table = battle(ORZAX, "us-army-infantry", dice=[1, 4]).choose()
    assert window(table) == "after-dice"
    assert rounds(use(table, "Laboratory Death Ray")) == [(8, 7, "aliens")]


@pytest.mark.rule("conquest.cards.limits")
def test_the_death_ray_works_once_a_round() -> None:
    table = battle(ORZAX, "us-army-infantry", menace=(3, 0), dice=[1, 5])
    use(table, "Laboratory Death Ray")
    assert rounds(table) == [(8, 8, "tie")]
    assert menace(table) == 2


@pytest.mark.rule("conquest.cards.limits")
def test_each_of_two_players_with_a_death_ray_may_use_it_once_in_the_same_round() -> None:
    table = duel(ORZAX, zones={"race.1": [ORZAX]}, menace=(1, 1), dice=[2, 3])
    use(table, "Laboratory Death Ray")
    assert rounds(use(table, "Laboratory Death Ray", 1)) == [(9, 8, "aliens")]


def test_the_death_ray_works_against_aliens_too() -> None:
    assert rounds(use(duel(ORZAX, dice=[2, 3]), "Laboratory Death Ray")) == [(9, 6, "aliens")]


@pytest.mark.parametrize("tokens", [0, 1])
def test_the_prototype_takes_two_tokens(tokens: int) -> None:
    assert offered(turn(ORZAX, menace=(tokens, 0))) == []


def test_a_rushed_prototype_is_a_space_stuff_card_once_a_turn() -> None:
    table = turn(ORZAX, {"space-stuff-deck": ["warp-gate", "cloning-vats"]}, menace=(4, 0))
    use(table, "Rush the Prototype")
    assert (table.keys("stuff.0"), menace(table)) == (["cloning-vats"], 2)
    assert "Rush the Prototype" not in offered(table)


def test_no_prototype_is_rushed_where_there_is_no_space_stuff_left() -> None:
    table = turn(ORZAX, {"space-stuff-deck": []}, menace=(4, 0))
    assert offered(table) == []
    table = turn(ORZAX, {"space-stuff-deck": [], "space-stuff-discard": ["warp-gate"]}, menace=(4, 0))
    assert use(table, "Rush the Prototype").keys("stuff.0") == ["warp-gate"]


def test_the_death_ray_is_for_fights_alone() -> None:
    table = turn(ORZAX, menace=(2, 0))
    assert offered(table) == ["Rush the Prototype"]
    assert option(table, "Laboratory Death Ray")
