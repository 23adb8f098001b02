"""Each Ship Strike of the deck: what it says when it is drawn, what holds while it lies on Serenity, and its price."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import pytest

from domain.games.firefly.actions import PlayCard, Repair, Scan, UseOnce

from ..referee import Referee, given, turn_with


def hit(*drawn: str, zones: Mapping[str, Sequence[str]] | None = None, seats: int = 2) -> Referee:
    """A ship has struck in seat 0's turn, which drew these Ship Strikes in this order; seat 1 is next."""
    laid = {"combat-zone": ["reaver-raider"], "ship-strikes": ["scorched-plating", *reversed(drawn)], **(zones or {})}
    return given(laid, seats).end_turn()


@pytest.mark.rule("firefly.repair.during-play")
@pytest.mark.parametrize(
    ("card", "price"),
    [
        ("scorched-plating", 2),
        ("cargo-shift", 2),
        ("overheated-drive", 3),
        ("hull-breach", 4),
        ("lurch", 3),
        ("fouled-sensors", 3),
        ("stuck-beacon", 3),
        ("coolant-leak", 3),
        ("dead-thruster", 4),
        ("cabin-fire", 4),
        ("crossed-controls", 4),
        ("sealed-hatches", 3),
        ("smoke-in-the-infirmary", 3),
        ("bad-air", 5),
    ],
)
def test_each_is_repaired_for_its_price(card: str, price: int) -> None:
    strike = {"serenity.2": [card]}
    game = given(strike, recruit=price).repair(card)
    assert (game.s.recruit, game.keys("serenity.2"), game.keys("repaired")) == (0, [], [card])

    short = given(strike, recruit=price - 1)
    assert (short.legal(Repair), short.refused(Repair(card=short.find("serenity.2", card))).code) == (
        [],
        "not_enough_recruit",
    )


def test_scorched_plating_only_takes_a_slot() -> None:
    game = hit("scorched-plating")
    assert (game.keys("serenity.1"), game.damage(0), len(game.s.zone("hand.0"))) == (["scorched-plating"], 0, 6)


@pytest.mark.rule("firefly.ship_strike.explode")
def test_glancing_blow_takes_no_slot_not_even_where_there_is_none() -> None:
    slots = {f"serenity.{n}": ["scorched-plating"] for n in range(1, 7)}
    game = hit("glancing-blow", zones=slots)
    assert (game.s.status, game.keys("repaired"), game.s.current) == ("running", ["glancing-blow"], 1)


@pytest.mark.rule("firefly.ship_strike.instant", "firefly.timing.multiple-characters")
def test_cargo_shift_takes_a_card_of_each_hand_the_current_players_first() -> None:
    hands = {"hand.0": ["shiny", "talent"], "hand.1": ["shiny", "misbehave"], "hand.2": []}
    game = hit("cargo-shift", seats=3, zones=hands)
    assert (game.waiting(), game.keys("serenity.1")) == ([(0, "discard")], ["cargo-shift"])
    game.choose("talent")
    assert game.waiting() == [(1, "discard")]
    game.choose("shiny", seat=1)
    assert (game.waiting(), game.keys("hand.1"), game.keys("discard.1")) == ([], ["misbehave"], ["shiny"])
    assert game.s.current == 1


def test_overheated_drive_takes_two_cards_or_another_ship_strike() -> None:
    hand = {"hand.0": ["shiny", "talent", "misbehave"]}
    game = hit("overheated-drive", "lurch", zones=hand)
    assert (game.waiting(), game.asked().options) == ([(0, "way")], ("0", "1"))
    game.choose("0").choose("talent", "shiny")
    assert (game.keys("serenity.1"), game.keys("serenity.2")) == (["overheated-drive"], [])

    game = hit("overheated-drive", "coolant-leak", zones=hand).choose("1")
    assert (game.keys("serenity.1"), game.keys("serenity.2")) == (["overheated-drive"], ["coolant-leak"])


