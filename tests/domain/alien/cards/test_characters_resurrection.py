"""Alien: Resurrection: Call, Christie, Johner, Ripley No. 8."""

from __future__ import annotations

import pytest

from domain.games.alien.actions import DiscardVigilant, FightPlayer, Sacrifice, Scan
from domain.games.alien.cards.words import KILL_OWN

from ..referee import Referee, besides, given, trial

DRONE, WORKER, STRONG, CLAWS = "warrior-drone", "worker-drone", "armoured-drone", "raking-claws"
LAB = "grown-in-a-lab"
HIDDEN = {"complex.operations": [DRONE], "complex.airlock": [WORKER]}


# -- Call


def test_remote_interface_scans_a_room_with_survival() -> None:
    zones = {"hand.0": ["remote-interface"], "played.0": ["wary-retreat"], **HIDDEN}
    table = given(zones).play("remote-interface")
    assert (table.s.recruit, table.waiting(), table.asked().least) == (2, [(0, "scan")], 1)

    table.choose(DRONE)

    assert table.complex() == {"operations": DRONE, "airlock": f"({WORKER})"}
    assert table.s.tally("scanned", 0) == (table.s.serial[table.find("complex.operations", DRONE)],)


@pytest.mark.parametrize("before", [[], ["thirst-for-knowledge"], ["remote-interface"]])
def test_remote_interface_only_recruits_without_survival(before: list[str]) -> None:
    table = given({"hand.0": ["remote-interface"], "played.0": before, **HIDDEN}).play("remote-interface")

    assert table.news() == {"hand.0": [], "played.0": [*before, "remote-interface"], "recruit": 2}


def test_remote_interface_scans_nothing_where_a_resin_wall_is_or_nothing_is_hidden() -> None:
    zones = {"hand.0": ["remote-interface"], "played.0": ["wary-retreat"], "complex.airlock": [WORKER]}
    walled = given({**zones, "attached.airlock": ["resin-wall"]}).play("remote-interface")
    shown = given(zones, up=["airlock"]).play("remote-interface")

    assert walled.options() == []
    walled.choose()
    for table in (walled, shown):
        assert (table.waiting(), table.s.recruit, table.s.tally("scanned", 0)) == ([], 2, ())
    assert walled.complex() == {"airlock": f"({WORKER})"}


def test_mission_of_mercy_heals_with_intel() -> None:
    zones = {"hand.0": ["mission-of-mercy"], "strikes.0": [CLAWS], "strikes.1": ["tail-lash"]}
    table = given({**zones, "played.0": ["thirst-for-knowledge"]}).play("mission-of-mercy")
    assert (table.waiting(), table.options(), table.asked().least) == ([(0, "heal")], [CLAWS, "tail-lash"], 1)
    table.choose("tail-lash")

    alone = given(zones).play("mission-of-mercy")

    assert (table.keys("strikes.1"), table.keys("discarded-strikes"), table.s.recruit) == ([], ["tail-lash"], 1)
    assert alone.news() == {"hand.0": [], "played.0": ["mission-of-mercy"], "recruit": 1}


@pytest.mark.rule("alien.kill.chestburster-zone", "alien.keyword.mobilize")
def test_mission_of_mercy_may_kill_a_chestburster_as_it_is_gained() -> None:
    zones = {"hq.1": ["mission-of-mercy"], "discard.0": ["grunt", "chestburster"], "discard.1": ["specialist"]}
    table = given({**zones, "hatchery": ["facehugger"]}, recruit=4).recruit("mission-of-mercy")
    assert table.keys("hq.1") == ["captain-of-the-ship"]
    assert (table.waiting(), table.asked().least) == ([(0, "ko")], 0)
    assert table.options() == ["chestburster", "grunt", "mission-of-mercy"]

    table.choose("chestburster")

    assert (table.keys("hatchery"), table.keys("discard.0")) == (
        ["facehugger", "chestburster"],
        ["grunt", "mission-of-mercy"],
    )
    assert (table.keys("dead-characters"), table.reading().is_carrier(0)) == ([], False)


