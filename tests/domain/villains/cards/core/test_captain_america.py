"""Captain America: many colors, and a Wound that never comes."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import pytest

from domain.kernel.action import Decide

from ...referee import Referee, given, turn_with

# -- Avengers Assemble!, Perfect Teamwork

HAND = ["devour", "hunt-down", "hydra-soldier", "wound"]


@pytest.mark.parametrize(
    ("key", "pool", "colors"), [("avengers-assemble", "recruit", 4), ("perfect-teamwork", "attack", 3)]
)
def test_points_for_each_color_among_the_heroes_played_and_those_shown(key: str, pool: str, colors: int) -> None:
    """Grey, Ranged and Strength, and the color of the card itself: Instinct or Strength."""
    table = given({"hand.0": [key, *HAND], "played.0": ["shield-agent", "optic-blast"]}).play(key)
    assert table.options() == ["devour", "hunt-down", "hydra-soldier"]

    table.choose("hydra-soldier", "hunt-down")

    assert getattr(table.s, pool) == colors
    assert table.shown("hand.0") == [None, "hunt-down", "hydra-soldier", None]


@pytest.mark.parametrize(("key", "pool"), [("avengers-assemble", "recruit"), ("perfect-teamwork", "attack")])
def test_whoever_shows_none_of_the_hand_counts_what_lies_open(key: str, pool: str) -> None:
    table = given({"hand.0": [key, *HAND], "played.0": ["optic-blast"]}).play(key).choose()

    assert getattr(table.s, pool) == 2
    assert table.shown("hand.0") == [None] * 4


def test_with_an_empty_hand_nothing_is_asked() -> None:
    table = given({"hand.0": ["perfect-teamwork"], "played.0": ["shield-agent"]}).play("perfect-teamwork")

    assert table.waiting() == []
    assert table.s.attack == 2


# -- Diving Block

STRIKE = {"commander": ["loki"]}
"""Each player shows a Strength Hero or gains a Wound."""


def struck(zones: Mapping[str, Sequence[str]], seats: int = 2) -> Referee:
    """Loki strikes, and nobody shows him a Strength Hero; a Diving Block is in the game, wherever it is."""
    table = turn_with(
        "master-strike", {**STRIKE, "wounds": ["wound"] * 5, "ally-deck": ["diving-block"], **zones}, seats
    )
    while table.waiting() and table.waiting()[0][1] == "show":
        table.choose()
    return table


def test_diving_block_gives_four_attack() -> None:
    table = given({"hand.0": ["diving-block"]}).play("diving-block")

    assert table.s.attack == 4
    assert table.waiting() == []


@pytest.mark.rule("villains.card_text.overrides")
def test_diving_block_shown_draws_a_card_in_place_of_a_wound() -> None:
    table = struck({"hand.0": ["diving-block", "hydra-soldier"]})
    assert table.waiting() == [(0, "ward")]
    assert table.options() == ["diving-block"]

    table.choose("diving-block")

    assert table.shown("hand.0") == ["diving-block", None, None]
    assert table.keys("hand.0")[-1] == "hydra-operative"
    assert table.keys("discard.0") == []
    assert table.keys("discard.1") == ["wound"]
    assert len(table.keys("wounds")) == 4


def test_diving_block_need_not_be_shown() -> None:
    table = struck({"hand.0": ["diving-block"]}).choose()

    assert table.keys("discard.0") == ["wound"]
    assert table.shown("hand.0") == [None]


def test_nobody_can_tell_who_has_no_diving_block_from_who_doesnt_show_it() -> None:
    with_it = struck({"hand.0": ["diving-block"]})
    without = struck({"hand.0": ["hydra-soldier"]})

    assert with_it.waiting() == without.waiting() == [(0, "ward")]
    assert without.options() == []

    decline = Decide(decision=with_it.asked().decision)
    for viewer in (1, None):
        assert with_it.told(decline, viewer) == without.told(decline, viewer)


def test_who_holds_no_card_is_not_asked_for_a_diving_block() -> None:
    table = struck({"hand.1": ["hydra-soldier"]})

    assert table.waiting() == [(1, "ward")]
    assert table.keys("discard.0") == ["wound"]


def test_nobody_is_asked_for_a_diving_block_in_a_game_without_one() -> None:
    table = struck({"hand.0": ["hydra-soldier"], "ally-deck": ["devour"]})

    assert table.waiting() == []
    assert table.keys("discard.0") == table.keys("discard.1") == ["wound"]


@pytest.mark.rule("villains.reveal.hand-or-played")
def test_diving_block_works_too_when_it_was_played_this_turn() -> None:
    table = given({"hand.0": ["crazed-rampage"], "played.0": ["diving-block"], "wounds": ["wound"] * 2})

    table.play("crazed-rampage").choose("diving-block")

    assert table.keys("hand.0") == ["hydra-operative"]
    assert table.keys("discard.0") == []
    assert table.keys("discard.1") == ["wound"]


def test_diving_block_is_asked_for_with_each_of_several_wounds() -> None:
    zones = {"commander": ["magneto"], "tactics": ["bitter-captor", "crushing-shockwave"], "wounds": ["wound"] * 3}
    table = given({**zones, "hand.1": ["diving-block"]}, attack=8).fight("magneto").choose()

    assert table.waiting() == [(1, "ward")]
    table.choose("diving-block")
    assert table.waiting() == [(1, "ward")]
    table.choose()

    assert table.keys("hand.1") == ["diving-block", "hydra-operative"]
    assert table.keys("discard.1") == ["wound"]
    assert len(table.keys("wounds")) == 2


def test_diving_block_keeps_away_a_wound_that_would_come_to_the_hand() -> None:
    zones = {"hand.0": ["random-acts-of-unkindness", "diving-block"], "wounds": ["wound"]}
    table = given(zones).play("random-acts-of-unkindness").choose("do")

    table.choose("diving-block")

    assert table.keys("wounds") == ["wound"]
    assert sorted(table.keys("hand.0")) == ["diving-block", "hydra-operative"]


def test_nothing_is_asked_where_there_is_no_wound_to_gain() -> None:
    table = struck({"hand.0": ["diving-block"], "wounds": []})

    assert table.waiting() == []


def test_diving_block_does_nothing_against_bindings() -> None:
    zones = {"hand.0": ["diving-block"], "city.bridge": ["cops"], "hand.1": ["diving-block"]}
    table = given({**zones, "tactics": ["eye-of-agamotto", "crimson-bands-of-cyttorak"]}, attack=8).fight("dr-strange")

    assert table.keys("discard.1") == ["bindings"]
    assert table.waiting() == []


# -- A Day Unlike Any Other


@pytest.mark.parametrize(
    ("before", "attack"),
    [([], 3), (["devour"], 3), (["growing-anger"], 6), (["growing-anger", "devour", "quick-draw"], 9)],
)
def test_a_day_unlike_any_other_counts_the_other_avengers_played(before: Sequence[str], attack: int) -> None:
    table = given({"hand.0": ["a-day-unlike-any-other"], "played.0": before}).play("a-day-unlike-any-other")

    assert table.s.attack == attack
