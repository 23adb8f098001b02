"""Midtown Bank Robbery: Bystanders make Villains stronger, and are carried off."""

from __future__ import annotations

from typing import Any

import pytest

from ...referee import Referee, given, pushed_out, turn_with

PLOT = {"plot": ["midtown-bank-robbery"]}


def twist(zones: dict[str, list[str]], then: str = "bystander") -> Referee:
    """A Twist has been played, with this card of the Villain Deck next."""
    return turn_with("scheme-twist", {**PLOT, **zones, "adversary-deck": ["cops", then, "scheme-twist"]})


@pytest.mark.rule("villains.equivalence.captures-guards")
def test_whoever_is_in_the_bank_captures_two_bystanders() -> None:
    table = twist({"city.bank": ["elektra"], "city.sewers": ["cops"]}, then="command-strike")

    assert table.guarded("city.bank") == ["bystander"] * 2
    assert table.guarded("city.sewers") == []


def test_the_robbery_goes_on_with_another_card_after_an_empty_bank_too() -> None:
    table = twist({"bystander-deck": ["bystander"] * 3}, then="elektra")

    assert "elektra" in table.city().values()
    assert len(table.keys("adversary-deck")) == 1
    assert len(table.keys("bystander-deck")) == 3


def test_a_villain_has_an_attack_more_for_each_bystander_that_it_holds() -> None:
    zones = {"city.bank": ["elektra"], "guarded@city.bank": ["bystander"] * 3, "city.streets": ["cops"]}
    table = given({**PLOT, **zones}, attack=20)
    before = given({"city.bank": ["elektra"]}).attack_of("elektra")

    assert table.attack_of("elektra") == before + 3
    assert table.attack_of("cops") == 3
    assert table.fight("elektra").s.attack == 20 - before - 3


def test_the_mastermind_gets_nothing_for_bystanders() -> None:
    table = given({**PLOT, "commander": ["loki"], "guarded@commander": ["bystander"] * 2})

    assert table.attack_of("loki") == 10


@pytest.mark.parametrize(("carried_off", "outcome"), [(5, ""), (6, "loss")])
def test_evil_wins_with_the_eighth_bystander_carried_off(carried_off: int, outcome: str) -> None:
    zones = {**PLOT, "guarded@city.sewers": ["bystander"] * 2}
    table = pushed_out("elektra", zones, **{"carried-off": carried_off})

    assert table.s.outcome == outcome


def test_the_robbery_counts_only_bystanders_that_were_carried_off() -> None:
    assert pushed_out("elektra", {**PLOT, "overrun": ["bystander"] * 9}).s.outcome == ""


def test_how_far_the_robbery_has_come_is_seen_by_all() -> None:
    so_far: dict[str, Any] = {"carried-off": 3}
    plot = given(PLOT, **so_far).view().plot

    assert plot is not None
    assert (plot.progress, plot.needed) == (3, 8)