def test_mission_of_mercy_may_kill_a_character_of_the_discard_pile_or_nothing() -> None:
    zones = {"hq.1": ["mission-of-mercy"], "discard.0": ["grunt"]}
    killed = given(zones, recruit=4).recruit("mission-of-mercy").choose("grunt")
    left = given(zones, recruit=4).recruit("mission-of-mercy").choose()

    assert (killed.keys("dead-characters"), killed.keys("discard.0")) == (["grunt"], ["mission-of-mercy"])
    assert (left.keys("dead-characters"), left.keys("discard.0")) == ([], ["grunt", "mission-of-mercy"])


HQ = {
    "hq.1": ["captain-of-the-ship"],
    "hq.2": ["airlock-gambit"],
    "hq.3": ["right-tool-for-the-job"],
    "hq.4": [LAB],
    "hq.5": ["old-scars"],
}


@pytest.mark.rule("alien.card_text.copy", "alien.card_text.copy-ends")
def test_borrowed_codes_plays_a_copy_of_a_character_of_the_hq_which_stays_there() -> None:
    zones = {"hand.0": ["borrowed-codes", "captain-of-the-ship"], "played.0": ["report-for-duty"], **HQ}
    table = given(zones).play("borrowed-codes")
    assert (table.waiting(), table.asked().least) == ([(0, "copy")], 1)
    assert table.options() == ["captain-of-the-ship", "old-scars"]

    table.choose("captain-of-the-ship")
    assert (table.s.attack, table.keys("hq.1")) == (2 + 4, ["captain-of-the-ship"])
    assert [play.key for play in table.s.plays] == ["report-for-duty", "borrowed-codes", "captain-of-the-ship"]

    table.end_turn()
    assert sorted(table.keys("discard.0")) == ["borrowed-codes", "captain-of-the-ship", "report-for-duty"]


def test_borrowed_codes_only_fights_where_the_hq_has_nothing_that_cheap() -> None:
    dear = {space: ["airlock-gambit"] for space in HQ}
    table = given({"hand.0": ["borrowed-codes"], **dear}).play("borrowed-codes")

    assert table.news() == {"hand.0": [], "played.0": ["borrowed-codes"], "attack": 2}


ALL_ROOMS = {
    "complex.ventilation-shafts": [DRONE],
    "complex.operations": [STRONG],
    "complex.weapons-locker": ["elder-drone"],
    "complex.airlock": [WORKER],
}


def test_ship_wide_access_makes_scans_free_and_two_of_them_draw() -> None:
    table = given({"hand.0": ["ship-wide-access"], **ALL_ROOMS}).play("ship-wide-access")
    assert table.s.attack == 3
    assert table.legal(Scan) == ["airlock", "operations", "ventilation-shafts", "weapons-locker"]

    table.scan("ventilation-shafts")
    assert (table.s.attack, table.keys("hand.0")) == (3, ["specialist"])
    table.scan("operations")
    assert (table.s.attack, table.keys("hand.0")) == (3, ["specialist"] * 2)
    table.scan("airlock")

    assert (table.s.attack, table.keys("hand.0")) == (3, ["specialist"] * 2)
    assert table.complex()["weapons-locker"] == "(elder-drone)"
    assert table.reading().scan_cost("weapons-locker") == 0
    table.end_turn()
    assert table.reading().scan_cost("weapons-locker") == 2


def test_ship_wide_access_counts_scans_by_effects_too_but_none_before_it() -> None:
    zones = {"hand.0": ["watchful", "ship-wide-access", "watchful"], **ALL_ROOMS}
    table = given(zones).play("watchful").choose(WORKER)
    assert table.keys("hand.0") == ["watchful", "ship-wide-access"]

    table.play("ship-wide-access").play("watchful").choose(DRONE).scan("operations").scan("weapons-locker")

    assert table.keys("hand.0") == ["specialist"] * 2


