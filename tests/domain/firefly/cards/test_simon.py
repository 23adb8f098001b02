"""Simon: his Talent and his Flaw, and the cards of the doctor."""

from __future__ import annotations

import pytest

from ..referee import crewed, given

SIMON = crewed("Simon", "Mal")
RIVER = crewed("Mal", "Kaylee", "River")
WITHOUT_RIVER = crewed("Mal", "Kaylee", "Zoe", "Jayne", "Book")

# -- the Avatar


def test_simons_talent_heals_a_strike_of_any_main_character() -> None:
    zones = {"hand.0": ["talent"], "strikes.0": ["grazed"], "strikes.1": ["cracked-rib", "shot-through"]}
    game = given(zones, options=SIMON).play("talent").once()
    assert (game.waiting(), game.options()) == ([(0, "heal")], ["cracked-rib", "grazed", "shot-through"])

    game.choose("shot-through")
    assert (game.keys("strikes.1"), game.keys("discarded-strikes")) == (["cracked-rib"], ["shot-through"])
    assert (game.keys("strikes.0"), len(game.s.zone("talents"))) == (["grazed"], 11)


def test_simons_talent_heals_nobody_where_nobody_was_struck() -> None:
    game = given({"hand.0": ["talent"]}, options=SIMON).play("talent").once()

    assert (game.waiting(), len(game.s.zone("talents"))) == ([], 11)


def test_simons_flaw_brings_the_leftmost_crew_enemy_into_the_combat_zone() -> None:
    zones = {"hand.0": ["read-the-room", "shiny"], "deck.0": ["flaw"], "verse.far-left": ["alliance-cruiser"]}
    others = {"verse.left": ["patience"], "verse.middle": ["train-guard"], "verse.right": ["crow"]}
    game = given({**zones, **others}, options=SIMON, up=("far-left", "middle", "right")).play("read-the-room")

    assert game.keys("combat-zone") == ["train-guard"]
    assert game.verse() == {"right": "crow", "left": "(patience)", "far-left": "alliance-cruiser"}
    assert (game.waiting(), game.keys("hand.0")) == ([], ["shiny"])


def test_simons_flaw_takes_a_card_of_his_hand_where_no_crew_enemy_lies_face_up() -> None:
    zones = {"hand.0": ["read-the-room", "shiny", "misbehave"], "deck.0": ["flaw"], "verse.left": ["patience"]}
    ships = {"verse.far-left": ["alliance-cruiser"], "combat-zone": ["train-guard"]}
    game = given({**zones, **ships}, options=SIMON, up=("far-left",)).play("read-the-room")
    assert (game.waiting(), game.options()) == ([(0, "discard")], ["misbehave", "shiny"])

    game.choose("misbehave")
    assert (game.keys("discard.0"), game.keys("combat-zone")) == (["misbehave"], ["train-guard"])


# -- Field Dressing


def test_field_dressing_heals_after_other_survival_if_wanted() -> None:
    zones = {"hand.0": ["field-dressing"], "strikes.0": ["grazed"], "strikes.1": ["cracked-rib"]}
    alone = given(zones).play("field-dressing")
    assert (alone.s.recruit, alone.waiting()) == (2, [])

    game = given({**zones, "played.0": ["stand-between"]}).play("field-dressing")
    assert (game.options(), game.asked().least) == (["cracked-rib", "grazed"], 0)
    game.choose("cracked-rib")
    assert (game.keys("strikes.1"), game.keys("strikes.0"), game.s.recruit) == ([], ["grazed"], 2)

    declined = given({**zones, "played.0": ["stand-between"]}).play("field-dressing").choose()
    assert declined.keys("strikes.1") == ["cracked-rib"]


def test_field_dressing_brings_a_main_character_back_who_is_no_players() -> None:
    zones = {"hand.0": ["stand-between", "field-dressing"], "hand.1": ["human-shield"], "combat-zone": ["badger"]}
    game = given(zones, current=1).play("human-shield").end_turn().choose("zoe")
    zoe = game.find("mains", "zoe")
    assert (game.s.current, game.s.down, game.keys(f"wounds.{zoe}")) == (0, (zoe,), ["grazed"])

    game.play("stand-between").play("field-dressing").choose("grazed")
    assert (game.s.down, game.keys(f"wounds.{zoe}"), game.keys("discarded-strikes")) == ((), [], ["grazed"])


# -- Careful Diagnosis


def test_careful_diagnosis_reads_the_top_two_of_a_deck_and_puts_them_back_in_any_order() -> None:
    zones = {"hand.0": ["careful-diagnosis"], "deck.1": ["shiny", "misbehave", "covering-fire", "talent"]}
    game = given(zones).play("careful-diagnosis")
    assert (game.s.attack, game.options()) == (1, ["seat-0", "seat-1"])

    game.choose("seat-1")
    assert game.shown("deck.1", 0) == [None, None, "covering-fire", "talent"]
    assert game.shown("deck.1", 1) == game.shown("deck.1") == [None] * 4
    assert (game.waiting(), game.options(), game.asked().least) == ([(0, "discard")], ["covering-fire", "talent"], 0)
    game.choose()
    assert (game.waiting(), game.options()) == ([(0, "order")], ["covering-fire", "talent"])

    game.choose("covering-fire", "talent")
    assert game.keys("deck.1") == ["shiny", "misbehave", "talent", "covering-fire"]
    assert game.shown("deck.1", 0) == [None, None, "talent", "covering-fire"]
    assert (game.shown("deck.1", 1), game.waiting()) == ([None] * 4, [])


