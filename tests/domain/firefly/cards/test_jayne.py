"""Jayne: his Talent and his Flaw, and the cards of the hired gun."""

from __future__ import annotations

import pytest

from ..referee import crewed, given

JAYNE = crewed("Jayne", "Kaylee", "Zoe")
WITHOUT_MAL = crewed("Jayne", "Kaylee", "Zoe", "Book", "Simon")

# -- the Avatar


def test_jaynes_talent_gives_two_attack_and_two_more_for_a_card_of_his_hand() -> None:
    game = given({"hand.0": ["talent", "misbehave"]}, options=JAYNE).play("talent").once()
    assert (game.s.attack, game.waiting(), game.asked().least) == (2, [(0, "discard")], 0)
    assert game.options() == ["misbehave", "shiny"]

    game.choose("shiny")
    assert (game.s.attack, game.keys("discard.0"), game.keys("hand.0")) == (4, ["shiny"], ["misbehave"])
    assert len(game.s.zone("talents")) == 11


def test_jaynes_talent_gives_two_attack_alone_where_he_keeps_his_hand() -> None:
    game = given({"hand.0": ["talent"]}, options=JAYNE).play("talent").once().choose()

    assert (game.s.attack, game.keys("hand.0"), game.keys("discard.0")) == (2, ["shiny"], [])


def test_jaynes_flaw_takes_a_card_of_the_next_players_hand() -> None:
    zones = {"hand.0": ["read-the-room", "shiny"], "deck.0": ["flaw"], "hand.1": ["misbehave", "talent"]}
    game = given(zones, 3, options=JAYNE).play("read-the-room")
    assert (game.waiting(), game.options()) == ([(1, "discard")], ["misbehave", "talent"])

    game.choose("misbehave")
    assert (game.keys("discard.1"), game.keys("hand.1"), game.keys("hand.0")) == (["misbehave"], ["talent"], ["shiny"])


# -- Bigger Gun


@pytest.mark.rule("firefly.next_player.left")
def test_bigger_gun_gives_two_more_for_a_card_of_the_next_players_hand() -> None:
    zones = {"hand.0": ["bigger-gun", "shiny"], "hand.1": ["misbehave", "shiny"], "hand.2": ["shiny"]}
    game = given(zones, 3).play("bigger-gun")
    assert (game.s.attack, game.waiting()) == (2, [(0, "whether")])

    game.choose("do")
    assert game.waiting() == [(1, "discard")]
    game.choose("misbehave")
    assert (game.s.attack, game.keys("discard.1"), game.keys("hand.1")) == (4, ["misbehave"], ["shiny"])
    assert (game.keys("hand.0"), game.keys("hand.2")) == (["shiny"], ["shiny"])


def test_bigger_gun_gives_two_alone_where_nothing_is_asked_or_nothing_is_there() -> None:
    declined = given({"hand.0": ["bigger-gun"], "hand.1": ["shiny"]}).play("bigger-gun").choose()
    assert (declined.s.attack, declined.keys("hand.1")) == (2, ["shiny"])

    nothing = given({"hand.0": ["bigger-gun"]}).play("bigger-gun").choose("do")
    assert (nothing.s.attack, nothing.waiting()) == (2, [])


@pytest.mark.rule("firefly.next_player.alone")
def test_bigger_gun_takes_the_card_of_who_plays_it_where_all_others_are_defeated() -> None:
    game = given({"hand.0": ["bigger-gun", "misbehave", "shiny"]}, 3, defeated=(1, 2)).play("bigger-gun").choose("do")
    assert game.waiting() == [(0, "discard")]

    assert game.choose("misbehave").s.attack == 4
    assert game.keys("hand.0") == ["shiny"]


# -- Dead Weight


def test_dead_weight_gives_one_more_for_a_character_that_is_defeated_after_other_strength() -> None:
    zones = {"hand.0": ["dead-weight", "shiny"], "played.0": ["bigger-gun"], "discard.0": ["misbehave"]}
    game = given(zones).play("dead-weight")
    assert (game.s.attack, game.asked().least) == (2, 0)
    assert game.options() == ["bigger-gun", "dead-weight", "shiny"]

    game.choose("shiny")
    assert (game.s.attack, game.keys("defeated-characters"), game.keys("hand.0")) == (3, ["shiny"], [])

    kept = given(zones).play("dead-weight").choose()
    assert (kept.s.attack, kept.keys("defeated-characters")) == (2, [])


def test_dead_weight_defeats_nothing_without_strength_before_it() -> None:
    game = given({"hand.0": ["dead-weight", "shiny"]}).play("dead-weight")

    assert (game.s.attack, game.waiting(), game.keys("hand.0")) == (2, [], ["shiny"])


# -- Human Shield


def test_human_shield_lets_another_player_draw_one_crew_strike() -> None:
    zones = {"hand.0": ["human-shield"], "combat-zone": ["dockside-heavies"] * 2}
    game = given(zones, 2, down=("Zoe",)).play("human-shield")
    assert game.s.attack == 3

    game.end_turn()
    assert (game.waiting(), game.options(), game.asked().least) == (
        [(0, "avoid-crew")],
        ["book", "jayne", "kaylee"],
        0,
    )
    game.choose("kaylee")
    assert (game.keys("strikes.1"), game.keys("strikes.0")) == (["grazed"], ["grazed"])
    assert game.waiting() == []


def test_human_shield_lets_a_main_character_draw_it_who_is_no_players() -> None:
    zones = {"hand.0": ["human-shield"], "combat-zone": ["dockside-heavies"]}
    game = given(zones).play("human-shield").end_turn().choose("jayne")

    jayne = game.find("mains", "jayne")
    assert (game.keys("strikes.0"), game.keys(f"wounds.{jayne}"), game.s.down) == ([], ["grazed"], (jayne,))


def test_human_shield_need_not_be_used_and_waits_then_but_not_for_ship_strikes() -> None:
    zones = {"hand.0": ["human-shield"], "combat-zone": ["alliance-cruiser", "dockside-heavies", "badger"]}
    game = given(zones).play("human-shield").end_turn()
    assert game.keys("serenity.1") == ["scorched-plating"]

    game.choose()
    assert (game.keys("strikes.0"), game.waiting()) == (["grazed"], [(0, "avoid-crew")])
    assert game.choose("kaylee").keys("strikes.1") == ["grazed"]


# -- Crate of Guns


@pytest.mark.rule("firefly.crew_names.main-only")
def test_crate_of_guns_brings_a_flaw_unless_mal_is_a_main_character() -> None:
    game = given({"hand.0": ["crate-of-guns"]}, options=WITHOUT_MAL).play("crate-of-guns")
    assert (game.s.attack, game.keys("discard.0"), len(game.s.zone("flaws"))) == (6, ["flaw"], 19)

    beside = given({"hand.0": ["crate-of-guns"]}, options=JAYNE).play("crate-of-guns")
    assert (beside.s.attack, beside.keys("discard.0")) == (6, [])
    defeated = given({"hand.0": ["crate-of-guns"]}, options=JAYNE, down=("Mal",)).play("crate-of-guns")
    assert defeated.keys("discard.0") == ["flaw"]


def test_crate_of_guns_gives_two_more_after_other_strength() -> None:
    game = given({"hand.0": ["crate-of-guns"], "played.0": ["covering-fire"]}).play("crate-of-guns")

    assert game.s.attack == 8
