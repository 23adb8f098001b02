"""Vigilant: characters who stay in play."""

from __future__ import annotations

import pytest

from domain.games.alien.actions import DiscardVigilant

from .referee import given

RETREAT, READY, COVER = "wary-retreat", "ready-for-anything", "covering-position"


@pytest.mark.rule("alien.keyword.vigilant-stay")
def test_a_vigilant_character_stays_in_play_after_cleanup() -> None:
    table = given({"played.0": [COVER, "grunt"]})

    table.end_turn()

    assert (table.s.current, table.keys("vigilant.0"), table.keys("discard.0")) == (1, [COVER], ["grunt"])


@pytest.mark.rule("alien.keyword.vigilant-no-repeat")
def test_what_a_vigilant_character_gives_comes_once_when_it_is_played() -> None:
    table = given({"hand.0": [READY]}, attack=0, seats=1)

    table.play(READY)
    assert (table.s.attack, table.keys("played.0")) == (1, [READY])
    table.end_turn()

    assert (table.s.current, table.s.phase, table.keys("vigilant.0")) == (0, "action", [READY])
    assert (table.s.attack, table.s.plays) == (0, ())


@pytest.mark.rule("alien.keyword.vigilant-discard-effect")
def test_a_vigilant_character_is_discarded_by_its_owner_for_what_it_does_then() -> None:
    table = given({"vigilant.0": [READY]})

    table.vigil(READY).choose("1")

    assert (table.s.attack, table.s.recruit) == (0, 2)
    assert (table.keys("vigilant.0"), table.keys("discard.0")) == ([], [READY])


@pytest.mark.rule("alien.keyword.vigilant-discard-effect")
def test_a_strike_is_avoided_by_discarding_a_vigilant_character_of_the_struck_player() -> None:
    table = given({"combat-zone": ["warrior-drone"], "vigilant.0": [RETREAT], "vigilant.1": [RETREAT]})

    table.end_turn()
    assert table.waiting() == [(0, "answer-strike")]
    table.choose(f"vigil-{table.find('vigilant.0', RETREAT)}")

    assert (table.keys("strikes.0"), len(table.keys("strike-deck"))) == ([], 20)
    assert (table.keys("vigilant.0"), table.keys("discard.0"), table.keys("vigilant.1")) == ([], [RETREAT], [RETREAT])


@pytest.mark.rule("alien.keyword.vigilant-discard-effect")
def test_a_vigilant_character_is_kept_where_its_owner_prefers_the_strike() -> None:
    table = given({"combat-zone": ["warrior-drone"], "vigilant.0": [RETREAT]})

    table.end_turn().choose()

    assert (table.keys("strikes.0"), table.keys("vigilant.0")) == (["raking-claws"], [RETREAT])


@pytest.mark.rule("alien.keyword.vigilant-discard-effect")
def test_others_discard_only_vigilant_characters_for_any_turn_meanwhile() -> None:
    table = given({"vigilant.1": [READY, COVER]})

    assert table.legal(DiscardVigilant, 1) == [COVER]
    table.vigil(COVER, 1)

    assert (table.s.attack, table.keys("vigilant.1"), table.keys("discard.1")) == (2, [READY], [COVER])


@pytest.mark.rule("alien.keyword.vigilant-combo-first-turn")
def test_a_vigilant_character_counts_for_class_abilities_in_the_turn_it_is_played() -> None:
    table = given({"hand.0": [COVER, RETREAT]})

    table.play(COVER).play(RETREAT)

    assert table.s.attack == 1 + 1 + 1


@pytest.mark.rule("alien.keyword.vigilant-combo-later")
def test_a_vigilant_character_of_an_earlier_turn_counts_for_no_class_ability() -> None:
    table = given({"vigilant.0": [COVER], "hand.0": [RETREAT]})

    table.play(RETREAT)

    assert table.s.attack == 1
