"""The Action Phase: cards are played one at a time, and all that is paid for comes in any order."""

from __future__ import annotations

import pytest

from domain.games.firefly.actions import EndActions, FightEnemy, PlayCard, Recruit, Scan, UseOnce

from .referee import given


@pytest.mark.rule("firefly.action.play-one-at-a-time")
def test_a_card_is_played_to_its_end_before_the_next() -> None:
    game = given({"hand.0": ["hold-the-line", "shiny", "misbehave"]}).play("hold-the-line")
    refused = game.refused(PlayCard(card=game.find("hand.0", "shiny")))
    assert (refused.code, game.waiting()) == ("decision_open", [(0, "player")])

    game.choose("seat-0").choose()
    assert game.play("misbehave").play("shiny").keys("played.0") == ["hold-the-line", "misbehave", "shiny"]


@pytest.mark.rule("firefly.action.resolve-immediately")
def test_a_card_gives_what_is_printed_and_does_what_it_says_at_once() -> None:
    game = given({"hand.0": ["read-the-room"], "deck.0": ["misbehave"]}).play("read-the-room")

    assert (game.s.recruit, game.keys("hand.0"), game.waiting()) == (1, ["misbehave"], [])


@pytest.mark.rule("firefly.action.points-kept")
def test_points_are_kept_while_more_cards_are_played() -> None:
    game = given({"hand.0": ["shiny", "misbehave", "shiny", "shiny"]})
    for key in ("shiny", "misbehave", "shiny", "shiny"):
        game.play(key)
    assert (game.s.attack, game.s.recruit) == (1, 3)

    assert game.recruit("browncoats-tech").s.recruit == 0


@pytest.mark.rule("firefly.action.separate-pools")
def test_attack_recruits_nobody_and_recruit_points_fight_nobody() -> None:
    zones = {"combat-zone": ["dockside-heavies"], "verse.left": ["badger"]}
    attack = given(zones, attack=5)
    assert (attack.legal(Recruit), attack.legal(Scan), attack.legal(FightEnemy)) == ([], ["left"], ["dockside-heavies"])
    assert attack.refused(Recruit(card=attack.s.zone("browncoats")[-1])).code == "not_enough_recruit"

    recruit = given(zones, recruit=5)
    assert (recruit.legal(Scan), recruit.legal(FightEnemy)) == ([], [])
    assert recruit.refused(FightEnemy(card=recruit.find("combat-zone", "dockside-heavies"))).code == "not_enough_attack"
    assert recruit.refused(Scan(room="left")).code == "not_enough_attack"


@pytest.mark.rule("firefly.action.plus-values")
@pytest.mark.parametrize(
    ("key", "attack", "recruit"),
    [("dead-weight", 2, 0), ("quick-course-change", 0, 1), ("crate-of-guns", 6, 0), ("steady-hands", 0, 3)],
)
def test_a_plus_adds_nothing_by_itself(key: str, attack: int, recruit: int) -> None:
    game = given({"hand.0": [key]}).play(key)

    assert (game.s.attack, game.s.recruit) == (attack, recruit)


@pytest.mark.rule("firefly.action.stay-face-up")
def test_what_was_played_lies_open_until_the_turn_ends() -> None:
    game = given({"hand.0": ["shiny", "misbehave", "patch-job"]})
    for key in ("shiny", "patch-job", "misbehave"):
        game.play(key)
    assert game.shown("played.0", 1) == ["shiny", "patch-job", "misbehave"]
    assert game.keys("discard.0") == []

    assert game.end_turn().keys("played.0") == []


@pytest.mark.rule("firefly.action.optional-play")
def test_nobody_has_to_play_a_card() -> None:
    game = given({"hand.0": ["crate-of-guns", "talent"]})
    assert game.legal(EndActions) == [""]
    game.end_turn()

    assert (game.keys("discard.0"), len(game.s.zone("flaws"))) == (["crate-of-guns", "talent"], 20)


@pytest.mark.rule("firefly.action.free-order")
def test_scans_plays_recruits_fights_and_repairs_come_in_any_order() -> None:
    zones = {"hand.0": ["patch-job", "crate-of-guns"], "verse.left": ["badger"], "combat-zone": ["dockside-heavies"]}
    game = given({**zones, "serenity.1": ["dead-thruster"]}, attack=1, recruit=6).scan("left")
    game.recruit("browncoats-tech").play("patch-job").repair("dead-thruster").play("crate-of-guns")
    game.fight("badger").recruit("browncoats-survival").fight("dockside-heavies")

    assert (game.s.attack, game.s.recruit, game.s.credits) == (0, 1, 1)
    assert game.keys("discard.0") == ["browncoats-tech", "browncoats-survival"]
    assert (game.keys("defeated-cards"), game.keys("repaired")) == (["badger", "dockside-heavies"], ["dead-thruster"])


@pytest.mark.rule("firefly.action.activate-later")
def test_what_can_be_activated_may_wait_or_be_left_alone() -> None:
    zones = {"hand.0": ["sensor-sweep", "shiny"], "verse.left": ["badger"], "bridge.1": ["kind-word"]}
    game = given(zones, recruit=2).play("sensor-sweep").recruit("kind-word").play("shiny")
    assert (game.waiting(), game.legal(UseOnce)) == ([], ["0"])
    assert game.once().choose("badger").verse() == {"left": "badger"}

    left = given(zones).play("sensor-sweep").end_turn()
    assert (left.s.current, left.legal(UseOnce)) == (1, [])


@pytest.mark.rule("firefly.action.activate-once")
def test_each_card_is_activated_once() -> None:
    hidden = {"verse.left": ["badger"], "verse.right": ["train-guard"], "verse.middle": ["crow"]}
    game = given({"hand.0": ["sensor-sweep", "sensor-sweep"], **hidden}).play("sensor-sweep").once().choose("badger")
    assert game.refused(UseOnce(play=0)).rule == "firefly.action.activate-once"

    game.play("sensor-sweep")
    assert game.legal(UseOnce) == ["1"]
    assert game.once(1).choose("crow").legal(UseOnce) == []