def test_overheated_drive_leaves_no_choice_to_a_hand_of_one() -> None:
    game = hit("overheated-drive", "coolant-leak", zones={"hand.0": ["shiny"]})
    assert game.asked().options == ("1",)
    game.choose("1")
    assert (game.keys("serenity.2"), game.s.current) == (["coolant-leak"], 1)


def test_hull_breach_strikes_the_crew_as_well() -> None:
    game = hit("hull-breach", zones={"crew-strikes": ["grazed", "cracked-rib"]})
    assert (game.keys("serenity.1"), game.damage(0), game.damage(1)) == (["hull-breach"], 2, 0)


@pytest.mark.rule("firefly.ship_strike.instant")
def test_lurch_adds_an_episode_card_once() -> None:
    deck = {
        "episode-deck": ["running-on-empty", "dockside-heavies", "badger", "dobson"],
        "verse.far-left": ["patience"],
    }
    game = hit("lurch", zones=deck | {"verse.left": ["hillside-rifle"]})
    assert game.verse()["far-right"] == "(badger)"
    assert (game.verse()["right"], game.keys("serenity.1")) == ("(dobson)", ["lurch"])


@pytest.mark.rule("firefly.ship_strike.ongoing")
def test_fouled_sensors_make_scans_dearer_until_repaired() -> None:
    zones = {"serenity.1": ["fouled-sensors"], "verse.middle": ["dobson"]}
    assert given(zones, attack=2).legal(Scan) == []
    game = given(zones, attack=2, recruit=3).repair("fouled-sensors")
    assert game.legal(Scan) == ["middle"]
    assert given(zones, attack=3).scan("middle").s.attack == 0


def test_a_stuck_beacon_lets_face_up_ships_strike_out_of_the_verse() -> None:
    verse = {f"verse.{space}": ["alliance-cruiser"] for space in ("left", "right")} | {"verse.middle": ["dobson"]}
    game = given({**verse, "serenity.1": ["stuck-beacon"]}, up=("left", "middle")).end_turn()
    assert (game.keys("serenity.2"), game.keys("serenity.3"), game.damage(0)) == (["scorched-plating"], [], 0)
    assert given(verse, up=("left", "middle")).end_turn().keys("serenity.1") == []


def test_a_coolant_leak_makes_other_repairs_dearer_but_not_its_own() -> None:
    zones = {"serenity.1": ["coolant-leak"], "serenity.2": ["scorched-plating"]}
    assert given(zones, recruit=2).legal(Repair) == []
    game = given(zones, recruit=3)
    assert game.legal(Repair) == ["coolant-leak", "scorched-plating"]
    assert game.repair("scorched-plating").s.recruit == 0

    two = given({"serenity.1": ["coolant-leak"], "serenity.2": ["coolant-leak"]}, recruit=4)
    assert two.repair("coolant-leak").s.recruit == 0


def test_a_dead_thruster_makes_every_ship_enemy_stronger() -> None:
    ships = {"combat-zone": ["reaver-raider"], "verse.left": ["alliance-cruiser"], "verse.right": ["dobson"]}
    usual, harder = given(ships, up=("left",)), given({**ships, "serenity.1": ["dead-thruster"]}, up=("left",))
    assert harder.attack_of("reaver-raider") == usual.attack_of("reaver-raider") + 1
    assert harder.attack_of("alliance-cruiser") == usual.attack_of("alliance-cruiser") + 1


def test_a_cabin_fire_takes_a_card_at_the_start_of_every_action_phase_before_flaws() -> None:
    game = turn_with("badger", {"serenity.1": ["cabin-fire"], "hand.0": ["flaw", "shiny"]})
    assert (game.waiting(), game.keys("hand.0")) == ([(0, "discard")], ["flaw", "shiny"])
    assert game.choose("shiny").keys("discard.0") == ["shiny"]

    assert turn_with("badger", {"serenity.1": ["cabin-fire"]}).waiting() == []
    other = turn_with("badger", {"serenity.1": ["cabin-fire"], "hand.1": ["shiny", "talent"]}, current=1)
    assert other.waiting() == [(1, "discard")]


