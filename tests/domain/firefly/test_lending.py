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


@pytest.mark.rule("firefly.keyword.coordinate-timing")
def test_cards_are_lent_on_others_turns_alone() -> None:
    hands = {"hand.0": ["browncoats-intel"], "hand.1": ["browncoats-tech", "shiny"]}
    game = given(hands)
    assert (game.legal(Coordinate, 1), game.legal(Coordinate, 0)) == (["browncoats-tech"], [])
    own = game.refused(Coordinate(card=game.find("hand.0", "browncoats-intel")), 0)
    assert (own.code, own.rule) == ("target_not_legal", "firefly.keyword.coordinate-timing")


@pytest.mark.rule("firefly.keyword.coordinate-set-aside", "firefly.keyword.coordinate-availability")
def test_only_cards_with_coordinate_are_lent_and_lie_open_out_of_play() -> None:
    game = given({"hand.1": ["covering-fire", "read-the-room", "shiny"]})
    refused = game.refused(Coordinate(card=game.find("hand.1", "shiny")), 1)
    assert refused.rule == "firefly.keyword.coordinate-set-aside"
    game.coordinate("covering-fire", 1)
    assert (game.shown("lent.1"), game.s.attack) == (["covering-fire"], 0)
    browncoats = [card for card in game.cards("browncoats") if "coordinate" in card.keywords]
    assert len(browncoats) == 5


@pytest.mark.rule("firefly.keyword.coordinate-virtual-copy")
def test_the_class_of_a_copy_counts_for_combos() -> None:
    game = given({"hand.1": ["covering-fire"], "hand.0": ["no-power-in-the-verse-can-stop-me"]}).coordinate(
        "covering-fire", 1
    )
    game.play_lent("covering-fire").play("no-power-in-the-verse-can-stop-me")
    assert game.s.attack == 6


@pytest.mark.rule("firefly.keyword.coordinate-limit")
def test_only_one_card_a_turn() -> None:
    hands = {"hand.1": ["browncoats-tech", "browncoats-intel"]}
    game = given({**hands, "deck.1": ["shiny"] * 9, "deck.0": ["shiny"] * 9}, 3).coordinate("browncoats-tech", 1)
    refused = game.refused(Coordinate(card=game.find("hand.1", "browncoats-intel")), 1)
    assert refused.rule == "firefly.keyword.coordinate-limit"
    game.end_turn().end_turn()
    assert (game.s.current, game.s.lent) == (2, {})


@pytest.mark.rule("firefly.keyword.coordinate-several-helpers")
def test_several_players_lend_a_card_each() -> None:
    lent = {1: "covering-fire", 2: "browncoats-intel", 3: "quick-course-change"}
    game = given({f"hand.{seat}": [key] for seat, key in lent.items()}, 4)
    for seat, key in lent.items():
        game.coordinate(key, seat)
    for key in lent.values():
        game.play_lent(key)
    assert (game.s.attack, game.s.recruit) == (2, 3)
    game.end_turn()
    assert [game.keys(f"discard.{seat}") for seat in lent] == [[key] for key in lent.values()]


@pytest.mark.rule("firefly.keyword.coordinate-decline", "firefly.keyword.coordinate-return")
def test_a_copy_that_nobody_plays_costs_the_helper_nothing() -> None:
    game = given({"hand.1": ["covering-fire"]}).coordinate("covering-fire", 1).end_turn()
    assert game.keys("hand.1") == ["shiny"]
    assert (game.keys("discard.1"), game.keys("lent.1")) == (["covering-fire"], [])


@pytest.mark.rule("firefly.combo.example-two-copies", "firefly.combo.example-base", "firefly.combo.example-bonus")
def test_two_copies_as_the_first_two_cards() -> None:
    game = given({"hand.0": ["no-power-in-the-verse-can-stop-me"] * 2}).play("no-power-in-the-verse-can-stop-me")
    assert game.s.attack == 2
    assert game.play("no-power-in-the-verse-can-stop-me").s.attack == 6


@pytest.mark.rule("firefly.recruit.refill-immediately", "firefly.recruit.to-discard", "firefly.recruit.cost")
def test_a_recruited_character_is_discarded_and_the_bridge_refilled() -> None:
    game = given(recruit=5).recruit("no-power-in-the-verse-can-stop-me")
    assert (game.s.recruit, game.keys("discard.0")) == (1, ["no-power-in-the-verse-can-stop-me"])
    assert game.keys("bridge.1") == ["read-the-room"]
