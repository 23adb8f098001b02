"""Fighting Adversaries and the Commander."""

from __future__ import annotations

import pytest

from domain.games.villains.actions import Fight
from domain.kernel.event import causes
from domain.kernel.events import Moved

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


@pytest.mark.rule("villains.fight.any-space")
def test_adversaries_are_fought_in_any_space() -> None:
    table = given(
        {
            "city.bridge": ["elektra"],
            "city.streets": ["black-panther"],
            "city.rooftops": ["cops"],
            "city.bank": ["luke-cage"],
            "city.sewers": ["asgardian-warriors"],
        },
        attack=4,
    )

    assert table.legal(Fight) == ["asgardian-warriors", "black-panther", "cops", "elektra", "luke-cage"]


@pytest.mark.rule("villains.fight.any-number")
def test_any_number_of_adversaries_is_fought_in_a_turn() -> None:
    table = given({"city.bridge": ["cops"], "city.sewers": ["asgardian-warriors"]}, attack=6)

    table.fight("cops").fight("asgardian-warriors")

    assert table.keys("victory.0") == ["cops", "asgardian-warriors"]
    assert table.s.attack == 0


@pytest.mark.rule("villains.fight.pool-shared")
def test_the_attack_of_all_allies_is_one_pool() -> None:
    table = given({"hand.0": ["hidden-weapons"] * 3, "city.bank": ["namor-the-sub-mariner"]})

    table.play("hidden-weapons").play("hidden-weapons")
    assert table.legal(Fight) == []

    table.play("hidden-weapons").fight("namor-the-sub-mariner")
    assert table.keys("victory.0") == ["namor-the-sub-mariner"]


@pytest.mark.rule("villains.fight.to-victory-pile")
def test_the_defeated_and_whom_they_guarded_come_to_the_victory_pile() -> None:
    table = given({"city.bank": ["asgardian-warriors"], "guarded@city.bank": ["bystander"]}, attack=3)

    table.fight("asgardian-warriors")

    assert table.keys("city.bank") == []
    assert table.keys("victory.0") == ["asgardian-warriors", "bystander"]


@pytest.mark.rule("villains.fight.effect")
def test_the_fight_effect_comes_when_the_defeated_lies_in_the_victory_pile() -> None:
    table = given({"city.bank": ["asgardian-warriors"], "deck.0": ["hydra-soldier"]}, attack=3)

    table.fight("asgardian-warriors")

    assert table.keys("hand.0") == ["hydra-soldier"]
    assert [moved.dst for moved in table.happened(Moved)] == ["victory.0", "hand.0"]


@pytest.mark.rule("villains.fight.bystander-effects-last")
def test_what_kidnapped_bystanders_do_comes_after_the_fight_effect() -> None:
    table = given({"city.bridge": ["cops"], "guarded@city.bridge": ["public-speaker"]}, attack=3)

    table.fight("cops")

    assert table.rules()[-2:] == ["villains.fight.effect", "villains.kidnap.special-effects"]


@pytest.mark.rule("villains.fight.several-bystander-effects")
def test_the_player_orders_what_several_kidnapped_bystanders_do() -> None:
    table = given(
        {
            "city.bridge": ["asgardian-warriors"],
            "guarded@city.bridge": ["engineer", "rock-star"],
            "bystander-deck": ["public-speaker"],
        },
        attack=3,
    )

    table.fight("asgardian-warriors")
    assert table.waiting() == [(0, "next")]
    assert table.options() == ["engineer", "rock-star"]

    table.choose("rock-star")
    acting = [table.key(card) for _, _, card in causes(table.events) if card]
    assert list(dict.fromkeys(acting)) == ["rock-star", "public-speaker", "engineer"]
