"""Mal: his Talent and his Flaw, and the cards of the captain."""

from __future__ import annotations

import pytest

from domain.games.firefly.actions import FightEnemy

from ..referee import crewed, given

WITHOUT_ZOE = crewed("Mal", "Kaylee", "Simon", "Jayne", "Book")

# -- the Avatar


def test_mals_talent_draws_then_gives_a_player_a_character_that_he_chooses() -> None:
    zones = {"hand.0": ["talent"], "bridge.2": ["covering-fire"], "bridge.3": ["hold-the-line"]}
    game = given(zones).play("talent")
    assert (game.keys("hand.0"), game.keys("played.0")) == (["shiny"], ["talent"])

    game.once()
    assert (game.waiting(), game.options()) == ([(0, "player")], ["seat-0", "seat-1"])
    game.choose("seat-1")
    assert game.waiting() == [(0, "gain-cards")]
    assert game.options() == ["covering-fire", *["no-power-in-the-verse-can-stop-me"] * 3]

    game.choose("covering-fire")
    assert game.keys("discard.1") == ["covering-fire"]
    assert (game.keys("bridge.2"), game.s.recruit) == (["read-the-room"], 0)
    assert (game.keys("played.0"), len(game.s.zone("talents"))) == ([], 11)


def test_mals_talent_gives_him_a_character_too() -> None:
    game = (
        given({"hand.0": ["talent"]}).play("talent").once().choose("seat-0").choose("no-power-in-the-verse-can-stop-me")
    )

    assert game.keys("discard.0") == ["no-power-in-the-verse-can-stop-me"]


def test_mals_flaw_makes_every_enemy_stronger_until_the_turn_ends() -> None:
    zones = {"verse.left": ["badger"], "verse.right": ["dobson"], "combat-zone": ["train-guard"]}
    game = given({"hand.0": ["read-the-room", "shiny"], "deck.0": ["flaw"], **zones}, up=("left",))
    game.play("read-the-room")

    assert (game.waiting(), game.keys("hand.0")) == ([], ["shiny"])
    assert (game.attack_of("badger"), game.attack_of("train-guard")) == (4, 6)
    assert len(game.s.zone("flaws")) == 21

    game.end_turn()
    assert (game.attack_of("badger"), game.attack_of("train-guard")) == (3, 5)


def test_mals_flaw_takes_a_card_of_his_hand_where_there_is_no_enemy() -> None:
    zones = {"hand.0": ["read-the-room", "shiny", "misbehave"], "deck.0": ["flaw"], "verse.right": ["dobson"]}
    game = given(zones).play("read-the-room")
    assert (game.waiting(), game.options()) == ([(0, "discard")], ["misbehave", "shiny"])

    game.choose("shiny")
    assert (game.keys("discard.0"), game.keys("hand.0")) == (["shiny"], ["misbehave"])


# -- Captain's Share


def test_captains_share_gives_recruit_points_alone_without_leadership_before_it() -> None:
    game = given({"hand.0": ["captains-share"]}).play("captains-share")

    assert (game.s.recruit, game.waiting(), game.keys("hand.0")) == (2, [], [])


@pytest.mark.rule("firefly.combo.requires-earlier-card")
def test_captains_share_lets_a_player_draw_after_other_leadership_if_wanted() -> None:
    zones = {"hand.0": ["captains-share"], "played.0": ["open-door"], "deck.1": ["misbehave"]}
    game = given(zones).play("captains-share")
    assert (game.waiting(), game.asked().least) == ([(0, "whether")], 0)
    assert game.choose("do").options() == ["seat-0", "seat-1"]
    assert game.choose("seat-1").keys("hand.1") == ["misbehave"]
    assert (game.s.recruit, game.keys("hand.0")) == (2, [])

    declined = given(zones).play("captains-share").choose()
    assert (declined.waiting(), declined.keys("hand.1"), declined.s.recruit) == ([], [], 2)


