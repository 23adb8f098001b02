"""The Spider-Foes: Doctor Octopus, the Green Goblin, The Lizard and Venom."""

from __future__ import annotations

from typing import Any

import pytest

from domain.games.villains.actions import Fight

from ...referee import given, pushed_out, turn_with

# -- Doctor Octopus


def hand_after(city: dict[str, list[str]], *fought: str, options: dict[str, Any] | None = None, **about: Any) -> int:
    """How many cards the new hand has at the end of a turn in which these were fought."""
    table = given({**city, "deck.0": ["devour"] * 20}, attack=20, options=options, **about)
    for key in fought:
        table.fight(key)
    return len(table.end_turn().keys("hand.0"))


def test_doctor_octopus_makes_the_new_hand_eight_cards() -> None:
    assert hand_after({"city.bank": ["doctor-octopus"]}) == 6
    assert hand_after({"city.bank": ["doctor-octopus"]}, "doctor-octopus") == 8


def test_doctor_octopus_twice_makes_it_no_more_than_eight() -> None:
    city = {"city.bank": ["doctor-octopus"], "city.sewers": ["doctor-octopus"]}

    assert hand_after(city, "doctor-octopus", "doctor-octopus") == 8


def test_doctor_octopus_leaves_what_is_drawn_besides() -> None:
    city = {"city.bank": ["doctor-octopus"], "city.sewers": ["savage-land-mutates"]}

    assert hand_after(city, "savage-land-mutates", "doctor-octopus") == 9


def test_doctor_octopus_makes_a_hand_of_five_eight_too() -> None:
    fate = {"challenges": {"hand_of_fate": True}}

    assert hand_after({"city.bank": ["doctor-octopus"]}, options=fate) == 5
    assert hand_after({"city.bank": ["doctor-octopus"]}, "doctor-octopus", options=fate) == 8


def test_doctor_octopus_speaks_of_this_turn_only() -> None:
    table = given(
        {"city.bank": ["doctor-octopus"], "adversary-deck": ["cops"] * 5, "deck.0": ["devour"] * 40}, attack=4
    )

    table.fight("doctor-octopus").end_turn().end_turn().end_turn()

    assert [len(table.keys(f"hand.{seat}")) for seat in range(2)] == [6, 6]


# -- Green Goblin


def test_green_goblin_captures_a_bystander_when_he_comes() -> None:
    table = turn_with("green-goblin")

    assert table.guarded("city.bridge") == ["bystander"]
    assert len(table.keys("bystander-deck")) == 29


def test_green_goblin_is_defeated_and_the_bystander_rescued() -> None:
    table = given({"city.bank": ["green-goblin"], "guarded@city.bank": ["bystander"]}, attack=6).fight("green-goblin")

    assert table.keys("victory.0") == ["green-goblin", "bystander"]


# -- The Lizard


def test_the_lizard_wounds_every_other_player_when_it_was_fought_in_the_sewers() -> None:
    table = given({"city.sewers": ["the-lizard"], "wounds": ["wound"] * 3}, seats=3, current=1, attack=3)

    table.fight("the-lizard")

    assert [table.keys(f"discard.{seat}") for seat in range(3)] == [["wound"], [], ["wound"]]


@pytest.mark.parametrize("space", ["bridge", "streets", "rooftops", "bank"])
def test_the_lizard_wounds_nobody_elsewhere(space: str) -> None:
    table = given({f"city.{space}": ["the-lizard"], "wounds": ["wound"] * 3}, attack=3).fight("the-lizard")

    assert len(table.keys("wounds")) == 3


# -- Venom


def test_venom_is_fought_only_by_who_shows_a_covert_hero() -> None:
    assert given({"city.bank": ["venom"], "hand.0": ["devour"]}, attack=5).legal(Fight) == []

    table = given({"city.bank": ["venom"], "hand.0": ["devour", "spy-games"]}, attack=5).fight("venom")
    assert (table.waiting(), table.options()) == ([(0, "show-needed")], ["spy-games"])
    table.choose("spy-games")

    assert table.shown("hand.0", 1) == [None, "spy-games"]
    assert table.keys("victory.0") == ["venom"]


def test_venom_escapes_and_each_player_gains_a_wound() -> None:
    table = pushed_out("venom", {"wounds": ["wound"] * 3})

    assert table.waiting() == []
    assert [table.keys(f"discard.{seat}") for seat in range(2)] == [["wound"], ["wound"]]
