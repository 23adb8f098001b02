"""Whose cards lie where, and who may see them."""

from __future__ import annotations

import pytest

from .referee import given


@pytest.mark.rule("villains.hidden.hand-and-deck")
@pytest.mark.parametrize("viewer", [None, 1])
def test_others_see_only_the_size_of_a_hand_and_a_deck(viewer: int | None) -> None:
    table = given({"hand.0": ["devour", "bindings"], "discard.0": ["pumpkin-bombs", "devour"]})

    player = table.view(viewer).players[0]

    assert [card.card for card in player.hand] == [None, None]
    assert [card.card for card in player.deck] == [None] * 10
    assert [card.card for card in player.discard] == ["pumpkin-bombs", "devour"]


@pytest.mark.rule("villains.hidden.hand-and-deck")
def test_a_player_sees_the_own_hand_but_not_the_own_deck() -> None:
    table = given({"hand.0": ["devour", "bindings"]})

    player = table.view(0).players[0]

    assert [card.card for card in player.hand] == ["devour", "bindings"]
    assert [card.card for card in player.deck] == [None] * 10


@pytest.mark.rule("villains.hidden.hand-and-deck")
def test_drawn_cards_are_seen_by_their_owner_alone() -> None:
    table = given({"hand.0": ["crazed-experiments"], "deck.0": ["bindings", "devour"]})

    table.play("crazed-experiments")

    drawn = {viewer: table.view(viewer).players[0].hand[0].card for viewer in (None, 0, 1)}
    assert drawn == {None: None, 0: "devour", 1: None}


@pytest.mark.rule("villains.hidden.hand-and-deck")
def test_a_revealed_hand_is_known_to_all() -> None:
    hand = ["hydra-operative", "hydra-soldier"]
    table = given({"tactics": ["eye-of-agamotto", "crimson-bands-of-cyttorak"], "hand.1": hand}, attack=8)

    table.fight("dr-strange")

    assert [card.card for card in table.view(None).players[1].hand] == hand


@pytest.mark.rule("villains.deck.personal")
def test_a_shuffle_leaves_the_cards_of_others_alone() -> None:
    own = [f"{zone}.1" for zone in ("deck", "hand", "discard")]
    cards = {"deck.1": ["devour"] * 3, "hand.1": ["bindings"], "discard.1": ["pumpkin-bombs"] * 2}
    table = given({**cards, "deck.0": [], "discard.0": ["hydra-soldier"] * 8})
    before = {zone: table.s.zone(zone) for zone in own}

    table.end_turn()

    assert {zone: table.s.zone(zone) for zone in own} == before
    assert table.keys("hand.0") + table.keys("deck.0") == ["hydra-soldier"] * 8


@pytest.mark.rule("villains.victory_pile.personal")
def test_all_see_whom_a_player_defeated() -> None:
    table = given({"city.bridge": ["elektra"], "victory.0": ["cops"]}, current=1, attack=4)

    table.fight("elektra")

    for viewer in (None, 0, 1):
        piles = [[card.card for card in player.victory] for player in table.view(viewer).players]
        assert piles == [["cops"], ["elektra"]]


@pytest.mark.rule("villains.victory_pile.never-in-deck")
def test_a_reshuffle_takes_nothing_from_the_victory_pile() -> None:
    victory = ["elektra", "bystander"]
    table = given({"deck.0": [], "discard.0": ["hydra-soldier"] * 8, "victory.0": victory})

    table.end_turn()

    assert table.keys("victory.0") == victory
    assert table.keys("hand.0") + table.keys("deck.0") == ["hydra-soldier"] * 8


@pytest.mark.rule("villains.victory_pile.distinct")
def test_the_victory_pile_is_no_part_of_the_discard_pile() -> None:
    table = given({"discard.0": ["bindings"] * 3, "victory.0": ["elektra", "bystander"]})

    player = table.view().players[0]

    assert [card.card for card in player.discard] == ["bindings"] * 3
    assert [card.card for card in player.victory] == ["elektra", "bystander"]
