"""Fights between players."""

from __future__ import annotations

from typing import Any

import pytest

from domain.games.alien.actions import FightPlayer

from .referee import given

FIGHTS = {"fight_players": True}


@pytest.mark.rule("alien.pvp.fight-player")
def test_a_player_is_fought_with_attack_for_the_defense_and_draws_a_strike() -> None:
    table = given(attack=4, options=FIGHTS)
    assert table.reading().avatar(1).defense == 3

    table.fight_player(1)

    assert (table.s.attack, table.keys("strikes.1"), table.keys("strikes.0")) == (1, ["raking-claws"], [])


@pytest.mark.rule("alien.pvp.repeat")
def test_a_player_is_fought_again_for_the_defense_again() -> None:
    table = given(attack=9, options=FIGHTS)

    table.fight_player(1).fight_player(1).fight_player(1)

    assert (table.s.attack, table.keys("strikes.1")) == (0, ["raking-claws"] * 3)
    assert table.legal(FightPlayer) == []


@pytest.mark.rule("alien.pvp.modes")
def test_players_fight_each_other_by_default_only_with_hidden_agendas_or_alien_players() -> None:
    modes: list[dict[str, Any]] = [{}, FIGHTS, {"hidden_agendas": "on"}, {"alien_players": True}]

    assert [given(attack=3, options=mode).legal(FightPlayer) for mode in modes] == [[], ["1"], ["1"], ["1"]]
    assert given(attack=3).refused(FightPlayer(opponent=1)).rule == "alien.pvp.modes"


@pytest.mark.rule("alien.pvp.kills")
def test_a_strike_from_a_fight_can_kill() -> None:
    table = given({"strikes.1": ["impaled", "impaled", "raking-claws"]}, attack=3, options=FIGHTS, seats=3)
    assert (table.damage(1), table.reading().health(1)) == (9, 10)

    table.fight_player(1)

    assert (table.s.dead, table.s.by) == ((1,), {1: "strikes"})


@pytest.mark.rule("alien.pvp.not-enough")
def test_less_than_the_defense_is_no_fight() -> None:
    table = given(attack=2, options=FIGHTS)

    refusal = table.refused(FightPlayer(opponent=1))

    assert (refusal.code, refusal.about) == ("not_enough_attack", {"needed": 3, "has": 2})
    assert refusal.rule == "alien.pvp.not-enough"


@pytest.mark.rule("alien.pvp.not-self")
def test_neither_oneself_nor_the_dead_are_fought() -> None:
    table = given(attack=9, options=FIGHTS, seats=4, dead=[2])

    assert table.legal(FightPlayer) == ["1", "3"]
    assert [table.refused(FightPlayer(opponent=seat)).rule for seat in (0, 2)] == ["alien.pvp.not-self"] * 2