def test_careful_diagnosis_may_leave_the_two_as_they_lay() -> None:
    zones = {"hand.0": ["careful-diagnosis"], "deck.1": ["shiny", "covering-fire", "talent"]}
    game = given(zones).play("careful-diagnosis").choose("seat-1").choose().choose("talent", "covering-fire")

    assert game.keys("deck.1") == ["shiny", "covering-fire", "talent"]


def test_careful_diagnosis_discards_what_it_shall() -> None:
    zones = {"hand.0": ["careful-diagnosis"], "deck.0": ["shiny", "misbehave", "covering-fire"]}
    game = given(zones).play("careful-diagnosis").choose("seat-0").choose("covering-fire").choose("misbehave")
    assert (game.keys("deck.0"), game.keys("discard.0")) == (["shiny", "misbehave"], ["covering-fire"])

    both = given(zones).play("careful-diagnosis").choose("seat-0").choose("covering-fire", "misbehave")
    assert (both.keys("deck.0"), both.waiting()) == (["shiny"], [])
    assert sorted(both.keys("discard.0")) == ["covering-fire", "misbehave"]


def test_careful_diagnosis_may_draw_after_other_intel() -> None:
    zones = {"hand.0": ["careful-diagnosis"], "played.0": ["read-the-room"], "deck.0": ["talent", "misbehave"]}
    game = given(zones).play("careful-diagnosis").choose("seat-0").choose("misbehave").choose("talent")
    assert (game.waiting(), game.asked().least) == ([(0, "whether")], 0)

    assert game.choose("do").keys("hand.0") == ["talent"]


# -- Steady Hands


def test_steady_hands_heals_up_to_three_for_recruit_points_and_a_card_for_whoever_was_healed() -> None:
    strikes = {"strikes.0": ["grazed", "cracked-rib"], "strikes.1": ["knocked-flat", "grazed"], "strikes.2": ["grazed"]}
    zones = {"hand.0": ["steady-hands"], **strikes}
    game = given(zones, 3, options=WITHOUT_RIVER).play("steady-hands")
    assert (game.s.recruit, game.asked().least, game.asked().most) == (3, 0, 3)

    game.choose("cracked-rib", "knocked-flat")
    assert game.s.recruit == 5
    assert [game.keys(f"hand.{seat}") for seat in range(3)] == [["shiny"], ["shiny"], []]
    assert (game.keys("strikes.0"), game.keys("strikes.1")) == (["grazed"], ["grazed"])


def test_steady_hands_gives_nothing_for_what_was_healed_before() -> None:
    zones = {"hand.0": ["field-dressing", "steady-hands"], "played.0": ["stand-between"], "strikes.1": ["grazed"]}
    game = given({**zones, "strikes.0": ["cracked-rib"]}, options=WITHOUT_RIVER).play("field-dressing").choose("grazed")
    game.play("steady-hands").choose("cracked-rib")

    assert (game.keys("hand.1"), game.keys("hand.0"), game.s.recruit) == ([], ["shiny"], 6)


def test_steady_hands_may_heal_nobody() -> None:
    game = given({"hand.0": ["steady-hands"], "strikes.1": ["grazed"]}, options=WITHOUT_RIVER).play("steady-hands")

    assert (game.choose().s.recruit, game.keys("hand.1"), game.keys("strikes.1")) == (3, [], ["grazed"])


@pytest.mark.parametrize(("options", "down", "most"), [(RIVER, (), 4), (RIVER, ("River",), 3), (WITHOUT_RIVER, (), 3)])
def test_steady_hands_heals_four_while_river_is_a_main_character(
    options: dict[str, tuple[str, ...]], down: tuple[str, ...], most: int
) -> None:
    zones = {"hand.0": ["steady-hands"], "strikes.1": ["grazed"] * 5}
    game = given(zones, options=options, down=down).play("steady-hands")
    assert game.asked().most == most

    game.choose(*["grazed"] * most)
    assert (game.s.recruit, game.keys("hand.1")) == (3 + most, ["shiny"])
    assert game.keys("strikes.1") == ["grazed"] * (5 - most)


def test_steady_hands_lets_a_defeated_player_return_and_draw_one_more() -> None:
    zones = {"hand.0": ["steady-hands"], "strikes.1": ["shot-through"] * 2}
    game = given(zones, options=WITHOUT_RIVER, defeated=(1,)).play("steady-hands").choose("shot-through")

    assert (game.s.defeated, game.keys("hand.1"), game.s.recruit) == ((), ["shiny"] * 7, 4)
