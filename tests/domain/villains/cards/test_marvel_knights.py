"""The Marvel Knights: Black Panther, Elektra, Punisher and Ghost Rider."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from domain.kernel.action import Decide
from domain.kernel.events import Moved

from ..referee import given, pushed_out

# -- Black Panther


def test_black_panther_lets_each_player_draw_a_card() -> None:
    table = given({"city.bridge": ["black-panther"], "deck.2": []}, seats=3, current=1, attack=4)

    table.fight("black-panther")

    assert [table.keys(f"hand.{seat}") for seat in range(3)] == [["hydra-operative"], ["hydra-operative"], []]
    assert [move.dst for move in table.happened(Moved)] == ["victory.1", "hand.1", "hand.0"]
    assert table.shown("hand.0", 1) == [None]


# -- Elektra


@pytest.mark.rule("villains.your_allies.example-elektra")
def test_elektra_kos_an_ally_that_was_played_and_keeps_what_it_gave() -> None:
    table = given(
        {
            "city.bridge": ["elektra"],
            "hand.0": ["hydra-operative", "bindings", "new-recruit"],
            "played.0": ["devour"],
            "discard.0": ["hydra-soldier", "bindings"],
            "deck.0": ["spy-games"],
        },
        attack=4,
    )

    table.play("hydra-operative").fight("elektra")
    assert table.waiting() == [(0, "ko")]
    assert table.options() == ["devour", "hydra-operative", "new-recruit"]
    assert (table.asked().least, table.asked().most) == (1, 1)

    table.choose("hydra-operative")
    assert table.options() == ["bindings", "bindings"]
    assert (table.asked().least, table.asked().most) == (1, 1)

    table.do(Decide(decision=table.asked().decision, choice=(str(table.find("discard.0", "bindings")),)))
    assert table.shown("ko") == ["hydra-operative", "bindings"]
    assert table.keys("hand.0") == ["bindings", "new-recruit"]
    assert table.s.recruit == 1


def test_elektra_may_ko_from_the_hand_which_everybody_then_sees() -> None:
    table = given({"city.bridge": ["elektra"], "hand.0": ["hydra-soldier", "bindings"]}, attack=4)

    table.fight("elektra").choose("hydra-soldier").choose("bindings")

    assert table.shown("ko") == ["hydra-soldier", "bindings"]
    assert table.keys("hand.0") == []


def test_elektra_takes_what_there_is() -> None:
    without_an_ally = given({"city.bridge": ["elektra"], "discard.0": ["hydra-soldier", "bindings"]}, attack=4)
    without_bindings = given(
        {"city.bridge": ["elektra"], "played.0": ["hydra-soldier"], "discard.1": ["bindings"]}, attack=4
    )

    assert without_an_ally.fight("elektra").keys("ko") == ["bindings"]
    assert without_bindings.fight("elektra").keys("ko") == ["hydra-soldier"]


@pytest.mark.rule("villains.new_recruit.play-returns")
def test_elektra_can_not_ko_a_new_recruit_that_went_back() -> None:
    table = given({"city.bridge": ["elektra"], "hand.0": ["new-recruit"], "played.0": ["devour"]}, attack=4)

    table.play("new-recruit").fight("elektra")

    assert table.options() == ["devour", "hydra-operative"]


# -- Punisher


@pytest.mark.parametrize("key", ["hydra-operative", "bindings"])
def test_punisher_kos_the_top_card_of_the_deck_if_it_costs_nothing(key: str) -> None:
    table = given({"city.bridge": ["punisher"], "deck.0": ["devour", key]}, attack=6)

    table.fight("punisher")

    assert table.shown("ko") == [key]
    assert table.keys("deck.0") == ["devour"]
    assert len(table.keys("deck.1")) == 10


@pytest.mark.rule("villains.reveal.top-stays")
def test_punisher_only_reveals_a_card_that_costs_something() -> None:
    table = given({"city.bridge": ["punisher"], "deck.0": ["hydra-operative", "new-recruit"]}, attack=6)

    table.fight("punisher")

    assert table.keys("ko") == []
    assert table.shown("deck.0") == [None, "new-recruit"]


def test_punisher_shuffles_for_the_top_card_where_the_deck_is_empty() -> None:
    table = given({"city.bridge": ["punisher"], "deck.0": [], "discard.0": ["hydra-soldier"] * 3}, attack=6)

    table.fight("punisher")

    assert table.keys("ko") == ["hydra-soldier"]
    assert table.keys("deck.0") == ["hydra-soldier"] * 2


def test_punisher_overrunning_kos_each_players_top_card_if_it_costs_anything() -> None:
    table = pushed_out(
        "punisher",
        {
            "deck.0": ["devour", "hydra-operative"],
            "deck.1": ["hydra-soldier", "new-recruit"],
            "deck.2": [],
            "discard.2": ["bindings"],
            "deck.3": ["hydra-operative", "spy-games"],
            "deck.4": [],
        },
        seats=5,
        current=1,
    )

    assert table.keys("overrun") == ["punisher"]
    assert table.keys("ko") == ["new-recruit", "spy-games"]
    assert table.shown("deck.0") == [None, "hydra-operative"]
    assert table.shown("deck.1") == [None]
    assert table.shown("deck.2") == ["bindings"]
    assert table.shown("deck.3") == [None]
    assert table.waiting() == []


# -- Ghost Rider


def test_ghost_rider_may_take_another_adversary_of_the_victory_pile_with_him() -> None:
    table = given(
        {
            "city.bridge": ["ghost-rider"],
            "victory.0": ["cops", "bystander", "eye-of-agamotto", "ghost-rider"],
            "victory.1": ["elektra"],
        },
        attack=5,
    )

    table.fight("ghost-rider")
    assert table.options() == ["cops", "ghost-rider"]
    assert (table.asked().least, table.asked().most) == (0, 1)

    table.choose("cops")
    assert table.keys("ko") == ["cops"]
    assert table.keys("victory.0") == ["bystander", "eye-of-agamotto", "ghost-rider", "ghost-rider"]
    assert table.s.recruit == 3


@pytest.mark.parametrize("pile", [["cops"], []])
def test_ghost_rider_need_not(pile: Sequence[str]) -> None:
    table = given({"city.bridge": ["ghost-rider"], "victory.0": pile}, attack=5)

    table.fight("ghost-rider")
    if pile:
        table.choose()

    assert table.waiting() == []
    assert table.keys("victory.0") == [*pile, "ghost-rider"]
    assert table.s.recruit == 0


def test_ghost_rider_overrunning_costs_each_player_an_adversary_or_a_bindings() -> None:
    table = pushed_out(
        "ghost-rider",
        {"victory.0": ["elektra", "cops"], "victory.1": ["bystander"], "victory.2": ["punisher"]},
        seats=3,
        current=2,
    )
    assert table.waiting() == [(2, "ko"), (0, "ko")]
    assert table.options(0) == ["cops", "elektra"]
    assert [table.asked(seat).least for seat in (0, 2)] == [0, 0]

    table.choose(seat=2).choose("elektra", seat=0)

    assert table.keys("ko") == ["elektra"]
    assert [table.keys(f"victory.{seat}") for seat in range(3)] == [["cops"], ["bystander"], ["punisher"]]
    assert [table.keys(f"discard.{seat}") for seat in range(3)] == [[], ["bindings"], ["bindings"]]
    assert table.keys("overrun") == ["ghost-rider"]


@pytest.mark.rule("villains.card_text.each-player-order", "villains.exhaust.partial-gain")
def test_ghost_rider_overrunning_hands_the_last_bindings_to_the_current_player() -> None:
    table = pushed_out("ghost-rider", {"bindings": ["bindings"]}, seats=3, current=1)

    assert [table.keys(f"discard.{seat}") for seat in range(3)] == [[], ["bindings"], []]
