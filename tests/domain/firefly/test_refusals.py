from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import pytest

from domain.games.firefly import actions as a

from .referee import given

ZOE_FORBIDDEN = {"avatar.0": ["zoe"], "mains": ["mal", "jayne", "book"], "hand.0": ["flaw"]}


@pytest.mark.rule("firefly.card_text.cant-beats-can")
def test_what_a_card_forbids_is_refused_in_its_name() -> None:
    game = given({"hand.0": ["stand-between"], "combat-zone": ["badger"]}, attack=9).play("stand-between").once()
    refused = game.refused(a.FightEnemy(card=game.find("combat-zone", "badger")))
    assert (refused.code, refused.rule, refused.detail) == (
        "target_not_legal",
        "firefly.card_text.cant-beats-can",
        "no_fight",
    )
    zoe = given({**ZOE_FORBIDDEN, "hand.0": ["read-the-room"], "deck.0": ["flaw"]}, recruit=9).play("read-the-room")
    refused = zoe.refused(a.Recruit(card=zoe.s.zone("bridge.1")[-1]))
    assert (refused.rule, refused.detail) == ("firefly.card_text.cant-beats-can", "no_recruit")
    assert "recruit" in refused.message("en")
    assert zoe.legal(a.Recruit) == []


@pytest.mark.parametrize(
    ("zones", "about", "zone", "action", "code", "rule"),
    [
        (
            {"serenity.1": ["bad-air"]},
            {"recruit": 4},
            "serenity.1",
            a.Repair,
            "not_enough_recruit",
            "repair.during-play",
        ),
        ({}, {"recruit": 9}, "bridge.1", a.Repair, "target_not_legal", "repair.any-strike"),
        ({}, {"recruit": 3}, "bridge.1", a.Recruit, "not_enough_recruit", "recruit.insufficient"),
        ({"hand.0": ["shiny"]}, {"recruit": 9}, "hand.0", a.Recruit, "target_not_legal", "recruit.cost"),
        ({"discard.0": ["shiny"]}, {}, "discard.0", a.PlayCard, "target_not_legal", "action.play-one-at-a-time"),
    ],
)
def test_what_cannot_be_done_is_refused_by_its_rule(
    zones: Mapping[str, Sequence[str]], about: Mapping[str, Any], zone: str, action: Any, code: str, rule: str
) -> None:
    game = given(zones, **about)
    refused = game.refused(action(card=game.s.zone(zone)[-1]))
    assert (refused.code, refused.rule) == (code, f"firefly.{rule}")


def test_there_is_no_such_card() -> None:
    assert given().refused(a.FightEnemy(card=9_999)).code == "no_such_card"


def test_others_wait_for_their_turn() -> None:
    refused = given().refused(a.EndActions(), 1)
    assert (refused.code, refused.rule) == ("not_your_turn", "firefly.setup.turn-order")


def test_a_question_is_answered_first() -> None:
    game = given({"hand.0": ["take-the-hit", "shiny"]}).play("take-the-hit")
    assert game.refused(a.EndActions()).code == "decision_open"


def test_what_was_activated_is_activated_once() -> None:
    game = given({"hand.0": ["stand-between"]}).play("stand-between").once()
    refused = game.refused(a.UseOnce(play=0))
    assert (refused.code, refused.rule) == ("target_not_legal", "firefly.action.activate-once")


def test_sealed_hatches_forbid_to_activate_talents() -> None:
    zones = {"serenity.1": ["sealed-hatches"], "hand.0": ["talent"], "verse.left": ["badger"]}
    game = given({**zones, "avatar.0": ["wash"], "mains": ["mal", "zoe", "book"]}).play("talent")
    refused = game.refused(a.UseOnce(play=0))
    assert (refused.code, refused.rule) == ("target_not_legal", "firefly.card_text.cant-beats-can")
