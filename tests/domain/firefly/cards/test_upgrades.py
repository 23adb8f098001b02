"""Each Upgrade: what it does for whoever's turn it is, as long as it is fitted to Serenity."""

from __future__ import annotations

import pytest

from domain.games.firefly.actions import PayFor, Recruit, Scan

from ..referee import between, given, turn_with

SLOTS = {f"serenity.{n}": ["scorched-plating"] for n in range(1, 7)}
RAID = {"combat-zone": ["reaver-raider"]}


def test_a_reinforced_hull_adds_a_slot_for_strikes() -> None:
    game = given({**SLOTS, **RAID, "upgrades.7": ["reinforced-hull"]}).end_turn()
    assert (game.s.status, game.keys("serenity.7")) == ("running", ["scorched-plating"])
    assert game.end_turn().s.reason == "serenity-explodes"


def test_a_reinforced_hull_lies_at_its_own_slot_and_makes_no_room_for_others() -> None:
    game = between({**SLOTS, "upgrade-stack": ["reinforced-hull", "spare-bunks", "decoy-buoys"]}, 1, credits=5)
    game.choose("reinforced-hull")
    assert (game.keys("upgrades.7"), [game.keys(f"upgrades.{n}") for n in range(1, 7)]) == (
        ["reinforced-hull"],
        [[]] * 6,
    )

    full = {**SLOTS, "upgrades.7": ["reinforced-hull"], "serenity.7": ["scorched-plating"]}
    assert "spare-bunks" not in between({**full, "upgrade-stack": ["spare-bunks"]}, 1, credits=5).options()


def test_a_fire_suppression_system_makes_the_first_repair_of_each_turn_cheaper() -> None:
    zones = {"serenity.1": ["bad-air"], "serenity.2": ["bad-air"], "upgrades.6": ["fire-suppression-system"]}
    game = given(zones, recruit=8).repair("bad-air")
    assert game.s.recruit == 5
    assert game.repair("bad-air").s.recruit == 0
    assert given({**zones, "serenity.1": ["scorched-plating"]}, current=1).repair("scorched-plating").s.recruit == 0


def test_enhanced_sensors_make_scans_cheaper_but_never_free() -> None:
    zones = {"verse.middle": ["dobson"], "verse.left": ["badger"], "upgrades.6": ["enhanced-sensors"]}
    assert given(zones, attack=1).legal(Scan) == ["left", "middle"]
    assert given(zones, attack=1).scan("middle").s.attack == 0
    assert given(zones).legal(Scan) == []


def test_a_stocked_infirmary_heals_once_each_episode() -> None:
    zones = {"strikes.1": ["grazed", "cracked-rib"], "upgrades.6": ["stocked-infirmary"]}
    game = given(zones).pay_for("stocked-infirmary")
    assert (game.waiting(), game.options()) == ([(0, "heal")], ["cracked-rib", "grazed"])
    game.choose("cracked-rib")
    assert (game.damage(1), game.legal(PayFor)) == (1, [])
    assert game.end_turn().legal(PayFor) == []


def test_hidden_compartments_bring_a_credit_in_each_inter_mission() -> None:
    zones = {"serenity.1": ["scorched-plating"], "upgrade-stack": []}
    assert between({**zones, "upgrades.6": ["hidden-compartments"]}, 1, credits=1).s.credits == (
        between(zones, 1, credits=1).s.credits + 1
    )


def test_decoy_buoys_keep_a_ship_strike_away_once_each_episode() -> None:
    game = given({**RAID, "upgrades.6": ["decoy-buoys"]}).end_turn()
    assert (game.waiting(), game.options(), game.asked().least) == ([(0, "avoid-ship")], ["decoy-buoys"], 0)
    game.choose("decoy-buoys")
    assert (game.keys("serenity.1"), game.keys("upgrades.6"), game.s.current) == ([], ["decoy-buoys"], 1)
    game.end_turn()
    assert (game.waiting(), game.keys("serenity.1")) == ([], ["scorched-plating"])


def test_decoy_buoys_may_wait_and_help_beside_other_ways_to_avoid() -> None:
    game = given({**RAID, "upgrades.6": ["decoy-buoys"]}).end_turn().choose()
    assert game.keys("serenity.1") == ["scorched-plating"]
    assert game.end_turn().choose("decoy-buoys").keys("serenity.2") == []

    ready = given({**RAID, "hand.0": ["quick-course-change"], "upgrades.6": ["decoy-buoys"]})
    ready.play("quick-course-change").end_turn()
    assert ready.asked().options == ("avoid", ready.find("upgrades.6", "decoy-buoys"))
    ready.choose("avoid")
    assert ready.end_turn().waiting() == [(1, "avoid-ship")]


