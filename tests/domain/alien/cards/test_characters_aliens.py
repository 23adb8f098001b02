"""Aliens: Bishop, Corporal Hicks, Lieutenant Ripley, Private Hudson."""

from __future__ import annotations

import pytest

from domain.deckbuilding.events import Played
from domain.games.alien.actions import DiscardVigilant, FightEnemy, Scan

from ..referee import given

TWO_HURT = {"strikes.0": ["tail-lash", "raking-claws", "raking-claws"], "strikes.1": ["second-jaw", "impaled"]}


# -- Bishop


@pytest.mark.rule("alien.keyword.sacrifice")
def test_synthetic_blood_is_sacrificed_for_two_strikes_of_one_player() -> None:
    table = given({"hand.0": ["synthetic-blood"], **TWO_HURT}, seats=3).play("synthetic-blood")
    assert (table.s.recruit, table.waiting()) == (1, [])

    table.sacrifice()
    assert (table.waiting(), table.options()) == ([(0, "player")], ["seat-0", "seat-1", "seat-2"])
    table.choose("seat-0")
    assert table.waiting() == [(0, "heal")]
    assert (table.asked().least, table.asked().most) == (2, 2)
    table.choose("tail-lash", "raking-claws")

    assert table.keys("strikes.0") == ["raking-claws"]
    assert sorted(table.keys("discarded-strikes")) == ["raking-claws", "tail-lash"]
    assert (table.keys("dead-characters"), table.keys("played.0"), table.s.recruit) == (["synthetic-blood"], [], 1)


def test_synthetic_blood_heals_another_player_as_far_as_there_is_something_to_heal() -> None:
    hurt = {"hand.0": ["synthetic-blood"], "strikes.1": ["second-jaw"]}
    table = given(hurt).play("synthetic-blood").sacrifice().choose("seat-1")

    assert (table.waiting(), table.keys("strikes.1")) == ([], [])
    assert table.keys("discarded-strikes") == ["second-jaw"]


def test_synthetic_blood_saves_who_would_die_of_the_next_strike() -> None:
    zones = {"avatar.0": ["scout"], "strikes.0": ["impaled", "second-jaw"], "combat-zone": ["warrior-drone"]}
    table = given({"hand.0": ["synthetic-blood"], **zones}).play("synthetic-blood").end_turn()
    assert (table.waiting(), table.options()) == ([(0, "answer-strike")], ["sacrifice-0"])

    table.choose("sacrifice-0").choose("seat-0")

    assert (table.s.dead, table.keys("strikes.0")) == ((), ["raking-claws"])
    assert table.keys("dead-characters") == ["synthetic-blood"]


@pytest.mark.rule("alien.card_text.copy-sacrifice", "alien.card_text.copy-not-killable")
def test_a_copy_of_synthetic_blood_is_sacrificed_once_and_leaves_no_card() -> None:
    zones = {"hand.0": ["synthetic-blood", "right-tool-for-the-job"], **TWO_HURT}
    table = given(zones).play("synthetic-blood").play("right-tool-for-the-job")
    assert table.s.recruit == 2

    table.sacrifice(2).choose("seat-1")

    assert (table.keys("strikes.1"), table.keys("dead-characters")) == ([], [])
    assert table.keys("played.0") == ["synthetic-blood", "right-tool-for-the-job"]
    table.sacrifice(0).choose("seat-0").choose("tail-lash", "raking-claws")
    assert table.keys("dead-characters") == ["synthetic-blood"]


@pytest.mark.parametrize("before", [["weld-the-door"], ["sergeant-tech"], ["versatile-programming"]])
def test_remote_uplink_drives_an_enemy_back_one_room_with_tech(before: list[str]) -> None:
    zones = {"hand.0": ["remote-uplink"], "played.0": before, "combat-zone": ["elder-drone"]}
    table = given(zones).play("remote-uplink")
    assert (table.s.recruit, table.waiting(), table.asked().least) == (2, [(0, "move-back")], 0)

    table.choose("elder-drone")
    assert table.options() == ["airlock"]
    table.choose("airlock")

    assert (table.complex(), table.keys("combat-zone")) == ({"airlock": "elder-drone"}, [])