def test_a_resin_wall_still_costs_two_with_ship_wide_access() -> None:
    zones = {"hand.0": ["ship-wide-access"], "attached.operations": ["resin-wall"], **ALL_ROOMS}
    table = given(zones).play("ship-wide-access").scan("operations")

    assert (table.s.attack, table.keys("attached.operations"), table.keys("hand.0")) == (1, [], ["specialist"])


# -- Christie


def test_twin_pistols_give_attack_for_the_first_kill_with_tech() -> None:
    zones = {"hand.0": ["twin-pistols"], "combat-zone": [WORKER, "spitting-drone"]}
    table = given({**zones, "played.0": ["right-tool-for-the-job"]}, attack=5).play("twin-pistols")
    assert table.s.attack == 5 + 1

    table.fight(WORKER)
    assert table.s.attack == 6 - 3 + 2
    table.fight("spitting-drone")
    assert table.s.attack == 5 - 3


def test_twin_pistols_count_a_facehugger_killed_by_an_effect() -> None:
    zones = {"hand.0": ["twin-pistols", "fierce-protector"], "facehuggers.1": ["facehugger"]}
    table = given({**zones, "played.0": ["right-tool-for-the-job"]}).play("twin-pistols").play("fierce-protector")

    table.choose("facehugger")

    assert (table.s.attack, table.keys("dead-enemies")) == (1 + 6 + 2, ["facehugger"])


@pytest.mark.parametrize("before", [[], ["lets-rock"], ["twin-pistols"]])
def test_twin_pistols_give_one_attack_without_tech(before: list[str]) -> None:
    table = given({"hand.0": ["twin-pistols"], "played.0": before, "combat-zone": [WORKER]}, attack=3)

    table.play("twin-pistols").fight(WORKER)

    assert (table.s.attack, table.keys("dead-enemies")) == (1, [WORKER])


def test_twin_pistols_give_nothing_for_what_died_before_or_by_another_player() -> None:
    zones = {"hand.0": ["twin-pistols"], "played.0": ["right-tool-for-the-job"], "complex.airlock": ["facehugger"]}
    table = given({**zones, "vigilant.1": ["built-to-protect"], "combat-zone": [WORKER]}, attack=3)

    table.fight(WORKER).play("twin-pistols")
    assert table.s.attack == 1
    table.scan("airlock").choose("built-to-protect", seat=1)

    assert (table.keys("dead-enemies"), table.s.attack) == ([WORKER, "facehugger"], 0)


STRENGTHS = ["bar-brawler", "lets-rock", "hold-nothing-back", "find-it-and-kill-it", "twin-pistols"]


def test_ships_mechanic_may_copy_cheap_strength() -> None:
    table = given({"hand.0": ["ships-mechanic"], "played.0": STRENGTHS}).play("ships-mechanic")
    assert (table.s.recruit, table.waiting(), table.asked().least) == (2, [(0, "copy-played")], 0)
    assert table.options() == ["bar-brawler", "lets-rock", "twin-pistols"]

    table.choose("twin-pistols")

    assert (table.s.attack, table.s.recruit) == (1, 2)
    assert [play.key for play in table.s.plays[-2:]] == ["ships-mechanic", "twin-pistols"]


def test_ships_mechanic_need_not_copy_and_copies_nothing_without_strength() -> None:
    declined = given({"hand.0": ["ships-mechanic"], "played.0": STRENGTHS}).play("ships-mechanic").choose()
    weak = given({"hand.0": ["ships-mechanic"], "played.0": ["find-it-and-kill-it"]}).play("ships-mechanic")

    for table in (declined, weak):
        assert (table.waiting(), table.s.attack, table.s.recruit) == ([], 0, 2)


def ricochet() -> Referee:
    zones = {"hand.0": ["ricochet"], "complex.airlock": [WORKER], "combat-zone": [STRONG, DRONE]}
    return given({**zones, "facehuggers.1": ["facehugger"]}, up=["airlock"]).play("ricochet")


