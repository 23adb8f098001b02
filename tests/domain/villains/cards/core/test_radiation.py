"""The Radiation group: Abomination, The Leader, Maestro and Zzzax."""

from __future__ import annotations

import pytest

from ...referee import given, pushed_out, turn_with

# -- Abomination


@pytest.mark.parametrize(("space", "n"), [("streets", 3), ("bridge", 3), ("rooftops", 0), ("bank", 0), ("sewers", 0)])
def test_abomination_lets_you_rescue_three_bystanders_on_the_streets_or_the_bridge(space: str, n: int) -> None:
    table = given({f"city.{space}": ["abomination"]}, attack=5).fight("abomination")

    assert table.keys("victory.0") == ["abomination", *["bystander"] * n]


@pytest.mark.rule("villains.equivalence.rescues-kidnaps")
def test_abomination_lets_special_bystanders_do_what_they_do_when_kidnapped() -> None:
    deck = ["bystander", "bystander", "bystander", "public-speaker"]
    table = given({"city.bridge": ["abomination"], "bystander-deck": deck}, attack=5).fight("abomination")

    assert table.keys("victory.0") == ["abomination", "public-speaker", "bystander", "bystander"]
    assert table.s.recruit == 1


# -- The Leader


def test_the_leader_brings_the_next_card_of_the_villain_deck() -> None:
    table = turn_with("the-leader", {"adversary-deck": ["cops", "multiple-man", "the-leader"]})

    assert table.city() == {"bridge": "multiple-man", "streets": "the-leader"}
    assert table.keys("adversary-deck") == ["cops"]


def test_the_leader_comes_alone_where_the_deck_is_empty() -> None:
    assert turn_with("the-leader", {"adversary-deck": ["the-leader"]}).city() == {"bridge": "the-leader"}


# -- Maestro


def test_maestro_lets_you_ko_a_hero_for_each_of_your_strength_heroes() -> None:
    yours = {"hand.0": ["hunt-down", "devour", "bindings"], "played.0": ["mutants-will-rule", "spy-games"]}
    table = given({"city.bank": ["maestro"], **yours, "discard.0": ["hunt-down"]}, attack=6).fight("maestro")
    assert table.waiting() == [(0, "ko")]
    assert table.options() == ["devour", "hunt-down", "mutants-will-rule", "spy-games"]
    assert (table.asked().least, table.asked().most) == (2, 2)
    assert table.shown("hand.0", 1) == ["hunt-down", None, None]

    table.choose("devour", "spy-games")

    assert table.keys("ko") == ["devour", "spy-games"]


def test_maestro_takes_nothing_without_a_strength_hero() -> None:
    table = given({"city.bank": ["maestro"], "hand.0": ["devour"]}, attack=6).fight("maestro")

    assert (table.waiting(), table.keys("ko")) == ([], [])


# -- Zzzax


def test_zzzax_wounds_who_shows_no_strength_hero_when_it_is_fought() -> None:
    table = given(
        {"city.bank": ["zzzax"], "wounds": ["wound"] * 2, "hand.0": ["devour"], "hand.1": ["hunt-down"]}, attack=5
    ).fight("zzzax")

    table.choose(seat=0).choose("hunt-down", seat=1)

    assert [table.keys(f"discard.{seat}") for seat in range(2)] == [["wound"], []]


def test_zzzax_does_the_same_when_it_escapes() -> None:
    table = pushed_out("zzzax", {"wounds": ["wound"] * 2, "hand.0": ["hunt-down"], "hand.1": ["devour"]})

    table.choose("hunt-down", seat=0).choose(seat=1)

    assert [table.keys(f"discard.{seat}") for seat in range(2)] == [[], ["wound"]]
