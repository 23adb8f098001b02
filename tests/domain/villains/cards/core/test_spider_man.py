"""Spider-Man, the Hero: many small things."""

from __future__ import annotations

import pytest

from ...referee import Referee, given

POINTS = {"astonishing-strength": (0, 1), "great-responsibility": (1, 0), "web-shooters": (0, 0)}


@pytest.mark.parametrize("card", POINTS)
@pytest.mark.parametrize(("top", "drawn"), [("great-responsibility", True), ("wound", True), ("devour", False)])
def test_they_reveal_the_top_card_and_draw_it_if_it_costs_two_or_less(card: str, top: str, drawn: bool) -> None:
    table = given({"hand.0": [card], "deck.0": ["bindings", top]})

    table.play(card)

    assert table.keys("hand.0") == [top] * drawn
    assert table.shown("deck.0") == [None] if drawn else [None, top]
    assert len(table.s.tally("drawn", 0)) == drawn
    assert (table.s.attack, table.s.recruit) == POINTS[card]


@pytest.mark.parametrize("card", POINTS)
def test_they_reveal_nothing_where_there_is_no_card(card: str) -> None:
    table = given({"hand.0": [card], "deck.0": []})

    table.play(card)

    assert table.keys("hand.0") == []
    assert table.waiting() == []


@pytest.mark.rule("villains.equivalence.rescues-kidnaps")
def test_web_shooters_rescue_a_bystander_with_what_it_does() -> None:
    table = given({"hand.0": ["web-shooters"], "deck.0": ["devour"], "bystander-deck": ["bystander", "rock-star"]})

    table.play("web-shooters")

    assert table.keys("victory.0") == ["rock-star", "bystander"]
    assert table.keys("bystander-deck") == []


# -- The Amazing Spider-Man


def amazing(*deck: str) -> Referee:
    """The Amazing Spider-Man has been played from a hand with nothing else."""
    return given({"hand.0": ["the-amazing-spider-man"], "deck.0": deck}).play("the-amazing-spider-man")


def test_the_amazing_spider_man_takes_those_of_three_that_cost_two_or_less() -> None:
    table = amazing("wound", "hydra-soldier", "devour", "web-shooters")

    assert table.keys("hand.0") == ["hydra-soldier", "web-shooters"]
    assert table.waiting() == []
    assert table.shown("deck.0") == [None, "devour"]
    assert table.s.tally("drawn", 0) == ()


def test_the_amazing_spider_man_puts_the_others_back_in_an_order_of_the_players_own() -> None:
    table = amazing("wound", "devour", "spy-games", "hydra-soldier")
    assert table.waiting() == [(0, "put-on-in-order")]
    assert table.options() == ["devour", "spy-games"]

    table.choose("devour", "spy-games")

    assert table.keys("deck.0") == ["wound", "spy-games", "devour"]
    assert table.shown("deck.0", 0)[1:] == ["spy-games", "devour"]
    assert table.keys("hand.0") == ["hydra-soldier"]


def test_the_amazing_spider_man_reveals_as_many_as_there_are_with_the_discard_pile() -> None:
    zones = {"hand.0": ["the-amazing-spider-man"], "deck.0": ["hydra-soldier"], "discard.0": ["bindings"]}
    table = given(zones).play("the-amazing-spider-man")

    assert sorted(table.keys("hand.0")) == ["bindings", "hydra-soldier"]
    assert table.keys("deck.0") == []
