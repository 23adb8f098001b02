"""Wash: his Talent and his Flaw, and the cards of the pilot."""

from __future__ import annotations

import pytest

from domain.games.firefly.actions import UseOnce

from ..referee import crewed, given

WASH = crewed("Wash", "Mal")
WITHOUT_ZOE = crewed("Mal", "Wash", "Kaylee", "Jayne", "Book")

# -- the Avatar


def test_washs_talent_turns_up_a_hidden_card_for_nothing() -> None:
    zones = {"hand.0": ["talent"], "verse.left": ["badger"], "verse.far-right": ["dobson"], "verse.right": ["patience"]}
    game = given(zones, options=WASH, up=("right",)).play("talent").once()
    assert (game.waiting(), game.options(), game.s.attack) == ([(0, "scan")], ["badger", "dobson"], 0)

    game.choose("badger")
    assert game.verse() == {"far-right": "(dobson)", "right": "patience", "left": "badger"}
    assert (game.keys("played.0"), len(game.s.zone("talents"))) == ([], 11)


def test_washs_flaw_takes_a_card_with_an_attack_icon_of_his_hand() -> None:
    hand = ["read-the-room", "shiny", "misbehave", "wandering-mind"]
    game = given({"hand.0": hand, "deck.0": ["flaw"]}, options=WASH).play("read-the-room")
    assert (game.waiting(), game.options()) == ([(0, "discard")], ["misbehave", "wandering-mind"])

    game.choose("wandering-mind")
    assert (game.keys("discard.0"), game.keys("hand.0")) == (["wandering-mind"], ["shiny", "misbehave"])


def test_washs_flaw_takes_any_card_where_none_has_an_attack_icon() -> None:
    zones = {"hand.0": ["read-the-room", "shiny", "talent"], "deck.0": ["flaw"]}
    game = given(zones, options=WASH).play("read-the-room")
    assert (game.waiting(), game.options()) == ([(0, "discard")], ["shiny", "talent"])

    assert game.choose("talent").keys("discard.0") == ["talent"]


# -- Quick Course Change


def test_quick_course_change_keeps_one_ship_strike_away() -> None:
    zones = {"hand.0": ["quick-course-change"], "combat-zone": ["alliance-cruiser", "dockside-heavies"]}
    game = given(zones).play("quick-course-change")
    assert (game.s.recruit, game.waiting()) == (1, [])

    game.end_turn()
    assert (game.waiting(), game.asked().least) == ([(0, "avoid-ship")], 0)
    game.choose("avoid")
    assert (game.keys("serenity.1"), game.keys("strikes.0"), game.waiting()) == ([], ["grazed"], [])


def test_quick_course_change_need_not_avoid_and_does_so_once_and_this_turn_alone() -> None:
    zones = {"hand.0": ["quick-course-change"], "combat-zone": ["reaver-raider"] * 2}
    game = given(zones).play("quick-course-change").end_turn().choose()
    assert game.waiting() == [(0, "avoid-ship")]
    assert game.choose("avoid").waiting() == []
    assert (game.keys("serenity.1"), game.keys("serenity.2")) == (["scorched-plating"], [])
    game.end_turn()
    assert (game.waiting(), game.keys("serenity.3")) == ([], ["scorched-plating"])


def test_quick_course_change_gives_one_more_after_other_tech() -> None:
    zones = {"hand.0": ["quick-course-change"] * 2, "hand.1": ["quick-course-change"]}
    game = given(zones).play("quick-course-change").play("quick-course-change")
    assert game.s.recruit == 3

    assert game.coordinate("quick-course-change", 1).play_lent("quick-course-change").s.recruit == 5


# -- Sensor Sweep


def test_sensor_sweep_turns_up_a_card_once_and_draws_only_for_what_is_no_enemy() -> None:
    zones = {"hand.0": ["sensor-sweep"], "verse.left": ["badger"], "verse.right": ["sealed-crate"]}
    game = given(zones).play("sensor-sweep")
    assert (game.s.attack, game.waiting()) == (1, [])

    game.once().choose("badger")
    assert game.verse() == {"right": "(sealed-crate)", "left": "badger"}
    assert (game.keys("hand.0"), game.s.attack) == ([], 1)
    refused = game.refused(UseOnce(play=0))
    assert refused.rule == "firefly.action.activate-once"

    other = given(zones).play("sensor-sweep").once().choose("sealed-crate")
    assert (other.verse(), other.keys("operations")) == ({"left": "(badger)"}, ["sealed-crate"])
    assert other.keys("hand.0") == ["shiny"]


def test_sensor_sweep_draws_for_an_event_once_that_is_over() -> None:
    zones = {"hand.0": ["sensor-sweep"], "verse.left": ["decoy-beacon"], "verse.right": ["badger"]}
    game = given(zones).play("sensor-sweep").once().choose("decoy-beacon")
    assert (game.waiting(), game.keys("hand.0")) == ([(0, "scan")], [])

    assert game.choose().choose().keys("hand.0") == ["shiny"]


