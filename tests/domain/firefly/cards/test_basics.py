"""Shiny, Misbehave and Browncoats; Talents and Flaws by themselves."""

from __future__ import annotations

import pytest

from domain.games.firefly.actions import Coordinate, PlayCard, UseOnce
from domain.games.firefly.names import CLASSES

from ..referee import given


def test_shiny_gives_a_recruit_point() -> None:
    game = given({"hand.0": ["shiny"]}).play("shiny")

    assert (game.s.attack, game.s.recruit, game.keys("played.0"), game.waiting()) == (0, 1, ["shiny"], [])


def test_misbehave_gives_one_attack() -> None:
    game = given({"hand.0": ["misbehave"]}).play("misbehave")

    assert (game.s.attack, game.s.recruit, game.keys("played.0"), game.waiting()) == (1, 0, ["misbehave"], [])


BROWNCOATS = (
    "browncoats-intel",
    "browncoats-leadership",
    "browncoats-strength",
    "browncoats-survival",
    "browncoats-tech",
)


@pytest.mark.rule("firefly.browncoats.one-per-class")
@pytest.mark.parametrize(("key", "cls"), tuple(zip(BROWNCOATS, CLASSES, strict=True)))
def test_browncoats_give_two_recruit_points_have_a_class_and_can_be_lent(key: str, cls: str) -> None:
    game = given({"hand.0": [key], "hand.1": [key, "shiny"]})
    assert game.legal(Coordinate, 1) == [key]

    game.play(key)
    assert (game.s.attack, game.s.recruit, sorted(game.s.plays[0].classes)) == (0, 2, [cls])
    game.coordinate(key, 1).play_lent(key)
    assert (game.s.recruit, game.keys("hand.1")) == (4, ["shiny", "shiny"])
    assert game.end_turn().keys("discard.1") == [key]


def test_a_talent_is_played_from_hand_and_used_once() -> None:
    game = given({"hand.0": ["talent", "shiny"]}).play("talent")
    assert (game.keys("hand.0"), game.legal(UseOnce)) == (["shiny", "shiny"], ["0"])

    game.once().choose("seat-0").choose("no-power-in-the-verse-can-stop-me")
    assert (game.legal(UseOnce), game.keys("played.0")) == ([], [])


def test_a_flaw_is_never_played_by_choice() -> None:
    game = given({"hand.0": ["shiny"], "hand.1": ["flaw"]})

    refused = game.refused(PlayCard(card=game.find("hand.1", "flaw")), 1)
    assert refused.code == "not_your_turn"
