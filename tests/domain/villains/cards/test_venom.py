"""Venom: Bystanders, taken and eaten."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from ..referee import given

# -- Symbiote Takeover


@pytest.mark.parametrize(
    ("before", "kidnapped"), [([], 0), (["devour"], 0), (["recruitment-day"], 1), (["recruitment-day"] * 2, 1)]
)
def test_symbiote_takeover_after_a_strength_card_kidnaps_a_bystander(before: Sequence[str], kidnapped: int) -> None:
    table = given({"hand.0": ["symbiote-takeover"], "played.0": before})

    table.play("symbiote-takeover")

    assert table.s.recruit == 2
    assert table.shown("victory.0") == ["bystander"] * kidnapped
    assert len(table.keys("bystander-deck")) == 30 - kidnapped


def test_symbiote_takeover_kidnaps_with_what_the_bystander_does() -> None:
    table = given(
        {"hand.0": ["symbiote-takeover"], "played.0": ["recruitment-day"], "bystander-deck": ["public-speaker"]}
    )

    table.play("symbiote-takeover")

    assert table.s.recruit == 2 + 1


def test_symbiote_takeover_kidnaps_nobody_from_an_empty_deck() -> None:
    table = given({"hand.0": ["symbiote-takeover"], "played.0": ["recruitment-day"], "bystander-deck": []})

    table.play("symbiote-takeover")

    assert table.keys("victory.0") == []


# -- Devour


def test_devour_may_eat_a_bystander_of_the_own_victory_pile() -> None:
    table = given({"hand.0": ["devour"], "victory.0": ["bystander", "engineer", "cops"], "victory.1": ["rock-star"]})

    table.play("devour")
    assert table.options() == ["bystander", "engineer"]
    assert (table.asked().least, table.asked().most) == (0, 1)
    assert table.s.attack == 2

    table.choose("engineer")
    assert table.keys("ko") == ["engineer"]
    assert table.keys("victory.0") == ["bystander", "cops"]
    assert table.s.attack == 2 + 2


def test_devour_need_not_eat() -> None:
    table = given({"hand.0": ["devour"], "victory.0": ["bystander"]})

    table.play("devour").choose()

    assert table.keys("victory.0") == ["bystander"]
    assert table.s.attack == 2


def test_devour_without_a_bystander_asks_nothing() -> None:
    table = given({"hand.0": ["devour"], "victory.0": ["cops"]})

    table.play("devour")

    assert table.waiting() == []
    assert table.s.attack == 2


# -- Horrify the Populace


def test_horrify_the_populace_puts_a_bystander_under_each_strong_adversary() -> None:
    table = given(
        {
            "hand.0": ["horrify-the-populace"],
            "city.bridge": ["cops"],
            "city.streets": ["elektra"],
            "city.bank": ["punisher"],
            "guarded@city.bank": ["rock-star"],
            "bystander-deck": ["bystander", "public-speaker", "engineer"],
        }
    )

    table.play("horrify-the-populace")

    assert table.s.attack == 4
    assert table.guarded("city.bridge") == table.guarded("commander") == []
    assert table.guarded("city.streets") == ["engineer"]
    assert table.guarded("city.bank") == ["rock-star", "public-speaker"]
    assert table.s.recruit == 0
    assert table.view().city[1].guarding[0].card == "engineer"


def test_horrify_the_populace_as_far_as_there_are_bystanders() -> None:
    table = given(
        {
            "hand.0": ["horrify-the-populace"],
            "city.streets": ["elektra"],
            "city.bank": ["punisher"],
            "bystander-deck": ["bystander"],
        }
    )

    table.play("horrify-the-populace")

    assert table.guarded("city.streets") == ["bystander"]
    assert table.guarded("city.bank") == []


def test_horrify_the_populace_in_an_empty_city_does_nothing() -> None:
    table = given({"hand.0": ["horrify-the-populace"]})

    table.play("horrify-the-populace")

    assert table.s.attack == 4
    assert len(table.keys("bystander-deck")) == 30


# -- Ravenous Greed


def test_ravenous_greed_makes_the_others_show_an_instinct_ally_or_ko_a_bystander() -> None:
    table = given(
        {
            "hand.0": ["ravenous-greed"],
            "victory.0": ["bystander"],
            "hand.1": ["devour", "hydra-soldier", "crazed-experiments"],
            "victory.1": ["bystander", "cops"],
            "hand.2": ["devour"],
            "victory.2": ["bystander", "cops", "engineer"],
        },
        seats=3,
    )

    table.play("ravenous-greed")
    assert table.s.attack == 5
    assert table.waiting() == [(1, "show"), (2, "show")]
    assert table.options(1) == table.options(2) == ["devour"]

    table.choose("devour", seat=1).choose(seat=2)
    assert table.shown("hand.1") == ["devour", None, None]
    assert table.shown("hand.2") == [None]
    assert table.waiting() == [(2, "ko")]
    assert table.options() == ["bystander", "engineer"]
    assert table.asked().least == 1

    table.choose("engineer")
    assert table.keys("ko") == ["engineer"]
    assert table.keys("victory.0") == ["bystander"]
    assert table.keys("victory.1") == ["bystander", "cops"]
    assert table.s.recruit == 0


def test_ravenous_greed_asks_those_with_nothing_to_show_the_same() -> None:
    table = given({"hand.0": ["ravenous-greed"], "hand.1": ["hydra-soldier"], "victory.1": ["bystander"]})

    table.play("ravenous-greed")
    assert (table.waiting(), table.options()) == ([(1, "show")], [])

    table.choose()
    assert table.keys("ko") == ["bystander"]
    assert table.shown("hand.1") == [None]


def test_ravenous_greed_from_an_empty_victory_pile_nothing_is_ko_d() -> None:
    table = given({"hand.0": ["ravenous-greed"], "hand.1": ["hydra-soldier"]})

    table.play("ravenous-greed").choose()

    assert table.waiting() == []
    assert table.keys("ko") == []


@pytest.mark.parametrize("before", [[], ["recruitment-day"]])
def test_ravenous_greed_without_an_instinct_card_before_leaves_the_ko_pile_alone(before: Sequence[str]) -> None:
    table = given({"hand.0": ["ravenous-greed"], "played.0": before, "victory.1": ["bystander"]}, kidnapped=2)

    table.play("ravenous-greed")

    assert table.keys("ko") == ["bystander"]
    assert table.s.recruit == 0


def test_ravenous_greed_after_an_instinct_card_kidnaps_the_bystanders_ko_d_this_turn() -> None:
    table = given(
        {
            "hand.0": ["devour", "ravenous-greed"],
            "played.0": ["hydra-soldier"],
            "city.bridge": ["elektra"],
            "victory.0": ["engineer"],
            "victory.1": ["bystander"],
            "deck.0": ["devour"],
            "ko": ["bystander", "bindings"],
        },
        attack=4,
    )

    table.fight("elektra").choose("hydra-soldier").choose().play("devour").choose("engineer").play("ravenous-greed")

    assert table.keys("ko") == ["bystander", "bindings", "hydra-soldier"]
    assert sorted(table.keys("victory.0")) == ["bystander", "elektra", "engineer"]
    assert table.s.recruit == 2


def test_ravenous_greed_lets_the_kidnapped_do_what_they_do_before_it_counts_all_of_them() -> None:
    table = given(
        {
            "hand.0": ["ravenous-greed"],
            "played.0": ["devour"],
            "victory.1": ["rock-star"],
            "bystander-deck": ["bystander", "public-speaker"],
        },
        kidnapped=3,
    )

    table.play("ravenous-greed")

    assert sorted(table.keys("victory.0")) == ["public-speaker", "rock-star"]
    assert table.s.recruit == 1 + (3 + 2)


def test_ravenous_greed_counts_earlier_kidnappings_even_if_nobody_was_ko_d() -> None:
    table = given({"hand.0": ["ravenous-greed"], "played.0": ["devour"]}, kidnapped=2)

    table.play("ravenous-greed")

    assert table.s.recruit == 2
