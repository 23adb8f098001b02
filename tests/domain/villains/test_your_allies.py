"""Which Allies are yours."""

from __future__ import annotations

import pytest

from .referee import given


@pytest.mark.rule("villains.your_allies.scope")
def test_your_allies_are_those_in_hand_and_those_played_this_turn() -> None:
    table = given(
        {
            "city.bank": ["elektra"],
            "hand.0": ["devour"],
            "played.0": ["pumpkin-bombs"],
            "discard.0": ["shifting-decoy"],
            "deck.0": ["hidden-weapons"],
            "hand.1": ["symbiote-takeover"],
        },
        attack=4,
    )

    table.fight("elektra")

    assert table.options() == ["devour", "pumpkin-bombs"]


@pytest.mark.rule("villains.your_allies.example-elektra")
def test_elektra_takes_a_played_ally_which_leaves_its_points() -> None:
    table = given(
        {"city.bank": ["elektra"], "hand.0": ["hydra-operative", "devour"], "discard.0": ["bindings"]}, attack=4
    )

    table.play("hydra-operative").fight("elektra").choose("hydra-operative").choose("bindings")

    assert table.keys("ko") == ["hydra-operative", "bindings"]
    assert table.keys("hand.0") == ["devour"]
    assert table.s.recruit == 1


@pytest.mark.rule("villains.your_allies.played-this-turn")
def test_allies_you_played_this_turn_are_not_those_in_hand() -> None:
    table = given(
        {
            "city.bank": ["iceman"],
            "hand.0": ["psychedelic-mist"],
            "played.0": ["psychedelic-mist", "psychedelic-mist", "devour"],
        },
        attack=5,
    )

    table.fight("iceman")

    assert table.keys("hand.0") == ["psychedelic-mist", "hydra-operative", "hydra-operative"]
