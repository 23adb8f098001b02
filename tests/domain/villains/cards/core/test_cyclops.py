"""Cyclops: cards that cost another, and energy that comes back."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from domain.games.villains import actions as a

from ...referee import given, turn_with

# -- Determination, Optic Blast


@pytest.mark.parametrize(("key", "attack", "recruit"), [("determination", 0, 3), ("optic-blast", 3, 0)])
def test_another_card_is_the_price_of_playing_it(key: str, attack: int, recruit: int) -> None:
    table = given({"hand.0": [key, "wound", "devour"]}).play(key)
    assert table.options() == ["devour", "wound"]
    assert (table.s.attack, table.s.recruit) == (0, 0)

    table.choose("wound")

    assert table.keys("discard.0") == ["wound"]
    assert (table.s.attack, table.s.recruit) == (attack, recruit)


@pytest.mark.parametrize("key", ["determination", "optic-blast"])
def test_with_no_other_card_in_hand_it_cant_be_played(key: str) -> None:
    table = given({"hand.0": [key]})

    assert table.legal(a.PlayCard) == []


# -- Unending Energy


def test_unending_energy_gives_four_attack() -> None:
    table = given({"hand.0": ["unending-energy"]}).play("unending-energy")

    assert (table.s.attack, table.waiting()) == (4, [])


def test_unending_energy_discarded_as_the_price_of_a_card_may_come_back_to_hand() -> None:
    table = given({"hand.0": ["optic-blast", "unending-energy"]}).play("optic-blast").choose("unending-energy")
    assert table.waiting() == [(0, "take")]
    assert table.shown("discard.0") == ["unending-energy"]
    assert table.keys("played.0") == []

    table.choose("unending-energy")

    assert table.keys("hand.0") == ["unending-energy"]
    assert table.keys("discard.0") == []
    assert table.s.attack == 3
    assert len(table.s.tally("discarded", 0)) == 1


def test_unending_energy_need_not_come_back() -> None:
    table = given({"hand.0": ["optic-blast", "unending-energy"]}).play("optic-blast").choose("unending-energy").choose()

    assert table.keys("discard.0") == ["unending-energy"]
    assert table.keys("hand.0") == []
    assert table.s.attack == 3


def test_unending_energy_comes_back_to_the_hand_of_whom_another_makes_discard_it() -> None:
    zones = {"hand.0": ["covering-fire"], "played.0": ["team-player"], "hand.1": ["unending-energy", "wound"]}
    table = given(zones).play("covering-fire").choose("1").choose("unending-energy", seat=1)

    table.choose("unending-energy", seat=1)

    assert table.shown("hand.1", 0) == [None, "unending-energy"]
    assert table.keys("discard.1") == []


def test_several_of_them_may_each_come_back() -> None:
    hand = ["hey-can-i-get-a-do-over", "unending-energy", "wound", "unending-energy"]
    table = given({"hand.0": hand}).play("hey-can-i-get-a-do-over").choose("do")

    table.choose("unending-energy").choose("unending-energy")

    assert sorted(table.keys("hand.0")) == ["hydra-operative"] * 4 + ["unending-energy"] * 2
    assert table.keys("discard.0") == ["wound"]


def test_unending_energy_comes_back_from_the_top_of_the_deck_too() -> None:
    table = given({"hand.0": ["hypnotic-charm"], "deck.0": ["unending-energy"]}).play("hypnotic-charm").choose("0")

    table.choose("unending-energy")

    assert table.keys("hand.0") == ["unending-energy"]


def test_unending_energy_comes_back_before_the_cards_discarded_by_rogue_are_copied() -> None:
    zones = {"city.bank": ["rogue"], "deck.1": ["unending-energy"]}
    table = given(zones, attack=9).fight("rogue")
    assert table.waiting() == [(1, "take")]

    table.choose("unending-energy")

    assert table.keys("hand.1") == ["unending-energy"]
    assert [play.key for play in table.s.plays] == ["unending-energy"]


@pytest.mark.rule("villains.cleanup.hand-to-discard")
def test_no_energy_comes_back_from_cleanup() -> None:
    table = given({"hand.0": ["unending-energy"], "played.0": ["unending-energy"]}).end_turn()

    assert table.keys("discard.0") == ["unending-energy"] * 2
    assert table.waiting() == []


@pytest.mark.rule("villains.overrun.bystander-discard")
def test_what_is_discarded_since_a_bystander_is_carried_off_no_card_makes_anybody_discard() -> None:
    city = {space: ["cops"] for space in ("city.bridge", "city.streets", "city.rooftops", "city.bank", "city.sewers")}
    hands = {"hand.0": ["unending-energy"], "lair.1": ["octo-pulverize"]}
    lair = {f"lair.{n}": ["octo-pulverize"] for n in range(1, 6)}
    table = turn_with("cops", {**city, **lair, **hands, "guarded@city.sewers": ["bystander"]})

    while table.waiting():
        table.choose("unending-energy")

    assert table.keys("discard.0") == ["unending-energy"]
    assert table.keys("hand.0") == []


# -- X-Men United


@pytest.mark.parametrize(
    ("before", "attack"),
    [([], 6), (["growing-anger"], 6), (["mental-discipline"], 8), (["mental-discipline", "devour", "optic-blast"], 10)],
)
def test_x_men_united_counts_the_other_x_men_played(before: Sequence[str], attack: int) -> None:
    table = given({"hand.0": ["x-men-united"], "played.0": before}).play("x-men-united")

    assert table.s.attack == attack
