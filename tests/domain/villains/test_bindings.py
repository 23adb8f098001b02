"""Bindings, and Betrayal, the way to be rid of them."""

from __future__ import annotations

import pytest

from domain.games.villains.actions import Betray, EndActions, Fight, PlayCard, Recruit

from .referee import given


@pytest.mark.rule("villains.bindings.gain")
def test_a_gained_bindings_comes_from_the_stack_to_the_discard_pile() -> None:
    table = given({"city.bank": ["namor-the-sub-mariner"], "city.sewers": ["luke-cage"]}, attack=6)

    table.fight("namor-the-sub-mariner")

    assert (table.keys("discard.0"), table.keys("discard.1")) == (["bindings"], ["bindings"])
    assert len(table.s.zone("bindings")) == 28


@pytest.mark.rule("villains.bindings.no-points")
def test_a_bindings_can_not_be_played_and_gives_no_points() -> None:
    table = given({"hand.0": ["bindings"]})

    refusal = table.refused(PlayCard(card=table.find("hand.0", "bindings")))

    assert table.legal(PlayCard) == []
    assert (refusal.code, refusal.rule) == ("target_not_legal", "villains.bindings.no-points")
    assert (table.s.attack, table.s.recruit) == (0, 0)


@pytest.mark.rule("villains.bindings.ko-effects")
def test_a_knocked_out_bindings_goes_to_the_ko_pile_and_not_to_its_stack() -> None:
    table = given({"city.bank": ["elektra"], "hand.0": ["bindings"]}, attack=4)

    table.fight("elektra").choose().choose("bindings")

    assert (table.keys("ko"), table.keys("hand.0")) == (["bindings"], [])
    assert len(table.s.zone("bindings")) == 30


@pytest.mark.rule("villains.bindings.not-allies")
def test_a_bindings_is_no_ally_to_knock_out() -> None:
    table = given({"city.bank": ["beast"], "hand.0": ["bindings", "bindings"]}, attack=5)

    table.fight("beast")
    assert table.options() == []

    table.choose()
    assert table.keys("ko") == []


@pytest.mark.rule("villains.bindings.not-recruitable")
def test_a_bindings_can_not_be_recruited() -> None:
    table = given(recruit=20)

    refusal = table.refused(Recruit(card=table.find("bindings", "bindings")))

    assert "bindings" not in table.legal(Recruit)
    assert (refusal.code, refusal.rule) == ("target_not_legal", "villains.recruit.sources")


@pytest.mark.rule("villains.bindings.cost-zero")
def test_a_bindings_costs_0_where_costs_are_looked_at() -> None:
    table = given({"city.bank": ["punisher"], "deck.0": ["hydra-operative", "bindings"]}, attack=6)

    table.fight("punisher")

    assert table.keys("ko") == ["bindings"]
    assert table.keys("deck.0") == ["hydra-operative"]


@pytest.mark.rule("villains.betrayal.condition")
def test_betrayal_is_a_free_choice() -> None:
    table = given({"hand.0": ["bindings"]})

    assert table.legal(Betray)
    assert table.legal(EndActions)


@pytest.mark.rule("villains.betrayal.condition")
def test_without_a_bindings_in_hand_there_is_no_betrayal() -> None:
    table = given({"hand.0": ["hydra-soldier"], "discard.0": ["bindings"]})

    assert not table.legal(Betray)
    assert table.refused(Betray()).rule == "villains.betrayal.condition"


@pytest.mark.rule("villains.betrayal.condition")
def test_whoever_recruited_may_not_betray() -> None:
    table = given({"hand.0": ["bindings"]}, recruit=2)

    table.recruit("new-recruit")

    assert not table.legal(Betray)
    assert table.refused(Betray()).rule == "villains.betrayal.condition"


@pytest.mark.rule("villains.betrayal.condition")
@pytest.mark.parametrize("defeated", ["asgardian-warriors", "dr-strange"])
def test_whoever_defeated_an_adversary_or_the_commander_may_not_betray(defeated: str) -> None:
    table = given(
        {"hand.0": ["bindings"], "city.bank": ["asgardian-warriors"], "tactics": ["winds-of-watoomb"] * 2}, attack=8
    )

    table.fight(defeated)

    assert not table.legal(Betray)
    assert table.refused(Betray()).rule == "villains.betrayal.condition"