def test_sensor_sweep_does_nothing_where_nothing_is_hidden() -> None:
    game = given({"hand.0": ["sensor-sweep"]}).play("sensor-sweep").once()

    assert (game.waiting(), game.keys("hand.0")) == ([], [])


# -- Loop Back


def test_loop_back_moves_an_enemy_to_the_leftmost_clear_space_face_up() -> None:
    zones = {"combat-zone": ["train-guard", "dockside-heavies"], "verse.far-left": ["badger"]}
    game = given({"hand.0": ["loop-back"], **zones}, options=WITHOUT_ZOE).play("loop-back")
    assert (game.s.attack, game.keys("hand.0")) == (2, [])

    game.once()
    assert (game.waiting(), game.options()) == ([(0, "to-clear")], ["dockside-heavies", "train-guard"])
    game.choose("train-guard")
    assert game.verse() == {"left": "train-guard", "far-left": "(badger)"}
    assert game.keys("combat-zone") == ["dockside-heavies"]


def test_loop_back_moves_nothing_without_a_clear_space_that_is_in_the_game() -> None:
    hidden = {f"verse.{space}": ["badger"] for space in ("right", "middle", "left", "far-left")}
    full = given({"hand.0": ["loop-back"], "combat-zone": ["train-guard"], **hidden, "verse.far-right": ["dobson"]})
    assert full.play("loop-back").once().keys("combat-zone") == ["train-guard"]

    ended = {"verse.middle": ["running-on-empty"], "verse.left": ["badger"], "verse.far-left": ["dobson"]}
    game = given({"hand.0": ["loop-back"], "combat-zone": ["train-guard"], **ended}).play("loop-back").once()
    assert game.keys("combat-zone") == ["train-guard"]


def test_loop_back_draws_a_card_when_played_while_zoe_is_a_main_character() -> None:
    game = given({"hand.0": ["loop-back"]}).play("loop-back")

    assert (game.keys("hand.0"), game.s.attack) == (["shiny"], 2)
    assert game.once().keys("hand.0") == ["shiny"]


# -- Impossible Course


def test_impossible_course_keeps_every_ship_strike_away() -> None:
    zones = {"hand.0": ["impossible-course"], "combat-zone": ["reaver-raider"] * 3}
    game = given(zones).play("impossible-course")
    assert game.s.attack == 4
    game.end_turn().choose("avoid").choose().choose("avoid")

    assert (game.keys("serenity.1"), game.keys("serenity.2")) == (["scorched-plating"], [])


def test_impossible_course_defeats_itself_to_move_the_inevitable_out_of_the_combat_zone() -> None:
    zones = {"hand.0": ["impossible-course"], "combat-zone": ["running-on-empty", "badger"]}
    game = given(zones, timed=(1,)).play("impossible-course").once()
    assert (game.waiting(), game.options(), game.asked().least) == ([(0, "ko")], ["impossible-course"], 0)

    game.choose("impossible-course")
    assert game.keys("defeated-characters") == ["impossible-course"]
    assert (game.verse(), game.keys("combat-zone")) == ({"far-left": "(running-on-empty)"}, ["badger"])
    assert (game.s.timed, game.s.attack) == ((), 4)


@pytest.mark.parametrize(("space", "then"), [("left", "middle"), ("right", "far-right"), ("far-right", "far-right")])
def test_impossible_course_moves_the_inevitable_one_space_back_in_the_verse(space: str, then: str) -> None:
    zones = {"hand.0": ["impossible-course"], f"verse.{space}": ["running-on-empty"]}
    game = given(zones).play("impossible-course").once().choose("impossible-course")

    assert game.verse() == {then: "(running-on-empty)"}


def test_impossible_course_may_stay_as_it_is() -> None:
    zones = {"hand.0": ["impossible-course"], "combat-zone": ["running-on-empty"]}
    game = given(zones).play("impossible-course").once().choose()

    assert (game.keys("combat-zone"), game.keys("played.0")) == (["running-on-empty"], ["impossible-course"])


def test_a_copy_of_impossible_course_moves_nothing_and_defeats_nothing() -> None:
    zones = {"hand.0": ["borrowed-skill"], "bridge.1": ["impossible-course"], "combat-zone": ["running-on-empty"]}
    game = given(zones).play("borrowed-skill").choose("impossible-course")
    assert game.s.attack == 4

    game.once(1)
    assert (game.waiting(), game.keys("combat-zone")) == ([], ["running-on-empty"])
    assert (game.keys("played.0"), game.keys("bridge.1")) == (["borrowed-skill"], ["impossible-course"])
    assert game.keys("defeated-characters") == []