@pytest.mark.rule("alien.card_text.reduce-attack")
def test_ricochet_weakens_up_to_two_enemies_for_this_turn() -> None:
    table = ricochet()
    assert (table.s.attack, table.waiting(), table.asked().least, table.asked().most) == (3, [(0, "weaken")], 0, 2)
    assert table.options() == [STRONG, "facehugger", DRONE, WORKER]
    hugger = table.attack_of("facehugger")

    table.choose("facehugger", DRONE)

    assert (table.attack_of("facehugger"), table.attack_of(DRONE)) == (hugger - 1, 3)
    assert (table.attack_of(STRONG), table.attack_of(WORKER)) == (5, 3)
    table.end_turn()
    assert table.attack_of(DRONE) == 4


def test_ricochet_may_weaken_nothing() -> None:
    table = ricochet().choose()

    assert table.news() == {"hand.0": [], "played.0": ["ricochet"], "attack": 3}


def test_ricochet_lent_weakens_what_the_other_player_chooses() -> None:
    table = given({"hand.1": ["ricochet"], "combat-zone": [DRONE]}).coordinate("ricochet", 1).play_lent("ricochet")

    table.choose(DRONE)

    assert (table.s.attack, table.attack_of(DRONE)) == (3, 3)


def test_cut_loose_is_sacrificed_to_kill_an_enemy_whatever_its_attack() -> None:
    zones = {"hand.0": ["cut-loose"], "complex.airlock": ["elder-drone"], "combat-zone": ["the-newborn", WORKER]}
    table = given({**zones, "complex.operations": [DRONE]}, up=["airlock"], stage=3).play("cut-loose")
    assert table.s.attack == 5

    table.sacrifice()
    assert (table.waiting(), table.options(), table.asked().least) == ([(0, "ko")], ["elder-drone", WORKER], 1)
    table.choose("elder-drone")

    assert (table.keys("dead-enemies"), table.keys("dead-characters")) == (["elder-drone"], ["cut-loose"])
    assert (table.s.attack, table.keys("played.0"), table.legal(Sacrifice)) == (5, [], [])


@pytest.mark.rule("alien.keyword.sacrifice-optional")
def test_cut_loose_need_not_be_sacrificed() -> None:
    table = given({"hand.0": ["cut-loose"]}).play("cut-loose").end_turn()

    assert (table.keys("discard.0"), table.keys("dead-characters")) == (["cut-loose"], [])


# -- Johner


def test_bar_brawler_discards_a_card_for_attack_or_none() -> None:
    zones = {"hand.0": ["bar-brawler", "grunt", "specialist"]}
    table = given(zones).play("bar-brawler")
    assert (table.waiting(), table.options(), table.asked().least) == ([(0, "discard")], ["grunt", "specialist"], 0)
    table.choose("grunt")
    declined = given(zones).play("bar-brawler").choose()

    assert (table.s.attack, table.keys("hand.0"), table.keys("discard.0")) == (3, ["specialist"], ["grunt"])
    assert (declined.s.attack, declined.keys("discard.0")) == (1, [])


def test_bar_brawler_has_nothing_to_discard_as_the_last_card() -> None:
    table = given({"hand.0": ["bar-brawler"]}).play("bar-brawler")

    assert (table.waiting(), table.s.attack) == ([], 1)


def test_smugglers_cut_changes_a_card_or_none() -> None:
    zones = {"hand.0": ["smugglers-cut", "grunt"]}
    table, declined = given(zones).play("smugglers-cut").choose("grunt"), given(zones).play("smugglers-cut").choose()

    changed = {"hand.0": ["specialist"], "discard.0": ["grunt"], "deck.0": -1}
    assert table.news() == {**changed, "played.0": ["smugglers-cut"], "attack": 1, "recruit": 1}
    assert declined.news() == {"hand.0": ["grunt"], "played.0": ["smugglers-cut"], "attack": 1, "recruit": 1}


