"""Hulk: anger that wounds, and Wounds that make angry."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from ...referee import given


@pytest.mark.parametrize(("key", "attack", "more"), [("growing-anger", 2, 1), ("hulk-smash", 5, 5)])
@pytest.mark.parametrize("before", [[], ["devour"], ["crazed-rampage"], ["crazed-rampage", "hunt-down"]])
def test_more_attack_after_a_strength_card(key: str, attack: int, more: int, before: Sequence[str]) -> None:
    table = given({"hand.0": [key], "played.0": before}).play(key)

    assert table.s.attack == attack + (more if "crazed-rampage" in before else 0)


# -- Unstoppable Hulk


@pytest.mark.rule("villains.equivalence.not-ko-wound")
def test_unstoppable_hulk_may_ko_a_wound_for_two_attack() -> None:
    zones = {"hand.0": ["unstoppable-hulk", "wound", "bindings"], "discard.0": ["wound", "devour", "bindings"]}
    table = given(zones).play("unstoppable-hulk")
    assert table.options() == ["wound", "wound"]
    assert (table.asked().least, table.asked().most) == (0, 1)

    table.choose("wound")

    assert table.keys("ko") == ["wound"]
    assert table.s.attack == 4


def test_unstoppable_hulk_need_not_ko_a_wound() -> None:
    table = given({"hand.0": ["unstoppable-hulk"], "discard.0": ["wound"]}).play("unstoppable-hulk").choose()

    assert table.keys("discard.0") == ["wound"]
    assert table.s.attack == 2


# -- Crazed Rampage


@pytest.mark.rule("villains.equivalence.not-wounds-bindings")
def test_crazed_rampage_wounds_each_player() -> None:
    table = given({"hand.0": ["crazed-rampage"], "wounds": ["wound"] * 4}, seats=3).play("crazed-rampage")

    assert [table.keys(f"discard.{seat}") for seat in range(3)] == [["wound"]] * 3
    assert table.keys("wounds") == ["wound"]
    assert len(table.keys("bindings")) == 30
    assert table.s.attack == 4


@pytest.mark.rule("villains.card_text.each-player-order")
def test_crazed_rampage_wounds_clockwise_from_the_current_player_on_as_far_as_there_are_wounds() -> None:
    table = given({"hand.1": ["crazed-rampage"], "wounds": ["wound"] * 2}, seats=3, current=1).play("crazed-rampage")

    assert [table.keys(f"discard.{seat}") for seat in range(3)] == [[], ["wound"], ["wound"]]
