"""The Uncanny X-Men: Colossus, Nightcrawler, Shadowcat and Storm."""

from __future__ import annotations

import pytest

from domain.games.villains.actions import Fight

from ..referee import given, turn_with

# -- Colossus


def test_colossus_lets_the_fighter_lose_a_bindings() -> None:
    table = given({"city.bank": ["colossus"], "hand.0": ["bindings"], "discard.0": ["bindings"]}, seats=3, attack=5)

    table.fight("colossus").choose("bindings")

    assert table.keys("ko") == ["bindings"]
    assert table.keys("discard.1") == table.keys("discard.2") == []


def test_colossus_binds_the_others_if_the_fighter_keeps_theirs() -> None:
    table = given({"city.bank": ["colossus"], "hand.0": ["bindings"]}, seats=3, attack=5)

    table.fight("colossus").choose()

    assert table.keys("ko") == []
    assert [table.keys(f"discard.{seat}") for seat in range(3)] == [[], ["bindings"], ["bindings"]]


def test_colossus_asks_even_a_fighter_without_bindings() -> None:
    table = given({"city.bank": ["colossus"], "hand.0": ["devour"]}, attack=5)

    table.fight("colossus")
    assert table.options() == []
    table.choose()

    assert table.keys("discard.1") == ["bindings"]


# -- Nightcrawler


def test_nightcrawler_brings_a_played_ally_into_the_new_hand() -> None:
    table = given(
        {"city.bank": ["nightcrawler"], "played.0": ["devour", "hydra-soldier"], "hand.0": ["spy-games"]}, attack=4
    )

    table.fight("nightcrawler")
    assert table.options() == ["devour", "hydra-soldier"]
    table.choose("devour")
    assert table.keys("played.0") == ["devour", "hydra-soldier"]

    table.end_turn()
    assert table.keys("hand.0") == ["hydra-operative"] * 6 + ["devour"]
    assert table.keys("discard.0") == ["hydra-soldier", "spy-games"]
    assert table.shown("hand.0", 1) == [None] * 6 + ["devour"]


def test_nightcrawlers_ally_is_not_shuffled_for_the_new_hand() -> None:
    table = given({"city.bank": ["nightcrawler"], "played.0": ["devour", "spy-games"], "deck.0": []}, attack=4)

    table.fight("nightcrawler").choose("devour").end_turn()

    assert table.keys("hand.0") == ["spy-games", "devour"]


def test_nightcrawler_forgets_an_ally_that_has_gone_since() -> None:
    table = given(
        {"city.bank": ["nightcrawler"], "city.bridge": ["elektra"], "played.0": ["devour"], "hand.0": ["spy-games"]},
        attack=8,
    )

    table.fight("nightcrawler").fight("elektra").choose("devour").choose().end_turn()

    assert table.keys("ko") == ["devour"]
    assert table.keys("hand.0") == ["hydra-operative"] * 6


def test_nightcrawler_has_nobody_to_bring_if_nothing_was_played() -> None:
    table = given({"city.bank": ["nightcrawler"], "hand.0": ["devour"]}, attack=4)

    table.fight("nightcrawler").end_turn()

    assert table.keys("hand.0") == ["hydra-operative"] * 6


def test_nightcrawler_is_forgotten_in_the_next_turn() -> None:
    table = given({"city.bank": ["nightcrawler"], "played.0": ["hydra-soldier"]}, attack=4)

    table.fight("nightcrawler").end_turn().end_turn().play("hydra-soldier").end_turn()

    assert "hydra-soldier" not in table.keys("hand.0")


# -- Shadowcat


def test_shadowcat_is_elusive_and_has_x_treme_attack() -> None:
    table = given({"city.bank": ["shadowcat"], "city.bridge": ["storm"]}, attack=3, recruit=5)

    assert table.attack_of("shadowcat") == 3
    assert table.legal(Fight) == ["shadowcat"]
    assert given({"city.bank": ["shadowcat"]}, attack=3, recruit=4).legal(Fight) == []


# -- Storm


def test_storm_changes_places_with_who_stands_on_the_rooftops() -> None:
    table = turn_with("storm", {"city.streets": ["elektra"], "city.rooftops": ["black-panther"], "city.bank": ["cops"]})

    assert table.city() == {"bridge": "black-panther", "streets": "elektra", "rooftops": "storm", "bank": "cops"}
    assert table.keys("overrun") == []


def test_storm_moves_to_empty_rooftops_past_whoever_stands_elsewhere() -> None:
    table = turn_with("storm", {"city.sewers": ["elektra"]})

    assert table.city() == {"rooftops": "storm", "sewers": "elektra"}


@pytest.mark.rule("villains.ambush.moves-no-ambush")
def test_who_changes_places_with_storm_does_not_ambush_again() -> None:
    table = turn_with("storm", {"city.rooftops": ["namor-the-sub-mariner"], "city.bank": ["luke-cage"]})

    assert table.city()["bridge"] == "namor-the-sub-mariner"
    assert table.keys("discard.0") == []


@pytest.mark.parametrize(("space", "gained"), [("rooftops", ["bindings"]), ("bridge", [])])
def test_storm_binds_the_others_if_she_stood_on_the_rooftops(space: str, gained: list[str]) -> None:
    table = given({f"city.{space}": ["storm"]}, seats=3, attack=4)

    table.fight("storm")

    assert [table.keys(f"discard.{seat}") for seat in range(3)] == [[], gained, gained]
