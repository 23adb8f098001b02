"""Hawkeye: a team player who never misses."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from ...referee import given

# -- Quick Draw


def test_quick_draw_draws_a_card() -> None:
    table = given({"hand.0": ["quick-draw"]}).play("quick-draw")

    assert table.keys("hand.0") == ["hydra-operative"]
    assert table.s.attack == 1


# -- Team Player


@pytest.mark.parametrize(("before", "attack"), [([], 2), (["devour"], 2), (["growing-anger"] * 2, 3)])
def test_team_player_has_one_attack_more_after_an_avenger(before: Sequence[str], attack: int) -> None:
    table = given({"hand.0": ["team-player"], "played.0": before}).play("team-player")

    assert table.s.attack == attack


# -- Covering Fire

COVERED = {"hand.0": ["covering-fire", "wound"], "played.0": ["team-player"]}


@pytest.mark.parametrize(("way", "hands"), [("0", [1, 3, 3]), ("1", [1, 1, 1])])
def test_covering_fire_after_a_tech_card_lets_all_others_draw_or_discard(way: str, hands: list[int]) -> None:
    others = {f"hand.{seat}": ["hydra-soldier", "devour"] for seat in (1, 2)}
    table = given({**COVERED, **others}, seats=3).play("covering-fire")
    assert table.waiting() == [(0, "either.0")]

    table.choose(way)
    while table.waiting():
        table.choose("devour")

    assert [len(table.keys(f"hand.{seat}")) for seat in range(3)] == hands
    assert table.keys("discard.1") == table.keys("discard.2") == (["devour"] if way == "1" else [])
    assert table.s.attack == 3


def test_covering_fire_without_a_tech_card_before_lets_nobody_choose() -> None:
    table = given({"hand.0": ["covering-fire"], "hand.1": ["devour"]}).play("covering-fire")

    assert table.waiting() == []
    assert table.keys("hand.1") == ["devour"]


# -- Impossible Trick Shot


def test_impossible_trick_shot_rescues_three_bystanders_with_each_defeat() -> None:
    zones = {"city.bank": ["daredevil"], "tactics": ["winds-of-watoomb"] * 2}
    table = given({"hand.0": ["impossible-trick-shot"], **zones}, attack=10).play("impossible-trick-shot")
    assert table.s.attack == 15

    table.fight("daredevil")
    assert table.keys("victory.0") == ["daredevil", *["bystander"] * 3]

    table.fight("dr-strange")
    assert table.keys("victory.0").count("bystander") == 6


def test_impossible_trick_shot_rescues_as_many_as_there_are() -> None:
    zones = {"city.bank": ["daredevil"], "bystander-deck": ["bystander"]}
    table = given({"hand.0": ["impossible-trick-shot"], **zones}).play("impossible-trick-shot").fight("daredevil")

    assert table.keys("victory.0") == ["daredevil", "bystander"]
