"""The Skrulls: Paibok, Queen Veranke, the Shapeshifters and the Super-Skrull."""

from __future__ import annotations

from typing import Any

import pytest

from domain.games.villains.actions import Fight

from ...referee import given, pushed_out, turn_with

HQ = {
    "lair.1": ["devour"],
    "lair.2": ["hydra-soldier"],
    "lair.3": ["spy-games"],
    "lair.4": ["octo-pulverize"],
    "lair.5": ["hidden-weapons"],
}
HEROIC = {"cards": "all", "sets": ["villains", "core"], "board": "heroic"}

# -- Paibok the Power Skrull


def test_paibok_lets_you_assign_a_hero_of_the_hq_to_each_player() -> None:
    table = given({"city.bank": ["paibok-the-power-skrull"], **HQ}, seats=3, current=1, attack=8)

    table.fight("paibok-the-power-skrull")
    assert table.waiting() == [(1, "assign.1")]
    assert table.options() == ["devour", "hidden-weapons", "hydra-soldier", "octo-pulverize", "spy-games"]

    table.choose("octo-pulverize")
    assert table.waiting() == [(1, "assign.2")]
    assert table.options() == ["devour", "hidden-weapons", "hydra-soldier", "spy-games"]
    table.choose("devour")
    assert table.waiting() == [(1, "assign.0")]
    table.choose("spy-games")

    assert [table.keys(f"discard.{seat}") for seat in range(3)] == [["spy-games"], ["octo-pulverize"], ["devour"]]
    assert [len(table.s.tally("gained", seat)) for seat in range(3)] == [1, 1, 1]
    assert table.keys("lair.4") == ["crazed-experiments"]


def test_paibok_gives_as_many_as_there_are_to_who_comes_first() -> None:
    empty: dict[str, list[str]] = {f"lair.{n}": [] for n in range(2, 6)}
    table = given({"city.bank": ["paibok-the-power-skrull"], **empty, "lair.1": ["devour"]}, current=1, attack=8)

    table.fight("paibok-the-power-skrull")

    assert table.waiting() == []
    assert [table.keys(f"discard.{seat}") for seat in range(2)] == [[], ["devour"]]


def test_paibok_drives_the_spies_out_of_the_lair_whose_allies_are_gained() -> None:
    spies = {"plot": ["infiltrate-the-lair-with-spies"], "spies-in-the-lair.1": ["engineer"]}
    empty: dict[str, list[str]] = {f"lair.{n}": [] for n in range(2, 6)}
    table = given({"city.bank": ["paibok-the-power-skrull"], **spies, **empty, "lair.1": ["devour"]}, attack=8)

    table.fight("paibok-the-power-skrull")

    assert (table.keys("discard.0"), table.keys("overrun")) == (["devour"], ["engineer"])


# -- Skrull Queen Veranke


def test_veranke_captures_the_hero_that_costs_most_and_has_that_for_her_attack() -> None:
    table = turn_with("skrull-queen-veranke", HQ)

    assert table.captured("city.bridge") == ["octo-pulverize"]
    assert table.attack_of("skrull-queen-veranke") == 8
    assert table.keys("lair.4") == ["crazed-experiments"]


def test_veranke_captures_one_of_several_as_the_current_player_chooses() -> None:
    table = turn_with("skrull-queen-veranke", {**HQ, "lair.4": ["spy-games"]})
    assert (table.waiting(), table.options()) == ([(0, "put")], ["spy-games", "spy-games"])

    table.choose("spy-games")

    assert table.captured("city.bridge") == ["spy-games"]


def test_veranke_gives_the_hero_to_who_defeats_her() -> None:
    captured = {"city.bank": ["skrull-queen-veranke"], "captured@city.bank": ["octo-pulverize"]}
    assert given(captured, attack=7).legal(Fight) == []

    table = given(captured, attack=8).fight("skrull-queen-veranke")

    assert table.keys("discard.0") == ["octo-pulverize"]
    assert table.keys("victory.0") == ["skrull-queen-veranke"]
    assert (len(table.s.tally("gained", 0)), table.s.attack) == (1, 0)


# -- Skrull Shapeshifters


@pytest.mark.parametrize("board", [{}, HEROIC])
def test_shapeshifters_capture_the_rightmost_hero_of_the_hq_on_either_board(board: dict[str, Any]) -> None:
    table = turn_with("skrull-shapeshifters", HQ, options=board)

    (space,) = table.city()
    assert table.captured(f"city.{space}") == ["hidden-weapons"]
    assert table.attack_of("skrull-shapeshifters") == 4


def test_shapeshifters_pass_over_an_empty_space_of_the_hq() -> None:
    table = turn_with("skrull-shapeshifters", {**HQ, "lair.5": []})

    assert table.captured("city.bridge") == ["octo-pulverize"]


def test_shapeshifters_without_a_hero_have_no_attack() -> None:
    table = turn_with("skrull-shapeshifters", {f"lair.{n}": [] for n in range(1, 6)})

    assert table.attack_of("skrull-shapeshifters") == 0
    assert table.fight("skrull-shapeshifters").keys("discard.0") == []


def test_shapeshifters_escape_with_the_hero() -> None:
    table = pushed_out("skrull-shapeshifters", {"captured@city.sewers": ["devour"]})

    assert table.keys("overrun") == ["skrull-shapeshifters", "devour"]


# -- Super-Skrull


def test_super_skrull_lets_each_player_ko_one_of_their_heroes() -> None:
    hands = {"hand.0": ["devour", "bindings"], "played.0": ["hydra-soldier"], "hand.1": ["spy-games"], "hand.2": []}
    table = given({"city.bank": ["super-skrull"], **hands}, seats=3, attack=4).fight("super-skrull")
    assert table.waiting() == [(0, "ko"), (1, "ko")]
    assert table.options(0) == ["devour", "hydra-soldier"]

    table.choose("spy-games", seat=1).choose("hydra-soldier", seat=0)

    assert table.keys("ko") == ["hydra-soldier", "spy-games"]
