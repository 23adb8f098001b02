"""Aliens: Hadley's Hope, The Lost Colony, They Mostly Come At Night, Who's Laying The Eggs?"""

from __future__ import annotations

import pytest

from domain.games.alien import names as at
from domain.games.alien.actions import FightEnemy, PayFor

from ..referee import Referee, fallen, fought, given, pushed_out, scanned, set_up, with_event, with_hazard

WARRIOR, HIDDEN = "warrior-drone", "(warrior-drone)"
COLONY, NIGHT, EGGS = "the-lost-colony", "they-mostly-come-at-night", "whos-laying-the-eggs"
COLONIST, GUN, ORPHAN, LOADER = "missing-colonist", "sentry-gun", "colony-orphan", "power-loader-hive"
QUEEN, GUARD, CLUSTER, AMBUSHER = "the-hive-queen", "royal-guard", "egg-cluster", "ceiling-ambusher"
FULL = dict.fromkeys(at.ROOMS, HIDDEN)
ADDED = {"complex": {"ventilation-shafts": HIDDEN}, "hive": -1}
ADDED_TWO = {"complex": {"ventilation-shafts": HIDDEN, "operations": HIDDEN}, "hive": -2}
PUSHED = {"complex": FULL, "hive": -1}
HATCHED = {"facehuggers.0": ["facehugger"], "hatchery": -1}
STRUCK = {"strikes.0": ["raking-claws"], "strike-deck": -1}
EVENT = {"complex": {}, "discarded": ["event-the-sos"], "attack": 0}
HAZARD = {"complex": {}, "discarded": ["hazard-the-sos"], "attack": 0}


# -- Hadley's Hope


def test_a_broken_stasis_tube_lets_a_facehugger_out() -> None:
    assert with_hazard("hadleys-hope", 1).news() == HAZARD | HATCHED


@pytest.mark.parametrize(("there", "added"), [([], ADDED), ([WARRIOR], ADDED), ([WARRIOR] * 2, ADDED_TWO)])
def test_above_the_ceiling_panels_they_come_in_numbers(there: list[str], added: dict[str, object]) -> None:
    table = with_hazard("hadleys-hope", 2, {"combat-zone": there})

    assert table.news() == HAZARD | added | {"facehuggers.1": ["facehugger"], "hatchery": -1}


def test_a_reactor_shock_drives_two_rooms_into_the_combat_zone() -> None:
    zones = {"complex.med-lab": ["wall-lurker"], "complex.weapons-locker": ["worker-drone"]}
    table = with_hazard("hadleys-hope", 3, zones, seats=3)

    assert table.news() == HAZARD | {
        "complex": {"weapons-locker": "(worker-drone)"},
        "combat-zone": ["wall-lurker"],
        "strikes.0": ["raking-claws"] * 2,
        "strikes.1": ["raking-claws"],
        "strikes.2": ["raking-claws"],
        "strike-deck": -4,
    }


def test_in_a_reactor_shock_the_airlock_is_resolved_before_the_med_lab() -> None:
    """What a Marker of the Airlock adds pushes on what is in the Med-Lab, so that another card is there by then."""
    rooms = dict(
        zip(at.COMPLEX, [["worker-drone"], [WARRIOR], [WARRIOR], ["sprinting-drone"], ["sos-marker"]], strict=True)
    )
    scan = {at.LOCATION: ["hadleys-hope"], "hive": [WARRIOR] * 3, **rooms, "complex.operations": ["hazard-the-sos"]}
    table = given(scan, attack=3, hazards=2).scan("operations")

    assert table.keys("combat-zone") == ["sprinting-drone"]
    assert table.complex() == {"ventilation-shafts": HIDDEN, "operations": "(worker-drone)", "weapons-locker": HIDDEN}
    assert (table.keys("secured"), table.keys("strikes.0"), table.keys("strikes.1")) == (
        ["sos-marker"],
        ["raking-claws"],
        ["raking-claws"],
    )


