"""HYDRA Allies, New Recruits, Bindings, Plot Twist and Command Strike."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from domain.games.villains.actions import Betray, Dodge, Fight, PlayCard, Recruit

from ..referee import given, turn_with

# -- HYDRA Operative, HYDRA Soldier


@pytest.mark.parametrize(("key", "attack", "recruit"), [("hydra-operative", 0, 1), ("hydra-soldier", 1, 0)])
def test_hydra_operative_and_soldier_give_one_point(key: str, attack: int, recruit: int) -> None:
    table = given({"hand.0": [key, key]})

    table.play(key)
    assert (table.s.attack, table.s.recruit) == (attack, recruit)
    assert table.keys("played.0") == [key]

    table.play(key)
    assert (table.s.attack, table.s.recruit) == (2 * attack, 2 * recruit)
    assert table.legal(Dodge) == []


@pytest.mark.rule("villains.basic_ally.grey")
@pytest.mark.parametrize("key", ["hydra-operative", "hydra-soldier", "new-recruit", "madame-hydra"])
def test_grey_allies_switch_on_no_superpower_of_the_five_classes(key: str) -> None:
    table = given({"hand.0": ["psychedelic-mist", "hidden-weapons", "symbiote-takeover"], "played.0": [key]})

    table.play("psychedelic-mist").play("hidden-weapons").play("symbiote-takeover")

    assert table.s.attack == 1 + 2
    assert table.keys("victory.0") == []


# -- Madame HYDRA


@pytest.mark.rule("villains.madame_hydra.points", "villains.madame_hydra.play-cost")
@pytest.mark.parametrize("paid", ["hydra-soldier", "bindings", "spy-games"])
def test_madame_hydra_is_played_for_another_card_of_the_hand(paid: str) -> None:
    table = given({"hand.0": ["madame-hydra", "hydra-soldier", "bindings", "spy-games"]})

    table.play("madame-hydra")
    assert table.waiting() == [(0, "pay")]
    assert table.options() == ["bindings", "hydra-soldier", "spy-games"]
    assert (table.asked().least, table.asked().most) == (1, 1)
    assert (table.s.recruit, table.s.plays) == (0, ())

    table.choose(paid)
    assert table.shown("discard.0") == [paid]
    assert table.keys("played.0") == ["madame-hydra"]
    assert (table.s.attack, table.s.recruit) == (0, 2)


@pytest.mark.rule("villains.madame_hydra.cannot-play-alone")
def test_madame_hydra_alone_in_hand_can_only_be_dodged() -> None:
    table = given({"hand.0": ["madame-hydra"], "played.0": ["hydra-soldier"], "discard.0": ["hydra-soldier"]})

    assert table.legal(PlayCard) == []
    assert table.legal(Dodge) == ["madame-hydra"]
    refusal = table.refused(PlayCard(card=table.find("hand.0", "madame-hydra")))
    assert (refusal.code, refusal.rule) == ("target_not_legal", "villains.play.cost-to-play")


def test_madame_hydra_is_shown_before_her_price_is_asked_for() -> None:
    table = given({"hand.0": ["madame-hydra", "hydra-soldier"]})

    table.play("madame-hydra")

    assert table.shown("hand.0") == ["madame-hydra", None]


def test_madame_hydra_may_be_paid_for_with_another_madame_hydra() -> None:
    table = given({"hand.0": ["madame-hydra", "madame-hydra"]})

    table.play("madame-hydra").choose("madame-hydra")

    assert table.keys("discard.0") == table.keys("played.0") == ["madame-hydra"]


@pytest.mark.rule("villains.madame_hydra.dodge")
def test_madame_hydra_is_dodged_without_another_discard() -> None:
    table = given({"hand.0": ["madame-hydra", "hydra-soldier"]})

    table.dodge("madame-hydra")

    assert table.waiting() == []
    assert table.keys("discard.0") == ["madame-hydra"]
    assert table.keys("hand.0") == ["hydra-soldier", "hydra-operative"]
    assert (table.s.recruit, table.s.plays) == (0, ())


def test_madame_hydra_what_is_paid_counts_as_discarded() -> None:
    table = given({"hand.0": ["madame-hydra", "hydra-soldier", "pumpkin-bombs"]})

    table.play("madame-hydra").choose("hydra-soldier").play("pumpkin-bombs")

    assert table.s.attack == 3


# -- New Recruit


@pytest.mark.rule("villains.new_recruit.play-returns", "villains.new_recruit.keeps-points", "villains.new_recruit.draw")
def test_new_recruit_gives_its_attack_goes_back_and_then_draws() -> None:
    table = given({"hand.0": ["new-recruit"], "new-recruits": ["new-recruit"] * 14, "deck.0": ["devour", "spy-games"]})
    recruit = table.find("hand.0", "new-recruit")

    table.play("new-recruit")

    assert table.s.zone("new-recruits")[-1] == recruit
    assert len(table.keys("new-recruits")) == 15
    assert table.keys("played.0") == []
    assert table.keys("hand.0") == ["spy-games"]
    assert table.keys("deck.0") == ["devour"]
    assert table.s.attack == 1

    table.end_turn()
    assert "new-recruit" not in table.keys("discard.0")


@pytest.mark.rule("villains.new_recruit.play-returns")
def test_new_recruit_goes_back_before_its_draw_shuffles() -> None:
    table = given({"hand.0": ["new-recruit"], "deck.0": [], "discard.0": ["devour"]})

    table.play("new-recruit")

    assert table.keys("hand.0") == ["devour"]
    assert table.keys("discard.0") == []


@pytest.mark.rule("villains.new_recruit.can-be-recruited")
def test_new_recruit_can_be_recruited_for_two() -> None:
    table = given(recruit=2)

    assert "new-recruit" in table.legal(Recruit)
    table.recruit("new-recruit")

    assert table.keys("discard.0") == ["new-recruit"]
    assert table.s.recruit == 0


# -- Bindings


@pytest.mark.rule("villains.bindings.no-points", "villains.bindings.not-recruitable")
def test_bindings_are_neither_played_nor_dodged_nor_recruited() -> None:
    table = given({"hand.0": ["bindings"]}, recruit=20)

    assert table.legal(PlayCard) == table.legal(Dodge) == []
    assert "bindings" not in table.legal(Recruit)
    refusal = table.refused(PlayCard(card=table.find("hand.0", "bindings")))
    assert (refusal.code, refusal.rule) == ("target_not_legal", "villains.bindings.no-points")


@pytest.mark.rule("villains.betrayal.condition", "villains.betrayal.pass-rest", "villains.betrayal.hand-only")
@pytest.mark.parametrize("held", [1, 2, 3])
def test_bindings_may_be_betrayed_one_is_ko_d_and_the_others_go_to_the_right(held: int) -> None:
    table = given(
        {"hand.1": ["bindings"] * held + ["hydra-soldier"], "discard.1": ["bindings"] * 2}, seats=3, current=1
    )

    table.betray()

    assert table.shown("ko") == ["bindings"]
    assert table.keys("hand.1") == ["hydra-soldier"]
    assert table.keys("discard.1") == ["bindings"] * 2
    assert table.shown("discard.0") == ["bindings"] * (held - 1)
    assert table.keys("discard.2") == []


@pytest.mark.rule("villains.betrayal.condition", "villains.betrayal.after-playing")
def test_bindings_are_betrayed_only_in_a_turn_without_a_recruit_or_a_defeat() -> None:
    zones = {"hand.0": ["bindings", "hydra-soldier", "madame-hydra"], "city.bridge": ["cops"]}

    played = given(zones).play("hydra-soldier").dodge("madame-hydra")
    recruited = given(zones, recruit=2).recruit("new-recruit")
    fought = given(zones, attack=3).fight("cops")

    assert [bool(table.legal(Betray)) for table in (played, recruited, fought)] == [True, False, False]


@pytest.mark.rule("villains.betrayal.blocks-afterwards")
def test_bindings_once_betrayed_there_is_no_more_recruiting_or_fighting() -> None:
    table = given({"hand.0": ["bindings", "hydra-soldier"], "city.bridge": ["cops"]}, attack=20, recruit=20)

    table.betray()

    assert table.legal(Recruit) == table.legal(Fight) == []
    assert table.legal(PlayCard) == ["hydra-soldier"]


def test_bindings_need_not_be_betrayed_and_only_in_the_own_turn() -> None:
    table = given({"hand.0": ["bindings"], "hand.1": ["bindings"]})
    assert table.legal(Betray, seat=1) == []

    table.end_turn()
    assert table.keys("discard.0") == ["bindings"]


# -- Plot Twist, Command Strike


@pytest.mark.rule("villains.twist.to-ko", "villains.strike.to-ko", "villains.turn.no-push-for-others")
@pytest.mark.parametrize("key", ["plot-twist", "command-strike"])
def test_plot_twist_and_command_strike_are_ko_d_when_they_are_done_and_push_nobody(key: str) -> None:
    table = turn_with(key, {"city.bridge": ["cops"], "adversary-deck": ["cops", "bystander", "bystander", key]})

    assert table.keys("ko") == [key]
    assert table.city() == {"bridge": "cops"}
    assert table.keys("playing") == []


@pytest.mark.rule("villains.twist.run-plot", "villains.strike.run-commander")
@pytest.mark.parametrize(
    ("key", "overrun", "turned_up"), [("plot-twist", ["bystander"], []), ("command-strike", [], ["elektra"])]
)
def test_plot_twist_and_command_strike_let_the_plot_and_the_commander_speak(
    key: str, overrun: Sequence[str], turned_up: Sequence[str]
) -> None:
    table = turn_with(key, {"adversary-deck": ["cops", "cops", "elektra", "cops", key]})

    assert table.keys("overrun") == overrun
    assert [card for card in table.shown("adversary-deck") if card] == turned_up
