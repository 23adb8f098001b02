"""Demolish: an Ally is revealed for its cost, and every hand loses a card that costs as much."""

from __future__ import annotations

import pytest

from domain.kernel.events import Asked, Moved

from .referee import Referee, given, pushed_out


def demolished(zones: dict[str, list[str]], seats: int = 2, **about: int) -> Referee:
    """Thor has overrun, and each player is demolished."""
    return pushed_out("thor", {"ally-deck": ["crazed-experiments", "pumpkin-bombs"], **zones}, seats, **about)


@pytest.mark.rule("villains.keyword.demolish")
def test_each_player_discards_a_card_that_costs_as_much() -> None:
    table = demolished({"hand.0": ["devour", "madame-hydra"], "hand.1": ["symbiote-takeover", "hydra-soldier"]})

    assert table.keys("discard.0") == ["madame-hydra"]
    assert table.keys("discard.1") == ["symbiote-takeover"]


@pytest.mark.rule("villains.keyword.demolish")
def test_the_revealed_ally_goes_under_the_ally_deck_for_all_to_see() -> None:
    table = demolished({})

    assert table.shown("ally-deck") == ["pumpkin-bombs", None]


@pytest.mark.rule("villains.keyword.demolish")
def test_every_hand_is_shown_to_all() -> None:
    table = demolished({"hand.0": ["devour", "madame-hydra"], "hand.1": ["hydra-soldier"]})

    assert table.shown("hand.0") == ["devour"]
    assert table.shown("hand.1") == ["hydra-soldier"]


@pytest.mark.rule("villains.keyword.demolish")
def test_any_card_with_that_cost_will_do_not_only_allies() -> None:
    table = demolished({"ally-deck": ["devour", "hydra-soldier"], "hand.1": ["bindings", "devour"]})

    assert table.keys("discard.1") == ["bindings"]


@pytest.mark.rule("villains.keyword.demolish")
def test_the_current_player_discards_first() -> None:
    hands = {f"hand.{seat}": ["madame-hydra"] for seat in range(3)}
    table = given({"city.bank": ["hulk"], "ally-deck": ["pumpkin-bombs"], **hands}, 3, current=1, attack=8)

    table.fight("hulk")

    places = [moved.dst for moved in table.happened(Moved)]
    assert [place for place in places if place.startswith("discard")] == ["discard.1", "discard.2", "discard.0"]


@pytest.mark.rule("villains.keyword.demolish-one-reveal")
def test_one_cost_holds_for_all_and_a_second_demolish_reveals_anew() -> None:
    hand = ["madame-hydra", "turn-the-tide"]
    table = given(
        {
            "city.bank": ["hulk"],
            "ally-deck": ["crazed-experiments", "devour", "pumpkin-bombs"],
            "hand.0": hand,
            "hand.1": hand,
        },
        attack=8,
    )

    table.fight("hulk")

    assert table.keys("ally-deck") == ["devour", "pumpkin-bombs", "crazed-experiments"]
    assert table.keys("discard.0") == table.keys("discard.1") == hand


@pytest.mark.rule("villains.keyword.demolish-one-reveal")
def test_a_single_card_left_is_revealed_both_times() -> None:
    table = given(
        {"city.bank": ["hulk"], "ally-deck": ["pumpkin-bombs"], "hand.1": ["madame-hydra", "madame-hydra"]}, attack=8
    )

    table.fight("hulk").choose("madame-hydra")

    assert table.keys("discard.1") == ["madame-hydra"] * 2


@pytest.mark.rule("villains.keyword.demolish-no-match")
def test_a_player_without_such_a_card_only_shows_the_hand() -> None:
    table = demolished({"ally-deck": ["devour", "spy-games"], "hand.1": ["hydra-soldier", "devour"]})

    assert table.shown("hand.1") == ["hydra-soldier", "devour"]
    assert table.keys("discard.1") == []
    assert table.waiting() == []


@pytest.mark.rule("villains.keyword.demolish-choice")
def test_whose_hand_it_is_chooses_among_several() -> None:
    table = given(
        {
            "city.bank": ["hulk"],
            "ally-deck": ["spy-games", "pumpkin-bombs"],
            "hand.0": ["madame-hydra", "symbiote-takeover"],
            "hand.1": ["madame-hydra", "brilliant-research", "devour"],
        },
        attack=8,
    )

    table.fight("hulk")
    assert table.waiting() == [(0, "discard"), (1, "discard")]
    assert [asked.seat for asked in table.happened(Asked)] == [0, 1]
    assert table.options(1) == ["brilliant-research", "madame-hydra"]

    table.choose("brilliant-research", seat=1).choose("madame-hydra", seat=0)
    assert table.keys("discard.1") == ["brilliant-research"]
    assert table.keys("discard.0") == ["madame-hydra"]


@pytest.mark.rule("villains.keyword.demolish-hand-only")
def test_cards_already_played_are_safe() -> None:
    table = given(
        {"city.bank": ["hulk"], "ally-deck": ["spy-games", "pumpkin-bombs"], "played.0": ["madame-hydra"]}, attack=8
    )

    table.fight("hulk")

    assert table.keys("played.0") == ["madame-hydra"]
    assert table.keys("discard.0") == []


@pytest.mark.rule("villains.keyword.demolish-empty-deck")
def test_with_an_empty_ally_deck_nothing_happens() -> None:
    table = demolished({"ally-deck": [], "hand.0": ["hydra-soldier"], "hand.1": ["devour"]})

    assert table.keys("discard.0") == table.keys("discard.1") == []
    assert table.shown("hand.1") == [None]
