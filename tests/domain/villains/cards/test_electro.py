"""Electro: power for the bank, and none left in those who guard it."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from domain.games.villains.actions import Fight

from ..referee import given

# -- Electroshock Therapy


@pytest.mark.parametrize("yes", [True, False])
def test_electroshock_therapy_may_ko_the_top_card_of_the_own_deck(yes: bool) -> None:
    table = given({"hand.0": ["electroshock-therapy"], "deck.0": ["devour", "bindings"]})

    table.play("electroshock-therapy")
    assert (table.waiting(), table.options()) == ([(0, "ko")], ["bindings"])
    assert (table.asked().least, table.asked().most) == (0, 1)

    table.choose(*["bindings"] * yes)
    assert table.keys("ko") == ["bindings"] * yes
    assert table.keys("deck.0") == (["devour"] if yes else ["devour", "bindings"])


def test_electroshock_therapy_can_be_dodged_with() -> None:
    table = given({"hand.0": ["electroshock-therapy"]})

    table.dodge("electroshock-therapy")

    assert (table.keys("discard.0"), table.keys("hand.0")) == (["electroshock-therapy"], ["hydra-operative"])


# -- Shocking Robbery


def test_shocking_robbery_fights_in_the_bank_only() -> None:
    table = given({"hand.0": ["shocking-robbery"], "city.bank": ["multiple-man"], "city.bridge": ["cops"]})

    table.play("shocking-robbery")
    assert table.waiting() == []
    assert table.s.attack == 0
    assert table.legal(Fight) == ["multiple-man"]

    table.fight("multiple-man")
    assert table.keys("city.bank") == []
    assert table.legal(Fight) == []


def test_shocking_robbery_adds_to_the_attack_that_is_spent_anywhere() -> None:
    zones = {"hand.0": ["shocking-robbery"], "city.bank": ["punisher"], "city.bridge": ["cops"]}
    table = given(zones, attack=3)

    table.play("shocking-robbery").fight("punisher")

    assert table.s.attack == 0
    assert table.legal(Fight) == []


@pytest.mark.parametrize(("way", "fought", "left"), [("0", "cops", 5), ("1", "dr-strange", 0)])
def test_shocking_robbery_after_a_ranged_card_is_for_the_bank_or_for_the_commander(
    way: str, fought: str, left: int
) -> None:
    zones = {"hand.0": ["shocking-robbery"], "played.0": ["everythings-a-weapon"], "city.bank": ["cops"]}
    table = given(zones, attack=5)

    table.play("shocking-robbery")
    assert table.waiting() == [(0, "either.0")]

    table.choose(way)
    assert table.s.attack == 5
    assert ("dr-strange" in table.legal(Fight)) is (fought == "dr-strange")

    table.fight(fought)
    assert table.s.attack == left


def test_shocking_robbery_can_be_dodged_with() -> None:
    table = given({"hand.0": ["shocking-robbery"]})

    table.dodge("shocking-robbery")

    assert (table.keys("discard.0"), table.keys("hand.0")) == (["shocking-robbery"], ["hydra-operative"])


# -- Supercharge


@pytest.mark.parametrize("discarded", [0, 1, 3])
def test_supercharge_is_better_by_each_card_discarded_before_in_the_turn(discarded: int) -> None:
    table = given({"hand.0": ["supercharge"]}, discarded=discarded)

    table.play("supercharge")

    assert table.s.attack == 2 + discarded


def test_supercharge_counts_a_dodge_before_it_and_none_after_it() -> None:
    table = given({"hand.0": ["supercharge", "electroshock-therapy", "shocking-robbery"]})

    table.dodge("electroshock-therapy").play("supercharge")
    assert table.s.attack == 2 + 1

    table.dodge("shocking-robbery")
    assert table.s.attack == 2 + 1


# -- Anti-Matter


@pytest.mark.parametrize(
    ("before", "less"),
    [([], 1), (["devour"], 1), (["devour", "size-matters"], 1), (["devour", "devour"], 2), (["devour"] * 4, 2)],
)
def test_anti_matter_weakens_everybody_twice_after_two_of_the_sinister_six(before: Sequence[str], less: int) -> None:
    table = given({"hand.0": ["anti-matter"], "played.0": before, "city.bank": ["cops"], "city.bridge": ["hulk"]})

    table.play("anti-matter")

    assert table.s.attack == 4
    assert table.attack_of("cops") == 3 - less
    assert table.attack_of("hulk") == 8 - less
    assert table.attack_of("dr-strange") == 8 - less


def test_anti_matter_is_forgotten_when_the_turn_ends() -> None:
    table = given({"hand.0": ["anti-matter"], "city.bank": ["hulk"]})

    table.play("anti-matter").end_turn()

    assert (table.attack_of("hulk"), table.attack_of("dr-strange")) == (8, 8)


@pytest.mark.rule("villains.modifiers.never-below-zero")
def test_anti_matter_brings_nobody_below_nothing() -> None:
    table = given({"hand.0": ["anti-matter"], "played.0": ["devour"] * 2, "city.bank": ["wasp"]})

    table.play("anti-matter")

    assert table.attack_of("wasp") == 0, "not 1 - 2"
    assert table.view().city[3].attack == 0


@pytest.mark.rule("villains.modifiers.zero-attack")
def test_anti_matter_may_leave_an_adversary_that_is_fought_for_nothing() -> None:
    table = given({"hand.0": ["anti-matter"], "city.bank": ["wasp"]}, recruit=7)

    table.play("anti-matter").fight("wasp")

    assert "wasp" in table.keys("victory.0")
    assert table.s.attack == 4


@pytest.mark.rule("villains.modifiers.zero-still-fight")
@pytest.mark.parametrize(("made", "fought"), [(6, []), (7, ["wasp"])])
def test_an_adversary_that_costs_nothing_is_as_elusive_as_before(made: int, fought: Sequence[str]) -> None:
    table = given({"hand.0": ["anti-matter"], "city.bank": ["wasp"]}, recruit=made)

    table.play("anti-matter")

    assert table.keys("city.bank") == ["wasp"], "nobody is defeated without a fight"
    assert table.legal(Fight) == list(fought)