def test_decoy_buoys_help_neither_against_crew_strikes_nor_crossed_controls() -> None:
    crew = given({"combat-zone": ["dockside-heavies"], "upgrades.6": ["decoy-buoys"]}).end_turn()
    assert (crew.waiting(), crew.damage(0)) == ([], 1)
    crossed = given({**RAID, "serenity.1": ["crossed-controls"], "upgrades.6": ["decoy-buoys"]}).end_turn()
    assert (crossed.waiting(), crossed.keys("serenity.2")) == ([], ["scorched-plating"])


def test_armored_shutters_make_every_ship_enemy_weaker() -> None:
    ships = {"combat-zone": ["reaver-raider", "dockside-heavies"], "verse.left": ["alliance-cruiser"]}
    usual, weaker = given(ships, up=("left",)), given({**ships, "upgrades.6": ["armored-shutters"]}, up=("left",))
    for ship in ("reaver-raider", "alliance-cruiser"):
        assert weaker.attack_of(ship) == usual.attack_of(ship) - 1
    assert weaker.attack_of("dockside-heavies") == usual.attack_of("dockside-heavies")


@pytest.mark.rule("firefly.cleanup.discard-all")
def test_a_common_table_lets_a_card_stay_in_hand_for_one_drawn_fewer() -> None:
    zones = {"hand.0": ["covering-fire", "misbehave"], "played.0": ["talent"], "upgrades.6": ["common-table"]}
    game = given(zones).end_turn()
    assert (game.waiting(), game.options(), game.asked().least) == ([(0, "keep")], ["covering-fire", "misbehave"], 0)
    game.choose("covering-fire")
    assert game.keys("hand.0") == ["covering-fire", *["shiny"] * 5]
    assert sorted(game.keys("discard.0")) == ["misbehave", "talent"]

    none = given(zones).end_turn().choose()
    assert (none.keys("hand.0"), len(none.s.zone("discard.0"))) == (["shiny"] * 6, 3)


def test_a_common_table_asks_nobody_without_a_card_left_nor_without_the_upgrade() -> None:
    game = given({"upgrades.6": ["common-table"]}).end_turn()
    assert (game.waiting(), len(game.s.zone("hand.0"))) == ([], 6)
    assert given({"hand.0": ["shiny"]}).end_turn().waiting() == []


def test_a_common_table_keeps_the_hand_at_three_and_the_next_cleanup_as_it_was() -> None:
    zones = {"hand.0": ["covering-fire"], "upgrades.6": ["common-table"], "deck.0": ["shiny"] * 20}
    game = given(zones).end_turn().choose("covering-fire").end_turn()
    assert (game.s.current, len(game.s.zone("hand.0"))) == (0, 6)
    assert len(game.end_turn().choose().s.zone("hand.0")) == 6


def test_a_tuned_engine_lets_the_episode_phase_be_skipped_once_each_episode() -> None:
    zones = {"upgrades.6": ["tuned-engine"], "verse.far-right": ["dobson"], "episode-deck": ["badger"] * 4}
    game = turn_with("badger", zones)
    assert (game.waiting(), game.asked().least) == ([(0, "skip-episode")], 0)
    game.choose("tuned-engine")
    assert (game.verse(), game.s.phase, len(game.s.zone("episode-deck"))) == ({"far-right": "(dobson)"}, "action", 4)

    game.end_turn()
    assert (game.waiting(), game.s.current) == ([], 1)
    assert game.verse() == {"far-right": "(badger)", "right": "(dobson)"}


def test_a_tuned_engine_may_wait() -> None:
    game = turn_with("badger", {"upgrades.6": ["tuned-engine"], "verse.far-right": ["dobson"]}).choose()
    assert game.verse() == {"far-right": "(badger)", "right": "(dobson)"}
    assert game.end_turn().waiting() == [(1, "skip-episode")]


def test_spare_bunks_make_the_first_dear_character_of_each_turn_cheaper() -> None:
    zones = {"upgrades.6": ["spare-bunks"], "bridge.1": ["long-vigil"], "bridge.2": ["long-vigil"]}
    game = given(zones, recruit=13).recruit("long-vigil")
    assert game.s.recruit == 7
    assert (game.keys("bridge.1"), game.recruit("long-vigil").s.recruit) == (["read-the-room"], 0)

    cheap = given({**zones, "bridge.1": ["covering-fire"]}, recruit=4).recruit("covering-fire")
    assert (cheap.s.recruit, "long-vigil" in cheap.legal(Recruit)) == (0, False)
