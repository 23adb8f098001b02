"""Sabretooth: what lies on top of decks."""

from __future__ import annotations

import pytest

from ..referee import Referee, given

# -- Leap of the Tiger


def leap(top: str) -> Referee:
    """Leap of the Tiger is played with this card on top of the deck."""
    return given({"hand.0": ["leap-of-the-tiger"], "deck.0": ["hydra-operative", top]}).play("leap-of-the-tiger")


@pytest.mark.parametrize(("top", "more"), [("devour", 2), ("hidden-weapons", 0), ("bindings", 0)])
def test_leap_of_the_tiger_reveals_the_top_card_and_an_instinct_ally_gives_attack(top: str, more: int) -> None:
    table = leap(top)

    assert table.shown("deck.0") == [None, top]
    assert table.s.attack == 2 + more


def test_leap_of_the_tiger_puts_the_card_back_or_into_the_discard_pile() -> None:
    table = leap("devour")
    assert (table.waiting(), table.options(), table.asked().least) == ([(0, "discard")], ["devour"], 0)

    table.choose()
    assert table.keys("deck.0") == ["hydra-operative", "devour"]
    assert table.keys("discard.0") == []

    table = leap("devour").choose("devour")
    assert table.keys("deck.0") == ["hydra-operative"]
    assert table.keys("discard.0") == ["devour"]


def test_leap_of_the_tiger_with_nothing_to_reveal_gives_its_own_attack() -> None:
    table = given({"hand.0": ["leap-of-the-tiger"], "deck.0": []})

    table.play("leap-of-the-tiger")

    assert table.waiting() == []
    assert table.s.attack == 2


# -- Take One for the Team


def take_one(top: str) -> Referee:
    """Take One for the Team is played with this card on top of the deck."""
    zones = {"hand.0": ["take-one-for-the-team"], "deck.0": ["hydra-operative", top]}
    return given(zones).play("take-one-for-the-team")


def test_take_one_for_the_team_may_draw_a_brotherhood_ally() -> None:
    table = take_one("hidden-weapons")
    assert table.s.recruit == 1
    assert (table.waiting(), table.options(), table.asked().least) == ([(0, "draw")], ["hidden-weapons"], 0)

    table.choose("hidden-weapons")
    assert table.keys("hand.0") == ["hidden-weapons"]
    assert len(table.s.tally("drawn", 0)) == 1


@pytest.mark.parametrize("top", ["devour", "bindings", "hydra-soldier"])
def test_take_one_for_the_team_may_ko_anything_else(top: str) -> None:
    table = take_one(top)
    assert (table.waiting(), table.options(), table.asked().least) == ([(0, "ko")], [top], 0)

    table.choose(top)
    assert table.keys("ko") == [top]


@pytest.mark.rule("villains.reveal.top-stays")
@pytest.mark.parametrize("top", ["hidden-weapons", "devour"])
def test_take_one_for_the_team_otherwise_leaves_the_card_on_top(top: str) -> None:
    table = take_one(top).choose()

    assert table.shown("deck.0") == [None, top]
    assert (table.keys("hand.0"), table.keys("ko")) == ([], [])


def test_take_one_for_the_team_has_nothing_to_reveal_in_an_empty_deck() -> None:
    table = given({"hand.0": ["take-one-for-the-team"], "deck.0": []})

    table.play("take-one-for-the-team")

    assert table.waiting() == []


# -- Stealthy Predator


def test_stealthy_predator_draws_one_of_three_discards_one_and_leaves_one_on_top() -> None:
    table = given(
        {"hand.0": ["stealthy-predator"], "deck.0": ["hydra-operative", "devour", "bindings", "hydra-soldier"]}
    )

    table.play("stealthy-predator")
    assert table.shown("deck.0") == [None, "devour", "bindings", "hydra-soldier"]
    assert (table.waiting(), table.options()) == ([(0, "draw")], ["bindings", "devour", "hydra-soldier"])
    assert table.asked().least == 1

    table.choose("devour")
    assert (table.waiting(), table.options()) == ([(0, "discard")], ["bindings", "hydra-soldier"])
    assert table.asked().least == 1

    table.choose("bindings")
    assert table.keys("hand.0") == ["devour"]
    assert table.keys("discard.0") == ["bindings"]
    assert table.shown("deck.0") == [None, "hydra-soldier"]


