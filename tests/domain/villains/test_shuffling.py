"""When a deck runs out."""

from __future__ import annotations

import pytest

from domain.kernel.events import Seen, Shuffled

from .referee import given


@pytest.mark.rule("villains.shuffle.when-needed")
def test_the_discard_pile_becomes_the_deck_when_a_card_is_needed() -> None:
    table = given({"hand.0": ["crazed-experiments"], "deck.0": [], "discard.0": ["devour"] * 8})

    table.play("crazed-experiments")

    assert (table.keys("hand.0"), table.keys("discard.0")) == (["devour"], [])
    assert table.shown("deck.0", viewer=0) == [None] * 7


@pytest.mark.rule("villains.shuffle.when-needed")
def test_the_new_deck_is_in_random_order() -> None:
    pile = ["devour", "hydra-soldier", "bindings", "hydra-operative"]
    table = given({"hand.0": ["crazed-experiments"], "deck.0": [], "discard.0": pile})
    table.words = [0, 0, 0]

    table.play("crazed-experiments")

    (shuffled,) = table.happened(Shuffled)
    assert shuffled.rng == (0, 3)
    assert table.keys("deck.0") + table.keys("hand.0") == pile[1:] + pile[:1]


@pytest.mark.rule("villains.shuffle.example-two-of-six")
def test_two_cards_are_drawn_then_four_of_the_reshuffled() -> None:
    table = given({"deck.0": ["hydra-operative"] * 2, "discard.0": ["hydra-soldier"] * 9})

    table.end_turn()

    assert table.keys("hand.0") == ["hydra-operative"] * 2 + ["hydra-soldier"] * 4
    assert table.keys("deck.0") == ["hydra-soldier"] * 5


@pytest.mark.rule("villains.shuffle.not-early")
def test_a_deck_just_used_up_is_not_made_anew() -> None:
    table = given({"deck.0": ["hydra-operative"] * 6, "discard.0": ["hydra-soldier"]})

    table.end_turn()

    assert table.keys("hand.0") == ["hydra-operative"] * 6
    assert (table.keys("deck.0"), table.keys("discard.0")) == ([], ["hydra-soldier"])


@pytest.mark.rule("villains.shuffle.nothing-left")
def test_with_nothing_left_no_more_is_drawn() -> None:
    table = given({"deck.0": ["hydra-operative"], "discard.0": []})

    table.end_turn()

    assert table.keys("hand.0") == ["hydra-operative"]
    assert (table.s.status, table.s.current) == ("running", 1)


@pytest.mark.rule("villains.shuffle.reveal-top")
def test_to_reveal_the_top_card_an_empty_deck_is_made_anew() -> None:
    table = given({"city.bank": ["punisher"], "deck.0": [], "discard.0": ["devour"] * 5}, attack=6)

    table.fight("punisher")

    assert table.keys("discard.0") == []
    assert table.shown("deck.0") == [None] * 4 + ["devour"]


@pytest.mark.rule("villains.shuffle.reveal-nothing")
def test_with_nothing_to_shuffle_nothing_is_revealed() -> None:
    table = given({"city.bank": ["punisher"], "deck.0": [], "discard.0": []}, attack=6)

    table.fight("punisher")

    assert table.keys("victory.0") == ["punisher"]
    assert table.happened(Seen) == []
    assert (table.s.status, table.waiting()) == ("running", [])
