"""Wounds, and Healing, the way to be rid of them; and the other stack of the heroic set, the Officers."""

from __future__ import annotations

import pytest

from domain.deckbuilding.card import Card
from domain.deckbuilding.language import Cards, Gain, Ko, Some
from domain.games.villains.actions import Betray, EndActions, Fight, Heal, PlayCard, Recruit

from .referee import besides, given

MINE = ("hand", "discard")


def hero(key: str, *effect: Gain | Ko) -> Card:
    """A Hero made for a test."""
    return Card(key=key, name=key.title(), kind="ally", set="core", effect=effect)


# -- what a Wound is


@pytest.mark.rule("villains.equivalence.not-wounds-bindings")
def test_wounds_and_bindings_are_gained_each_from_its_own_stack() -> None:
    with besides(hero("harm", Gain("wounds"), Gain("bindings"))):
        table = given({"hand.0": ["harm"], "wounds": ["wound"] * 30})
        table.play("harm")

    assert table.keys("discard.0") == ["wound", "bindings"]
    assert (len(table.s.zone("wounds")), len(table.s.zone("bindings"))) == (29, 29)


@pytest.mark.rule("villains.equivalence.not-wounds-bindings")
def test_where_no_wound_is_left_none_is_gained_and_no_bindings_in_its_place() -> None:
    with besides(hero("harm", Gain("wounds"))):
        table = given({"hand.0": ["harm"]})
        table.play("harm")

    assert table.keys("discard.0") == []
    assert len(table.s.zone("bindings")) == 30


@pytest.mark.rule("villains.equivalence.not-ko-wound")
def test_to_ko_a_wound_is_not_to_ko_a_bindings() -> None:
    with besides(hero("cure", Ko(Some(Cards(MINE, kind="wound"))))):
        table = given({"hand.0": ["cure", "bindings"], "discard.0": ["bindings"]})
        table.play("cure")
        assert table.options() == []
        table.choose()

        mixed = given({"hand.0": ["cure", "bindings"], "discard.0": ["wound"]})
        mixed.play("cure")

    assert table.keys("ko") == []
    assert mixed.options() == ["wound"]


@pytest.mark.rule("villains.equivalence.not-ko-bindings")
def test_to_ko_a_bindings_is_not_to_ko_a_wound() -> None:
    table = given({"city.bank": ["elektra"], "hand.0": ["wound"], "discard.0": ["wound"]}, attack=4)

    table.fight("elektra").choose()
    assert table.options() == []

    table.choose()
    assert table.keys("ko") == []


@pytest.mark.rule("villains.clarification.eight-arms-bindings")
def test_a_wound_can_not_be_played() -> None:
    table = given({"hand.0": ["wound"]})

    refusal = table.refused(PlayCard(card=table.find("hand.0", "wound")))

    assert table.legal(PlayCard) == []
    assert (refusal.code, refusal.rule) == ("target_not_legal", "villains.clarification.eight-arms-bindings")


def test_a_wound_can_not_be_recruited() -> None:
    table = given({"wounds": ["wound"]}, recruit=20)

    assert "wound" not in table.legal(Recruit)
    assert table.refused(Recruit(card=table.find("wounds", "wound"))).rule == "villains.recruit.sources"


@pytest.mark.rule("villains.equivalence.hero-ally")
def test_a_wound_is_no_hero_to_knock_out() -> None:
    table = given({"city.bank": ["beast"], "hand.0": ["wound", "shield-agent"]}, attack=5)

    table.fight("beast")

    assert table.options() == ["shield-agent"]


# -- Healing


def test_healing_knocks_out_all_wounds_in_the_hand_and_no_others() -> None:
    table = given({"hand.0": ["wound", "hydra-soldier", "wound"], "discard.0": ["wound"], "wounds": ["wound"]})

    table.heal()

    assert table.keys("ko") == ["wound", "wound"]
    assert (table.keys("hand.0"), table.keys("discard.0")) == (["hydra-soldier"], ["wound"])
    assert table.keys("wounds") == ["wound"]


def test_healing_is_a_free_choice_of_the_own_turn() -> None:
    table = given({"hand.0": ["wound"], "hand.1": ["wound"]})

    assert table.legal(Heal)
    assert table.legal(EndActions)
    assert not table.legal(Heal, seat=1)
    assert table.refused(Heal(), seat=1).code == "not_your_turn"


def test_without_a_wound_in_hand_there_is_no_healing() -> None:
    table = given({"hand.0": ["bindings"], "discard.0": ["wound"]})

    refusal = table.refused(Heal())

    assert not table.legal(Heal)
    assert refusal.code == "target_not_legal"
    assert refusal.message("en") == "There is no Wound in your hand."


