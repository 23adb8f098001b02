"""Gambit: cards at the top of the deck."""

from __future__ import annotations

import pytest

from ...referee import given

# -- Card Shark


def test_card_shark_draws_the_top_card_if_it_is_an_x_men_hero() -> None:
    table = given({"hand.0": ["card-shark"], "deck.0": ["devour", "optic-blast"]}).play("card-shark")

    assert table.shown("hand.0") == ["optic-blast"]
    assert len(table.s.tally("drawn", 0)) == 1
    assert table.s.attack == 2


def test_card_shark_leaves_any_other_card_for_all_to_see() -> None:
    table = given({"hand.0": ["card-shark"], "deck.0": ["optic-blast", "devour"]}).play("card-shark")

    assert table.keys("hand.0") == []
    assert table.shown("deck.0") == [None, "devour"]


def test_card_shark_makes_a_deck_of_the_discard_pile_first() -> None:
    table = given({"hand.0": ["card-shark"], "deck.0": [], "discard.0": ["optic-blast"]}).play("card-shark")

    assert table.keys("hand.0") == ["optic-blast"]


# -- Stack the Deck


def test_stack_the_deck_draws_two_cards_and_puts_one_of_the_hand_back_in_secret() -> None:
    zones = {"hand.0": ["stack-the-deck", "wound"], "deck.0": ["hydra-soldier", "devour", "optic-blast"]}
    table = given(zones).play("stack-the-deck")
    assert table.options() == ["devour", "optic-blast", "wound"]
    assert table.asked().least == 1

    table.choose("wound")

    assert sorted(table.keys("hand.0")) == ["devour", "optic-blast"]
    assert table.keys("deck.0") == ["hydra-soldier", "wound"]
    assert table.shown("deck.0", 0) == [None, "wound"]
    assert table.shown("deck.0", 1) == table.shown("deck.0") == [None, None]


def test_stack_the_deck_puts_nothing_back_from_an_empty_hand() -> None:
    table = given({"hand.0": ["stack-the-deck"], "deck.0": []}).play("stack-the-deck")

    assert table.keys("deck.0") == table.keys("hand.0") == []


# -- Hypnotic Charm


@pytest.mark.parametrize(("way", "deck", "discard"), [("0", ["devour"], ["wound"]), ("1", ["devour", "wound"], [])])
def test_hypnotic_charm_discards_the_top_card_or_puts_it_back(way: str, deck: list[str], discard: list[str]) -> None:
    table = given({"hand.0": ["hypnotic-charm"], "deck.0": ["devour", "wound"]}).play("hypnotic-charm")
    assert table.shown("deck.0") == [None, "wound"]

    table.choose(way)

    assert table.keys("deck.0") == deck
    assert table.keys("discard.0") == discard
    assert table.s.recruit == 2
    assert table.waiting() == []


def test_hypnotic_charm_after_an_instinct_card_does_it_to_each_other_players_deck() -> None:
    decks = {"deck.0": ["wound"], "deck.1": ["devour", "wound"], "deck.2": ["devour", "optic-blast"]}
    table = given({"hand.0": ["hypnotic-charm"], "played.0": ["devour"], **decks}, seats=3).play("hypnotic-charm")
    table.choose("0")
    assert table.waiting() == [(0, "either.1")]
    assert table.shown("deck.1") == [None, "wound"]

    table.choose("1")
    assert table.waiting() == [(0, "either.2")]
    table.choose("0")

    assert [table.keys(f"discard.{seat}") for seat in range(3)] == [["wound"], [], ["optic-blast"]]
    assert table.shown("deck.1") == [None, "wound"]


def test_hypnotic_charm_finds_nothing_in_an_empty_deck() -> None:
    table = given({"hand.0": ["hypnotic-charm"], "deck.0": []}).play("hypnotic-charm")

    assert table.waiting() == []


# -- High Stakes Jackpot


@pytest.mark.parametrize(("top", "attack"), [("x-men-united", 12), ("oddball", 9), ("hydra-soldier", 4), ("wound", 4)])
def test_high_stakes_jackpot_is_worth_what_the_top_card_costs(top: str, attack: int) -> None:
    table = given({"hand.0": ["high-stakes-jackpot"], "deck.0": ["devour", top]}).play("high-stakes-jackpot")

    assert table.s.attack == attack
    assert table.shown("deck.0") == [None, top]


def test_high_stakes_jackpot_of_an_empty_deck() -> None:
    table = given({"hand.0": ["high-stakes-jackpot"], "deck.0": []}).play("high-stakes-jackpot")

    assert table.s.attack == 4