def test_a_reactor_shock_leaves_what_does_not_move() -> None:
    zones = {"complex.med-lab": [QUEEN], at.OBJECTIVES: [EGGS]}
    table = with_hazard("hadleys-hope", 3, zones, up=["med-lab"], stage=3)

    assert (table.complex(), table.keys("combat-zone")) == ({"med-lab": QUEEN}, [])


# -- The Lost Colony


def test_the_event_of_the_lost_colony_drives_the_first_card_on() -> None:
    zones = {"complex.weapons-locker": ["worker-drone"], "complex.operations": ["scuttling-drone"]}
    table = with_event(COLONY, zones)

    assert table.news() == EVENT | {
        "complex": {
            "ventilation-shafts": HIDDEN,
            "operations": "(scuttling-drone)",
            "med-lab": "(worker-drone)",
        },
        "hive": -1,
    }


def test_in_an_empty_complex_it_only_adds_a_card() -> None:
    assert with_event(COLONY).news() == EVENT | ADDED


def test_the_lost_colony_is_completed_by_two_colonists() -> None:
    table = given({at.OBJECTIVES: [COLONY], "secured": [COLONIST], "attached.med-lab": [COLONIST]}, recruit=2)

    table.do(PayFor(card=table.find("attached.med-lab", COLONIST)))

    assert table.news() == {
        "attached.med-lab": [],
        "secured": [COLONIST] * 2,
        "deck.0": -1,
        "hand.0": ["specialist"],
        "recruit": 0,
        "stage": 2,
    }


def test_a_colonist_stays_to_be_fetched_wherever_he_is_found() -> None:
    assert scanned(COLONIST).news() == {"complex": {}, "attached.med-lab": [COLONIST], "attack": 0}
    assert pushed_out(COLONIST).news() == PUSHED | HATCHED | {"attached.airlock": [COLONIST]}


def test_three_colonists_may_wait_in_one_room_and_two_will_do() -> None:
    table = given({at.OBJECTIVES: [COLONY], "attached.airlock": [COLONIST] * 3}, recruit=4)
    table.pay_for(COLONIST)
    assert (table.s.stage, table.s.recruit) == (1, 2)

    table.do(PayFor(card=table.find("attached.airlock", COLONIST)))

    assert (table.s.stage, table.keys("secured"), table.keys("attached.airlock")) == (2, [COLONIST] * 2, [COLONIST])
    assert table.legal(PayFor) == []


def test_for_less_than_two_no_colonist_is_fetched() -> None:
    table = given({at.OBJECTIVES: [COLONY], "attached.airlock": [COLONIST]}, recruit=1)

    refused = table.refused(PayFor(card=table.find("attached.airlock", COLONIST)))

    assert (refused.code, refused.rule) == ("not_enough_recruit", "alien.card_text.pay-insufficient")


def test_a_wall_lurker_strikes_whom_it_surprises() -> None:
    assert pushed_out("wall-lurker").news() == PUSHED | STRUCK | {"combat-zone": ["wall-lurker"]}
    assert scanned("wall-lurker").news() == {"complex": {"med-lab": "wall-lurker"}, "attack": 0}
    assert fought("wall-lurker").news() == fallen("wall-lurker")


# -- They Mostly Come At Night


def test_the_night_begins_with_a_card_for_each_player() -> None:
    table = set_up(NIGHT)

    drawn = {"deck.0": -1, "hand.0": ["specialist"], "deck.1": -1, "hand.1": ["specialist"]}
    begun = {"complex": {"airlock": "worker-drone"}, "objectives": ["before", NIGHT], "attack": 0, "stage": 2}
    assert table.news() == begun | drawn


@pytest.mark.parametrize(("there", "added"), [([], ADDED), ([WARRIOR], ADDED_TWO), ([WARRIOR] * 3, ADDED_TWO)])
def test_its_event_adds_more_where_an_enemy_is_in_the_combat_zone(there: list[str], added: dict[str, object]) -> None:
    assert with_event(NIGHT, {"combat-zone": there}).news() == EVENT | added


