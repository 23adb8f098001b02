"""The end of a turn: everything is discarded, a new hand is drawn."""

from __future__ import annotations

import pytest

from .referee import given


@pytest.mark.rule("villains.cleanup.played-to-discard")
def test_played_cards_are_discarded_when_the_turn_ends() -> None:
    table = given({"hand.0": ["hydra-soldier"] * 5})

    for _ in range(5):
        table.play("hydra-soldier")
    assert table.keys("discard.0") == []

    table.end_turn()
    assert table.keys("played.0") == []
    assert table.keys("discard.0") == ["hydra-soldier"] * 5


@pytest.mark.rule("villains.cleanup.hand-to-discard")
def test_cards_left_in_hand_are_discarded_bindings_too() -> None:
    table = given({"hand.0": ["hydra-soldier", "bindings"]})

    table.end_turn()

    assert table.keys("discard.0") == ["hydra-soldier", "bindings"]
    assert table.keys("hand.0") == ["hydra-operative"] * 6


@pytest.mark.rule("villains.cleanup.draw-six")
def test_then_six_cards_are_drawn() -> None:
    table = given({"deck.0": ["hydra-operative"] * 4 + ["hydra-soldier"] * 6})

    table.end_turn()

    assert table.keys("hand.0") == ["hydra-soldier"] * 6
    assert table.keys("deck.0") == ["hydra-operative"] * 4


@pytest.mark.rule("villains.cleanup.discard-before-draw")
def test_a_reshuffle_for_the_new_hand_takes_in_the_cards_of_this_turn() -> None:
    table = given({"deck.0": ["hydra-operative"] * 2, "played.0": ["hydra-soldier"] * 5, "hand.0": ["bindings"]})

    table.end_turn()

    assert table.keys("hand.0")[:2] == ["hydra-operative"] * 2
    assert sorted(table.keys("hand.0")[2:] + table.keys("deck.0")) == ["bindings", *["hydra-soldier"] * 5]
    assert (len(table.keys("hand.0")), table.keys("discard.0")) == (6, [])