def test_remote_uplink_moves_nothing_where_its_player_does_not_want_to_or_without_tech() -> None:
    enemy = {"combat-zone": ["elder-drone"]}
    declined = given({"hand.0": ["remote-uplink"], "played.0": ["weld-the-door"], **enemy}).play("remote-uplink")
    alone = given({"hand.0": ["remote-uplink"], **enemy}).play("remote-uplink")

    assert declined.choose().keys("combat-zone") == ["elder-drone"]
    assert (alone.waiting(), alone.s.recruit) == ([], 2)


@pytest.mark.parametrize(("before", "drawn"), [(["wary-retreat"], ["specialist"]), (["grunt"], [])])
def test_built_to_protect_draws_with_survival(before: list[str], drawn: list[str]) -> None:
    table = given({"hand.0": ["built-to-protect"], "played.0": before}).play("built-to-protect")

    assert (table.s.attack, table.keys("hand.0")) == (2, drawn)


@pytest.mark.rule("alien.facehugger.kill-effects")
@pytest.mark.parametrize("protector", [0, 1])
def test_built_to_protect_kills_a_facehugger_that_is_placed_before_anybody(protector: int) -> None:
    zones = {f"vigilant.{protector}": ["built-to-protect"], "complex.airlock": ["facehugger"]}
    table = given(zones, attack=1).scan("airlock")
    assert (table.waiting(), table.options()) == ([(protector, "vigil")], ["built-to-protect"])
    assert table.keys("facehuggers.0") == ["facehugger"]

    table.choose("built-to-protect")

    assert (table.keys("facehuggers.0"), table.keys("dead-enemies")) == ([], ["facehugger"])
    assert (table.keys(f"vigilant.{protector}"), table.keys(f"discard.{protector}")) == ([], ["built-to-protect"])
    assert table.s.attack == 0


def test_built_to_protect_may_be_kept_and_is_of_no_use_later() -> None:
    zones = {"vigilant.1": ["built-to-protect"], "complex.airlock": ["facehugger"]}
    table = given(zones, attack=1).scan("airlock").choose()

    assert (table.waiting(), table.keys("facehuggers.0")) == ([], ["facehugger"])
    refusal = table.refused(DiscardVigilant(card=table.find("vigilant.1", "built-to-protect")), 1)
    assert refusal.rule == "alien.keyword.vigilant-discard-effect"


def test_what_built_to_protect_kills_in_anothers_turn_is_killed_by_its_owner() -> None:
    zones = {
        "played.0": ["motion-tracker"],
        "hand.0": ["twin-pistols"],
        "vigilant.1": ["built-to-protect"],
        "complex.airlock": ["facehugger"],
        "combat-zone": ["sprinting-drone"],
    }
    table = given(zones, attack=3).play("twin-pistols")
    attack = table.s.attack

    table.scan("airlock").choose("built-to-protect")
    assert (table.keys("dead-enemies"), table.s.attack) == (["facehugger"], attack - 1)
    table.fight("sprinting-drone")

    assert table.s.attack == attack - 1


@pytest.mark.rule("alien.card_text.copy")
def test_manual_override_plays_two_different_characters_again_in_the_order_chosen() -> None:
    played = ["captain-of-the-ship", "grunt", "fireteam-leader", "grunt", "weapons-training"]
    table = given({"hand.0": ["manual-override"], "played.0": played}).play("manual-override")
    assert (table.s.attack, table.waiting()) == (0, [(0, "copy-played")])
    assert table.options() == ["captain-of-the-ship", "fireteam-leader", "grunt"]
    assert (table.asked().least, table.asked().most) == (0, 2)

    table.choose("fireteam-leader", "captain-of-the-ship")

    assert table.s.attack == 3 + 4
    assert [event.key for event in table.happened(Played)] == ["fireteam-leader", "captain-of-the-ship"]


