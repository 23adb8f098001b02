"""The Train Job: what it asks for, and the cards of its mini-deck."""

from __future__ import annotations

import pytest

from domain.games.firefly.actions import PayFor

from ..referee import given, scanned

JOB: dict[str, list[str]] = {"objective": ["the-train-job"]}


def test_the_train_job_is_won_by_two_crates_and_the_enforcer() -> None:
    zones = {**JOB, "combat-zone": ["marked-crate", "marked-crate", "crow"]}
    game = given(zones, episode=3, attack=7, recruit=14).pay_for("marked-crate", 1).pay_for("marked-crate", 1)
    assert (game.s.tasks, game.s.credits, game.attack_of("crow")) == ({"Lift the Cargo": "completed"}, 2, 7)

    game.fight("crow")
    assert (game.s.tasks["Face the Enforcer"], game.keys("discard.0"), game.s.credits) == ("completed", ["talent"], 3)
    assert game.s.status == "running"


def test_marked_crate_costs_five_where_no_face_up_enemy_is_beside_it() -> None:
    zones = {**JOB, "verse.middle": ["marked-crate"], "verse.left": ["train-guard"], "verse.far-right": ["crow"]}
    hidden = given(zones, up=("middle", "far-right"), episode=3, recruit=5)
    assert hidden.pay_for("marked-crate").keys("secured") == ["marked-crate"]
    assert hidden.s.recruit == 0

    assert given(zones, up=("middle", "left"), episode=3, recruit=9).legal(PayFor) == []
    assert given(zones, up=("middle",), episode=3, recruit=4).legal(PayFor) == []


def test_marked_crate_costs_seven_in_the_combat_zone_whoever_is_there() -> None:
    zones = {**JOB, "combat-zone": ["marked-crate", "crow"]}
    assert given(zones, episode=3, recruit=6).legal(PayFor) == []

    game = given(zones, episode=3, recruit=7).pay_for("marked-crate", 1)
    assert (game.keys("secured"), game.s.recruit) == (["marked-crate"], 0)
    assert given({**JOB, "combat-zone": ["marked-crate"]}, episode=3).end_turn().keys("strikes.0") == []


def test_sheriffs_questions_ask_for_three_classes_and_give_each_player_a_talent() -> None:
    zones = {**JOB, "verse.left": ["sheriffs-questions"], "hand.0": ["patch-job", "read-the-room"]}
    game = given({**zones, "played.0": ["open-door"]}, up=("left",), episode=3).pay_for("sheriffs-questions")
    for key in ("patch-job", "open-door", "read-the-room"):
        game.choose(key)

    assert game.s.tasks == {"Talk Past the Sheriff": "completed"}
    assert (game.keys("discard.0"), game.keys("discard.1")) == (["talent"], ["talent"])
    assert (game.keys("defeated-cards"), game.keys("hand.0")) == (["sheriffs-questions"], zones["hand.0"])
    assert given(zones, up=("left",), episode=3).legal(PayFor) == []


def test_sheriffs_questions_left_unanswered_bring_a_flaw() -> None:
    game = given({**JOB, "combat-zone": ["sheriffs-questions"]}, episode=3).end_turn()

    assert (game.s.tasks, game.keys("discard.0")) == ({"Talk Past the Sheriff": "failed"}, ["flaw"])
    assert game.keys("defeated-cards") == ["sheriffs-questions"]


@pytest.mark.parametrize(("secured", "attack"), [(0, 9), (1, 8), (2, 7)])
def test_crow_is_weaker_for_each_crate_and_makes_the_next_hand_smaller(secured: int, attack: int) -> None:
    zones = {**JOB, "combat-zone": ["crow"], "secured": ["marked-crate"] * secured}
    game = given({**zones, "deck.0": ["misbehave"] * 9}, episode=3, tasks=("Lift the Cargo",))
    assert game.attack_of("crow") == attack

    game.end_turn()
    assert (game.keys("strikes.0"), len(game.s.zone("hand.0"))) == (["grazed"], 4)


def test_train_guard_is_an_enemy_and_no_more() -> None:
    game = scanned("train-guard", attack=7)
    assert (game.verse(), game.waiting(), game.s.attack) == ({"middle": "train-guard"}, [], 5)

    assert game.fight("train-guard").keys("defeated-cards") == ["train-guard"]
    assert (game.s.attack, game.s.recruit, game.s.credits) == (0, 0, 0)


def test_squad_leader_makes_other_alliance_enemies_stronger_from_the_verse_alone() -> None:
    zones = {"verse.left": ["squad-leader"], "combat-zone": ["train-guard", "crow"], "verse.right": ["dobson"]}
    game = given(zones, up=("left", "right"))
    assert [game.attack_of(key) for key in ("train-guard", "dobson", "crow", "squad-leader")] == [6, 6, 9, 7]

    out = given({"combat-zone": ["train-guard", "squad-leader"]})
    assert (out.attack_of("train-guard"), out.attack_of("squad-leader")) == (5, 7)
    assert given(zones, up=("right",)).attack_of("train-guard") == 5


def test_debt_collectors_take_a_card_of_the_next_players_hand() -> None:
    zones = {"combat-zone": ["debt-collectors"], "hand.1": ["shiny", "misbehave"], "hand.2": ["shiny"]}
    game = given(zones, 3).end_turn()
    assert (game.keys("strikes.0"), game.waiting()) == (["grazed"], [(1, "discard")])

    assert game.choose("shiny").keys("discard.1") == ["shiny"]
    assert game.keys("hand.2") == ["shiny"]


def test_hoist_line_makes_a_crate_cheap_whoever_stands_beside_it() -> None:
    zones = {**JOB, "verse.middle": ["marked-crate"], "verse.left": ["train-guard"], "operations": ["hoist-line"]}
    game = given(zones, up=("middle", "left"), episode=3, recruit=2)
    assert game.legal(PayFor) == ["hoist-line"]

    game.pay_for("hoist-line").pay_for("marked-crate")
    assert (game.keys("secured"), game.s.recruit, game.keys("defeated-cards")) == (["marked-crate"], 0, ["hoist-line"])
    assert scanned("hoist-line").keys("operations") == ["hoist-line"]


def test_hoist_line_helps_in_that_turn_alone() -> None:
    zones = {**JOB, "verse.middle": ["marked-crate"], "verse.left": ["train-guard"], "operations": ["hoist-line"]}
    game = given(zones, up=("middle", "left"), episode=3).pay_for("hoist-line").end_turn()

    assert game.legal(PayFor) == []


def test_emergency_brake_brings_another_card_and_lets_the_player_draw() -> None:
    game = scanned("emergency-brake", {"episode-deck": ["running-on-empty", "badger"]})

    assert (game.verse(), game.keys("hand.0")) == ({"far-right": "(badger)"}, ["shiny"])
    assert game.keys("defeated-cards") == ["emergency-brake"]