def test_an_enemy_that_the_first_card_pushes_out_brings_the_second() -> None:
    table = pushed_out("event-the-sos", {at.OBJECTIVES: [NIGHT]}, stage=2)

    pushed = {"complex": FULL, "combat-zone": [WARRIOR] * 2, "hive": -3}
    assert table.news() == pushed | {"discarded": ["event-the-sos"]}


def test_the_night_is_over_when_both_guns_are_attached() -> None:
    table = given({at.OBJECTIVES: [NIGHT], "secured": [GUN] * 2}, stage=2, recruit=6).pay_for(GUN)
    assert (table.waiting(), table.options()) == ([(0, "attach-to")], sorted(at.ROOMS))
    table.choose("med-lab")
    assert (table.s.stage, table.keys("attached.med-lab")) == (2, [GUN])
    table.pay_for(GUN)
    assert table.options() == sorted(room for room in at.ROOMS if room != "med-lab")

    table.choose("airlock")

    assert table.news() == {
        "secured": [],
        "attached.med-lab": [GUN],
        "attached.airlock": [GUN],
        "recruit": 0,
        "stage": 3,
    }


def test_a_gun_is_secured_wherever_it_is_found() -> None:
    assert scanned(GUN).news() == {"complex": {}, "secured": [GUN], "attack": 0}
    assert pushed_out(GUN).news() == PUSHED | {"secured": [GUN]}

    table = pushed_out(GUN, {"hand.0": ["grunt", "autopsy"]})
    assert (table.waiting(), table.options()) == ([(0, "discard")], ["autopsy", "grunt"])

    lost = {"hand.0": ["autopsy"], "discard.0": ["grunt"]}
    assert table.choose("grunt").news() == PUSHED | lost | {"secured": [GUN]}


@pytest.mark.parametrize("stage", [1, 2, 3])
def test_enemies_in_the_room_of_a_gun_are_weaker_for_good(stage: int) -> None:
    zones = {"attached.med-lab": [GUN], "complex.med-lab": [AMBUSHER], "complex.airlock": ["scuttling-drone"]}
    table = given({**zones, "combat-zone": ["worker-drone"]}, up=["med-lab", "airlock"], stage=stage)

    assert [table.attack_of(key) for key in (AMBUSHER, "scuttling-drone", "worker-drone")] == [3, 2, 3]


@pytest.mark.parametrize("stage", [1, 3])
def test_a_gun_is_placed_only_in_the_night(stage: int) -> None:
    assert given({"secured": [GUN]}, stage=stage, recruit=9).legal(PayFor) == []


def test_a_night_swarmer_is_never_alone() -> None:
    found = scanned("night-swarmer")
    assert found.news() == {
        "complex": {"ventilation-shafts": HIDDEN, "med-lab": "night-swarmer"},
        "hive": -1,
        "attack": 0,
    }

    surprised = pushed_out("night-swarmer")

    assert surprised.news() == {"complex": FULL, "combat-zone": ["night-swarmer", WARRIOR], "hive": -2}
    assert fought("night-swarmer").news() == fallen("night-swarmer")


@pytest.mark.parametrize(
    ("there", "strikes"), [([AMBUSHER], 1), ([AMBUSHER, WARRIOR], 3), ([AMBUSHER] * 2, 4), ([AMBUSHER, CLUSTER], 2)]
)
def test_a_ceiling_ambusher_strikes_twice_beside_another_enemy(there: list[str], strikes: int) -> None:
    assert len(given({"combat-zone": there}).end_turn().keys("strikes.0")) == strikes


def test_a_ceiling_ambusher_is_killed_for_five() -> None:
    assert scanned(AMBUSHER, attack=7).fight(AMBUSHER).news() == {
        "complex": {},
        "dead-enemies": [AMBUSHER],
        "attack": 0,
    }


def test_the_colony_orphan_is_gained_if_she_is_found_in_time() -> None:
    assert scanned(ORPHAN).news() == {"complex": {}, "discard.0": [ORPHAN], "attack": 0}
    assert pushed_out(ORPHAN).news() == PUSHED | STRUCK | {"dead-characters": [ORPHAN]}


