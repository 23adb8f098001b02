"""Serenity, both parts: what they ask for, and the cards of their mini-decks."""

from __future__ import annotations

import pytest

from domain.games.firefly.actions import FightEnemy, PayFor

from ..referee import Referee, crewed, given, scanned, turn_with

TWO: dict[str, list[str]] = {"objective": ["serenity-part-2"]}
SHORT = {"deck.0": ["misbehave"] * 9, "deck.1": ["misbehave"] * 9}

# -- Part 1


def test_serenity_part_1_asks_for_both_crates_the_cruiser_and_the_bullet() -> None:
    zones = {"operations": ["sealed-crate", "sealed-crate", "stray-bullet"], "combat-zone": ["alliance-cruiser"]}
    game = given({**zones, "hand.0": ["shiny"] * 3}, attack=4, recruit=6)
    game.pay_for("sealed-crate")
    assert (game.s.tasks, game.s.credits) == ({}, 0)
    game.pay_for("sealed-crate")
    assert (game.s.tasks, game.s.credits, game.keys("discard.0")) == ({"Strip the Wreck": "completed"}, 2, [])
    game.fight("alliance-cruiser")
    assert (game.s.tasks["Slip the Cruiser"], game.s.credits, game.keys("discard.0")) == ("completed", 3, ["talent"])

    game.pay_for("stray-bullet").choose("shiny", "shiny", "shiny")
    assert game.s.fulfilled == (1,)


def test_sealed_crate_waits_in_operations_and_costs_three() -> None:
    game = scanned("sealed-crate", attack=2, recruit=3)
    assert (game.keys("operations"), game.verse(), game.s.recruit) == (["sealed-crate"], {}, 3)
    game.pay_for("sealed-crate")
    assert (game.keys("secured"), game.keys("operations"), game.s.recruit) == (["sealed-crate"], [], 0)

    assert given({"operations": ["sealed-crate"]}, recruit=2).legal(PayFor) == []


def test_stray_bullet_strikes_kaylee_whoever_plays_her() -> None:
    game = scanned("stray-bullet")
    assert (game.keys("strikes.1"), game.keys("strikes.0"), game.keys("operations")) == (
        ["grazed"],
        [],
        ["stray-bullet"],
    )

    without = scanned("stray-bullet", options=crewed("Mal", "Zoe", "Wash", "Jayne", "Book"))
    assert (without.keys("strikes.0"), without.keys("strikes.1")) == (["grazed"], [])


def test_stray_bullet_makes_every_hand_smaller_until_three_cards_are_given_for_it() -> None:
    zones = {"operations": ["stray-bullet"], "hand.0": ["shiny"] * 2, **SHORT}
    game = given(zones)
    assert game.legal(PayFor) == []
    game.end_turn()
    assert len(game.s.zone("hand.0")) == 5

    cured = given({**zones, "hand.0": ["shiny"] * 4}).pay_for("stray-bullet").choose("shiny", "shiny", "shiny")
    assert (cured.s.tasks, cured.keys("hand.0")) == ({"Keep Her Breathing": "completed"}, ["shiny"])
    assert (cured.keys("operations"), cured.keys("discard.0")[-1]) == ([], "talent")
    assert len(cured.end_turn().s.zone("hand.0")) == 6


def test_alliance_cruiser_strikes_the_ship_and_is_gone() -> None:
    game = given({"combat-zone": ["alliance-cruiser"]}).end_turn()

    assert (game.keys("serenity.1"), game.keys("strikes.0")) == (["scorched-plating"], [])
    assert (game.s.tasks, game.keys("combat-zone")) == ({"Slip the Cruiser": "failed"}, [])
    assert (game.keys("defeated-cards"), game.s.credits) == (["alliance-cruiser"], 0)


@pytest.mark.parametrize("key", ["boarding-marines", "whitefall-riders"])
def test_boarding_marines_and_whitefall_riders_make_the_next_hand_smaller(key: str) -> None:
    game = given({"combat-zone": [key], **SHORT}).end_turn()
    assert (game.keys("strikes.0"), len(game.s.zone("hand.0"))) == (["grazed"], 5)

    avoided = given({"combat-zone": [key], "hand.0": ["stand-between"], **SHORT}).play("stand-between").once()
    assert len(avoided.end_turn().choose("avoid").s.zone("hand.0")) == 6


