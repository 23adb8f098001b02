"""Sacrifice: characters killed in the turn they are played, for an effect."""

from __future__ import annotations

import pytest

from domain.games.alien import actions as a
from domain.games.alien.cards.words import KILL_OWN

from .referee import besides, given, trial

NOTHING_BACK = "hold-nothing-back"


@pytest.mark.rule("alien.keyword.sacrifice")
def test_a_card_is_killed_for_its_sacrifice_effect_once_later_in_the_turn() -> None:
    table = given({"hand.0": [NOTHING_BACK, "grunt"]})

    table.play(NOTHING_BACK).play("grunt")
    assert table.legal(a.Sacrifice) == ["0"]
    table.sacrifice(0)

    assert (table.s.attack, table.keys("dead-characters")) == (3 + 1 + 4, [NOTHING_BACK])
    assert (table.keys("played.0"), table.legal(a.Sacrifice)) == (["grunt"], [])


@pytest.mark.rule("alien.keyword.sacrifice")
def test_a_card_in_hand_is_not_sacrificed() -> None:
    table = given({"hand.0": [NOTHING_BACK]})

    assert table.refused(a.Sacrifice(play=0)).rule == "alien.keyword.sacrifice"


@pytest.mark.rule("alien.keyword.sacrifice")
def test_in_the_own_strike_phase_a_sacrifice_answers_a_strike() -> None:
    table = given(
        {
            "combat-zone": ["warrior-drone"],
            "played.0": ["synthetic-blood"],
            "strikes.0": ["tail-lash", "raking-claws", "tail-lash", "tail-lash", "tail-lash", "raking-claws"],
        },
    )
    assert table.damage(0) == 10

    table.end_turn()
    assert table.waiting() == [(0, "answer-strike")]
    table.choose("sacrifice-0").choose("seat-0").choose("tail-lash", "tail-lash")

    assert (table.s.dead, table.damage(0), table.keys("dead-characters")) == ((), 7, ["synthetic-blood"])


@pytest.mark.rule("alien.keyword.sacrifice-keeps-output")
def test_what_a_sacrificed_card_gave_remains_and_it_still_counts_for_its_class() -> None:
    table = given({"hand.0": [NOTHING_BACK, "power-loader"]})

    table.play(NOTHING_BACK).sacrifice(0).play("power-loader")

    assert (table.s.attack, table.s.reserved) == (3 + 4 + 2, {"combat-zone": 3})


@pytest.mark.rule("alien.keyword.sacrifice-keeps-output")
def test_a_sacrificed_cards_once_this_turn_can_still_be_used() -> None:
    with besides(trial(KILL_OWN, once=(KILL_OWN,), sacrifice=(KILL_OWN,))):
        table = given({"played.0": ["trial"], "hand.0": ["grunt", "specialist"]})

        table.sacrifice(0).choose("grunt").once(0).choose("specialist")

    assert table.keys("dead-characters") == ["trial", "grunt", "specialist"]


@pytest.mark.rule("alien.keyword.sacrifice-optional")
def test_a_card_that_is_not_sacrificed_is_discarded_in_cleanup() -> None:
    table = given({"played.0": [NOTHING_BACK]})

    table.end_turn()

    assert (table.keys("discard.0"), table.keys("dead-characters"), table.s.current) == ([NOTHING_BACK], [], 1)
