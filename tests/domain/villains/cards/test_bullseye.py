"""Bullseye: paid by the kind of victim."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from ..referee import given

# -- Fulfill the Contract


@pytest.mark.parametrize(
    ("group", "recruit"),
    [("Cops", 2), ("Multiple Man", 1), ("Uncanny X-Men", 1), ("X-Men First Class", 2), ("Avengers", 0)],
)
def test_fulfill_the_contract_pays_for_each_card_of_the_group_that_is_named(group: str, recruit: int) -> None:
    victims = ["cops", "cops", "multiple-man", "colossus", "angel", "cyclops", "havok", "bystander"]
    table = given({"hand.0": ["fulfill-the-contract"], "victory.0": victims, "victory.1": ["cops", "hulk"]})

    table.play("fulfill-the-contract")
    assert table.waiting() == [(0, "name-group")]
    assert (table.asked().least, table.asked().most) == (1, 1)
    assert table.s.recruit == 0

    table.choose(group)
    assert table.s.recruit == recruit


def test_fulfill_the_contract_can_be_dodged_with() -> None:
    table = given({"hand.0": ["fulfill-the-contract"]})

    table.dodge("fulfill-the-contract")

    assert (table.keys("discard.0"), table.keys("hand.0")) == (["fulfill-the-contract"], ["hydra-operative"])


# -- Everything's a Weapon


@pytest.mark.parametrize(
    ("before", "drawn"), [([], 0), (["everythings-a-weapon"], 0), (["devour"], 1), (["devour", "devour"], 1)]
)
def test_everythings_a_weapon_after_an_instinct_card_draws_a_card(before: Sequence[str], drawn: int) -> None:
    table = given({"hand.0": ["everythings-a-weapon"], "played.0": before, "deck.0": ["hydra-soldier"] * 2})

    table.play("everythings-a-weapon")

    assert table.s.attack == 2
    assert table.keys("hand.0") == ["hydra-soldier"] * drawn


# -- Specialist Assassin


def test_specialist_assassin_weakens_an_adversary_by_its_fellows_in_the_own_victory_pile() -> None:
    table = given(
        {
            "hand.0": ["specialist-assassin"],
            "victory.0": ["captain-america", "thor", "cops"],
            "victory.1": ["wasp"],
            "city.bank": ["hulk"],
            "city.bridge": ["iron-man"],
        }
    )

    table.play("specialist-assassin")
    assert table.s.attack == 3
    assert (table.waiting(), table.options()) == ([(0, "target")], ["hulk", "iron-man"])
    assert (table.asked().least, table.asked().most) == (1, 1)

    table.choose("hulk")
    assert table.attack_of("hulk") == 8 - 2
    assert table.attack_of("iron-man") == 7


def test_specialist_assassin_without_fellows_weakens_nobody() -> None:
    table = given(
        {"hand.0": ["specialist-assassin"], "victory.0": ["hulk"], "city.bank": ["cops"], "city.bridge": ["elektra"]}
    )

    table.play("specialist-assassin").choose("cops")

    assert table.attack_of("cops") == 3


def test_specialist_assassin_weakens_the_only_adversary_unasked_until_the_turn_ends() -> None:
    table = given({"hand.0": ["specialist-assassin"], "victory.0": ["hulk"], "city.bridge": ["thor"]})

    table.play("specialist-assassin")
    assert table.waiting() == []
    assert table.attack_of("thor") == 7 - 1

    table.end_turn()
    assert table.attack_of("thor") == 7


def test_specialist_assassin_in_an_empty_city_asks_nothing() -> None:
    table = given({"hand.0": ["specialist-assassin"], "victory.0": ["cops"]})

    table.play("specialist-assassin")

    assert table.waiting() == []
    assert table.s.attack == 3


@pytest.mark.rule("villains.modifiers.zero-attack")
def test_specialist_assassin_may_leave_an_adversary_that_is_fought_for_nothing() -> None:
    table = given({"hand.0": ["specialist-assassin"], "victory.0": ["cops"] * 3, "city.bank": ["cops"]})

    table.play("specialist-assassin")
    assert table.attack_of("cops") == 0

    table.fight("cops")
    assert table.keys("victory.0") == ["cops"] * 4
    assert table.s.attack == 3


# -- Perfect Aim


@pytest.mark.parametrize("tactics", [0, 1, 2])
def test_perfect_aim_is_better_by_five_for_each_tactic_in_the_own_victory_pile(tactics: int) -> None:
    mine = ["book-of-the-vishanti", "eye-of-agamotto"][:tactics]
    table = given(
        {
            "hand.0": ["perfect-aim"],
            "victory.0": ["cops", *mine],
            "victory.1": ["winds-of-watoomb"],
            "tactics": ["crimson-bands-of-cyttorak"],
        }
    )

    table.play("perfect-aim")

    assert table.s.attack == 5 + 5 * tactics