def test_dockside_heavies_give_a_recruit_point_when_they_are_defeated() -> None:
    game = given({"combat-zone": ["dockside-heavies"]}, attack=3).fight("dockside-heavies")

    assert (game.s.attack, game.s.recruit, game.keys("defeated-cards")) == (0, 1, ["dockside-heavies"])


def test_badger_makes_crates_dearer_in_the_verse_and_gives_a_credit() -> None:
    zones = {"operations": ["sealed-crate"], "verse.left": ["badger"]}
    assert given(zones, up=("left",), recruit=3).legal(PayFor) == []
    assert given(zones, recruit=3).legal(PayFor) == ["sealed-crate"]

    game = given(zones, up=("left",), recruit=4, attack=3).fight("badger")
    assert (game.s.credits, game.s.attack) == (1, 0)
    assert game.pay_for("sealed-crate").s.recruit == 1


def test_badger_that_escapes_costs_everybody_a_card() -> None:
    spaces = ("far-right", "right", "middle", "left")
    verse = {f"verse.{space}": ["train-guard"] for space in spaces} | {"verse.far-left": ["badger"]}
    game = turn_with("dobson", {**verse, "hand.0": ["shiny", "misbehave"], "hand.1": ["shiny"]})
    assert (game.keys("combat-zone"), game.keys("defeated-cards"), game.waiting()) == ([], ["badger"], [(0, "discard")])

    game.choose("shiny").choose("shiny")
    assert (game.keys("discard.0"), game.keys("discard.1"), game.s.credits) == (["shiny"], ["shiny"], 0)


def test_decoy_beacon_turns_up_two_cards_if_wanted() -> None:
    zones = {"verse.left": ["badger"], "verse.right": ["train-guard"]}
    game = scanned("decoy-beacon", zones)
    assert (game.waiting(), game.asked().least) == ([(0, "scan")], 0)
    assert game.choose("badger").options() == ["train-guard"]
    assert game.choose("train-guard").verse() == {"right": "train-guard", "left": "badger"}

    assert scanned("decoy-beacon", zones).choose().choose().keys("defeated-cards") == ["decoy-beacon"]


# -- Part 2


@pytest.mark.parametrize(
    ("key", "attack", "task", "talents", "credits"),
    [
        ("patience", 6, "Defeat Patience", 0, 2),
        ("dobson", 5, "Stop the Lawman", 1, 1),
        ("reaver-raider", 6, "Outfly the Reavers", 1, 1),
    ],
)
def test_serenity_part_2_asks_for_three_enemies(key: str, attack: int, task: str, talents: int, credits: int) -> None:
    game = given({**TWO, "combat-zone": [key]}, attack=attack, episode=2).fight(key)

    assert (game.s.tasks, game.s.credits, game.s.attack) == ({task: "completed"}, credits, 0)
    assert game.keys("discard.0") == ["talent"] * talents


def test_patience_brings_another_card_and_strikes_from_the_verse() -> None:
    game = scanned("patience", {"episode-deck": ["running-on-empty", "train-guard", "badger"]})
    assert game.verse() == {"far-right": "(badger)", "middle": "patience"}

    assert game.end_turn().keys("strikes.0") == ["grazed"]


def test_hillside_rifle_strikes_from_the_verse_once_it_lies_face_up() -> None:
    assert given({"verse.left": ["hillside-rifle"]}).end_turn().keys("strikes.0") == []
    assert given({"verse.left": ["hillside-rifle"]}, up=("left",)).end_turn().keys("strikes.0") == ["grazed"]