def test_smugglers_cut_lent_changes_a_card_of_who_plays_the_copy() -> None:
    table = given({"hand.1": ["smugglers-cut", "grunt"], "hand.0": ["fire-axe"]}).coordinate("smugglers-cut", 1)

    table.play_lent("smugglers-cut").choose("fire-axe")

    assert (table.keys("hand.0"), table.keys("discard.0")) == (["specialist"], ["fire-axe"])
    assert (table.keys("hand.1"), table.s.attack, table.s.recruit) == (["grunt", "specialist"], 1, 1)


def test_bad_temper_draws_and_counts_what_was_discarded_from_hand_with_the_betty() -> None:
    zones = {"hand.0": ["bar-brawler", "smugglers-cut", "bad-temper", "grunt", "specialist"]}
    table = given({**zones, "hand.1": ["grunt"]}).play("bar-brawler").choose("grunt")
    table.play("smugglers-cut").choose("specialist")
    assert table.s.attack == 1 + 2 + 1

    table.play("bad-temper")

    assert (table.s.attack, table.keys("hand.0")) == (4 + 3 + 2, ["specialist"] * 2)


def test_bad_temper_counts_no_cards_put_away_from_the_deck() -> None:
    zones = {"hand.0": ["medical-files", "bad-temper"], "played.0": ["smugglers-cut"], "deck.0": ["grunt"] * 5}
    table = given(zones).play("medical-files").choose("grunt").choose("grunt", "grunt")
    assert table.keys("discard.0") == ["grunt", "grunt"]

    table.play("bad-temper")

    assert table.s.attack == 2 + 3


@pytest.mark.parametrize(("before", "attack"), [([], 3), (["lets-rock"], 3), (["twin-pistols"], 5)])
def test_bad_temper_counts_nothing_without_the_betty(before: list[str], attack: int) -> None:
    table = given({"hand.0": ["bad-temper"], "played.0": before}, discarded=2).play("bad-temper")

    assert (table.s.attack, table.keys("hand.0")) == (attack, ["specialist"])


def heavy_ordnance() -> Referee:
    zones = {"hand.0": ["heavy-ordnance", "grunt", "fire-axe"], "played.0": ["specialist", "lets-rock"]}
    return given({**zones, "vigilant.0": ["ready-for-anything"], "discard.0": ["grunt"]}).play("heavy-ordnance")


def test_heavy_ordnance_kills_up_to_three_for_an_attack_each() -> None:
    table = heavy_ordnance()
    assert (table.s.attack, table.waiting(), table.asked().least, table.asked().most) == (6, [(0, "ko")], 0, 3)
    assert table.options() == ["grunt", "lets-rock", "ready-for-anything", "specialist"]

    table.choose("grunt", "lets-rock", "specialist")

    assert (table.s.attack, table.keys("hand.0"), table.keys("played.0")) == (9, ["fire-axe"], ["heavy-ordnance"])
    assert sorted(table.keys("dead-characters")) == ["grunt", "lets-rock", "specialist"]


@pytest.mark.parametrize(("killed", "attack"), [([], 6), (["ready-for-anything"], 7)])
def test_heavy_ordnance_may_kill_fewer(killed: list[str], attack: int) -> None:
    table = heavy_ordnance().choose(*killed)

    assert (table.s.attack, table.keys("dead-characters")) == (attack, killed)


# -- Ripley No. 8


@pytest.mark.rule("alien.card_text.show")
def test_hive_sense_looks_at_a_card_and_with_another_ripley_turns_it_up() -> None:
    zones = {"hand.0": ["hive-sense", "quarantine-order", "grunt"], "vigilant.0": ["wary-retreat"], **HIDDEN}
    table = given(zones).play("hive-sense")
    assert (table.s.attack, table.waiting(), table.asked().least) == (2, [(0, "look")], 1)

    table.choose(DRONE)
    assert (table.shown("complex.operations", 0), table.shown("complex.operations", 1)) == ([DRONE], [None])
    assert (table.waiting(), table.asked().least) == ([(0, "show")], 0)
    assert table.options() == ["quarantine-order", "wary-retreat"]
    table.choose("quarantine-order")

    assert table.complex() == {"operations": DRONE, "airlock": f"({WORKER})"}
    assert (table.keys("hand.0"), table.shown("hand.0", 1)) == (
        ["quarantine-order", "grunt"],
        ["quarantine-order", None],
    )
    assert len(table.s.tally("scanned", 0)) == 1