def test_captains_share_is_lent_and_its_copy_has_the_combo_too() -> None:
    zones = {"hand.1": ["captains-share"], "played.0": ["open-door"], "deck.0": ["misbehave"]}
    game = given(zones).coordinate("captains-share", 1).play_lent("captains-share")

    assert game.choose("do").choose("seat-0").keys("hand.0") == ["misbehave"]
    assert game.s.recruit == 2


# -- Against the Odds


@pytest.mark.parametrize(("enemies", "attack"), [(0, 1), (1, 2), (2, 3), (3, 4), (4, 4)])
def test_against_the_odds_grows_with_the_enemies_of_the_combat_zone_up_to_three(enemies: int, attack: int) -> None:
    zones = {"combat-zone": ["dockside-heavies"] * enemies, "verse.left": ["badger"], "hand.0": ["against-the-odds"]}
    game = given(zones, options=WITHOUT_ZOE, up=("left",)).play("against-the-odds")

    assert game.s.attack == attack


def test_against_the_odds_counts_enemies_alone() -> None:
    zones = {"combat-zone": ["haul-the-freight", "sealed-crate", "running-on-empty"], "hand.0": ["against-the-odds"]}

    assert given(zones, options=WITHOUT_ZOE).play("against-the-odds").s.attack == 1


@pytest.mark.rule("firefly.crew_names.main-only")
def test_against_the_odds_gives_one_more_while_zoe_is_a_main_character() -> None:
    hand = {"hand.0": ["against-the-odds"]}

    assert given(hand).play("against-the-odds").s.attack == 2
    assert given(hand, seats=3).play("against-the-odds").s.attack == 2
    assert given(hand, down=("Zoe",)).play("against-the-odds").s.attack == 1
    assert given(hand, options=WITHOUT_ZOE).play("against-the-odds").s.attack == 1


# -- Crew Comes First


def test_crew_comes_first_lets_each_player_gain_a_character_or_draw() -> None:
    zones = {"hand.1": ["crew-comes-first"], "bridge.1": ["hold-the-line"], "bridge.2": ["covering-fire"]}
    game = given({**zones, "deck.0": ["misbehave"], "deck.1": ["shiny"]}, 3, current=1).play("crew-comes-first")
    assert (game.s.recruit, game.waiting()) == (3, [(1, "way")])

    game.choose("0")
    assert (game.waiting(), game.options()) == (
        [(1, "gain-cards")],
        ["covering-fire", *["no-power-in-the-verse-can-stop-me"] * 3],
    )
    game.choose("covering-fire")
    assert game.waiting() == [(2, "way")]
    assert game.choose("0").options() == [*["no-power-in-the-verse-can-stop-me"] * 3, "read-the-room"]
    assert game.choose("read-the-room").waiting() == [(0, "way")]
    game.choose("1")

    assert [game.keys(f"discard.{seat}") for seat in range(3)] == [[], ["covering-fire"], ["read-the-room"]]
    assert (game.keys("hand.0"), game.waiting(), game.s.recruit) == (["misbehave"], [], 3)


def test_crew_comes_first_passes_over_a_defeated_player() -> None:
    game = given({"hand.0": ["crew-comes-first"]}, 2, defeated=(1,)).play("crew-comes-first").choose("1")

    assert (game.waiting(), game.keys("hand.0"), game.keys("hand.1")) == ([], ["shiny"], [])


def test_what_mals_flaw_adds_must_be_paid_for() -> None:
    zones = {"hand.0": ["read-the-room"], "deck.0": ["flaw"], "combat-zone": ["dockside-heavies"]}
    game = given(zones, attack=3).play("read-the-room")
    refused = game.refused(FightEnemy(card=game.on_table("dockside-heavies", "combat-zone")))

    assert (refused.code, refused.about) == ("not_enough_attack", {"needed": 4, "has": 3})
