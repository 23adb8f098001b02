"""What the Attack of an Adversary is now, and what doesn't concern the Commander."""

from __future__ import annotations

import pytest

from .referee import given


@pytest.mark.rule("villains.keyword.x-treme-attack")
def test_x_treme_attack_adds_one_for_each_other_such_adversary_in_the_city() -> None:
    table = given(
        {
            "city.bridge": ["havok"],
            "city.streets": ["iceman"],
            "city.bank": ["angel"],
            "city.sewers": ["elektra"],
        }
    )

    assert [table.attack_of(key) for key in ("havok", "iceman", "angel", "elektra")] == [6, 7, 6, 4]


@pytest.mark.rule("villains.keyword.x-treme-attack-updates")
def test_the_bonus_falls_when_another_leaves_the_city() -> None:
    table = given({"city.bridge": ["iceman"], "city.bank": ["havok"]}, attack=6)
    assert table.attack_of("havok") == 5

    table.fight("iceman")

    assert table.keys("victory.0") == ["iceman"]
    assert table.attack_of("havok") == 4


@pytest.mark.rule("villains.keyword.x-treme-attack-updates")
def test_the_bonus_does_not_count_the_overrun_pile_nor_victory_piles() -> None:
    table = given({"city.bridge": ["havok"], "overrun": ["iceman"], "victory.0": ["angel"], "victory.1": ["angel"]})

    assert table.attack_of("havok") == 4


@pytest.mark.rule("villains.keyword.x-treme-attack-any-group")
def test_the_bonus_counts_adversaries_of_any_group() -> None:
    table = given({"city.bridge": ["havok"], "city.bank": ["beast"]})

    assert (table.attack_of("havok"), table.attack_of("beast")) == (5, 6)


@pytest.mark.rule("villains.modifiers.commander-not-adversary")
def test_what_concerns_adversaries_does_not_concern_the_commander() -> None:
    table = given({"hand.0": ["horrify-the-populace"], "city.bank": ["elektra"]})

    table.play("horrify-the-populace")

    assert table.guarded("city.bank") == ["bystander"]
    assert table.guarded("commander") == []


@pytest.mark.rule("villains.modifiers.never-below-zero")
@pytest.mark.parametrize(("fallen", "alone", "together"), [(3, 1, 2), (4, 0, 1), (5, 0, 0), (6, 0, 0)])
def test_the_floor_is_under_the_sum_of_all_that_changes_an_attack(fallen: int, alone: int, together: int) -> None:
    """Angel has 4 Attack, and 1 more when Havok comes: what was lowered below 0 is made up first."""
    table = given(
        {
            "hand.0": ["specialist-assassin"],
            "city.bank": ["angel"],
            "city.bridge": ["spider-man"],
            "victory.0": ["beast"] * fallen,
            "adversary-deck": ["cops", "rogue"],
        },
        attack=2,
    )

    table.play("specialist-assassin").choose("angel")
    assert table.attack_of("angel") == alone

    table.fight("spider-man")  # whose Fight effect brings Rogue, of 2 Victory Points
    assert table.attack_of("angel") == together


@pytest.mark.rule("villains.modifiers.never-below-zero")
def test_the_commander_has_the_same_floor() -> None:
    table = given({"hand.0": ["anti-matter"] * 6, "played.0": ["devour"] * 2})
    for _ in range(6):
        table.play("anti-matter")

    assert table.attack_of("dr-strange") == 0, "not 8 - 12"