@pytest.mark.parametrize("hand", [["grunt"], ["quarantine-order"]])
def test_hive_sense_leaves_it_hidden_with_nothing_shown(hand: list[str]) -> None:
    table = given({"hand.0": ["hive-sense", *hand], **HIDDEN}).play("hive-sense").choose(DRONE)
    assert table.options() == [card for card in hand if card != "grunt"]

    table.choose()

    assert table.complex() == {"operations": f"({DRONE})", "airlock": f"({WORKER})"}
    assert table.s.tally("scanned", 0) == ()


def test_hive_sense_only_looks_behind_a_resin_wall_and_at_nothing_in_an_empty_complex() -> None:
    walled = {"attached.operations": ["resin-wall"], "complex.operations": [DRONE]}
    table = given({"hand.0": ["hive-sense", "quarantine-order"], **walled}).play("hive-sense")
    table.choose(DRONE).choose("quarantine-order")
    empty = given({"hand.0": ["hive-sense", "quarantine-order"]}).play("hive-sense")

    assert (table.complex(), table.keys("attached.operations")) == ({"operations": f"({DRONE})"}, ["resin-wall"])
    assert table.shown("complex.operations", 0) == [DRONE]
    assert (empty.waiting(), empty.s.attack) == ([], 2)


def acid_blood(enemy: str, **zones: list[str]) -> Referee:
    """A Strike Phase in which an enemy has struck the owner of an Acid Blood in play."""
    there = {zone.replace("_", "."): cards for zone, cards in zones.items()}
    return given({"vigilant.0": ["acid-blood"], "combat-zone": [enemy], **there}).end_turn()


@pytest.mark.rule("alien.keyword.vigilant-discard-effect")
def test_acid_blood_kills_a_weak_enemy_that_has_struck() -> None:
    table = acid_blood("scuttling-drone", hand_0=["grunt"])
    assert (table.waiting(), table.options(), table.asked().least) == ([(0, "vigil")], ["acid-blood"], 0)
    assert table.keys("strikes.0") == [CLAWS]

    table.choose("acid-blood")

    assert (table.keys("combat-zone"), table.keys("dead-enemies")) == ([], ["scuttling-drone"])
    assert (table.keys("vigilant.0"), table.keys("discard.0")) == ([], ["acid-blood", "grunt"])


def test_acid_blood_is_stronger_with_other_ripley_cards_in_hand_or_in_play() -> None:
    weak, strong = acid_blood(DRONE, hand_0=["hive-sense"]), acid_blood(DRONE, hand_0=["hive-sense", "old-scars"])
    for table in (weak, strong):
        table.choose("acid-blood")

    assert (weak.keys("combat-zone"), weak.keys("dead-enemies")) == ([DRONE], [])
    assert (strong.keys("combat-zone"), strong.keys("dead-enemies")) == ([], [DRONE])
    assert "acid-blood" in weak.keys("discard.0")


@pytest.mark.rule("alien.card_text.grown-in-a-lab-ripley")
def test_acid_blood_counts_a_clone_of_another_class_of_card() -> None:
    zones = {"hand.0": ["grunt", LAB], "vigilant.0": ["acid-blood"], "combat-zone": [WORKER]}
    table = given(zones).play("grunt").play(LAB).end_turn().choose("acid-blood")

    assert table.keys("dead-enemies") == [WORKER]


def test_acid_blood_gives_attack_when_played_and_may_be_kept() -> None:
    table = given({"hand.0": ["acid-blood"], "combat-zone": ["scuttling-drone"]}).play("acid-blood")
    assert (table.s.attack, table.legal(DiscardVigilant)) == (2, [])

    table.end_turn().choose()

    assert (table.keys("vigilant.0"), table.keys("combat-zone")) == (["acid-blood"], ["scuttling-drone"])