@pytest.mark.rule("villains.betrayal.pass-rest")
def test_the_other_bindings_go_to_the_discard_pile_of_the_player_on_the_right() -> None:
    table = given({"hand.1": ["bindings", "hydra-soldier", "bindings"]}, seats=4, current=1)

    table.betray()

    assert table.keys("ko") == ["bindings"]
    assert table.keys("hand.1") == ["hydra-soldier"]
    assert [table.keys(f"discard.{seat}") for seat in range(4)] == [["bindings"], [], [], []]


@pytest.mark.rule("villains.betrayal.pass-rest")
def test_the_player_to_the_right_of_the_first_seat_is_the_last() -> None:
    table = given({"hand.0": ["bindings", "bindings"]}, seats=3)

    table.betray()

    assert [table.keys(f"discard.{seat}") for seat in range(3)] == [[], [], ["bindings"]]


@pytest.mark.rule("villains.betrayal.example-three")
def test_of_three_bindings_one_is_knocked_out_and_two_are_passed_on() -> None:
    table = given({"hand.1": ["bindings"] * 3}, seats=3, current=1)

    table.betray()

    assert table.keys("ko") == ["bindings"]
    assert table.keys("discard.0") == ["bindings", "bindings"]


@pytest.mark.rule("villains.betrayal.single")
def test_a_single_bindings_is_knocked_out_and_nobody_gains_any() -> None:
    table = given({"hand.0": ["bindings"]})

    table.betray()

    assert (table.keys("ko"), table.keys("hand.0")) == (["bindings"], [])
    assert table.keys("discard.1") == []
    assert len(table.s.zone("bindings")) == 30


@pytest.mark.rule("villains.betrayal.after-playing")
def test_one_may_play_dodge_and_draw_before_betraying() -> None:
    table = given({"hand.0": ["bindings", "crazed-experiments", "psychedelic-mist"]})

    table.play("crazed-experiments").dodge("psychedelic-mist").betray()

    assert table.keys("ko") == ["bindings"]


@pytest.mark.rule("villains.betrayal.blocks-afterwards")
def test_after_betraying_one_neither_recruits_nor_fights() -> None:
    table = given({"hand.0": ["bindings"], "city.bank": ["cops"]}, attack=8, recruit=8)

    table.betray()

    assert (table.legal(Fight), table.legal(Recruit)) == ([], [])
    for action in (
        Fight(card=table.find("city.bank", "cops")),
        Fight(card=table.find("commander", "dr-strange")),
        Recruit(card=table.find("lair.1", "brilliant-research")),
    ):
        assert table.refused(action).rule == "villains.betrayal.blocks-afterwards"


@pytest.mark.rule("villains.betrayal.blocks-afterwards")
def test_after_betraying_one_still_plays_gains_and_dodges() -> None:
    table = given({"hand.0": ["bindings", "pull-the-strings", "psychedelic-mist"]})

    table.betray().play("pull-the-strings").dodge("psychedelic-mist")
    assert "new-recruit" in table.keys("hand.0")

    table.end_turn()
    assert table.s.current == 1


@pytest.mark.rule("villains.betrayal.blocks-afterwards")
def test_betrayal_blocks_nothing_in_the_next_turn() -> None:
    table = given({"hand.0": ["bindings"], "hand.1": ["hydra-operative"] * 2})

    table.betray().end_turn().play("hydra-operative").play("hydra-operative").recruit("new-recruit")

    assert table.keys("discard.1") == ["new-recruit"]


@pytest.mark.rule("villains.betrayal.defeat-by-effect")
def test_to_gain_a_card_is_not_to_recruit_one() -> None:
    table = given({"hand.0": ["bindings", "pull-the-strings"]})

    table.play("pull-the-strings").betray()

    assert table.keys("ko") == ["bindings"]


@pytest.mark.rule("villains.betrayal.hand-only")
def test_bindings_in_the_discard_pile_stay_there() -> None:
    table = given({"hand.0": ["bindings"], "discard.0": ["bindings", "bindings"], "deck.0": ["bindings"]})

    table.betray()

    assert table.keys("discard.0") == ["bindings", "bindings"]
    assert (table.keys("deck.0"), table.keys("discard.1")) == (["bindings"], [])


@pytest.mark.rule("villains.betrayal.repeat")
def test_bindings_drawn_after_a_betrayal_are_betrayed_too() -> None:
    table = given({"hand.0": ["bindings", "psychedelic-mist"], "deck.0": ["bindings"]})

    table.betray().dodge("psychedelic-mist").betray()

    assert table.keys("ko") == ["bindings", "bindings"]
