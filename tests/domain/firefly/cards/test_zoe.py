"""Zoe: her Talent and her Flaw, and the cards of the soldier."""

from __future__ import annotations

import pytest

from domain.games.firefly.actions import Recruit

from ..referee import crewed, given

ZOE = crewed("Zoe", "Mal")
WASH = crewed("Mal", "Wash")
WITHOUT_WASH = crewed("Mal", "Kaylee")
TWO_ENEMIES = {"combat-zone": ["dockside-heavies"], "verse.left": ["patience"], "verse.right": ["dobson"]}

# -- the Avatar


def test_zoes_talent_weakens_a_face_up_enemy_by_three_until_the_turn_ends() -> None:
    game = given({"hand.0": ["talent"], **TWO_ENEMIES}, options=ZOE, up=("left",)).play("talent")
    assert game.keys("hand.0") == ["shiny"]

    game.once()
    assert (game.waiting(), game.options()) == ([(0, "weaken")], ["dockside-heavies", "patience"])
    game.choose("patience")
    assert (game.attack_of("patience"), game.attack_of("dockside-heavies")) == (3, 3)
    assert len(game.s.zone("talents")) == 11

    assert game.end_turn().attack_of("patience") == 6


def test_zoes_talent_takes_no_more_attack_than_there_is() -> None:
    game = given({"hand.0": ["talent"], "combat-zone": ["hillside-rifle"]}, options=ZOE).play("talent").once()

    assert game.attack_of("hillside-rifle") == 0
    assert game.fight("hillside-rifle").keys("defeated-cards") == ["hillside-rifle"]


def test_zoes_flaw_forbids_her_to_recruit_for_the_turn_but_not_to_gain() -> None:
    zones = {"hand.0": ["read-the-room", "crew-comes-first"], "deck.0": ["flaw"]}
    game = given(zones, recruit=9, options=ZOE).play("read-the-room")
    assert game.legal(Recruit) == []
    for card in (game.find("bridge.1", "no-power-in-the-verse-can-stop-me"), game.s.zone("browncoats")[-1]):
        refused = game.refused(Recruit(card=card))
        assert (refused.rule, refused.detail) == ("firefly.card_text.cant-beats-can", "no_recruit")

    game.play("crew-comes-first").choose("0").choose("no-power-in-the-verse-can-stop-me")
    assert game.keys("discard.0") == ["no-power-in-the-verse-can-stop-me"]
    assert game.choose("1").end_turn().s.current == 1


# -- Covering Fire


def test_covering_fire_weakens_an_enemy_after_other_strength() -> None:
    alone = given({"hand.0": ["covering-fire"], **TWO_ENEMIES}, up=("left",)).play("covering-fire")
    assert (alone.s.attack, alone.waiting(), alone.attack_of("patience")) == (2, [], 6)

    zones = {"hand.0": ["covering-fire"], "played.0": ["no-power-in-the-verse-can-stop-me"], **TWO_ENEMIES}
    game = given(zones, up=("left",)).play("covering-fire")
    assert (game.waiting(), game.options()) == ([(0, "weaken")], ["dockside-heavies", "patience"])
    game.choose("patience")
    assert (game.s.attack, game.attack_of("patience"), game.attack_of("dockside-heavies")) == (2, 5, 3)


@pytest.mark.rule("firefly.card_text.enemy-minus-attack")
def test_an_enemy_that_was_weakened_is_cheaper_to_fight() -> None:
    zones = {
        "hand.0": ["covering-fire"],
        "played.0": ["no-power-in-the-verse-can-stop-me"],
        "combat-zone": ["train-guard"],
    }
    game = given(zones, attack=3).play("covering-fire").fight("train-guard")

    assert (game.s.attack, game.keys("defeated-cards")) == (1, ["train-guard"])


# -- Hold the Line


def test_hold_the_line_lets_a_player_defeat_a_basic_card_of_hand_or_discard_pile() -> None:
    own = {"hand.1": ["shiny", "talent"], "discard.1": ["misbehave", "captains-share"], "deck.1": ["shiny"]}
    game = given({"hand.0": ["hold-the-line", "shiny"], **own}).play("hold-the-line")
    assert (game.s.attack, game.options()) == (3, ["seat-0", "seat-1"])

    game.choose("seat-1")
    assert (game.waiting(), game.options(), game.asked().least) == ([(1, "ko")], ["misbehave", "shiny"], 0)
    game.choose("misbehave")
    assert game.keys("defeated-characters") == ["misbehave"]
    assert (game.keys("hand.1"), game.keys("discard.1")) == (["shiny", "talent"], ["captains-share"])


def test_hold_the_line_can_be_of_use_to_oneself_or_be_left_alone() -> None:
    hand = {"hand.0": ["hold-the-line", "shiny"]}
    game = given(hand).play("hold-the-line").choose("seat-0").choose("shiny")
    assert game.keys("defeated-characters") == ["shiny"]

    declined = given(hand).play("hold-the-line").choose("seat-0").choose()
    assert (declined.keys("defeated-characters"), declined.keys("hand.0")) == ([], ["shiny"])


# -- Veteran's Eye


@pytest.mark.rule("firefly.avatar.defense")
def test_veterans_eye_weakens_an_enemy_by_the_players_defense() -> None:
    game = given({"hand.0": ["veterans-eye"], **TWO_ENEMIES}, options=WITHOUT_WASH, up=("left",)).play("veterans-eye")
    assert (game.s.attack, game.options()) == (4, ["dockside-heavies", "patience"])

    game.choose("patience")
    assert (game.attack_of("patience"), game.attack_of("dockside-heavies")) == (3, 3)
    assert (game.waiting(), game.keys("hand.0")) == ([], [])


def test_veterans_eye_weakens_another_enemy_too_after_other_strength() -> None:
    zones = {"hand.0": ["veterans-eye"], "played.0": ["covering-fire"], **TWO_ENEMIES}
    game = given(zones, options=ZOE, up=("left", "right")).play("veterans-eye").choose("patience")
    assert (game.waiting(), game.options()) == ([(0, "weaken")], ["dobson", "dockside-heavies"])

    game.choose("dobson")
    assert [game.attack_of(key) for key in ("patience", "dobson", "dockside-heavies")] == [2, 1, 3]


def test_veterans_eye_finds_no_second_enemy_in_the_same_one() -> None:
    zones = {"hand.0": ["veterans-eye"], "played.0": ["covering-fire"], "combat-zone": ["crow"]}
    game = given(zones, options=WITHOUT_WASH).play("veterans-eye")

    assert (game.waiting(), game.attack_of("crow")) == ([], 6)


def test_veterans_eye_draws_a_card_while_wash_is_a_main_character() -> None:
    game = given({"hand.0": ["veterans-eye"]}, options=WASH).play("veterans-eye")
    assert (game.waiting(), game.keys("hand.0"), game.s.attack) == ([], ["shiny"], 4)

    defeated = given({"hand.0": ["veterans-eye"]}, options=WASH, defeated=(1,)).play("veterans-eye")
    assert defeated.keys("hand.0") == []
