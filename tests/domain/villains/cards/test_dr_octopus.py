"""Dr. Octopus: more cards, and what they add up to."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from ..referee import given

# -- Brilliant Research


@pytest.mark.parametrize(("before", "drawn"), [([], 6), (["devour"], 6), (["crazed-experiments"], 7)])
def test_brilliant_research_after_a_tech_card_makes_the_new_hand_larger(before: Sequence[str], drawn: int) -> None:
    table = given({"hand.0": ["brilliant-research"], "played.0": before})

    table.play("brilliant-research")
    assert table.s.recruit == 2
    assert table.keys("hand.0") == []

    table.end_turn()
    assert len(table.keys("hand.0")) == drawn


def test_brilliant_research_once_for_each_play_and_this_turn_only() -> None:
    table = given({"hand.0": ["brilliant-research"] * 3, "deck.0": ["hydra-operative"] * 20})

    table.play("brilliant-research").play("brilliant-research").play("brilliant-research").end_turn()
    assert len(table.keys("hand.0")) == 6 + 2

    table.end_turn().end_turn()
    assert len(table.keys("hand.0")) == 6


# -- Crazed Experiments


def test_crazed_experiments_draws_a_card() -> None:
    table = given({"hand.0": ["crazed-experiments"]})

    table.play("crazed-experiments")

    assert table.s.attack == 2
    assert table.keys("hand.0") == ["hydra-operative"]


# -- Eighth Time's a Charm


@pytest.mark.rule("villains.clarification.eight-arms-bonus")
@pytest.mark.parametrize(("before", "attack"), [(0, 4), (6, 4), (7, 6), (8, 4)])
def test_eighth_times_a_charm_as_the_eighth_card_only(before: int, attack: int) -> None:
    table = given({"hand.0": ["eighth-times-a-charm"], "played.0": ["hydra-operative"] * before})

    table.play("eighth-times-a-charm")

    assert table.s.attack == attack


@pytest.mark.rule("villains.clarification.eight-arms-dodge")
@pytest.mark.parametrize(("played", "attack"), [(5, 4), (7, 6)])
def test_eighth_times_a_charm_does_not_count_dodged_cards(played: int, attack: int) -> None:
    table = given(
        {
            "hand.0": ["madame-hydra", "madame-hydra", "eighth-times-a-charm"],
            "played.0": ["hydra-operative"] * played,
        }
    )

    table.dodge("madame-hydra").dodge("madame-hydra").play("eighth-times-a-charm")

    assert table.s.attack == attack


@pytest.mark.rule("villains.clarification.eight-arms-new-recruits")
def test_eighth_times_a_charm_counts_new_recruits_that_went_back() -> None:
    table = given(
        {"hand.0": ["new-recruit"] * 3 + ["eighth-times-a-charm"], "played.0": ["hydra-operative"] * 4},
    )

    table.play("new-recruit").play("new-recruit").play("new-recruit")
    assert table.s.attack == 3

    table.play("eighth-times-a-charm")
    assert table.s.attack == 3 + 4 + 2


@pytest.mark.rule("villains.clarification.eight-arms-bindings")
@pytest.mark.parametrize(("played", "attack"), [(6, 4), (7, 6)])
def test_eighth_times_a_charm_does_not_count_betrayal(played: int, attack: int) -> None:
    table = given({"hand.0": ["bindings", "eighth-times-a-charm"], "played.0": ["hydra-operative"] * played})

    table.betray().play("eighth-times-a-charm")

    assert table.keys("ko") == ["bindings"]
    assert table.s.attack == attack


# -- Octo-Pulverize


def test_octo_pulverize_discards_eight_and_counts_them() -> None:
    table = given({"hand.0": ["octo-pulverize"], "deck.0": ["hydra-soldier"] * 2 + ["hydra-operative"] * 8})

    table.play("octo-pulverize")

    assert table.keys("deck.0") == ["hydra-soldier"] * 2
    assert table.shown("discard.0") == ["hydra-operative"] * 8
    assert table.s.attack == 8


def test_octo_pulverize_discards_from_the_top_on_one_at_a_time() -> None:
    table = given({"hand.0": ["octo-pulverize"], "deck.0": ["spy-games", "devour", "bindings"]})

    table.play("octo-pulverize")

    assert table.keys("discard.0") == ["bindings", "devour", "spy-games"]


def test_octo_pulverize_counts_all_that_was_discarded_this_turn() -> None:
    table = given({"hand.0": ["madame-hydra", "octo-pulverize"]}, discarded=2)

    table.dodge("madame-hydra").play("octo-pulverize")

    assert table.s.attack == 2 + 1 + 8


@pytest.mark.parametrize("deck", [0, 3, 7])
def test_octo_pulverize_does_not_shuffle(deck: int) -> None:
    table = given(
        {"hand.0": ["octo-pulverize"], "deck.0": ["hydra-operative"] * deck, "discard.0": ["hydra-soldier"] * 9}
    )

    table.play("octo-pulverize")

    assert table.keys("deck.0") == []
    assert table.keys("discard.0") == ["hydra-soldier"] * 9 + ["hydra-operative"] * deck
    assert table.s.attack == deck


@pytest.mark.rule("villains.keyword.dodge-counts-as-discard")
def test_octo_pulverize_counts_each_card_once_however_often_it_was_discarded() -> None:
    table = given({"hand.0": ["madame-hydra", "octo-pulverize"], "deck.0": []})

    table.dodge("madame-hydra").dodge("madame-hydra").play("octo-pulverize")

    assert table.keys("hand.0") == ["madame-hydra"]
    assert table.s.attack == 1


def test_octo_pulverize_does_not_count_what_others_discarded() -> None:
    table = given({"hand.0": ["octo-pulverize"], "deck.0": [], "city.bridge": ["rogue"]}, attack=4)

    table.fight("rogue")
    assert table.keys("discard.1") == ["hydra-operative"]

    table.play("octo-pulverize")
    assert table.s.attack == 0
