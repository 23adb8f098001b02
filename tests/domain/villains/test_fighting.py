"""Fighting Adversaries and the Commander."""

from __future__ import annotations

import pytest

from domain.games.villains.actions import Fight

from .referee import given


@pytest.mark.rule("villains.fight.spend-attack")
def test_a_fight_costs_the_attack_of_the_adversary() -> None:
    table = given({"city.bridge": ["elektra"]}, attack=7)

    table.fight("elektra")

    assert table.s.attack == 3


@pytest.mark.rule("villains.fight.needs-enough")
def test_with_too_little_attack_there_is_no_fight() -> None:
    table = given({"city.bridge": ["elektra"]}, attack=3)

    refusal = table.refused(Fight(card=table.find("city.bridge", "elektra")))

    assert table.legal(Fight) == []
    assert (refusal.code, refusal.about) == ("not_enough_attack", {"needed": 4, "has": 3})


@pytest.mark.rule("villains.fight.bystander-effects-last")
def test_what_kidnapped_bystanders_do_comes_after_the_fight_effect() -> None:
    table = given({"city.bridge": ["cops"], "guarded@city.bridge": ["public-speaker"]}, attack=3)

    table.fight("cops")

    assert table.rules()[-2:] == ["villains.fight.effect", "villains.kidnap.special-effects"]
