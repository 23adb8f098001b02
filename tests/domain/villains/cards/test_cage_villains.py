"""Cage Villains in Power-Suppressing Cells: Cops sit on the players' Allies."""

from __future__ import annotations

import pytest

from domain.games.villains import actions as a
from domain.kernel.action import Decide

from ..referee import Referee, given, turn_with, whole_box

PLOT = "cage-villains-in-power-suppressing-cells"


def twist(zones: dict[str, list[str]], seats: int = 2) -> Referee:
    """A turn that began with a Twist of this Plot."""
    return turn_with("plot-twist", {"plot": [PLOT], "cop-stack": ["cops"] * 2 * seats, **zones}, seats)


def caged(*captives: str, attack: int = 3, current: int = 0) -> Referee:
    """Each of these Allies lies under Cops, before seat 1, 2 …"""
    zones = {f"cells.{seat}": ["cops"] for seat in range(1, len(captives) + 1)}
    under = {f"captured@cells.{seat}": [captive] for seat, captive in enumerate(captives, 1)}
    return given({"plot": [PLOT], **zones, **under}, seats=3, attack=attack, current=current)


@pytest.mark.rule("villains.plot_card.cage-villains-twist")
def test_cage_villains_all_cops_of_victory_piles_go_back_to_the_stack() -> None:
    table = twist({"cop-stack": ["cops"], "victory.0": ["cops", "bystander"], "victory.1": ["cops", "elektra", "cops"]})

    assert table.keys("cop-stack") == ["cops"] * 4
    assert (table.keys("victory.0"), table.keys("victory.1")) == (["bystander"], ["elektra"])


@pytest.mark.rule("villains.plot_card.cage-villains-twist")
def test_cage_villains_each_player_lays_an_ally_of_their_choice_that_a_cop_covers() -> None:
    table = twist({"hand.0": ["devour", "recruitment-day", "hydra-soldier"], "hand.1": ["devour", "bindings"]})

    assert table.waiting() == [(0, "put"), (1, "put")]
    assert table.options(0) == ["devour", "recruitment-day"]
    assert (table.asked(0).least, table.asked(0).most) == (1, 1)
    table.choose("recruitment-day", seat=0).choose("devour", seat=1)

    assert table.keys("cells.0") == table.keys("cells.1") == ["cops"]
    assert (table.captured("cells.0"), table.captured("cells.1")) == (["recruitment-day"], ["devour"])
    assert table.keys("cop-stack") == ["cops"] * 2
    assert table.keys("hand.0") == ["devour", "hydra-soldier"]


@pytest.mark.rule("villains.plot_card.cage-villains-twist")
def test_cage_villains_a_player_without_such_an_ally_is_asked_all_the_same_and_lays_none() -> None:
    table = twist({"hand.0": ["devour"], "hand.1": ["hydra-soldier", "bindings"], "cop-stack": ["cops"]})

    assert [(one.seat, one.options) for one in table.view(0).decisions if one.seat == 1] == [(1, None)]
    assert table.options(1) == []
    table.choose("devour", seat=0).choose(seat=1)

    assert (table.keys("cells.0"), table.keys("cells.1"), table.s.outcome) == (["cops"], [], "")
    assert table.shown("hand.1", 0) == [None, None]


@pytest.mark.rule("villains.plot_card.cage-villains-good-wins")
@pytest.mark.parametrize(("cops", "outcome"), [(0, "loss"), (1, "loss"), (2, "")])
def test_cage_villains_is_lost_when_a_cop_is_missing(cops: int, outcome: str) -> None:
    table = twist({"cop-stack": ["cops"] * cops, "hand.0": ["devour"], "hand.1": ["devour"]})

    table.choose("devour", seat=1).choose("devour", seat=0)

    assert (table.s.outcome, table.s.reason) == (outcome, "good-wins" if outcome else "")


def test_cage_villains_an_empty_stack_alone_loses_nothing() -> None:
    table = twist({"cop-stack": [], "hand.0": ["hydra-soldier"], "hand.1": []})

    table.choose(seat=0)

    assert table.s.status == "running"


