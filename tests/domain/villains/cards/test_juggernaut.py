"""Juggernaut: weight, and whatever stands in its way."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from domain.games.villains.actions import PlayCard

from ..referee import given

# -- Crimson Gem of Cyttorak


def test_crimson_gem_after_a_strength_card_discards_cheap_cards_of_the_others_for_recruit_points() -> None:
    table = given(
        {
            "hand.0": ["crimson-gem-of-cyttorak"],
            "played.0": ["recruitment-day"],
            "deck.0": ["recruitment-day"],
            "deck.1": ["devour", "electroshock-therapy"],
            "deck.2": ["devour"],
            "deck.3": ["hydra-soldier"],
            "deck.4": ["recruitment-day"],
        },
        seats=5,
    )

    table.play("crimson-gem-of-cyttorak")

    assert table.waiting() == []
    assert [table.keys(f"deck.{seat}") for seat in range(4)] == [
        ["recruitment-day"],
        ["devour"],
        ["devour"],
        ["hydra-soldier"],
    ]
    assert [table.keys(f"discard.{seat}") for seat in range(5)] == [
        [],
        ["electroshock-therapy"],
        [],
        [],
        ["recruitment-day"],
    ]
    assert table.s.recruit == 2 + 2


@pytest.mark.parametrize("before", [[], ["devour"]])
def test_crimson_gem_without_a_strength_card_before_reveals_nothing(before: Sequence[str]) -> None:
    table = given({"hand.0": ["crimson-gem-of-cyttorak"], "played.0": before, "deck.1": ["recruitment-day"]})

    table.play("crimson-gem-of-cyttorak")

    assert table.keys("deck.1") == ["recruitment-day"]
    assert table.s.recruit == 2


# -- Size Matters


@pytest.mark.parametrize(
    ("before", "more"),
    [
        ([], 0),
        (["recruitment-day", "hydra-soldier"], 0),
        (["devour"], 1),
        (["size-matters", "recruitment-day", "supercharge", "unstoppable-force"], 3),
    ],
)
def test_size_matters_is_better_by_each_card_of_four_or_more_played_before(before: Sequence[str], more: int) -> None:
    table = given({"hand.0": ["size-matters", "devour", "runaway-train"], "played.0": before})

    table.play("size-matters")

    assert table.s.attack == 2 + more


# -- Runaway Train


def test_runaway_train_takes_a_card_from_the_hand_to_be_played() -> None:
    table = given({"hand.0": ["runaway-train", "devour", "hydra-soldier"], "discard.0": ["bindings"]})

    table.play("runaway-train")
    assert (table.waiting(), table.options()) == ([(0, "pay")], ["devour", "hydra-soldier"])
    assert (table.asked().least, table.asked().most) == (1, 1)

    table.choose("devour")
    assert table.keys("discard.0") == ["bindings", "devour"]
    assert table.keys("hand.0") == ["hydra-soldier"]
    assert table.s.attack == 4


def test_runaway_train_alone_in_the_hand_cannot_be_played() -> None:
    table = given({"hand.0": ["runaway-train"]})

    assert table.legal(PlayCard) == []
    table.refused(PlayCard(card=table.find("hand.0", "runaway-train")))


# -- Unstoppable Force


def test_unstoppable_force_makes_each_player_ko_two_cards_of_the_hand() -> None:
    table = given(
        {
            "hand.0": ["unstoppable-force", "devour", "hydra-soldier", "bindings"],
            "hand.1": ["supercharge", "recruitment-day", "bindings"],
            "discard.1": ["supercharge"],
        }
    )

    table.play("unstoppable-force")
    assert table.waiting() == [(0, "either.0")], "one way for the whole table"

    table.choose("0")
    assert table.waiting() == [(0, "ko"), (1, "ko")]
    assert table.options(0) == ["bindings", "devour", "hydra-soldier"]
    assert table.options(1) == ["bindings", "recruitment-day", "supercharge"]
    assert (table.asked(1).least, table.asked(1).most) == (2, 2)

    table.choose("hydra-soldier", "devour", seat=0).choose("supercharge", "recruitment-day", seat=1)
    assert sorted(table.keys("ko")) == ["devour", "hydra-soldier", "recruitment-day", "supercharge"]
    assert table.keys("hand.1") == ["bindings"]
    assert table.s.attack == 5 + 3, "a grey Ally is worth nothing"


def test_unstoppable_force_makes_each_player_ko_two_cards_of_the_discard_pile_instead() -> None:
    table = given(
        {
            "hand.0": ["unstoppable-force", "devour", "devour"],
            "discard.0": ["bindings", "supercharge", "hydra-soldier"],
            "hand.1": ["devour"],
            "discard.1": ["recruitment-day"],
        }
    )

    table.play("unstoppable-force").choose("1")
    assert table.options(0) == ["bindings", "hydra-soldier", "supercharge"]

    table.choose("bindings", "supercharge", seat=0)
    assert table.waiting() == [], "who has but one loses it unasked"
    assert sorted(table.keys("ko")) == ["bindings", "recruitment-day", "supercharge"]
    assert (table.keys("hand.0"), table.keys("hand.1")) == (["devour", "devour"], ["devour"])
    assert table.s.attack == 5 + 2


def test_unstoppable_force_counts_allies_that_were_kod_before_in_the_turn() -> None:
    table = given({"hand.0": ["soul-sacrifice", "unstoppable-force", "devour"], "ko": ["supercharge"]})

    table.play("soul-sacrifice").choose("devour").play("unstoppable-force").choose("1")

    assert table.waiting() == []
    assert table.s.attack == 5 + 1, "of this turn only"
