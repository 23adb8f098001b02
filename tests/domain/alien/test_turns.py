"""The course of a turn, and the points that it brings."""

from __future__ import annotations

import pytest

from domain.games.alien.actions import EndActions, FightEnemy, PlayCard, Recruit, Scan
from domain.games.alien.events import TurnPhaseBegan
from domain.kernel.event import causes

from .referee import Referee, given, turn_with


def phases(table: Referee) -> list[str]:
    """The phases that began in the last action."""
    return [event.phase for event in table.happened(TurnPhaseBegan)]


@pytest.mark.rule("alien.turn.phases")
def test_a_turn_has_four_phases() -> None:
    table = given()
    table.end_turn()
    assert (phases(table), table.s.phase, table.s.current) == (["strike", "cleanup", "hive", "action"], "action", 1)

    table.end_turn()

    assert (phases(table), table.s.phase, table.s.current) == (["strike", "cleanup", "hive", "action"], "action", 0)


@pytest.mark.rule("alien.turn.hive-phase")
def test_one_hive_card_is_added_face_down() -> None:
    table = given({"hive": ["warrior-drone"] * 4 + ["worker-drone"]}, begin=True)

    assert table.keys("hive") == ["warrior-drone"] * 4
    assert table.complex() == {"ventilation-shafts": "(worker-drone)"}


@pytest.mark.rule("alien.turn.action-phase")
def test_after_the_end_of_the_action_phase_nothing_more_can_be_done() -> None:
    table = given(
        {
            "hand.0": ["grunt"],
            "vigilant.0": ["wary-retreat"],
            "complex.airlock": ["warrior-drone"],
            "combat-zone": ["wounded-drone"],
        },
        attack=9,
        recruit=9,
    )
    actions = {action for action in (PlayCard, Scan, FightEnemy, Recruit, EndActions) if table.legal(action)}
    assert actions == {PlayCard, Scan, FightEnemy, Recruit, EndActions}

    table.end_turn()

    assert (table.s.phase, table.waiting()) == ("strike", [(0, "answer-strike")])
    for action in (PlayCard(card=table.find("hand.0", "grunt")), Scan(room="airlock"), EndActions()):
        assert table.refused(action, 0).code == "decision_open"


@pytest.mark.rule("alien.turn.strike-phase")
def test_every_enemy_of_the_combat_zone_strikes_whose_turn_it_is() -> None:
    table = given({"combat-zone": ["warrior-drone", "worker-drone"]}, seats=3, current=1)

    table.end_turn()

    assert [table.keys(f"strikes.{seat}") for seat in range(3)] == [[], ["raking-claws"] * 2, []]


@pytest.mark.rule("alien.turn.dead-skipped")
def test_the_dead_take_no_turns() -> None:
    table = given(seats=4, dead=(1, 2))
    table.end_turn()
    assert table.s.current == 3

    table.end_turn().end_turn()

    assert table.s.current == 3


@pytest.mark.rule("alien.turn.points-expire")
def test_points_that_are_not_spent_are_gone_with_the_turn() -> None:
    table = given({"hive": ["warrior-drone"] * 9}, attack=2, recruit=3)
    table.end_turn()
    assert (table.s.current, table.s.attack, table.s.recruit) == (1, 0, 0)

    table.end_turn()

    assert (table.s.current, table.s.attack, table.s.recruit) == (0, 0, 0)


@pytest.mark.rule("alien.turn.points-expire")
def test_attack_for_one_purpose_alone_is_gone_too() -> None:
    table = given({"hand.0": ["ruthless"]})
    table.play("ruthless")
    assert table.s.reserved == {"players": 2}

    table.end_turn()

    assert table.s.reserved == {}


@pytest.mark.rule("alien.turn.points-shared-pool")
def test_the_points_of_all_cards_are_one_pool() -> None:
    table = given(
        {
            "hand.0": ["find-it-and-kill-it", "seal-the-bulkheads", "specialist", "captains-log"],
            "complex.airlock": ["worker-drone"],
            "combat-zone": ["warrior-drone"],
        },
    )
    for card in ("find-it-and-kill-it", "seal-the-bulkheads", "specialist", "captains-log"):
        table.play(card)
        if table.s.open:
            table.choose()
    assert (table.s.attack, table.s.recruit) == (5, 3)

    table.scan("airlock").fight("warrior-drone")

    assert (table.s.attack, table.s.recruit) == (0, 3)
    assert table.keys("dead-enemies") == ["warrior-drone"]


# -- the Hive Phase of turn after turn


def test_each_turn_adds_a_card_more() -> None:
    table = turn_with("worker-drone", {"hive": ["warrior-drone"] * 4 + ["worker-drone"]})

    table.end_turn()

    assert table.complex() == {"ventilation-shafts": "(warrior-drone)", "operations": "(worker-drone)"}
    assert "alien.turn.hive-phase" in [rule for _, rule, _ in causes(table.events)]