@pytest.mark.parametrize("scans", [True, False])
def test_the_colony_orphan_may_scan(scans: bool) -> None:
    table = given({"hand.0": [ORPHAN], "complex.med-lab": ["wall-lurker"]}).play(ORPHAN)
    assert (table.s.recruit, table.waiting(), table.asked().least) == (2, [(0, "scan")], 0)

    table.choose(*["wall-lurker"] * scans)

    assert table.complex() == {"med-lab": "wall-lurker" if scans else "(wall-lurker)"}
    assert "survival" in table.reading().classes_of(table.find("played.0", ORPHAN))


# -- Who's Laying The Eggs?


def test_in_the_nest_each_heals_and_a_facehugger_comes() -> None:
    table = set_up(EGGS, {"strikes.0": ["impaled"], "strikes.1": ["tail-lash", "second-jaw"]})
    table.choose("impaled").choose("second-jaw")

    begun = {"complex": {"airlock": "worker-drone"}, "objectives": ["before", EGGS], "attack": 0, "stage": 3}
    healed = {"strikes.0": [], "strikes.1": ["tail-lash"], "discarded-strikes": ["impaled", "second-jaw"]}
    assert table.news() == begun | healed | HATCHED


@pytest.mark.parametrize(
    ("zone", "up", "hugged"),
    [("aside", False, 1), ("complex.med-lab", False, 1), ("complex.med-lab", True, 2), ("combat-zone", False, 2)],
)
def test_its_event_is_a_facehugger_and_with_the_queen_in_play_another(zone: str, up: bool, hugged: int) -> None:
    table = with_event(EGGS, {zone: [QUEEN]}, up=["med-lab"] * up)

    assert [len(table.keys(f"facehuggers.{seat}")) for seat in (0, 1)] == [1, hugged - 1]
    assert table.keys("discarded") == ["event-the-sos"]
    assert len(table.keys("hive")) == (12 if hugged == 1 else 11)


def test_once_the_hatchery_is_empty_no_more_facehuggers_come() -> None:
    assert with_event(EGGS, {"hatchery": ["chestburster"]}).news() == EVENT


@pytest.mark.rule("alien.objective.kind-kill")
@pytest.mark.parametrize("zone", ["complex.operations", "combat-zone"])
def test_the_third_objective_is_completed_by_killing_the_queen(zone: str) -> None:
    up = ["operations"] if zone == "complex.operations" else []
    table = given({at.OBJECTIVES: [EGGS], zone: [QUEEN], "aside": [CLUSTER]}, up=up, stage=3, attack=9).fight(QUEEN)

    assert (table.s.status, table.s.outcome, table.keys("dead-enemies")) == ("ended", "win", [QUEEN])


def eggs(*zones: str) -> Referee:
    """The Queen in Operations, and an Egg Cluster in each of these zones, those of rooms found."""
    up = [at.room_of(zone) for zone in zones if at.room_of(zone)]
    laid = {zone: [CLUSTER] for zone in zones}
    return given({at.OBJECTIVES: [EGGS], "complex.operations": [QUEEN], **laid}, up=["operations", *up], stage=3)


@pytest.mark.parametrize(
    ("zones", "attack"),
    [((), 9), (("complex.med-lab",), 10), (("complex.med-lab", "combat-zone"), 11), (("dead-enemies",), 9)],
)
def test_the_queen_is_stronger_for_each_egg_cluster(zones: tuple[str, ...], attack: int) -> None:
    assert eggs(*zones).attack_of(QUEEN) == attack


def test_a_hidden_egg_cluster_makes_no_difference() -> None:
    zones = {"complex.operations": [QUEEN], "complex.med-lab": [CLUSTER]}

    assert given({at.OBJECTIVES: [EGGS], **zones}, up=["operations"], stage=3).attack_of(QUEEN) == 9