def test_dobson_takes_a_card_when_he_shows_up_and_in_every_turn_from_the_combat_zone() -> None:
    game = scanned("dobson", {"hand.0": ["shiny", "misbehave"]})
    assert game.choose("misbehave").keys("discard.0") == ["misbehave"]
    assert (game.end_turn().waiting(), game.s.current) == ([], 1)

    hostage = given({"combat-zone": ["dobson"], "hand.1": ["shiny", "misbehave"]}).end_turn()
    assert (hostage.s.current, hostage.waiting()) == (1, [(1, "discard")])
    assert hostage.choose("shiny").keys("hand.1") == ["misbehave"]


def test_reaver_raider_strikes_the_ship_from_the_verse_and_recruit_points_pay_for_it() -> None:
    zones = {"verse.left": ["reaver-raider"]}
    assert given(zones, up=("left",)).end_turn().keys("serenity.1") == ["scorched-plating"]

    game = given(zones, up=("left",), attack=2, recruit=5)
    assert game.legal(FightEnemy) == ["reaver-raider"]
    assert (game.fight("reaver-raider").s.attack, game.s.recruit) == (0, 1)


def test_magnetic_grapple_makes_every_ship_enemy_stronger_until_it_is_repaired() -> None:
    zones = {"combat-zone": ["reaver-raider", "train-guard"]}
    game = scanned("magnetic-grapple", zones, recruit=4)
    assert (game.keys("serenity.1"), game.attack_of("reaver-raider"), game.attack_of("train-guard")) == (
        ["magnetic-grapple"],
        7,
        5,
    )

    game.repair("magnetic-grapple")
    assert (game.attack_of("reaver-raider"), game.s.recruit) == (6, 0)
    assert game.keys("defeated-cards") == ["magnetic-grapple"]


def test_horse_charge_may_defeat_a_weak_outlaw() -> None:
    zones = {"combat-zone": ["dockside-heavies", "patience", "boarding-marines"], "verse.left": ["badger"]}
    game = scanned("horse-charge", zones, up=("left",))
    assert (game.options(), game.asked().least) == (["badger", "dockside-heavies"], 0)
    game.choose("badger")
    assert (game.s.credits, game.keys("defeated-cards")) == (1, ["badger", "horse-charge"])

    assert scanned("horse-charge", zones).choose().keys("defeated-cards") == ["horse-charge"]


def revealed(options: dict[str, tuple[str, ...]], seats: int = 2) -> Referee:
    """Stowaway Revealed, with a card in each hand."""
    hands = {f"hand.{seat}": ["misbehave"] for seat in range(seats)}
    game = scanned("stowaway-revealed", hands, seats, options=options)
    for seat in range(seats):
        assert game.waiting() == [(seat, "discard")]
        game.choose("misbehave")
    return game


def test_stowaway_revealed_gives_simon_and_river_a_talent_and_takes_a_card_of_each_hand() -> None:
    game = revealed(crewed("Mal", "River", "Simon"), 3)

    assert [game.keys(f"discard.{seat}") for seat in range(3)] == [
        ["misbehave"],
        ["talent", "misbehave"],
        ["talent", "misbehave"],
    ]
    assert (game.keys("hand.0"), game.keys("defeated-cards")) == ([], ["stowaway-revealed"])


def test_stowaway_revealed_lets_the_player_draw_where_neither_is_a_player() -> None:
    game = revealed(crewed("Mal", "Zoe", "Simon", "River"))
    assert (game.keys("hand.0"), game.keys("discard.0"), game.keys("discard.1")) == (
        ["shiny"],
        ["misbehave"],
        ["misbehave"],
    )

    assert revealed(crewed("Mal", "Simon")).keys("hand.0") == []


def test_buried_coin_is_dug_up_for_two_where_no_outlaw_sees_it() -> None:
    game = scanned("buried-coin", recruit=2)
    assert game.keys("operations") == ["buried-coin"]
    assert (game.pay_for("buried-coin").s.credits, game.s.recruit, game.keys("operations")) == (1, 0, [])

    seen = {"operations": ["buried-coin"], "verse.left": ["badger"]}
    assert given(seen, up=("left",), recruit=2).legal(PayFor) == []
    assert given(seen, recruit=2).legal(PayFor) == ["buried-coin"]