def test_acid_blood_answers_nobody_but_an_enemy_that_has_struck_its_owner() -> None:
    other = given({"vigilant.1": ["acid-blood"], "combat-zone": ["scuttling-drone"]}).end_turn()
    rivals = given({"vigilant.1": ["acid-blood"]}, attack=9, options={"fight_players": True})
    assert rivals.legal(FightPlayer) == ["1"]
    rivals.fight_player(1)

    assert (other.s.current, other.waiting(), other.keys("vigilant.1")) == (1, [], ["acid-blood"])
    assert (rivals.keys("strikes.1"), rivals.waiting()) == ([CLAWS], [])


@pytest.mark.rule("alien.card_text.grown-in-a-lab", "alien.card_text.grown-in-a-lab-real")
def test_grown_in_a_lab_gives_and_says_what_it_became_and_counts_as_that() -> None:
    zones = {"played.0": ["report-for-duty"], "hand.0": ["captain-of-the-ship", LAB, "search-parties"]}
    table = given(zones).play("captain-of-the-ship").play(LAB)
    assert table.options() == ["captain-of-the-ship", "report-for-duty"]

    table.choose("captain-of-the-ship")
    lab = table.find("played.0", LAB)
    card = table.reading().card_of(lab)
    assert (card.name, card.group, card.team, card.cls) == (
        "Captain of the Ship",
        "Captain Dallas",
        "nostromo",
        "leadership",
    )
    assert (table.s.attack, table.reading().keywords_of(lab)) == (4 + 4, ("ripley",))

    table.end_turn()
    assert sorted(table.keys("discard.0")) == sorted(["report-for-duty", "captain-of-the-ship", LAB, "search-parties"])
    assert table.reading().card_of(table.find("discard.0", LAB)).group == "Ripley No. 8"


def test_grown_in_a_lab_counts_for_the_class_and_crew_that_it_has_now() -> None:
    became = given({"hand.0": ["autopsy", LAB, "eager-deputy", "wary-retreat"]}).play("autopsy").play(LAB)
    assert became.s.attack == 1 + 1
    assert became.keys("hand.0") == ["eager-deputy", "wary-retreat", "specialist"]

    became.play("wary-retreat")
    own = given({"hand.0": [LAB, "wary-retreat"]}).play(LAB).play("wary-retreat")

    assert (became.s.attack, own.s.attack) == (2 + 1, 2)


@pytest.mark.rule("alien.card_text.grown-in-a-lab", "alien.card_text.grown-in-a-lab-ripley")
@pytest.mark.parametrize(
    ("before", "attack", "others"),
    [([], 0, 1), (["grunt"], 1, 1), (["reluctant-leader"], 2, 1), (["hive-sense", "reluctant-leader"], 2, 2)],
)
def test_grown_in_a_lab_is_of_the_ripley_that_it_became(before: list[str], attack: int, others: int) -> None:
    table = given({"hand.0": [LAB, "fierce-protector"], "played.0": before}).play(LAB)
    if table.waiting():
        table.choose("reluctant-leader")
    assert table.s.attack == attack

    table.play("fierce-protector")

    assert table.s.attack == attack + 4 + 2 * (1 + others)


def test_grown_in_a_lab_may_become_what_copies_but_no_other_that_clones() -> None:
    zones = {"hand.0": [LAB, "synthetic-blood", "right-tool-for-the-job", LAB]}
    table = given({**zones, "strikes.0": [CLAWS] * 3}).play(LAB).play("synthetic-blood")
    table.play("right-tool-for-the-job").play(LAB)
    assert table.options() == ["right-tool-for-the-job", "synthetic-blood"]

    table.choose("right-tool-for-the-job")

    assert table.s.recruit == 3
    assert [play.key for play in table.s.plays[2:]] == [
        "right-tool-for-the-job",
        "synthetic-blood",
        "right-tool-for-the-job",
        "synthetic-blood",
    ]
    assert table.legal(Sacrifice) == ["1", "3", "5"]
    table.sacrifice(5).choose("seat-0").choose(CLAWS, CLAWS)
    assert (table.keys("dead-characters"), table.keys("strikes.0")) == ([], [CLAWS])


