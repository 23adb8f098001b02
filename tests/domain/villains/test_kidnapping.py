"""Kidnapping Bystanders, and what the special ones do."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import pytest

from .referee import Referee, given

KIDNAPPER = {"hand.0": ["symbiote-takeover"], "played.0": ["recruitment-day"]}
"""A card that kidnaps a Bystander, and another one that lets it."""


def kidnapped(*bystanders: str, zones: Mapping[str, Sequence[str]] | None = None) -> Referee:
    """A card effect has kidnapped the last of these Bystanders, the top one of their deck."""
    table = given({**KIDNAPPER, "bystander-deck": bystanders, **(zones or {})})
    return table.play("symbiote-takeover")


@pytest.mark.rule("villains.kidnap.effect")
def test_to_kidnap_is_to_take_the_top_bystander_face_up() -> None:
    table = kidnapped("bystander", "bystander", "computer-hacker")

    assert table.keys("bystander-deck") == ["bystander", "bystander"]
    assert table.shown("victory.0") == ["computer-hacker"]


@pytest.mark.rule("villains.kidnap.special-effects")
def test_a_special_bystander_works_when_a_card_kidnaps_it() -> None:
    table = kidnapped("bystander", "rock-star")

    assert table.keys("victory.0") == ["rock-star", "bystander"]


@pytest.mark.rule("villains.kidnap.special-effects")
def test_a_special_bystander_works_when_its_guard_is_defeated() -> None:
    table = given({"city.bank": ["elektra"], "guarded@city.bank": ["rock-star"]}, attack=4)

    table.fight("elektra")

    assert table.keys("victory.0") == ["elektra", "rock-star", "bystander"]


@pytest.mark.rule("villains.kidnap.engineer")
def test_an_engineer_knocks_out_a_top_card_that_costs_0() -> None:
    table = kidnapped("engineer", zones={"deck.0": ["devour", "hydra-operative"]})

    assert table.keys("ko") == ["hydra-operative"]
    assert table.keys("deck.0") == ["devour"]


@pytest.mark.rule("villains.kidnap.engineer")
def test_an_engineer_leaves_a_dearer_top_card_where_it_is() -> None:
    table = kidnapped("engineer", zones={"deck.0": ["hydra-operative", "brilliant-research"]})

    assert table.keys("ko") == []
    assert table.shown("deck.0") == [None, "brilliant-research"]


@pytest.mark.rule("villains.kidnap.computer-hacker")
def test_each_computer_hacker_makes_the_new_hand_a_card_larger() -> None:
    table = given(
        {"city.bank": ["namor-the-sub-mariner"], "guarded@city.bank": ["computer-hacker", "computer-hacker"]}, attack=6
    )

    table.fight("namor-the-sub-mariner")
    assert table.keys("hand.0") == []

    table.end_turn()
    assert len(table.keys("hand.0")) == 8


@pytest.mark.rule("villains.kidnap.public-speaker")
def test_a_public_speaker_gives_a_recruit_point_to_spend() -> None:
    table = given(
        {"city.bank": ["namor-the-sub-mariner"], "guarded@city.bank": ["public-speaker"]}, attack=6, recruit=1
    )

    table.fight("namor-the-sub-mariner")
    assert table.s.recruit == 2

    table.recruit("new-recruit")
    assert table.s.recruit == 0


@pytest.mark.rule("villains.kidnap.rock-star")
def test_a_rock_star_kidnaps_another_bystander_which_works_too() -> None:
    table = kidnapped("bystander", "engineer", "rock-star", zones={"deck.0": ["hydra-operative"]})

    assert table.keys("victory.0") == ["rock-star", "engineer"]
    assert table.keys("ko") == ["hydra-operative"]


@pytest.mark.rule("villains.kidnap.not-guarded-ones")
def test_to_kidnap_never_takes_a_guarded_bystander() -> None:
    guards = {"city.bank": ["elektra"], "guarded@city.bank": ["rock-star"], "guarded@commander": ["engineer"]}

    table = kidnapped("bystander", "computer-hacker", zones=guards)

    assert table.keys("victory.0") == ["computer-hacker"]
    assert (table.guarded("city.bank"), table.guarded("commander")) == (["rock-star"], ["engineer"])