@pytest.mark.rule("villains.plot_card.cage-villains-fight")
def test_cage_villains_a_cop_on_an_ally_can_be_fought_and_the_fighter_says_who_gains_the_ally() -> None:
    table = caged("devour", "recruitment-day", current=2, attack=3)
    ally = table.find(f"captured.{table.s.zone('cells.1')[0]}", "devour")

    table.do(a.Fight(card=table.find("cells.1", "cops")))
    assert table.keys("victory.2") == ["cops"]
    assert table.keys("discard.2") == ["new-recruit"]
    assert [(one.seat, one.ask) for one in table.view().decisions] == [(2, "player")]
    table.do(Decide(decision=table.asked().decision, choice=("seat-0",)), 2)

    assert table.s.zone("discard.0") == (ally,)
    assert (table.keys("cells.1"), table.keys("cells.2"), table.s.attack) == ([], ["cops"], 0)


def test_cage_villains_a_cop_on_an_ally_costs_three_attack_and_can_be_named_by_anybody() -> None:
    table = caged("devour", attack=2, current=0)
    cop = table.find("cells.1", "cops")

    assert table.refused(a.Fight(card=cop)).code == "not_enough_attack"
    assert table.attack_of("cops") == 3


@pytest.mark.rule("villains.plot_card.cage-villains-fight")
def test_cage_villains_such_a_cop_stands_in_no_city_space() -> None:
    """It guards nobody, and newcomers don't push it."""
    table = given({"plot": [PLOT], "cells.0": ["cops"], "captured@cells.0": ["devour"],
                   "adversary-deck": ["cops", "bystander"]})  # fmt: skip

    table.end_turn()

    assert table.guarded("commander") == ["bystander"]
    assert (table.city(), table.keys("cells.0")) == ({}, ["cops"])


def test_cage_villains_everybody_sees_who_lies_under_which_cop() -> None:
    table = caged("devour")

    (cell,) = table.view().players[1].before
    assert (cell.adversary.card, cell.attack, [card.card for card in cell.captured]) == ("cops", 3, ["devour"])


def test_cage_villains_cops_in_the_city_free_nobody() -> None:
    table = given(
        {"plot": [PLOT], "city.bank": ["cops"], "cells.0": ["cops"], "captured@cells.0": ["devour"]}, attack=3
    )

    table.do(a.Fight(card=table.find("city.bank", "cops")))

    assert (table.waiting(), table.captured("cells.0")) == ([], ["devour"])


@pytest.mark.rule("villains.plot_card.cage-villains-twist")
@pytest.mark.parametrize("seats", [2, 5])
def test_cage_villains_sets_two_cops_a_player_beside_the_plot(seats: int) -> None:
    assert whole_box(seats, plot=PLOT).shown("cop-stack") == ["cops"] * 2 * seats


def caged_and(ally: str, **zones: list[str]) -> Referee:
    """The Ally is in hand, and Cops lie on the Ally of another player."""
    laid = {"plot": [PLOT], "hand.0": [ally], "cells.1": ["cops"], "captured@cells.1": ["devour"]}
    return given(laid | {zone.replace("_", "."): cards for zone, cards in zones.items()})


def test_cage_villains_a_cop_on_an_ally_is_an_adversary_that_specialist_assassin_may_choose() -> None:
    table = caged_and("specialist-assassin", victory_0=["cops"], city_bank=["elektra"])

    table.play("specialist-assassin")
    assert table.options() == ["cops", "elektra"]

    assert table.choose("cops").attack_of("cops") == 3 - 1


def test_cage_villains_anti_matter_lowers_a_cop_on_an_ally_too() -> None:
    table = caged_and("anti-matter").play("anti-matter")

    assert table.attack_of("cops") == 3 - 1


def test_cage_villains_a_cop_on_an_ally_can_be_bribed() -> None:
    table = caged_and("irresistible-bribe").play("irresistible-bribe")

    (cell,) = table.view().players[1].before
    assert cell.takes_recruit
    table.do(a.Fight(card=cell.adversary.id, recruit=3))
    assert (table.s.recruit, table.keys("cells.1")) == (0, [])
