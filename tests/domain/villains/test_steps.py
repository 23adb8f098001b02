"""The three steps of a turn, and the first of them."""

from __future__ import annotations

import pytest

from domain.deckbuilding.events import TurnBegan
from domain.games.villains.actions import PlayCard
from domain.kernel.events import Moved
from domain.kernel.zone import kind

from .referee import given

FULL_CITY = {f"city.{space}": ["cops"] for space in ("bridge", "streets", "rooftops", "bank", "sewers")}


@pytest.mark.rule("villains.turn.three-steps")
def test_nothing_is_played_before_the_adversary_deck_card_is_resolved() -> None:
    table = given({**FULL_CITY, "hand.1": ["hydra-operative"]}).end_turn()
    operative = PlayCard(card=table.find("hand.1", "hydra-operative"))

    refusal = table.refused(operative)
    table.choose("brilliant-research").do(operative)

    assert refusal.code == "decision_open"
    assert table.s.recruit == 1


@pytest.mark.rule("villains.turn.three-steps")
def test_a_turn_ends_with_a_discard_and_a_new_hand_and_the_next_begins_with_the_adversary_deck() -> None:
    table = given({"hand.0": ["bindings"], "played.0": ["hydra-soldier"]})

    table.end_turn()

    steps = [event for event in table.events if isinstance(event, Moved | TurnBegan)]
    assert [event.dst if isinstance(event, Moved) else "next turn" for event in steps] == [
        "discard.0",
        "discard.0",
        "hand.0",
        "next turn",
        "city.bridge",
    ]


@pytest.mark.rule("villains.turn.step1-mandatory")
@pytest.mark.parametrize(
    ("top", "procedure", "goes_to"),
    [
        ("elektra", "villains.adversary.enters-bridge", "city"),
        ("bystander", "villains.bystander.guard-commander", "guarded"),
        ("plot-twist", "villains.twist.run-plot", "ko"),
        ("command-strike", "villains.strike.run-commander", "ko"),
    ],
)
def test_just_the_top_card_is_played_by_its_kind(top: str, procedure: str, goes_to: str) -> None:
    others = ["cops", "punisher", "bystander"]
    table = given({"adversary-deck": [*others, top]})
    (*_, card) = table.s.zone("adversary-deck")

    table.end_turn()

    assert procedure in table.rules()
    assert kind(table.s.zone_of(card)) == goes_to
    assert sorted(table.keys("adversary-deck")) == sorted(others)
    assert table.waiting() == []