def test_manual_override_may_copy_one_or_none_and_nothing_that_copies() -> None:
    played = ["grunt", "right-tool-for-the-job", "spare-parts", "manual-override"]
    one = given({"hand.0": ["manual-override"], "played.0": played}).play("manual-override")
    assert one.options() == ["grunt"]
    none = given({"hand.0": ["manual-override"], "played.0": played}).play("manual-override")
    first = given({"hand.0": ["manual-override"]}).play("manual-override")

    assert one.choose("grunt").s.attack == 1
    assert none.choose().s.attack == 0
    assert first.waiting() == []


# -- Corporal Hicks


@pytest.mark.parametrize(
    ("before", "attack"),
    [
        (["report-for-duty"], 3),
        (["report-for-duty", "sergeant-tech"], 4),
        (["sergeant-leadership", "sergeant-tech"], 5),
        (["sergeant-tech"], 2),
        ([], 2),
    ],
)
def test_fireteam_leader_gives_more_with_leadership_and_for_each_sergeant(before: list[str], attack: int) -> None:
    table = given({"hand.0": ["fireteam-leader"], "played.0": before}).play("fireteam-leader")

    assert table.s.attack == attack


@pytest.mark.parametrize("owner", [0, 1])
def test_covering_position_is_discarded_in_any_turn_for_the_player_whose_turn_it_is(owner: int) -> None:
    zones = {f"vigilant.{owner}": ["covering-position"], "combat-zone": ["sprinting-drone"]}
    table = given(zones).vigil("covering-position", owner)
    assert (table.keys(f"vigilant.{owner}"), table.keys(f"discard.{owner}")) == ([], ["covering-position"])
    assert table.s.attack == 2

    table.fight("sprinting-drone")

    assert table.s.attack == 0


def test_covering_position_gives_one_attack_when_played_and_stays_until_it_is_discarded() -> None:
    table = given({"hand.0": ["covering-position"]}).play("covering-position")
    assert table.s.attack == 1

    table.end_turn()
    assert (table.keys("vigilant.0"), table.s.attack) == (["covering-position"], 0)
    table.vigil("covering-position", 0)

    assert (table.s.current, table.s.attack) == (1, 2)


def test_covering_position_is_discarded_in_action_phases_alone() -> None:
    zones = {"vigilant.0": ["covering-position", "wary-retreat"], "combat-zone": ["warrior-drone"]}
    table = given(zones).end_turn()
    assert table.waiting() == [(0, "answer-strike")]

    assert table.options() == [f"vigil-{table.find('vigilant.0', 'wary-retreat')}"]
    refusal = table.refused(DiscardVigilant(card=table.find("vigilant.0", "covering-position")))

    assert refusal.code == "decision_open"


def test_acting_commander_gives_recruit_points_or_lent_to_another_attack() -> None:
    table = given({"hand.0": ["acting-commander"], "hand.1": ["acting-commander"]}).play("acting-commander")
    assert (table.s.attack, table.s.recruit) == (0, 3)

    table.coordinate("acting-commander", 1).play_lent("acting-commander")

    assert (table.s.attack, table.s.recruit) == (4, 3)


def test_acting_commander_copied_by_another_card_gives_recruit_points() -> None:
    table = given({"hand.0": ["manual-override"], "played.0": ["acting-commander"]}).play("manual-override")

    table.choose("acting-commander")

    assert (table.s.attack, table.s.recruit) == (0, 3)


@pytest.mark.rule("alien.kill.character-zone")
def test_weapons_training_turns_basic_cards_of_all_into_sergeants_in_turn_order() -> None:
    zones = {
        "hand.1": ["weapons-training", "specialist", "sergeant-intel", "lets-rock"],
        "discard.1": ["grunt"],
        "hand.2": ["captain-of-the-ship"],
        "hand.0": ["grunt"],
        "vigilant.0": ["wary-retreat"],
    }
    table = given(zones, seats=3, current=1).play("weapons-training")
    assert (table.s.attack, table.waiting(), table.asked().least) == (0, [(1, "ko")], 0)
    assert table.options() == ["grunt", "specialist"]

    table.choose("grunt")
    assert (table.keys("discard.1"), table.keys("hand.1")[-1]) == ([], "sergeant-tech")
    assert (table.waiting(), table.options()) == ([(2, "ko")], [])
    table.choose()
    assert (table.waiting(), table.options()) == ([(0, "ko")], ["grunt"])
    table.choose("grunt")
    assert table.keys("hand.0") == ["sergeant-tech"]
    assert (table.waiting(), table.options()) == ([(1, "ko")], ["specialist"])
    table.choose("specialist")

    assert table.keys("hand.1") == ["sergeant-intel", "lets-rock", "sergeant-tech", "sergeant-tech"]
    assert table.keys("dead-characters") == ["grunt", "grunt", "specialist"]
    assert (len(table.keys("sergeants")), table.waiting()) == (7, [])


