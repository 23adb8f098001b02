"""Wolverine, the Hero: heals, and draws."""

from __future__ import annotations

import pytest

from ...referee import given


@pytest.mark.parametrize(("card", "attack", "drawn"), [("keen-senses", 1, 1), ("frenzied-slashing", 2, 2)])
@pytest.mark.parametrize(("before", "on"), [([], False), (["recruitment-day"], False), (["devour"], True)])
def test_his_senses_draw_after_an_instinct_card(
    card: str, attack: int, drawn: int, before: list[str], on: bool
) -> None:
    table = given({"hand.0": [card], "played.0": before})

    table.play(card)

    assert len(table.keys("hand.0")) == drawn * on
    assert table.s.attack == attack


# -- Healing Factor


@pytest.mark.rule("villains.equivalence.not-ko-wound")
def test_healing_factor_may_ko_a_wound_but_no_bindings_and_then_draws() -> None:
    zones = {"hand.0": ["healing-factor", "wound", "bindings"], "discard.0": ["wound", "devour"]}
    table = given(zones).play("healing-factor")
    assert table.waiting() == [(0, "ko")]
    assert table.options() == ["wound", "wound"]
    assert table.asked().least == 0

    table.choose("wound")

    assert table.keys("ko") == ["wound"]
    assert len(table.keys("hand.0") + table.keys("discard.0")) == 4
    assert table.s.attack == 2


def test_healing_factor_draws_nothing_if_nothing_is_healed() -> None:
    table = given({"hand.0": ["healing-factor"], "discard.0": ["wound"]}).play("healing-factor")

    table.choose()

    assert table.keys("discard.0") == ["wound"]
    assert table.keys("hand.0") == []


# -- Berserker Rage


def test_berserker_rage_draws_three() -> None:
    table = given({"hand.0": ["berserker-rage"], "played.0": ["recruitment-day"]})

    table.play("berserker-rage")

    assert len(table.keys("hand.0")) == 3
    assert table.s.attack == 0


@pytest.mark.parametrize(("drawn", "attack"), [(0, 3), (2, 5)])
def test_berserker_rage_after_an_instinct_card_has_one_attack_for_each_card_drawn_this_turn(
    drawn: int, attack: int
) -> None:
    table = given({"hand.0": ["berserker-rage"], "played.0": ["devour"]}, drawn=drawn)

    assert table.play("berserker-rage").s.attack == attack


def test_berserker_rage_counts_only_cards_that_there_were() -> None:
    table = given({"hand.0": ["berserker-rage"], "played.0": ["devour"], "deck.0": ["wound"]})

    assert table.play("berserker-rage").s.attack == 1


def test_berserker_rage_does_not_count_the_hand_that_the_turn_began_with() -> None:
    table = given({"hand.0": ["hydra-operative"], "deck.0": ["devour", "berserker-rage", *["devour"] * 4]}, seats=1)
    table.end_turn()
    assert len(table.s.zone("hand.0")) == 6

    table.play("devour")
    while table.s.open:
        table.choose()
    table.play("berserker-rage")

    assert table.s.attack == 2 + 1
