"""A card that makes its own discard pile be shuffled into the deck."""

from __future__ import annotations

import pytest

from .referee import given


@pytest.mark.rule("conquest.timing.reshuffle-includes-self")
def test_an_event_that_draws_from_an_empty_deck_is_shuffled_into_it_first() -> None:
    zones = {"race.0": ["setaris-kitewings"], "hand.0": ["abducted-professors"], "event-deck": []}
    table = given({**zones, "event-discard": ["endless-waves"] * 3}).play("abducted-professors").pass_()
    everywhere = [*table.keys("hand.0"), *table.keys("event-deck")]
    assert sorted(everywhere) == ["abducted-professors", *["endless-waves"] * 3]
    assert (len(table.keys("hand.0")), table.keys("event-discard")) == (2, [])


@pytest.mark.rule("conquest.timing.reshuffle-includes-self")
def test_it_may_be_drawn_by_itself() -> None:
    zones = {"race.0": ["setaris-kitewings"], "hand.0": ["abducted-professors"], "event-deck": []}
    table = given(zones).play("abducted-professors").pass_()
    assert (table.keys("hand.0"), table.keys("event-discard")) == (["abducted-professors"], [])