def test_weapons_training_may_be_passed_by_everybody() -> None:
    zones = {"hand.0": ["weapons-training", "grunt"], "played.0": ["specialist"], "hand.1": ["grunt"]}
    table = given(zones).play("weapons-training")
    assert table.options() == ["grunt", "specialist"]

    table.choose().choose().choose()

    assert (table.waiting(), table.keys("dead-characters"), len(table.keys("sergeants"))) == ([], [], 10)
    assert (table.keys("hand.0"), table.keys("hand.1")) == (["grunt"], ["grunt"])


# -- Lieutenant Ripley


@pytest.mark.rule("alien.keyword.mobilize", "alien.gain.recruit-is-gain")
def test_expert_adviser_may_bring_a_sergeant_when_it_is_gained() -> None:
    table = given({"hq.1": ["expert-adviser"]}, recruit=4).recruit("expert-adviser")
    assert (table.keys("hq.1"), table.waiting()) == (["captain-of-the-ship"], [(0, "how-many")])

    table.choose("1")

    assert table.keys("discard.0") == ["expert-adviser", "sergeant-tech"]
    assert len(table.keys("sergeants")) == 9


def test_expert_adviser_brings_one_too_when_it_is_gained_for_nothing_and_by_another_player() -> None:
    zones = {"hand.0": ["chain-of-command"], "hq.1": ["expert-adviser"], "hq.2": ["chain-of-command"]}
    table = given(zones).play("chain-of-command").choose("expert-adviser")

    assert table.waiting() == [(0, "how-many")]
    table.choose("1")

    assert (table.keys("hand.0"), table.keys("discard.0")) == (["expert-adviser"], ["sergeant-tech"])
    assert table.waiting() == [(1, "gain-cards")]


def test_expert_adviser_need_not_bring_one_and_brings_none_when_played() -> None:
    table = given({"hq.1": ["expert-adviser"], "hand.0": ["expert-adviser"]}, recruit=4).recruit("expert-adviser")
    table.choose("0")
    assert (table.keys("discard.0"), len(table.keys("sergeants"))) == (["expert-adviser"], 10)

    table.play("expert-adviser")

    assert (table.waiting(), table.s.recruit) == ([], 2)


@pytest.mark.rule("alien.kill.own-choice")
def test_back_into_the_fight_may_kill_a_basic_card_for_another_ripley_card_that_is_shown() -> None:
    zones = {
        "hand.0": ["back-into-the-fight", "quarantine-order", "specialist"],
        "played.0": ["grunt"],
        "discard.0": ["grunt", "power-loader"],
    }
    table = given(zones).play("back-into-the-fight")
    assert (table.s.attack, table.waiting(), table.options()) == (2, [(0, "show")], ["quarantine-order"])

    table.choose("quarantine-order")
    assert (table.waiting(), table.asked().least) == ([(0, "ko")], 0)
    assert table.options() == ["grunt", "grunt", "specialist"]
    table.choose("specialist")

    assert table.keys("dead-characters") == ["specialist"]
    assert table.keys("hand.0") == ["quarantine-order"]
    assert table.shown("hand.0", 1) == ["quarantine-order"]


def test_back_into_the_fight_kills_nothing_unless_its_player_shows_a_card_and_wants_to() -> None:
    zones = {"hand.0": ["back-into-the-fight", "quarantine-order", "specialist"]}
    unshown = given(zones).play("back-into-the-fight").choose()
    unkilled = given(zones).play("back-into-the-fight").choose("quarantine-order").choose()
    alone = given({"hand.0": ["back-into-the-fight", "specialist"]}).play("back-into-the-fight")

    assert alone.options() == []
    alone.choose()
    for table in (unshown, unkilled, alone):
        assert (table.waiting(), table.keys("dead-characters"), table.s.attack) == ([], [], 2)