@pytest.mark.rule("villains.equivalence.healing-and-betrayal")
def test_whoever_recruited_may_not_heal() -> None:
    table = given({"hand.0": ["wound"]}, recruit=2)

    table.recruit("new-recruit")

    assert not table.legal(Heal)
    assert table.refused(Heal()).message("en") == "Healing is for a turn in which you recruit and defeat nobody."


@pytest.mark.rule("villains.equivalence.healing-and-betrayal")
@pytest.mark.parametrize("defeated", ["asgardian-warriors", "dr-strange"])
def test_whoever_defeated_anybody_may_not_heal(defeated: str) -> None:
    table = given(
        {"hand.0": ["wound"], "city.bank": ["asgardian-warriors"], "tactics": ["winds-of-watoomb"] * 2}, attack=8
    )

    table.fight(defeated)

    assert not table.legal(Heal)
    assert table.refused(Heal()).message("en") == "Healing is for a turn in which you recruit and defeat nobody."


@pytest.mark.rule("villains.equivalence.healing-and-betrayal")
def test_after_healing_one_neither_recruits_nor_fights() -> None:
    table = given({"hand.0": ["wound"], "city.bank": ["cops"]}, attack=8, recruit=8)

    table.heal()

    assert (table.legal(Fight), table.legal(Recruit)) == ([], [])
    for action in (
        Fight(card=table.find("city.bank", "cops")),
        Fight(card=table.find("commander", "dr-strange")),
        Recruit(card=table.find("lair.1", "brilliant-research")),
    ):
        refusal = table.refused(action)
        assert refusal.rule == "villains.equivalence.healing-and-betrayal"
        assert refusal.message("en") == "After Healing you neither recruit nor fight for the rest of the turn."


def test_after_healing_one_still_plays_and_dodges_and_heals_wounds_drawn_since() -> None:
    table = given({"hand.0": ["wound", "psychedelic-mist", "hydra-soldier"], "deck.0": ["wound"]})

    table.heal().dodge("psychedelic-mist").play("hydra-soldier").heal()

    assert table.keys("ko") == ["wound", "wound"]


def test_healing_blocks_nothing_in_the_next_turn() -> None:
    table = given({"hand.0": ["wound"], "hand.1": ["hydra-operative"] * 2})

    table.heal().end_turn().play("hydra-operative").play("hydra-operative").recruit("new-recruit")

    assert table.keys("discard.1") == ["new-recruit"]


@pytest.mark.rule("villains.equivalence.healing-and-betrayal")
@pytest.mark.parametrize("first", [Heal(), Betray()])
def test_healing_and_betrayal_go_together_in_either_order(first: Heal | Betray) -> None:
    table = given({"hand.0": ["wound", "bindings", "hydra-soldier"]})

    table.do(first).do(Betray() if isinstance(first, Heal) else Heal())

    assert sorted(table.keys("ko")) == ["bindings", "wound"]
    assert table.keys("hand.0") == ["hydra-soldier"]


@pytest.mark.rule("villains.clarification.eight-arms-bindings")
def test_to_heal_is_not_to_play_a_card() -> None:
    table = given({"hand.0": ["wound", "eighth-times-a-charm"], "played.0": ["hydra-operative"] * 7})

    table.heal().play("eighth-times-a-charm")

    assert table.s.attack == 6


# -- Officers


@pytest.mark.rule("villains.equivalence.not-officers-madame-hydra")
def test_an_officer_comes_from_the_stack_of_officers_and_never_from_madame_hydras() -> None:
    with besides(hero("promotion", Gain("officers"))):
        table = given({"hand.0": ["promotion"] * 2, "officers": ["shield-officer"]})
        table.play("promotion")
        assert (table.keys("discard.0"), table.keys("officers")) == (["shield-officer"], [])

        table.play("promotion")

    assert table.keys("discard.0") == ["shield-officer"]
    assert len(table.s.zone("madame-hydras")) == 12


@pytest.mark.rule("villains.equivalence.not-officers-madame-hydra")
def test_an_officer_is_recruited_for_3_and_neither_dodges_nor_asks_for_a_card() -> None:
    table = given({"officers": ["shield-officer"] * 2, "hand.0": ["shield-officer"]}, recruit=1)

    table.play("shield-officer")
    assert table.s.recruit == 3

    table.recruit("shield-officer")
    assert (table.s.recruit, table.keys("discard.0")) == (0, ["shield-officer"])
