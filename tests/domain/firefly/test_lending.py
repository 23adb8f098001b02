from __future__ import annotations

import pytest

from domain.games.firefly.actions import Coordinate

from .referee import given


@pytest.mark.rule(
    "firefly.keyword.coordinate-set-aside",
    "firefly.keyword.coordinate-virtual-copy",
    "firefly.keyword.coordinate-return",
)
def test_a_card_is_lent_played_as_a_copy_and_comes_home() -> None:
    game = given({"hand.1": ["browncoats-tech"]}).coordinate("browncoats-tech", 1)
    assert game.keys("hand.1") == ["shiny"]
    game.play_lent("browncoats-tech")
    assert game.s.recruit == 2
    assert game.end_turn().keys("discard.1") == ["browncoats-tech"]


@pytest.mark.rule("firefly.keyword.coordinate-limit")
def test_only_one_card_a_turn() -> None:
    game = given({"hand.1": ["browncoats-tech", "browncoats-intel"]}).coordinate("browncoats-tech", 1)
    refused = game.refused(Coordinate(card=game.find("hand.1", "browncoats-intel")), 1)
    assert refused.rule == "firefly.keyword.coordinate-limit"


@pytest.mark.rule("firefly.combo.example-two-copies", "firefly.combo.example-base", "firefly.combo.example-bonus")
def test_two_copies_as_the_first_two_cards() -> None:
    game = given({"hand.0": ["no-power-in-the-verse"] * 2}).play("no-power-in-the-verse")
    assert game.s.attack == 2
    assert game.play("no-power-in-the-verse").s.attack == 6


@pytest.mark.rule("firefly.recruit.refill-immediately", "firefly.recruit.to-discard", "firefly.recruit.cost")
def test_a_recruited_character_is_discarded_and_the_bridge_refilled() -> None:
    game = given(recruit=5).recruit("no-power-in-the-verse")
    assert (game.s.recruit, game.keys("discard.0")) == (1, ["no-power-in-the-verse"])
    assert game.keys("bridge.1") == ["read-the-room"]