@pytest.mark.parametrize(("before", "reserved"), [(["lets-rock"], 3), (["grunt"], 0)])
def test_power_loader_gives_attack_for_the_combat_zone_with_strength(before: list[str], reserved: int) -> None:
    table = given({"hand.0": ["power-loader"], "played.0": before}).play("power-loader")

    assert (table.s.attack, table.s.reserved.get("combat-zone", 0)) == (2, reserved)


def test_power_loader_fights_in_the_combat_zone_alone_and_scans_nothing() -> None:
    zones = {
        "complex.airlock": ["worker-drone"],
        "complex.operations": ["warrior-drone"],
        "combat-zone": ["elder-drone"],
        "facehuggers.0": ["facehugger"],
    }
    table = given({"hand.0": ["power-loader"], "played.0": ["lets-rock"], **zones}, up=["airlock"])
    table.play("power-loader")
    assert (table.legal(FightEnemy), table.legal(Scan)) == (["elder-drone"], [])

    table.fight("elder-drone")

    assert (table.s.attack, table.s.reserved["combat-zone"]) == (0, 0)
    assert table.keys("dead-enemies") == ["elder-drone"]


def test_fierce_protector_gives_attack_for_each_ripley_and_may_kill_a_facehugger() -> None:
    played = ["wary-retreat", "quarantine-order", "expert-adviser", "grunt"]
    zones = {"hand.0": ["fierce-protector"], "played.0": played, "facehuggers.1": ["facehugger"]}
    table = given({**zones, "combat-zone": ["sprinting-drone"]}).play("fierce-protector")
    assert table.s.attack == 4 + 2 * 2
    assert (table.waiting(), table.options(), table.asked().least) == ([(0, "ko")], ["facehugger"], 0)

    table.choose("facehugger")

    assert (table.keys("facehuggers.1"), table.keys("dead-enemies")) == ([], ["facehugger"])


def test_fierce_protector_counts_itself_and_need_not_kill() -> None:
    table = given({"hand.0": ["fierce-protector"], "facehuggers.0": ["facehugger"]}).play("fierce-protector").choose()
    calm = given({"hand.0": ["fierce-protector"], "combat-zone": ["sprinting-drone"]}).play("fierce-protector")

    assert (table.s.attack, table.keys("facehuggers.0")) == (6, ["facehugger"])
    assert (calm.waiting(), calm.s.attack) == ([], 6)


# -- Private Hudson


@pytest.mark.parametrize(
    ("before", "attack"),
    [
        (["weld-the-door"], 3),
        (["weld-the-door", "remote-uplink", "wary-retreat", "grunt"], 4),
        (["loud-bravado"], 3),
        (["handheld-scanner", "versatile-programming"], 7),
        (["electric-prod", "wary-retreat"], 2),
        ([], 2),
    ],
)
def test_loud_bravado_gives_more_for_each_class_with_sulaco(before: list[str], attack: int) -> None:
    table = given({"hand.0": ["loud-bravado"], "played.0": before}).play("loud-bravado")

    assert table.s.attack == attack


def test_handheld_scanner_lets_its_player_alone_look_at_a_hidden_card() -> None:
    rooms = {"complex.operations": ["warrior-drone"], "complex.airlock": ["worker-drone"]}
    table = given({"hand.0": ["handheld-scanner", "thirst-for-knowledge"], **rooms}).play("thirst-for-knowledge")
    table.play("handheld-scanner")
    assert (table.s.attack, table.waiting(), table.asked().least) == (1, [(0, "look")], 1)

    table.choose("warrior-drone")

    assert table.complex() == {"operations": "(warrior-drone)", "airlock": "(worker-drone)"}
    assert table.shown("complex.operations", 0) == ["warrior-drone"]
    assert table.shown("complex.airlock", 0) == [None]
    assert table.shown("complex.operations", 1) == table.shown("complex.operations") == [None]
    assert table.keys("hand.0") == []


