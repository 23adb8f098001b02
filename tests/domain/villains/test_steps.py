"""The three steps of a turn, and the first of them."""

from __future__ import annotations

import pytest

from domain.games.villains.actions import PlayCard

from .referee import given


@pytest.mark.rule("villains.turn.three-steps")
def test_nothing_is_played_before_the_adversary_deck_card_is_done_with() -> None:
    table = given({"adversary-deck": ["cops", "havok"], "hand.1": ["hydra-operative"] * 3}).end_turn()
    operative = PlayCard(card=table.find("hand.1", "hydra-operative"))

    refusal = table.refused(operative)
    table.choose(seat=1).choose("hydra-operative", "hydra-operative", seat=1)

    assert refusal.code == "decision_open"
    assert table.waiting() == [(0, "show")]
    assert table.refused(operative).code == "decision_open"
