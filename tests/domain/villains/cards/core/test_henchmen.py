"""The Henchmen: the Doombot Legion, the Hand Ninjas, the Savage Land Mutates and the Sentinels."""

from __future__ import annotations

import pytest

from domain.games.villains.actions import Fight

from ...referee import given

HENCHMEN = ["doombot-legion", "hand-ninjas", "savage-land-mutates", "sentinel"]


@pytest.mark.parametrize("key", HENCHMEN)
def test_a_henchman_has_three_attack_and_is_worth_a_point(key: str) -> None:
    assert given({"city.bank": [key]}, attack=2).legal(Fight) == []

    table = given({"city.bank": [key]}, attack=3)

    assert table.legal(Fight) == [key]
    assert given({"victory.0": [key]}).reading().victory_points(0) == 1


# -- Doombot Legion


def test_the_doombot_legion_lets_you_ko_one_of_the_top_two_cards_of_your_deck() -> None:
    table = given({"city.bank": ["doombot-legion"], "deck.0": ["spy-games", "devour", "bindings"]}, attack=3)

    table.fight("doombot-legion")
    assert (table.waiting(), table.options()) == ([(0, "ko")], ["bindings", "devour"])
    assert table.shown("deck.0", 0) == [None, "devour", "bindings"]
    assert table.shown("deck.0", 1) == [None, None, None]

    table.choose("bindings")

    assert table.keys("ko") == ["bindings"]
    assert table.keys("deck.0") == ["spy-games", "devour"]
    assert table.shown("deck.0", 1) == [None, None]


def test_the_doombot_legion_kos_the_only_card() -> None:
    table = given({"city.bank": ["doombot-legion"], "deck.0": ["devour"]}, attack=3)

    table.fight("doombot-legion").choose("devour")

    assert (table.keys("ko"), table.keys("deck.0")) == (["devour"], [])


def test_the_doombot_legion_makes_a_deck_anew_that_is_too_small() -> None:
    table = given({"city.bank": ["doombot-legion"], "deck.0": ["devour"], "discard.0": ["spy-games"]}, attack=3)

    assert table.fight("doombot-legion").options() == ["devour", "spy-games"]


def test_the_doombot_legion_finds_no_deck() -> None:
    assert given({"city.bank": ["doombot-legion"], "deck.0": []}, attack=3).fight("doombot-legion").waiting() == []


# -- Hand Ninjas


def test_the_hand_ninjas_give_a_recruit_point() -> None:
    assert given({"city.bank": ["hand-ninjas"]}, attack=3, recruit=1).fight("hand-ninjas").s.recruit == 2


# -- Savage Land Mutates


def test_each_of_the_savage_land_mutates_makes_the_new_hand_a_card_larger() -> None:
    city = {"city.bank": ["savage-land-mutates"], "city.bridge": ["savage-land-mutates"]}
    table = given({**city, "deck.0": ["devour"] * 10}, attack=6)

    table.fight("savage-land-mutates").fight("savage-land-mutates")
    assert table.keys("hand.0") == []
    table.end_turn()

    assert len(table.keys("hand.0")) == 8


# -- Sentinel


def test_a_sentinel_lets_you_ko_one_of_your_heroes() -> None:
    yours = {"hand.0": ["devour", "bindings"], "played.0": ["hydra-soldier"], "discard.0": ["spy-games"]}
    table = given({"city.bank": ["sentinel"], **yours}, attack=3).fight("sentinel")
    assert (table.waiting(), table.options()) == ([(0, "ko")], ["devour", "hydra-soldier"])

    table.choose("hydra-soldier")

    assert (table.keys("ko"), table.keys("played.0")) == (["hydra-soldier"], [])


def test_a_sentinel_finds_no_hero() -> None:
    table = given({"city.bank": ["sentinel"], "discard.0": ["devour"]}, attack=3).fight("sentinel")

    assert (table.waiting(), table.keys("ko")) == ([], [])
