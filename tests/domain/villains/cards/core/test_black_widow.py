"""Black Widow: Bystanders rescued, and those who hold them."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from ...referee import given

# -- Dangerous Rescue


def test_dangerous_rescue_after_a_covert_card_may_ko_a_card_for_a_bystander() -> None:
    zones = {"hand.0": ["dangerous-rescue", "hydra-soldier"], "discard.0": ["wound"], "played.0": ["covert-operation"]}
    table = given(zones).play("dangerous-rescue")
    assert table.options() == ["hydra-soldier", "wound"]
    assert table.asked().least == 0

    table.choose("wound")

    assert table.keys("ko") == ["wound"]
    assert table.keys("victory.0") == ["bystander"]
    assert table.s.attack == 2


def test_dangerous_rescue_rescues_nobody_without_the_ko() -> None:
    zones = {"hand.0": ["dangerous-rescue", "hydra-soldier"], "played.0": ["covert-operation"]}
    table = given(zones).play("dangerous-rescue").choose()

    assert table.keys("victory.0") == table.keys("ko") == []


def test_dangerous_rescue_without_a_covert_card_before_asks_nothing() -> None:
    table = given({"hand.0": ["dangerous-rescue", "hydra-soldier"]}).play("dangerous-rescue")

    assert table.waiting() == []
    assert table.s.attack == 2


# -- Mission Accomplished


@pytest.mark.parametrize(("before", "rescued"), [([], 0), (["covert-operation"], 0), (["mission-accomplished"], 1)])
def test_mission_accomplished_draws_and_after_a_tech_card_rescues(before: Sequence[str], rescued: int) -> None:
    table = given({"hand.0": ["mission-accomplished"], "played.0": before}).play("mission-accomplished")

    assert table.keys("hand.0") == ["hydra-operative"]
    assert table.keys("victory.0") == ["bystander"] * rescued


# -- Covert Operation


def test_covert_operation_counts_the_bystanders_in_the_own_victory_pile() -> None:
    zones = {"victory.0": ["bystander", "cops", "engineer"], "victory.1": ["bystander"]}
    table = given({"hand.0": ["covert-operation"], **zones}).play("covert-operation")

    assert table.s.attack == 2


# -- Silent Sniper


def test_silent_sniper_defeats_a_villain_or_the_mastermind_who_has_a_bystander() -> None:
    zones = {
        "hand.0": ["silent-sniper"],
        "city.bridge": ["cops"],
        "city.bank": ["daredevil"],
        "guarded@city.bank": ["bystander"],
        "guarded@commander": ["engineer"],
    }
    table = given(zones).play("silent-sniper")
    assert table.options() == ["daredevil", "dr-strange"]

    table.choose("daredevil")

    assert table.keys("victory.0") == ["daredevil", "bystander"]
    assert table.city() == {"bridge": "cops"}
    assert table.s.attack == 4


def test_silent_sniper_defeats_the_mastermind_for_a_tactic_and_his_bystanders() -> None:
    zones = {"tactics": ["eye-of-agamotto", "book-of-the-vishanti"], "guarded@commander": ["bystander"]}
    table = given({"hand.0": ["silent-sniper"], **zones}).play("silent-sniper")

    assert table.keys("victory.0") == ["book-of-the-vishanti", "bystander"]
    assert table.keys("tactics") == ["eye-of-agamotto"]


def test_silent_sniper_needs_nothing_that_a_fight_would() -> None:
    zones = {"hand.0": ["silent-sniper"], "city.bank": ["iron-fist"], "guarded@city.bank": ["bystander"]}
    table = given(zones).play("silent-sniper")

    assert table.keys("victory.0") == ["iron-fist", "bystander"]
    assert table.s.attack == 4


def test_silent_sniper_finds_nobody_where_no_bystander_is_held() -> None:
    table = given({"hand.0": ["silent-sniper"], "city.bank": ["cops"]}).play("silent-sniper")

    assert table.waiting() == []
    assert table.city() == {"bank": "cops"}
