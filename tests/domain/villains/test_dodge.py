"""Dodge: a card is discarded and another one drawn for it."""

from __future__ import annotations

import pytest

from domain.games.villains.actions import Dodge
from domain.games.villains.names import CITY

from .referee import VILLAINS, Referee, given


def glider_on_the_table(how: str) -> Referee:
    """Goblin Glider, in a hand with a HYDRA Ally, was played or dodged."""
    table = given({"hand.0": ["hydra-soldier", "devour", "goblin-glider"]})
    return table.play("goblin-glider") if how == "played" else table.dodge("goblin-glider")


@pytest.mark.rule("villains.keyword.dodge")
def test_a_dodged_card_is_discarded_and_another_drawn() -> None:
    table = given({"hand.0": ["hydra-soldier", "psychedelic-mist"], "deck.0": ["hydra-operative", "devour"]})
    assert table.legal(Dodge) == ["psychedelic-mist"]

    table.dodge("psychedelic-mist")

    assert table.keys("discard.0") == ["psychedelic-mist"]
    assert table.keys("hand.0") == ["hydra-soldier", "devour"]
    assert table.keys("deck.0") == ["hydra-operative"]


@pytest.mark.rule("villains.keyword.dodge-own-turn")
def test_nobody_dodges_in_the_turn_of_another() -> None:
    table = given({"hand.1": ["psychedelic-mist"]})

    refusal = table.refused(Dodge(card=table.find("hand.1", "psychedelic-mist")), seat=1)

    assert table.legal(Dodge, seat=1) == []
    assert refusal.code == "not_your_turn"


@pytest.mark.rule("villains.keyword.dodge-own-turn")
def test_nobody_dodges_before_the_adversary_deck_card_is_resolved() -> None:
    table = given({**{space: ["cops"] for space in CITY}, "hand.0": ["psychedelic-mist"]}, begin=True)

    assert table.waiting() == [(0, "ko")]
    assert table.legal(Dodge) == []
    table.choose("brilliant-research")
    assert table.legal(Dodge) == ["psychedelic-mist"]


@pytest.mark.rule("villains.keyword.dodge-own-turn")
def test_nobody_dodges_in_the_middle_of_an_effect() -> None:
    table = given({"hand.0": ["psychedelic-mist", "shifting-decoy"]})

    table.play("shifting-decoy")

    assert table.legal(Dodge) == []
    assert table.refused(Dodge(card=table.find("hand.0", "psychedelic-mist"))).code == "decision_open"


@pytest.mark.rule("villains.keyword.dodge-ignores-text")
def test_what_a_dodged_card_gives_and_says_is_ignored() -> None:
    table = given({"hand.0": ["unstable-kidnapper", "pumpkin-bombs"]}, discarded=1)

    table.dodge("unstable-kidnapper").dodge("pumpkin-bombs")

    assert (table.s.attack, table.s.recruit) == (0, 0)
    assert table.keys("victory.0") == []


@pytest.mark.rule("villains.keyword.dodge-goblin-glider")
@pytest.mark.parametrize(("how", "attack", "in_hand"), [("played", 2, 0), ("dodged", 0, 1)])
def test_goblin_glider_lets_a_hydra_ally_dodge(how: str, attack: int, in_hand: int) -> None:
    table = glider_on_the_table(how)
    assert table.s.attack == attack
    assert table.options() == ["hydra-operative"] * in_hand + ["hydra-soldier"]

    table.choose("hydra-soldier")
    assert table.legal(Dodge) == ["hydra-soldier"]

    table.dodge("hydra-soldier")
    assert table.keys("hand.0") == ["devour"] + ["hydra-operative"] * (in_hand + 1)


@pytest.mark.rule("villains.keyword.dodge-goblin-glider")
def test_without_a_hydra_ally_in_hand_goblin_glider_gives_nobody_dodge() -> None:
    table = given({"hand.0": ["devour", "goblin-glider"], "deck.0": ["bindings"]})

    table.dodge("goblin-glider")
    assert table.options() == []

    table.choose()
    assert table.legal(Dodge) == []


@pytest.mark.rule("villains.keyword.dodge-goblin-glider")
@pytest.mark.parametrize("how", ["played", "dodged"])
def test_the_hydra_ally_loses_its_dodge_when_the_turn_ends(how: str) -> None:
    table = glider_on_the_table(how).choose("hydra-soldier")
    soldier = table.find("hand.0", "hydra-soldier")

    table.end_turn()

    assert table.s.current == 1
    assert not VILLAINS.reading(table.s).has_keyword(soldier, "dodge")


@pytest.mark.rule("villains.keyword.dodge-not-playing")
def test_a_dodged_card_switches_on_no_superpower() -> None:
    table = given({"hand.0": ["show-your-true-colors", "psychedelic-mist"]})

    table.dodge("show-your-true-colors").play("psychedelic-mist")

    assert table.s.attack == 1


@pytest.mark.rule("villains.keyword.dodge-counts-as-discard")
def test_a_dodged_card_counts_as_discarded_this_turn() -> None:
    table = given({"hand.0": ["psychedelic-mist", "pumpkin-bombs"]})

    table.dodge("psychedelic-mist").play("pumpkin-bombs")

    assert table.s.attack == 1 + 2


@pytest.mark.rule("villains.keyword.dodge-counts-as-discard")
def test_a_card_dodged_over_and_over_counts_once() -> None:
    table = given({"hand.0": ["psychedelic-mist", "octo-pulverize"], "deck.0": [], "discard.0": []})

    for _ in range(3):
        table.dodge("psychedelic-mist")
    table.play("octo-pulverize")

    assert table.s.attack == 1


@pytest.mark.rule("villains.keyword.dodge-empty-deck")
def test_with_an_empty_deck_the_dodged_card_is_shuffled_in_and_may_come_back() -> None:
    table = given({"hand.0": ["psychedelic-mist"], "deck.0": [], "discard.0": []})

    table.dodge("psychedelic-mist")

    assert table.keys("hand.0") == ["psychedelic-mist"]
    assert (table.keys("deck.0"), table.keys("discard.0")) == ([], [])
