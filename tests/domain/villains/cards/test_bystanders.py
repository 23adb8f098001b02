"""Bystanders, plain and special."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from ..referee import Referee, given


def kidnapped(*deck: str, zones: dict[str, list[str]] | None = None) -> Referee:
    """Seat 0 has kidnapped the topmost of these Bystanders by Symbiote Takeover, which gives 2 Recruit Points."""
    hand = {"hand.0": ["symbiote-takeover"], "played.0": ["recruitment-day"], "bystander-deck": list(deck)}
    return given({**hand, **(zones or {})}).play("symbiote-takeover")


# -- Bystander


def test_bystander_is_worth_a_point_and_does_nothing() -> None:
    table = kidnapped("engineer", "bystander")

    assert table.shown("victory.0") == ["bystander"]
    assert table.shown("bystander-deck") == [None]
    assert table.s.recruit == 2
    assert table.view().players[0].victory_points == 1


@pytest.mark.rule("villains.bystander.one-vp")
@pytest.mark.parametrize("key", ["bystander", "engineer", "computer-hacker", "public-speaker", "rock-star"])
def test_every_bystander_is_worth_a_point(key: str) -> None:
    assert given({"victory.0": [key]}).view().players[0].victory_points == 1


# -- Engineer


@pytest.mark.rule("villains.kidnap.engineer", "villains.kidnap.special-effects")
@pytest.mark.parametrize("key", ["hydra-operative", "hydra-soldier", "bindings"])
def test_engineer_kos_the_kidnappers_top_card_if_it_costs_nothing(key: str) -> None:
    table = kidnapped("engineer", zones={"deck.0": ["devour", key]})

    assert table.shown("victory.0") == ["engineer"]
    assert table.shown("ko") == [key]
    assert table.shown("deck.0") == [None]
    assert len(table.keys("deck.1")) == 10


@pytest.mark.rule("villains.kidnap.engineer")
def test_engineer_only_shows_a_card_that_costs_something() -> None:
    table = kidnapped("engineer", zones={"deck.0": ["hydra-operative", "brilliant-research"]})

    assert table.keys("ko") == []
    assert table.shown("deck.0") == [None, "brilliant-research"]


@pytest.mark.parametrize(("discard", "ko"), [(["hydra-soldier"], ["hydra-soldier"]), (["new-recruit"], []), ([], [])])
def test_engineer_with_an_empty_deck_shuffles_first(discard: list[str], ko: Sequence[str]) -> None:
    table = kidnapped("engineer", zones={"deck.0": [], "discard.0": discard})

    assert table.keys("ko") == ko
    assert table.keys("discard.0") == []


# -- Computer Hacker


@pytest.mark.rule("villains.kidnap.computer-hacker")
def test_computer_hacker_makes_the_new_hand_larger_each_of_them() -> None:
    table = given({"city.bridge": ["cops"], "guarded@city.bridge": ["computer-hacker", "computer-hacker"]}, attack=3)

    table.fight("cops")
    assert table.keys("hand.0") == []

    table.end_turn()
    assert len(table.keys("hand.0")) == 8

    table.end_turn().end_turn()
    assert len(table.keys("hand.0")) == 6


# -- Public Speaker


@pytest.mark.rule("villains.kidnap.public-speaker")
def test_public_speaker_gives_a_recruit_point_this_turn() -> None:
    table = kidnapped("public-speaker")
    assert table.s.recruit == 2 + 1

    table.end_turn()
    assert table.s.recruit == 0


# -- Rock Star


@pytest.mark.rule("villains.kidnap.rock-star")
def test_rock_star_brings_another_bystander_with_what_that_one_does() -> None:
    table = kidnapped("bystander", "public-speaker", "rock-star", "rock-star")

    assert table.shown("victory.0") == ["rock-star", "rock-star", "public-speaker"]
    assert table.keys("bystander-deck") == ["bystander"]
    assert table.s.recruit == 2 + 1


def test_rock_star_brings_nobody_from_an_empty_deck() -> None:
    table = kidnapped("rock-star")

    assert table.keys("victory.0") == ["rock-star"]
    assert table.waiting() == []


@pytest.mark.rule("villains.kidnap.not-guarded-ones")
def test_rock_star_brings_nobody_who_is_guarded() -> None:
    table = kidnapped("rock-star", zones={"city.bridge": ["cops"], "guarded@city.bridge": ["bystander"]})

    assert table.guarded("city.bridge") == ["bystander"]


# -- several at once


@pytest.mark.rule("villains.fight.several-bystander-effects")
def test_special_bystanders_kidnapped_at_once_speak_in_the_order_that_the_player_says() -> None:
    table = given(
        {
            "city.bridge": ["cops"],
            "guarded@city.bridge": ["bystander", "engineer", "rock-star"],
            "bystander-deck": ["bystander", "public-speaker"],
            "deck.0": ["hydra-operative"],
        },
        attack=3,
    )

    table.fight("cops")
    assert table.waiting() == [(0, "next")]
    assert table.options() == ["engineer", "rock-star"]
    assert table.keys("victory.0") == ["cops", "bystander", "engineer", "rock-star"]
    assert (table.s.recruit, table.keys("ko")) == (0, [])

    table.choose("rock-star")
    assert table.waiting() == []
    assert (table.s.recruit, table.keys("ko")) == (1, ["hydra-operative"])
