"""Kaylee: her Talent and her Flaw, and the cards of the mechanic."""

from __future__ import annotations

import pytest

from domain.games.firefly.actions import Repair

from ..referee import crewed, given

KAYLEE = crewed("Kaylee", "Mal")
WASH = crewed("Kaylee", "Mal", "Wash")
STRUCK = {"serenity.1": ["scorched-plating"], "serenity.2": ["dead-thruster"]}

# -- the Avatar


def test_kaylees_talent_repairs_a_ship_strike_for_nothing() -> None:
    game = given({"hand.0": ["talent"], **STRUCK}, options=KAYLEE).play("talent").once().choose("0")
    assert (game.waiting(), game.options()) == ([(0, "repair-ship")], ["dead-thruster", "scorched-plating"])

    game.choose("dead-thruster")
    assert (game.keys("repaired"), game.keys("serenity.2"), game.s.recruit) == (["dead-thruster"], [], 0)
    assert (game.keys("serenity.1"), len(game.s.zone("talents"))) == (["scorched-plating"], 11)


def test_kaylees_talent_gives_two_recruit_points_instead() -> None:
    game = given({"hand.0": ["talent"], **STRUCK}, options=KAYLEE).play("talent").once().choose("1")

    assert (game.s.recruit, game.keys("repaired"), game.waiting()) == (2, [], [])


@pytest.mark.parametrize(("strikes", "n"), [(0, 1), (2, 1), (3, 2), (4, 2)])
def test_kaylees_flaw_takes_a_card_or_two_by_how_much_serenity_was_struck(strikes: int, n: int) -> None:
    serenity = {f"serenity.{slot}": ["scorched-plating"] for slot in range(1, strikes + 1)}
    zones = {"hand.0": ["read-the-room", "shiny", "misbehave", "talent"], "deck.0": ["flaw"], **serenity}
    game = given(zones, options=KAYLEE).play("read-the-room")
    assert (game.waiting(), game.asked().least, game.asked().most) == ([(0, "discard")], n, n)

    given_up = ("misbehave", "talent")[:n]
    assert game.choose(*given_up).keys("discard.0") == list(given_up)


@pytest.mark.rule("firefly.card_text.as-much-as-possible", "firefly.card_text.example-discard-two")
def test_kaylees_flaw_takes_the_only_card_of_a_hand_where_it_asks_for_two() -> None:
    serenity = {f"serenity.{slot}": ["scorched-plating"] for slot in range(1, 4)}
    game = given({"hand.0": ["read-the-room", "shiny"], "deck.0": ["flaw"], **serenity}, options=KAYLEE)
    game.play("read-the-room").choose("shiny")

    assert (game.keys("discard.0"), game.keys("hand.0"), game.s.phase) == (["shiny"], [], "action")


# -- Patch Job


def test_patch_job_makes_the_next_repair_two_cheaper_this_turn() -> None:
    game = given({"hand.0": ["patch-job"], **STRUCK}).play("patch-job")
    assert game.s.recruit == 2
    assert game.repair("dead-thruster").s.recruit == 0
    assert (game.keys("repaired"), game.legal(Repair)) == (["dead-thruster"], [])

    kept = given({"hand.0": ["patch-job"], **STRUCK}).play("patch-job").end_turn()
    kept.end_turn()
    assert kept.legal(Repair) == []


def test_patch_job_never_pays_anything_back() -> None:
    game = given({"hand.0": ["patch-job"] * 2, **STRUCK}).play("patch-job").play("patch-job")
    assert game.repair("scorched-plating").s.recruit == 4

    assert game.repair("dead-thruster").s.recruit == 0


def test_patch_job_makes_it_three_cheaper_while_wash_is_a_main_character() -> None:
    game = given({"hand.0": ["patch-job"], **STRUCK}, options=WASH).play("patch-job")
    assert game.repair("dead-thruster").s.recruit == 1

    defeated = given({"hand.0": ["patch-job"], **STRUCK}, options=WASH, down=("Wash",)).play("patch-job")
    assert defeated.repair("dead-thruster").s.recruit == 0


# -- Kind Word


def test_kind_word_lets_another_player_put_a_discarded_card_on_the_deck() -> None:
    zones = {"hand.0": ["kind-word"], "discard.0": ["talent"], "discard.2": ["shiny", "captains-share", "flaw"]}
    game = given(zones, 3).play("kind-word")
    assert (game.s.recruit, game.options()) == (1, ["seat-1", "seat-2"])

    game.choose("seat-2")
    assert (game.waiting(), game.asked().least) == ([(2, "put-on")], 0)
    assert game.options() == ["captains-share", "flaw", "shiny"]
    game.choose("captains-share")
    assert (game.keys("deck.2")[-1], game.keys("discard.2")) == ("captains-share", ["shiny", "flaw"])


def test_kind_word_may_change_nothing() -> None:
    zones = {"hand.0": ["kind-word"], "discard.1": ["captains-share"]}
    game = given(zones).play("kind-word").choose()

    assert (game.waiting(), game.keys("discard.1")) == ([], ["captains-share"])


def test_kind_word_is_for_oneself_where_there_is_nobody_else() -> None:
    zones = {"hand.0": ["kind-word"], "discard.0": ["captains-share"]}
    game = given(zones, defeated=(1,)).play("kind-word")
    assert game.waiting() == [(0, "put-on")]

    game.choose("captains-share")
    assert (game.keys("deck.0")[-1], game.keys("discard.0")) == ("captains-share", [])
    assert given(zones, 1).play("kind-word").waiting() == [(0, "put-on")]


def test_kind_word_gives_one_more_after_tech() -> None:
    game = given({"hand.0": ["kind-word"], "played.0": ["patch-job"]}).play("kind-word")

    assert (game.s.recruit, game.waiting()) == (2, [])


# -- Heart of the Engine


def test_heart_of_the_engine_repairs_up_to_two_and_gives_attack_for_each_whole_slot() -> None:
    third = {"serenity.3": ["cabin-fire"], "serenity.5": ["lurch"]}
    game = given({"hand.0": ["heart-of-the-engine"], **STRUCK, **third}).play("heart-of-the-engine")
    assert (game.waiting(), game.asked().least, game.asked().most) == ([(0, "repair-ship")], 0, 2)
    assert game.s.recruit == 2

    game.choose("cabin-fire", "lurch")
    assert (game.s.attack, game.keys("serenity.3"), game.keys("serenity.5")) == (4, [], [])
    assert (game.s.recruit, sorted(game.keys("repaired"))) == (2, ["cabin-fire", "lurch"])


def test_heart_of_the_engine_gives_five_attack_at_most_and_none_without_a_whole_slot() -> None:
    assert given({"hand.0": ["heart-of-the-engine"]}).play("heart-of-the-engine").s.attack == 5

    full = {f"serenity.{slot}": ["scorched-plating"] for slot in range(1, 7)}
    game = given({"hand.0": ["heart-of-the-engine"], **full}).play("heart-of-the-engine").choose()
    assert (game.s.attack, game.keys("repaired")) == (0, [])


def test_heart_of_the_engine_counts_the_slot_that_an_upgrade_adds() -> None:
    full = {f"serenity.{slot}": ["scorched-plating"] for slot in range(1, 7)}
    zones = {"hand.0": ["heart-of-the-engine"], "upgrades.7": ["reinforced-hull"], **full}
    game = given(zones).play("heart-of-the-engine").choose("scorched-plating")

    assert game.s.attack == 2