@pytest.mark.parametrize(("stage", "room"), [(1, "med-lab"), (2, "med-lab"), (3, "weapons-locker")])
def test_the_queen_stays_where_she_is_once_the_third_objective_is_current(stage: int, room: str) -> None:
    zones = {at.COMPLEX[0]: [WARRIOR], at.COMPLEX[1]: [WARRIOR], "complex.weapons-locker": [QUEEN]}
    table = given({"hive": [WARRIOR] * 3, **zones}, up=["weapons-locker"], stage=stage, begin=True)

    assert {room for room, card in table.complex().items() if card == QUEEN} == {room}
    assert (table.complex()["weapons-locker"] == HIDDEN) == (stage < 3)


def test_the_queen_brings_a_card_with_each_event_and_strikes_twice() -> None:
    table = with_event(EGGS, {"combat-zone": [QUEEN]})
    assert table.complex() == {"ventilation-shafts": HIDDEN}

    assert given({"combat-zone": [QUEEN]}).end_turn().keys("strikes.0") == ["raking-claws"] * 2
    assert given({"combat-zone": [QUEEN]}, stage=2, attack=20).legal(FightEnemy) == []


@pytest.mark.parametrize(("zone", "up", "attack"), [("aside", 0, 7), ("combat-zone", 0, 8), ("complex.airlock", 1, 8)])
def test_a_royal_guard_is_stronger_beside_the_queen(zone: str, up: int, attack: int) -> None:
    table = given({"complex.med-lab": [GUARD], zone: [QUEEN]}, up=["med-lab", *["airlock"] * up], attack=attack)

    assert table.attack_of(GUARD) == attack
    assert table.fight(GUARD).s.attack == 0


def test_an_egg_cluster_opens_in_the_combat_zone_and_stays() -> None:
    assert pushed_out(CLUSTER).news() == PUSHED | HATCHED | {"combat-zone": [CLUSTER]}

    assert given({"combat-zone": [CLUSTER]}).end_turn().keys("strikes.0") == []
    assert fought(CLUSTER).news() == fallen(CLUSTER)


def test_an_egg_cluster_that_was_found_opens_as_it_is_pushed_out() -> None:
    zones = {room: [WARRIOR] for room in at.COMPLEX} | {"complex.airlock": [CLUSTER]}
    table = given({"hive": [WARRIOR] * 3, **zones}, up=["airlock"], begin=True)

    assert table.news() == PUSHED | HATCHED | {"combat-zone": [CLUSTER]}


@pytest.mark.parametrize("stage", [1, 2, 3])
def test_the_power_loader_is_secured_wherever_it_is_found(stage: int) -> None:
    assert scanned(LOADER, stage=stage).news() == {"complex": {}, "secured": [LOADER], "attack": 0}
    assert pushed_out(LOADER, stage=stage).news() == PUSHED | STRUCK | {"secured": [LOADER]}


def test_the_power_loader_weakens_any_enemy_once_a_turn() -> None:
    zones = {"complex.airlock": [QUEEN], "complex.med-lab": [WARRIOR], "combat-zone": ["worker-drone"]}
    table = given({"secured": [LOADER], **zones, "facehuggers.1": ["facehugger"]}, up=["airlock"], stage=3, recruit=10)
    table.pay_for(LOADER)
    assert (table.waiting(), table.options()) == ([(0, "weaken")], ["facehugger", QUEEN, "worker-drone"])

    table.choose(QUEEN)

    assert table.news() == {f"weakened {QUEEN}": 4, "recruit": 5}
    assert (table.attack_of(QUEEN), table.legal(PayFor)) == (5, [])


@pytest.mark.parametrize("stage", [1, 2])
def test_the_power_loader_waits_for_the_third_objective(stage: int) -> None:
    assert given({"secured": [LOADER], "combat-zone": [WARRIOR]}, stage=stage, recruit=9).legal(PayFor) == []


@pytest.mark.parametrize(("key", "stage"), [(COLONIST, 2), (GUN, 3)])
def test_a_goal_card_found_too_late_gives_a_card(key: str, stage: int) -> None:
    late = {"removed": [key], "deck.0": -1, "hand.0": ["specialist"]}

    assert scanned(key, stage=stage).news() == {"complex": {}, "attack": 0, **late}
    assert pushed_out(key, stage=stage).news() == PUSHED | late