def test_handheld_scanner_lets_who_it_is_lent_to_look() -> None:
    table = given({"hand.1": ["handheld-scanner"], "complex.operations": ["warrior-drone"]})

    table.coordinate("handheld-scanner", 1).play_lent("handheld-scanner").choose("warrior-drone")

    assert table.s.attack == 1
    assert table.shown("complex.operations", 0) == ["warrior-drone"]
    assert table.shown("complex.operations", 1) == [None]


def test_handheld_scanner_looks_at_nothing_in_an_empty_complex() -> None:
    table = given({"hand.0": ["handheld-scanner"]}).play("handheld-scanner")

    assert (table.waiting(), table.s.attack) == ([], 1)


def test_weld_the_door_may_drive_an_enemy_back_one_room() -> None:
    zones = {"hand.0": ["weld-the-door"], "combat-zone": ["elder-drone"]}
    table = given(zones).play("weld-the-door").choose("elder-drone").choose("airlock")
    declined = given(zones).play("weld-the-door").choose()

    assert (table.complex(), table.s.attack, table.s.recruit) == ({"airlock": "elder-drone"}, 0, 0)
    assert (declined.complex(), declined.keys("combat-zone")) == ({}, ["elder-drone"])


@pytest.mark.rule("alien.keyword.vigilant-discard-effect")
@pytest.mark.parametrize("owner", [0, 1])
def test_weld_the_door_keeps_a_strike_away_from_anybody(owner: int) -> None:
    zones = {f"vigilant.{owner}": ["weld-the-door"], "combat-zone": ["warrior-drone"]}
    table = given(zones).end_turn()
    assert table.waiting() == [(owner, "answer-strike")]

    table.choose(f"vigil-{table.find(f'vigilant.{owner}', 'weld-the-door')}")

    assert (table.keys("strikes.0"), table.keys("strikes.1")) == ([], [])
    assert (len(table.keys("strike-deck")), table.s.current) == (20, 1)
    assert (table.keys(f"vigilant.{owner}"), table.keys(f"discard.{owner}")[0]) == ([], "weld-the-door")


def test_weld_the_door_keeps_a_strike_of_a_fight_between_players_away_and_may_be_kept() -> None:
    zones = {"vigilant.1": ["weld-the-door"], "vigilant.2": ["weld-the-door"], "avatar.1": ["medic"]}
    table = given(zones, seats=3, attack=4, options={"fight_players": True}).fight_player(1)
    assert table.waiting() == [(1, "answer-strike")]

    table.choose()
    assert table.waiting() == [(2, "answer-strike")]
    table.choose(f"vigil-{table.find('vigilant.2', 'weld-the-door')}")
    assert (table.keys("strikes.1"), table.keys("vigilant.1")) == ([], ["weld-the-door"])

    table.fight_player(1).choose()
    assert table.keys("strikes.1") == ["raking-claws"]


@pytest.mark.parametrize("dropped", [[], ["grunt"], ["grunt", "specialist", "wary-retreat"]])
def test_panic_then_focus_draws_two_and_one_for_each_card_discarded(dropped: list[str]) -> None:
    hand = ["grunt", "specialist", "wary-retreat"]
    table = given({"hand.0": ["panic-then-focus", *hand], "deck.0": ["lets-rock"] * 9}).play("panic-then-focus")
    assert (table.waiting(), table.options()) == ([(0, "discard")], sorted(hand))
    assert (table.asked().least, table.asked().most) == (0, 3)

    table.choose(*dropped)

    kept = [card for card in hand if card not in dropped]
    assert table.keys("hand.0") == kept + ["lets-rock"] * (2 + len(dropped))
    assert sorted(table.keys("discard.0")) == sorted(dropped)


def test_panic_then_focus_draws_two_with_nothing_else_in_hand() -> None:
    table = given({"hand.0": ["panic-then-focus"]}).play("panic-then-focus")

    assert (table.waiting(), table.keys("hand.0")) == ([], ["specialist"] * 2)
