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
