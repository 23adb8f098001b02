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


@pytest.mark.rule("alien.fight.who-where")
@pytest.mark.parametrize("host", [0, 1])
def test_a_facehugger_before_a_player_is_fought_too(host: int) -> None:
    table = given({f"facehuggers.{host}": ["facehugger"]}, attack=4)
    assert table.legal(FightEnemy) == ["facehugger"]

    table.fight("facehugger")

    assert (table.s.attack, table.keys("dead-enemies")) == (1, ["facehugger"])


@pytest.mark.rule("alien.fight.leftover")
def test_attack_that_is_left_fights_on_and_scans() -> None:
    table = given(
        {"combat-zone": ["worker-drone", "half-grown-hunter"], "complex.airlock": ["company-android"]}, attack=7
    )

    table.fight("worker-drone").fight("half-grown-hunter").scan("airlock")

    assert (table.keys("dead-enemies"), table.s.attack) == (["worker-drone", "half-grown-hunter"], 0)
    assert table.complex() == {"airlock": "company-android"}


@pytest.mark.rule("alien.fight.one-at-a-time")
def test_a_fight_is_resolved_before_the_next_one() -> None:
    table = given({"combat-zone": ["warrior-drone", "worker-drone"]}, attack=7)
    table.fight("warrior-drone")
    assert (table.keys("dead-enemies"), len(table.waiting())) == (["warrior-drone"], 1)
    assert table.refused(FightEnemy(card=table.find("combat-zone", "worker-drone"))).code == "decision_open"

    table.choose(table.options()[0]).fight("worker-drone")

    assert (table.keys("dead-enemies"), table.s.attack) == (["warrior-drone", "worker-drone"], 0)


@pytest.mark.rule("alien.fight.death-ability")
def test_a_death_ability_happens_however_the_enemy_died() -> None:
    fought = given({"combat-zone": ["worker-drone"]}, attack=3).fight("worker-drone")
    killed = given({"hand.0": ["airlock-gambit"], "complex.airlock": ["worker-drone"]}, up=["airlock"])
    killed.play("airlock-gambit").choose("worker-drone")

    for table in (fought, killed):
        assert table.keys("dead-enemies") == ["worker-drone"]
        assert [table.keys(f"hand.{seat}") for seat in (0, 1)] == [["specialist"], ["specialist"]]


@pytest.mark.rule("alien.fight.no-attack-back")
def test_an_enemy_that_is_fought_does_not_hit_back() -> None:
    table = given({"combat-zone": ["royal-guard"]}, attack=7)

    table.fight("royal-guard")

    assert (table.keys("strikes.0"), len(table.keys("strike-deck"))) == ([], 20)
    assert table.keys("dead-enemies") == ["royal-guard"]
