"""The Cleanup Phase, and players' decks."""

from __future__ import annotations

import pytest

from domain.kernel.events import Shuffled

from .referee import given


@pytest.mark.rule("firefly.cleanup.discard-all")
def test_what_was_played_and_what_is_left_in_hand_is_discarded() -> None:
    game = given({"hand.0": ["shiny", "misbehave", "patch-job", "talent"], "discard.0": ["kind-word"]})
    game.play("shiny").play("patch-job").end_turn()

    assert game.keys("discard.0") == ["kind-word", "shiny", "patch-job", "misbehave", "talent"]
    assert (game.keys("played.0"), game.s.plays) == ([], ())


@pytest.mark.rule("firefly.cleanup.draw-six")
@pytest.mark.parametrize("hand", [[], ["misbehave"] * 4])
def test_the_new_hand_is_six_cards(hand: list[str]) -> None:
    game = given({"hand.0": hand}).end_turn()

    assert (game.keys("hand.0"), game.keys("deck.0")) == (["shiny"] * 6, ["shiny"] * 4)
    assert (game.shown("hand.0", 0), game.shown("hand.0", 1)) == (["shiny"] * 6, [None] * 6)


@pytest.mark.rule("firefly.cleanup.discard-public")
def test_a_player_reads_the_own_discard_pile_on_others_turns_too() -> None:
    game = given({"discard.1": ["misbehave", "covering-fire"]})

    assert game.shown("discard.1", 1) == ["misbehave", "covering-fire"]
    pile = game.view(1).players[1].discard
    assert [card.card for card in pile] == ["misbehave", "covering-fire"]


@pytest.mark.rule("firefly.cleanup.reshuffle-midway")
def test_what_is_left_is_drawn_before_the_discard_pile_is_shuffled() -> None:
    zones = {"deck.0": ["covering-fire", "patch-job"], "discard.0": ["misbehave"] * 12, "hand.0": ["shiny"]}
    game = given(zones).end_turn()

    hand = game.keys("hand.0")
    assert hand[:2] == ["patch-job", "covering-fire"]
    assert {*hand[2:]} <= {"misbehave", "shiny"}
    assert (len(hand), len(game.s.zone("deck.0")), game.keys("discard.0")) == (6, 9, [])
    assert [event.zone for event in game.happened(Shuffled)] == ["discard.0"]


@pytest.mark.rule("firefly.cleanup.reshuffle-lazy")
def test_an_empty_deck_alone_shuffles_nothing() -> None:
    game = given({"deck.0": ["shiny"] * 6, "discard.0": ["misbehave"]}).end_turn()
    assert (game.keys("deck.0"), game.keys("discard.0"), game.happened(Shuffled)) == ([], ["misbehave"], [])

    assert game.end_turn().keys("deck.0") == []


@pytest.mark.rule("firefly.deck.draw-anytime")
def test_the_discard_pile_is_shuffled_too_for_a_card_drawn_in_the_turn() -> None:
    game = given({"hand.0": ["read-the-room"], "deck.0": [], "discard.0": ["misbehave"] * 5}).play("read-the-room")

    assert (game.keys("hand.0"), game.keys("deck.0"), game.keys("discard.0")) == (["misbehave"], ["misbehave"] * 4, [])


@pytest.mark.rule("firefly.deck.nothing-left")
def test_with_deck_and_discard_pile_empty_nothing_is_drawn() -> None:
    zones = {"hand.0": ["read-the-room", "shiny"], "deck.0": [], "played.0": ["misbehave"]}
    game = given(zones).play("read-the-room")

    assert (game.keys("hand.0"), game.keys("played.0")) == (["shiny"], ["misbehave", "read-the-room"])