@pytest.mark.rule("villains.card_text.as-much-as-possible")
def test_stealthy_predator_of_two_cards_draws_one_and_discards_the_other() -> None:
    table = given({"hand.0": ["stealthy-predator"], "deck.0": ["devour", "bindings"]})

    table.play("stealthy-predator").choose("devour")

    assert (table.keys("hand.0"), table.keys("discard.0"), table.keys("deck.0")) == (["devour"], ["bindings"], [])


@pytest.mark.rule("villains.card_text.as-much-as-possible")
def test_stealthy_predator_of_a_single_card_draws_it() -> None:
    table = given({"hand.0": ["stealthy-predator"], "deck.0": ["devour"]})

    table.play("stealthy-predator")

    assert table.waiting() == []
    assert (table.keys("hand.0"), table.keys("discard.0")) == (["devour"], [])


def test_stealthy_predator_shuffles_the_discard_pile_under_a_short_deck() -> None:
    table = given({"hand.0": ["stealthy-predator"], "deck.0": ["devour"], "discard.0": ["bindings", "cops"]})

    table.play("stealthy-predator")

    assert table.options() == ["bindings", "cops", "devour"]


# -- Upper Hand


def test_upper_hand_reveals_the_tops_of_all_who_show_no_instinct_ally_and_kos_any_of_them() -> None:
    table = given(
        {
            "hand.0": ["upper-hand", "hydra-soldier"],
            "deck.0": ["bindings"],
            "hand.1": ["devour"],
            "hand.2": ["devour"],
            "deck.2": ["hydra-operative", "madame-hydra"],
            "hand.3": ["hydra-operative"],
            "deck.3": ["hydra-soldier"],
        },
        seats=4,
    )

    table.play("upper-hand")
    assert table.waiting() == [(seat, "show") for seat in range(4)]

    table.choose(seat=0).choose("devour", seat=1).choose(seat=2).choose(seat=3)
    assert table.shown("deck.1")[-1] is None
    assert table.waiting() == [(0, "ko")]
    assert table.options() == ["bindings", "hydra-soldier", "madame-hydra"]
    assert (table.asked().least, table.asked().most) == (0, 3)

    table.choose("bindings", "madame-hydra")
    assert table.keys("ko") == ["bindings", "madame-hydra"]
    assert table.keys("deck.2") == ["hydra-operative"]
    assert table.shown("deck.3") == ["hydra-soldier"]
    assert table.s.attack == 4


def test_upper_hand_need_not_ko_anything() -> None:
    table = given({"hand.0": ["upper-hand", "hydra-soldier"], "hand.1": ["hydra-soldier"]})

    table.play("upper-hand").choose(seat=0).choose(seat=1).choose()

    assert table.keys("ko") == []


def test_upper_hand_asks_nothing_where_nothing_was_revealed() -> None:
    table = given({"hand.0": ["upper-hand", "devour"], "hand.1": ["hydra-soldier"], "deck.1": []})

    table.play("upper-hand").choose("devour", seat=0).choose(seat=1)

    assert table.waiting() == []


def test_upper_hand_after_an_instinct_card_gives_attack_for_each_card_ko_d_this_turn_by_anything() -> None:
    table = given(
        {
            "hand.0": ["hydra-operative", "upper-hand"],
            "hand.1": ["devour"],
            "played.0": ["devour"],
            "deck.0": ["bindings"],
            "ko": ["cops"],
            "city.bank": ["elektra"],
            "discard.0": ["bindings"],
        },
        attack=4,
    )

    table.fight("elektra").choose("hydra-operative").choose("bindings")
    table.play("upper-hand").choose(seat=0).choose("devour", seat=1).choose("bindings")

    assert table.keys("ko") == ["cops", "hydra-operative", "bindings", "bindings"]
    assert table.s.attack == 4 + 3


def test_upper_hand_without_an_instinct_card_before_counts_nothing() -> None:
    table = given(
        {"hand.0": ["upper-hand", "hydra-soldier"], "played.0": ["recruitment-day"], "hand.1": ["hydra-soldier"]}
    )

    table.play("upper-hand").choose(seat=0).choose(seat=1).choose("hydra-operative", "hydra-operative")

    assert table.s.attack == 4
