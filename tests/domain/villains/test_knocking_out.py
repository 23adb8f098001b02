"""The KO pile."""

from __future__ import annotations

import pytest

from domain.games.villains.names import CITY

from .referee import given


@pytest.mark.rule("villains.ko.pile")
def test_there_is_one_ko_pile_for_all_to_see() -> None:
    table = given(
        {
            **{space: ["cops"] for space in CITY},
            "city.bank": ["elektra"],
            "lair.1": ["devour"],
            "hand.0": ["hydra-soldier"] * 4,
        },
        begin=True,
    )

    table.choose("devour")
    for _ in range(4):
        table.play("hydra-soldier")
    table.fight("elektra").choose("hydra-soldier")

    assert table.shown("ko") == ["devour", "hydra-soldier"]


@pytest.mark.rule("villains.ko.permanent")
def test_a_knocked_out_ally_is_in_no_later_deck() -> None:
    table = given(
        {"city.bank": ["elektra"], "hand.0": ["hydra-soldier"], "deck.0": [], "discard.0": ["devour"] * 8}, attack=4
    )

    table.fight("elektra").choose("hydra-soldier").end_turn()

    assert table.keys("ko") == ["hydra-soldier"]
    assert table.keys("hand.0") + table.keys("deck.0") == ["devour"] * 8


@pytest.mark.rule("villains.ko.your-allies")
def test_one_of_your_allies_is_played_or_in_hand() -> None:
    table = given(
        {
            "city.bank": ["elektra"],
            "played.0": ["hydra-soldier"],
            "hand.0": ["hydra-operative"],
            "deck.0": ["devour"],
            "discard.0": ["goblin-glider"],
        },
        attack=4,
    )

    table.fight("elektra")

    assert table.options() == ["hydra-operative", "hydra-soldier"]


@pytest.mark.rule("villains.ko.played-keeps-output")
def test_what_a_knocked_out_ally_gave_this_turn_remains() -> None:
    table = given({"city.bank": ["elektra"], "hand.0": ["hydra-soldier"]}, attack=4)

    table.play("hydra-soldier").fight("elektra")

    assert table.keys("ko") == ["hydra-soldier"]
    assert table.s.attack == 1
