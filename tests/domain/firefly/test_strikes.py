from __future__ import annotations

import pytest

from .referee import given, turn_with


@pytest.mark.rule("firefly.crew_strike.draw", "firefly.strike.strike-ability")
def test_a_crew_enemy_strikes_the_current_player() -> None:
    game = given({"combat-zone": ["boarding-marines"], "deck.0": ["shiny"] * 10}).end_turn()
    assert game.keys("strikes.0") == ["grazed"]
    assert len(game.s.zone("hand.0")) == 5


@pytest.mark.rule("firefly.ship_strike.draw", "firefly.strike.enemy-types")
def test_a_ship_enemy_strikes_serenity() -> None:
    game = given({"combat-zone": ["reaver-raider"]}).end_turn()
    assert game.keys("serenity.1") == ["scorched-plating"]
    assert game.keys("strikes.0") == []


@pytest.mark.rule("firefly.ship_strike.explode", "firefly.end_game.losses")
def test_with_all_slots_taken_serenity_explodes() -> None:
    slots = {f"serenity.{n}": ["scorched-plating"] for n in range(1, 7)}
    game = given({"combat-zone": ["reaver-raider"], **slots}).end_turn()
    assert (game.s.outcome, game.s.reason) == ("loss", "serenity-explodes")


@pytest.mark.rule("firefly.keyword.range", "firefly.keyword.range-hidden")
def test_face_up_enemies_with_range_strike_out_of_the_verse() -> None:
    game = given({"verse.left": ["hillside-rifle"], "verse.right": ["hillside-rifle"]}, up=("left",)).end_turn()
    assert game.keys("strikes.0") == ["grazed"]


@pytest.mark.rule("firefly.strike.avoid", "firefly.strike.avoid-choose-which")
def test_a_ship_strike_may_be_avoided() -> None:
    game = given({"combat-zone": ["reaver-raider"], "hand.0": ["quick-course-change"]}).play("quick-course-change")
    game.end_turn().choose("avoid")
    assert game.s.zone("serenity.1") == ()


@pytest.mark.rule(
    "firefly.crew_strike.defeat-threshold", "firefly.defeated.reset-deck", "firefly.turn.defeated-skipped"
)
def test_enough_damage_defeats_and_the_turn_is_skipped() -> None:
    hurt = {"strikes.0": ["cracked-rib"] * 3 + ["grazed"]}
    game = given(
        {"combat-zone": ["dockside-heavies"], "hand.0": ["shiny"], "discard.0": ["misbehave"], **hurt}
    ).end_turn()
    assert game.s.defeated == (0,)
    assert sorted(game.keys("deck.0")) == ["misbehave"] + ["shiny"] * 11
    assert game.end_turn().s.current == 1


@pytest.mark.rule("firefly.defeated.all-defeated-lose")
def test_all_defeated_at_once_is_a_loss() -> None:
    hurt = {"strikes.0": ["cracked-rib"] * 3 + ["grazed"]}
    game = given({"combat-zone": ["dockside-heavies"], **hurt}, defeated=(1,)).end_turn()
    assert (game.s.outcome, game.s.reason) == ("loss", "all-defeated")


@pytest.mark.rule("firefly.defeated.re-enter", "firefly.heal.any-main-character", "firefly.defeated.may-be-healed")
def test_healing_brings_a_defeated_player_back_with_six_cards() -> None:
    zones = {
        "strikes.1": ["shot-through", "shot-through"],
        "hand.0": ["field-dressing"],
        "played.0": ["field-dressing"],
    }
    game = given(zones, defeated=(1,)).play("field-dressing").choose("shot-through")
    assert game.s.defeated == ()
    assert len(game.s.zone("hand.1")) == 6


@pytest.mark.rule("firefly.non_player_main.defeated-by-any-damage", "firefly.crew_names.strike-any-main")
def test_a_main_character_who_is_no_player_falls_to_any_damage() -> None:
    game = given({"combat-zone": ["dockside-heavies"], "crew-strikes": ["grazed", "ricochet"]}, 1).end_turn()
    (zoe,) = (i for i in game.s.zone("mains") if game.s.what[i] == "zoe")
    assert game.s.down == (zoe,)
    assert game.keys(f"wounds.{zoe}") == ["grazed"]


@pytest.mark.rule("firefly.non_player_main.zero-damage")
def test_a_strike_without_damage_does_a_non_player_nothing() -> None:
    game = given(
        {"combat-zone": ["dockside-heavies"], "crew-strikes": ["grazed", "wide-shot", "ricochet"]}, 1
    ).end_turn()
    assert game.s.down == ()
    assert game.keys("discarded-strikes") == ["wide-shot"]


@pytest.mark.rule("firefly.ship_strike.ongoing")
def test_an_ongoing_ship_strike_holds_while_it_lies_there() -> None:
    game = given({"serenity.1": ["dead-thruster"], "combat-zone": ["alliance-cruiser", "dockside-heavies"]})
    assert (game.attack_of("alliance-cruiser"), game.attack_of("dockside-heavies")) == (5, 3)


@pytest.mark.rule("firefly.timing.ongoing")
def test_bleeding_costs_a_card_at_the_start_of_the_action_phase() -> None:
    game = turn_with("badger", {"strikes.0": ["bleeding"], "hand.0": ["shiny", "misbehave"]}).choose("shiny")
    assert game.keys("hand.0") == ["misbehave"]
