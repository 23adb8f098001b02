"""Fighting enemies."""

from __future__ import annotations

import pytest

from domain.games.alien.actions import FightEnemy

from .referee import given


@pytest.mark.rule("alien.fight.cost")
def test_a_fight_costs_the_attack_of_the_enemy() -> None:
    table = given({"complex.airlock": ["warrior-drone"]}, attack=6, up=["airlock"])

    table.fight("warrior-drone")

    assert table.s.attack == 2
    assert table.keys("dead-enemies") == ["warrior-drone"]


@pytest.mark.rule("alien.fight.all-or-nothing")
def test_with_too_little_attack_there_is_no_fight() -> None:
    table = given({"combat-zone": ["armoured-drone"]}, attack=4)

    refusal = table.refused(FightEnemy(card=table.find("combat-zone", "armoured-drone")))

    assert table.legal(FightEnemy) == []
    assert (refusal.code, refusal.about) == ("not_enough_attack", {"needed": 5, "has": 4})


@pytest.mark.rule("alien.fight.who-where")
def test_face_up_enemies_of_the_complex_and_the_combat_zone_are_fought_and_no_hidden_card() -> None:
    table = given(
        {
            "complex.airlock": ["worker-drone"],
            "complex.operations": ["warrior-drone"],
            "combat-zone": ["wounded-drone"],
        },
        attack=9,
        up=["airlock"],
    )

    assert table.legal(FightEnemy) == ["worker-drone", "wounded-drone"]
    refusal = table.refused(FightEnemy(card=table.find("complex.operations", "warrior-drone")))
    assert (refusal.code, refusal.rule) == ("target_not_legal", "alien.fight.who-where")


@pytest.mark.rule("alien.fight.zero-attack")
def test_an_enemy_without_attack_dies_only_when_it_is_fought_at_no_cost() -> None:
    table = given({"combat-zone": ["sprinting-drone"]}, markers={"combat-zone.weakened": 2})

    assert table.legal(FightEnemy) == ["sprinting-drone"]
    assert table.keys("combat-zone") == ["sprinting-drone"]
    table.fight("sprinting-drone")

    assert (table.s.attack, table.keys("dead-enemies")) == (0, ["sprinting-drone"])