@pytest.mark.rule("alien.card_text.grown-in-a-lab-first")
@pytest.mark.parametrize("before", [[], [LAB]])
def test_grown_in_a_lab_stays_itself_with_nothing_to_become(before: list[str]) -> None:
    table = given({"hand.0": [LAB], "played.0": before}).play(LAB)

    assert table.news() == {"hand.0": [], "played.0": [*before, LAB]}
    assert table.reading().card_of(table.find("played.0", LAB)).cost == 5


@pytest.mark.rule("alien.card_text.grown-in-a-lab-real")
def test_grown_in_a_lab_is_killed_as_the_card_that_it_is() -> None:
    with besides(trial(KILL_OWN)):
        table = given({"hand.0": ["autopsy", LAB, "trial"]}).play("autopsy").play(LAB).play("trial").choose(LAB)

        assert (table.keys("dead-characters"), table.s.attack) == ([LAB], 2)
        assert table.reading().card_of(table.find("dead-characters", LAB)).cls == "survival"


GENES = {
    "hand.0": ["genetic-memory"],
    "played.0": ["grunt", "hive-sense"],
    "discard.0": ["old-scars", "genetic-memory", "autopsy"],
    "hq.2": ["reluctant-leader"],
}


def test_genetic_memory_may_copy_another_ripley_card_played_before() -> None:
    table = given({**GENES, **HIDDEN}).play("genetic-memory")
    assert (table.s.attack, table.waiting()) == (4, [(0, "way")])

    table.choose("0")
    assert (table.waiting(), table.options(), table.asked().least) == ([(0, "copy-played")], ["hive-sense"], 0)
    table.choose("hive-sense").choose(DRONE).choose()

    assert table.s.attack == 4 + 2
    assert table.shown("complex.operations", 0) == [DRONE]


@pytest.mark.parametrize(("copied", "attack", "recruit"), [("reluctant-leader", 6, 2), ("old-scars", 6, 0)])
def test_genetic_memory_may_copy_one_of_the_hq_or_the_discard_pile(copied: str, attack: int, recruit: int) -> None:
    table = given(GENES).play("genetic-memory").choose("1")
    assert (table.waiting(), table.asked().least) == ([(0, "copy")], 0)
    assert table.options() == ["old-scars", "reluctant-leader"]

    table.choose(copied)
    while table.waiting():
        table.choose()

    assert (table.s.attack, table.s.recruit) == (attack, recruit)
    assert (table.keys("discard.0"), table.keys("hq.2")) == (GENES["discard.0"], ["reluctant-leader"])


@pytest.mark.parametrize("way", ["0", "1"])
def test_genetic_memory_need_not_copy(way: str) -> None:
    table = given(GENES).play("genetic-memory").choose(way).choose()

    assert table.news() == {"hand.0": [], "played.0": [*GENES["played.0"], "genetic-memory"], "attack": 4}


@pytest.mark.rule("alien.card_text.grown-in-a-lab-ripley")
def test_genetic_memory_copies_what_a_clone_is() -> None:
    table = given({"hand.0": ["grunt", LAB, "genetic-memory"]}).play("grunt").play(LAB).play("genetic-memory")

    table.choose("0")
    assert table.options() == ["grunt"]
    table.choose("grunt")

    assert table.s.attack == 1 + 1 + 4 + 1


def test_genetic_memory_finds_nothing_to_copy() -> None:
    bare = {"hand.0": ["genetic-memory"], "discard.0": ["genetic-memory", LAB]}
    played, elsewhere = (given(bare).play("genetic-memory").choose(way) for way in ("0", "1"))

    for table in (played, elsewhere):
        if table.waiting():
            assert table.options() == []
            table.choose()
        assert table.news() == {"hand.0": [], "played.0": ["genetic-memory"], "attack": 4}
