"""Deadpool: odd ones, second chances and unkindness."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from domain.kernel.events import Moved

from ...referee import given

# -- Here, Hold This for a Second


def test_here_hold_this_gives_a_bystander_to_a_villain_whom_the_player_picks() -> None:
    zones = {"city.bridge": ["cops"], "city.bank": ["elektra"], "bystander-deck": ["bystander", "engineer"]}
    table = given({"hand.0": ["here-hold-this-for-a-second"], **zones}).play("here-hold-this-for-a-second")
    assert table.waiting() == [(0, "guard")]
    assert table.options() == ["cops", "elektra"]
    assert table.asked().least == 1

    table.choose("elektra")

    assert table.guarded("city.bank") == ["engineer"]
    assert table.guarded("city.bridge") == []
    assert table.s.recruit == 2


def test_here_hold_this_finds_nobody_in_an_empty_city() -> None:
    table = given({"hand.0": ["here-hold-this-for-a-second"]}).play("here-hold-this-for-a-second")

    assert table.waiting() == []
    assert table.guarded("commander") == []
    assert len(table.keys("bystander-deck")) == 30


def test_here_hold_this_does_nothing_without_a_bystander() -> None:
    zones = {"city.bank": ["elektra"], "bystander-deck": []}
    table = given({"hand.0": ["here-hold-this-for-a-second"], **zones}).play("here-hold-this-for-a-second")

    assert table.guarded("city.bank") == []


# -- Oddball


@pytest.mark.parametrize(
    ("before", "attack"),
    [
        ([], 2),
        (["devour", "hydra-soldier"], 2),
        (["symbiote-takeover"], 3),
        (["oddball", "devour", "a-day-unlike-any-other"], 4),
    ],
)
def test_oddball_counts_the_other_heroes_with_an_odd_cost_played(before: Sequence[str], attack: int) -> None:
    table = given({"hand.0": ["oddball"], "played.0": before}).play("oddball")

    assert table.s.attack == attack


# -- Hey, Can I Get a Do-Over?

DO_OVER = "hey-can-i-get-a-do-over"


def test_do_over_as_the_first_hero_may_discard_the_rest_of_the_hand_for_four_cards() -> None:
    table = given({"hand.0": [DO_OVER, "wound", "devour"]}).play(DO_OVER)
    assert table.waiting() == [(0, "whether")]
    assert table.s.attack == 2

    table.choose("do")

    assert table.keys("discard.0") == ["wound", "devour"]
    assert table.keys("hand.0") == ["hydra-operative"] * 4


def test_do_over_need_not_be_done() -> None:
    table = given({"hand.0": [DO_OVER, "wound"]}).play(DO_OVER).choose()

    assert table.keys("hand.0") == ["wound"]
    assert table.keys("discard.0") == []


def test_do_over_with_an_empty_hand_draws_four_cards() -> None:
    table = given({"hand.0": [DO_OVER]}).play(DO_OVER).choose("do")

    assert len(table.keys("hand.0")) == 4


def test_do_over_is_none_after_another_hero() -> None:
    table = given({"hand.0": [DO_OVER, "wound"], "played.0": ["hydra-soldier"]}).play(DO_OVER)

    assert table.waiting() == []
    assert table.keys("hand.0") == ["wound"]


def test_do_over_says_what_is_done() -> None:
    table = given({"hand.0": [DO_OVER]}).play(DO_OVER)

    (decision,) = table.view(0).decisions
    assert [option.text for option in decision.options or ()] == ["Discard all cards from your hand. Draw 4 cards."]


# -- Random Acts of Unkindness

UNKIND = "random-acts-of-unkindness"


def test_random_acts_may_bring_a_wound_to_hand_before_each_player_passes_a_card_to_the_left() -> None:
    hands = {"hand.0": [UNKIND, "devour"], "hand.1": ["hydra-soldier", "spy-games"], "hand.2": ["bindings", "devour"]}
    table = given({**hands, "wounds": ["wound"]}, seats=3).play(UNKIND)
    assert table.s.attack == 6

    table.choose("do")
    assert sorted(table.keys("hand.0")) == ["devour", "wound"]
    assert table.keys("wounds") == []
    assert len(table.s.tally("gained", 0)) == 1
    assert table.waiting() == [(0, "pass-left"), (1, "pass-left"), (2, "pass-left")]

    table.choose("wound", seat=0).choose("spy-games", seat=1)
    assert table.happened(Moved) == []

    table.choose("bindings", seat=2)
    assert sorted(table.keys("hand.0")) == ["bindings", "devour"]
    assert sorted(table.keys("hand.1")) == ["hydra-soldier", "wound"]
    assert sorted(table.keys("hand.2")) == ["devour", "spy-games"]


def test_random_acts_need_not_wound_and_still_passes() -> None:
    zones = {"hand.0": [UNKIND, "devour"], "hand.1": [], "wounds": ["wound"]}
    table = given(zones).play(UNKIND).choose().choose("devour")

    assert table.keys("wounds") == ["wound"]
    assert table.keys("hand.0") == []
    assert table.shown("hand.1", 0) == table.shown("hand.1", 1) == ["devour"]
    assert table.shown("hand.1") == [None]


def test_random_acts_lets_who_has_no_card_pass_nothing() -> None:
    table = given({"hand.0": [UNKIND], "hand.1": ["devour"], "wounds": []}).play(UNKIND).choose()

    table.choose("devour", seat=1)

    assert table.keys("hand.0") == ["devour"]
    assert table.keys("hand.1") == []


def test_random_acts_played_alone_passes_the_card_to_oneself() -> None:
    table = given({"hand.0": [UNKIND, "devour"]}, seats=1).play(UNKIND).choose().choose("devour")

    assert table.keys("hand.0") == ["devour"]