@pytest.mark.rule("firefly.ship_strike.avoidable")
def test_crossed_controls_let_no_ship_strike_be_avoided() -> None:
    ready = {"hand.0": ["quick-course-change"], "combat-zone": ["reaver-raider"]}
    slots = {f"serenity.{n}": ["scorched-plating"] for n in range(1, 7)}
    game = given({**ready, **slots}).play("quick-course-change").end_turn()
    assert (game.waiting(), game.choose("avoid").s.status) == ([(0, "avoid-ship")], "running")

    crossed = {**slots, "serenity.3": ["crossed-controls"]}
    game = given({**ready, **crossed}).play("quick-course-change").end_turn()
    assert (game.waiting(), game.s.reason) == ([], "serenity-explodes")


def test_sealed_hatches_forbid_to_activate_talents_but_not_to_play_them() -> None:
    zones = {"serenity.1": ["sealed-hatches"], "hand.0": ["talent", "portable-infirmary"]}
    game = given(zones)
    assert game.legal(PlayCard) == ["portable-infirmary", "talent"]
    game.play("talent").play("portable-infirmary")
    assert game.legal(UseOnce) == ["1"]
    assert game.refused(UseOnce(play=0)).code == "target_not_legal"
    assert given({"hand.0": ["talent"]}).play("talent").legal(UseOnce) == ["0"]


def test_smoke_in_the_infirmary_lets_nobody_be_healed() -> None:
    zones = {"hand.0": ["field-dressing"], "played.0": ["field-dressing"], "strikes.0": ["grazed", "cracked-rib"]}
    game = given({**zones, "serenity.1": ["smoke-in-the-infirmary"]}).play("field-dressing").choose("grazed")
    assert (game.damage(0), game.keys("discarded-strikes")) == (3, [])
    assert given(zones).play("field-dressing").choose("grazed").damage(0) == 2


def test_bad_air_makes_each_new_hand_smaller() -> None:
    game = given({"serenity.1": ["bad-air"]}).end_turn()
    assert len(game.s.zone("hand.0")) == 5
    game.end_turn()
    assert len(game.s.zone("hand.1")) == 5


@pytest.mark.rule("firefly.ship_strike.deck-recycle")
def test_repaired_strikes_are_shuffled_once_no_other_is_left() -> None:
    zones = {"ship-strikes": [], "repaired": ["coolant-leak"] * 3, "combat-zone": ["reaver-raider"]}
    game = given(zones).end_turn()
    assert (game.keys("serenity.1"), game.keys("repaired")) == (["coolant-leak"], [])
    assert game.keys("ship-strikes") == ["coolant-leak"] * 2
    assert not any(game.reading().is_public(i) for i in game.s.zone("ship-strikes"))


@pytest.mark.rule("firefly.ship_strike.cancelled", "firefly.strike.cancel")
def test_a_cancelled_ship_strike_lies_under_the_deck_and_explodes_nothing() -> None:
    slots = {f"serenity.{n}": ["scorched-plating"] for n in range(1, 7)}
    game = hit("lurch", seats=3, zones={**slots, "hand.1": ["spare-parts"]}).choose("spare-parts", seat=1)
    assert (game.s.status, game.keys("repaired"), game.verse()) == (
        "running",
        ["lurch"],
        {"far-right": "(dockside-heavies)"},
    )


@pytest.mark.rule("firefly.ship_strike.every-turn")
def test_a_ship_in_the_combat_zone_strikes_in_every_turn() -> None:
    game = given({"combat-zone": ["reaver-raider"], "episode-deck": ["running-on-empty"] + ["badger"] * 8}, 3)
    game.end_turn().end_turn().end_turn()
    assert [len(game.s.zone(f"serenity.{n}")) for n in range(1, 5)] == [1, 1, 1, 0]
