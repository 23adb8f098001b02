"""Alien: The Nostromo, The S.O.S., No One Can Hear You Scream, A Perfect Organism."""

from __future__ import annotations

import pytest

from domain.deckbuilding.events import Marked
from domain.games.alien import names as at
from domain.games.alien.actions import Coordinate, FightEnemy, PayFor
from domain.kernel.events import Shuffled

from ..referee import fallen, fought, given, pushed_out, scanned, set_up, with_event, with_hazard

WARRIOR, HIDDEN = "warrior-drone", "(warrior-drone)"
SOS, SCREAM, ORGANISM = "the-sos", "no-one-can-hear-you-scream", "a-perfect-organism"
LOCK, CAT, GRAPPLE, ANDROID = "ventilation-lock", "ships-cat", "shuttle-grapple", "company-android"
PERFECT, SHAPE, WAITING, GROWING = "the-perfect-organism", "prowling-shape", "waiting-in-the-dark", "half-grown-hunter"
ADDED = {"complex": {"ventilation-shafts": HIDDEN}, "hive": -1}
FULL = dict.fromkeys(at.ROOMS, HIDDEN)
PUSHED = {"complex": FULL, "hive": -1}
"""The news that a push out of a full Complex is."""


def discarded(card: str) -> dict[str, object]:
    """The news that an Event or a Hazard in the Airlock is in any case."""
    return {"complex": {}, "discarded": [card], "attack": 0}


EVENT, HAZARD = discarded("event-the-sos"), discarded("hazard-the-sos")


# -- The Nostromo


def test_lights_out_hides_what_was_found_and_mixes_it_up() -> None:
    zones = {
        "complex.ventilation-shafts": [WARRIOR],
        "complex.operations": [GROWING],
        "complex.med-lab": ["night-swarmer"],
        "combat-zone": ["worker-drone"],
    }
    table = with_hazard(
        "the-nostromo", 1, zones, up=["operations", "med-lab"], markers={"complex.operations.growth": 2}
    )

    rooms = ("ventilation-shafts", "operations", "med-lab")
    assert tuple(table.complex()) == rooms
    assert sorted(table.complex().values()) == ["(half-grown-hunter)", "(night-swarmer)", HIDDEN]
    assert [len(event.was) for event in table.happened(Shuffled)] == [3]
    assert [table.shown(f"complex.{room}") for room in rooms] == [[None]] * 3
    hunter = next(i for room in at.COMPLEX for i in table.s.zone(room) if table.s.what[i] == GROWING)
    assert not table.s.markers.get(f"growth.{hunter}")
    assert (table.keys("combat-zone"), table.keys("discarded"), table.keys("hive")) == (
        ["worker-drone"],
        ["hazard-the-sos"],
        [WARRIOR] * 12,
    )


@pytest.mark.parametrize("zones", [{}, {"combat-zone": ["worker-drone"]}])
def test_with_no_enemy_found_in_the_complex_lights_out_adds_a_card(zones: dict[str, list[str]]) -> None:
    assert with_hazard("the-nostromo", 1, zones).news() == HAZARD | ADDED


def test_a_missing_brother_is_no_enemy_that_lights_out_hides() -> None:
    table = with_hazard("the-nostromo", 1, {"complex.med-lab": ["missing-brother"]}, up=["med-lab"])

    assert table.complex() == {"ventilation-shafts": HIDDEN, "med-lab": "missing-brother"}


def test_doors_cycle_open_adds_two_cards() -> None:
    table = with_hazard("the-nostromo", 2)

    assert table.news() == HAZARD | {
        "complex": {"ventilation-shafts": HIDDEN, "operations": HIDDEN},
        "hive": -2,
    }


def test_scuttling_charges_cost_each_player_the_hand_or_two_strikes() -> None:
    hands = {"hand.0": ["grunt"] * 3, "hand.1": ["grunt"] * 2, "hand.2": ["specialist"] * 4}
    table = with_hazard("the-nostromo", 3, hands, seats=3)
    assert (table.waiting(), table.options(), table.complex()) == ([(0, "way")], ["0", "1"], ADDED["complex"])
    table.choose("0")
    assert (table.waiting(), table.options()) == ([(1, "way")], ["1"])
    table.choose("1")
    assert (table.waiting(), table.options()) == ([(2, "way")], ["0", "1"])

    table.choose("1")

    assert table.news() == HAZARD | ADDED | {
        "hand.0": [],
        "discard.0": ["grunt"] * 3,
        "strikes.1": ["raking-claws"] * 2,
        "strikes.2": ["raking-claws"] * 2,
        "strike-deck": -4,
    }


# -- The S.O.S.


def test_the_event_of_the_sos_is_a_facehugger_or_a_hive_card() -> None:
    hugged = with_event(SOS)
    assert (hugged.waiting(), hugged.options()) == ([(0, "way")], ["0", "1"])

    assert hugged.choose("0").news() == EVENT | {"facehuggers.0": ["facehugger"], "hatchery": -1}
    assert with_event(SOS).choose("1").news() == EVENT | ADDED


@pytest.mark.parametrize("hatchery", [[], ["chestburster"]])
def test_without_a_facehugger_left_it_is_a_hive_card(hatchery: list[str]) -> None:
    table = with_event(SOS, {"hatchery": hatchery})
    assert table.options() == ["1"]

    assert table.choose("1").news() == EVENT | ADDED


@pytest.mark.parametrize("found", [("airlock", "med-lab"), ("med-lab", "airlock")])
def test_the_sos_is_completed_by_finding_both_markers(found: tuple[str, str]) -> None:
    table = given({"complex.airlock": ["sos-marker"], "complex.med-lab": ["sos-marker"]}, attack=3)
    first, second = found
    assert table.scan(first).s.stage == 1

    table.scan(second)

    assert table.news() == {
        "complex": {},
        "secured": ["sos-marker"] * 2,
        "objectives": [SOS, ORGANISM, SCREAM],
        "deck.0": -2,
        "hand.0": ["specialist"] * 2,
        "attack": 0,
        "stage": 2,
    }


@pytest.mark.rule("alien.objective.discoverable")
@pytest.mark.parametrize("seats", [1, 2, 5])
def test_the_sos_completes_itself_if_nobody_scans(seats: int) -> None:
    table = given({"hive": [WARRIOR] * 8 + ["sos-marker"] * 2}, seats, begin=True)
    for _ in range(4):
        table.end_turn()
    assert table.s.stage == 1

    table.end_turn()

    assert (table.s.stage, table.keys("secured")) == (2, ["sos-marker"] * 2)


def test_a_marker_found_in_the_complex_gives_a_card() -> None:
    assert scanned("sos-marker").news() == {
        "complex": {},
        "secured": ["sos-marker"],
        "deck.0": -1,
        "hand.0": ["specialist"],
        "attack": 0,
    }


def test_a_marker_found_in_the_combat_zone_brings_a_hive_card() -> None:
    table = pushed_out("sos-marker")

    assert table.news() == {
        "complex": FULL,
        "secured": ["sos-marker"],
        "combat-zone": [WARRIOR],
        "hive": -2,
    }


def test_a_silent_egg_opens_in_the_combat_zone() -> None:
    table = pushed_out("silent-egg")

    hatched = {"facehuggers.0": ["facehugger"], "hatchery": -1, "dead-enemies": ["silent-egg"]}
    assert table.news() == PUSHED | hatched


def test_a_silent_egg_that_was_found_opens_as_well() -> None:
    zones = {room: [WARRIOR] for room in at.COMPLEX} | {"complex.airlock": ["silent-egg"]}
    table = given({"hive": [WARRIOR] * 3, **zones}, up=["airlock"], begin=True)

    hatched = {"facehuggers.0": ["facehugger"], "hatchery": -1, "dead-enemies": ["silent-egg"]}
    assert table.news() == PUSHED | hatched


def test_a_silent_egg_is_killed_for_two_before_it_opens() -> None:
    table = scanned("silent-egg", attack=4)
    assert (table.complex(), table.waiting(), table.keys("facehuggers.0")) == ({"med-lab": "silent-egg"}, [], [])

    assert table.fight("silent-egg").news() == {"complex": {}, "dead-enemies": ["silent-egg"], "attack": 0}


# -- No One Can Hear You Scream


def test_the_second_objective_begins_with_healing() -> None:
    hurt = {"strikes.0": ["impaled", "tail-lash"], "strikes.1": ["tail-lash"]}
    table = set_up(SCREAM, hurt)
    assert (table.waiting(), table.asked().least, table.asked().most) == ([(0, "heal")], 0, 1)
    table.choose("impaled")
    assert table.waiting() == [(1, "heal")]

    table.choose()

    assert (table.keys("strikes.0"), table.keys("strikes.1")) == (["tail-lash"], ["tail-lash"])
    assert (table.keys("discarded-strikes"), table.s.stage) == (["impaled"], 2)


def test_its_event_keeps_players_from_coordinating_until_the_next_turn_ends() -> None:
    lent = {f"hand.{seat}": ["sergeant-tech"] * 9 for seat in range(3)}
    table = with_event(SCREAM, {**lent, "deck.0": ["sergeant-tech"] * 9, "combat-zone": ["egg-cluster"]}, seats=3)
    assert table.news() == EVENT | ADDED
    assert [table.legal(Coordinate, seat) for seat in (1, 2)] == [[], []]
    assert (
        table.refused(Coordinate(card=table.find("hand.1", "sergeant-tech")), 1).rule
        == "alien.card_text.cant-beats-can"
    )
    table.end_turn()
    assert [table.legal(Coordinate, seat) for seat in (0, 2)] == [[], []]

    table.end_turn()

    assert table.s.current == 2
    assert [table.legal(Coordinate, seat) for seat in (0, 1)] == [["sergeant-tech"], []]


def test_a_duct_stalker_that_is_found_comes_to_the_airlock() -> None:
    zones = {"complex.ventilation-shafts": ["duct-stalker"], "complex.med-lab": [WARRIOR], "complex.airlock": [WARRIOR]}
    table = given(zones, attack=3).scan("ventilation-shafts")

    assert table.news() == {
        "complex": {"med-lab": HIDDEN, "airlock": "duct-stalker"},
        "combat-zone": [WARRIOR],
        "attack": 0,
    }


def test_a_duct_stalker_stays_in_the_airlock_and_in_the_combat_zone() -> None:
    assert pushed_out("duct-stalker").news() == PUSHED | {"combat-zone": ["duct-stalker"]}

    table = given({"complex.airlock": ["duct-stalker"]}, attack=5).scan("airlock")

    assert (table.complex(), table.fight("duct-stalker").s.attack) == ({"airlock": "duct-stalker"}, 0)


@pytest.mark.parametrize("zone", ["complex.operations", "combat-zone"])
def test_a_half_grown_hunter_grows_with_each_event(zone: str) -> None:
    up = ["operations"] if zone == "complex.operations" else []
    table = with_event(SCREAM, {zone: [GROWING], "complex.med-lab": ["event-the-sos"]}, up=up, attack=3)
    assert (table.happened(Marked)[0].n, table.attack_of(GROWING)) == (1, 4)

    table.scan("med-lab")

    assert table.attack_of(GROWING) == 5


def test_the_ventilation_lock_is_secured_and_may_scan() -> None:
    table = scanned(LOCK, {"complex.operations": ["worker-drone"]}, stage=2)
    assert (table.waiting(), table.options()) == ([(0, "scan")], ["worker-drone"])

    table.choose("worker-drone")

    assert table.news() == {"complex": {"operations": "worker-drone"}, "secured": [LOCK], "attack": 0}


@pytest.mark.parametrize("room", ["operations", ""])
def test_the_scan_of_the_ventilation_lock_may_be_left(room: str) -> None:
    table = scanned(LOCK, {"complex.operations": ["worker-drone"]} if room else {}, stage=2)
    if room:
        table.choose()

    assert (table.waiting(), table.keys("secured"), table.s.attack) == ([], [LOCK], 0)
    assert table.complex() == ({"operations": "(worker-drone)"} if room else {})


def test_a_ventilation_lock_pushed_out_is_secured_too() -> None:
    assert pushed_out(LOCK, stage=2).news() == PUSHED | {"secured": [LOCK]}


def test_the_second_objective_is_completed_by_shutting_the_ventilation_shafts() -> None:
    table = given({"secured": [LOCK]}, stage=2, recruit=4).pay_for(LOCK)

    assert table.news() == {
        "attached.ventilation-shafts": [SCREAM],
        "objectives": [SOS, ORGANISM],
        "blocked": ("ventilation-shafts",),
        "recruit": 0,
        "stage": 3,
    }


@pytest.mark.parametrize(("recruit", "enough"), [(6, False), (7, True)])
def test_with_a_card_in_the_ventilation_shafts_shutting_them_costs_seven(recruit: int, enough: bool) -> None:
    zones = {"secured": [LOCK], "complex.ventilation-shafts": [PERFECT], "complex.operations": [WARRIOR]}
    table = given(zones, up=["ventilation-shafts"], stage=2, recruit=recruit)
    if not enough:
        assert table.refused(PayFor(card=table.find("secured", LOCK))).code == "not_enough_recruit"
        return

    table.pay_for(LOCK)

    assert (table.s.stage, table.s.recruit) == (3, 0)
    assert table.complex() == {"operations": PERFECT, "weapons-locker": HIDDEN}


def test_an_enemy_nobody_can_kill_is_no_hindrance_to_the_ventilation_lock() -> None:
    """Even with all rooms full the occupant comes to Operations, and what is pushed out is turned up."""
    rooms = {room: [WARRIOR] for room in at.COMPLEX} | {"complex.airlock": ["event-the-sos"]}
    table = given({"secured": [LOCK], **rooms, "hand.0": ["grunt"] * 2}, stage=2, recruit=7).pay_for(LOCK)
    assert (table.waiting(), table.s.stage) == ([(0, "way")], 3)

    table.choose("1").choose("1")

    assert table.complex() == dict.fromkeys(at.ROOMS[1:], HIDDEN)
    assert (table.keys("discarded"), table.keys("combat-zone")) == (["event-the-sos"], [])


def test_the_ships_cat_is_gained_if_it_is_found_in_time() -> None:
    assert scanned(CAT).news() == {"complex": {}, "discard.0": [CAT], "attack": 0}


@pytest.mark.parametrize("hand", [["grunt", "specialist", "autopsy"], ["grunt"], []])
def test_too_late_the_ships_cat_is_dead_and_costs_two_cards(hand: list[str]) -> None:
    table = pushed_out(CAT, {"hand.0": hand})
    if hand:
        assert (table.waiting(), table.asked().least) == ([(0, "discard")], min(2, len(hand)))
        table.choose(*hand[:2])

    lost = {"hand.0": hand[2:], "discard.0": hand[:2]} if hand else {}
    assert table.news() == PUSHED | lost | {"dead-characters": [CAT]}


def test_the_ships_cat_draws_a_card_and_heals() -> None:
    table = given({"hand.0": [CAT], "strikes.0": ["impaled", "tail-lash"]}).play(CAT)
    assert (table.waiting(), table.asked().least) == ([(0, "heal")], 0)

    table.choose("impaled")

    assert table.news() == {
        "hand.0": ["specialist"],
        "played.0": [CAT],
        "deck.0": -1,
        "strikes.0": ["tail-lash"],
        "discarded-strikes": ["impaled"],
    }


# -- A Perfect Organism


def test_the_third_objective_begins_with_more_healing() -> None:
    hurt = {"strikes.0": ["impaled", "tail-lash"], "strikes.1": ["tail-lash"]}
    table = set_up(ORGANISM, hurt)
    assert (table.waiting(), table.asked().least, table.asked().most) == ([(0, "heal")], 0, 2)

    table.choose("impaled", "tail-lash").choose("tail-lash")

    assert (table.keys("strikes.0"), table.keys("strikes.1"), table.s.stage) == ([], [], 3)


def test_its_event_counts_down_and_costs_more_and_more_cards() -> None:
    zones = {"complex.med-lab": ["event-the-sos"], "hand.0": ["grunt"] * 5, "hand.1": ["grunt"]}
    table = with_event(ORGANISM, zones, attack=3)
    assert (table.options(), table.waiting()) == (["0", "1"], [(0, "way")])
    table.choose("0").choose("grunt", "grunt")
    assert (table.options(), table.waiting()) == (["1"], [(1, "way")])
    table.choose("1").scan("med-lab").choose("0")
    assert (table.asked().least, table.asked().most) == (3, 3)

    table.choose("grunt", "grunt", "grunt").choose("1")

    assert table.news() == {
        "complex": {},
        "discarded": ["event-the-sos"] * 2,
        "hand.0": [],
        "discard.0": ["grunt"] * 5,
        "strikes.1": ["raking-claws"] * 2,
        "strike-deck": -2,
        "countdown a-perfect-organism": 2,
        "attack": 0,
    }


def test_the_third_objective_is_completed_by_killing_the_perfect_organism() -> None:
    table = given({"combat-zone": [PERFECT]}, stage=3, attack=9).fight(PERFECT)

    assert (table.s.status, table.s.outcome, table.s.reason) == ("ended", "win", "objectives")
    assert table.news() == fallen(PERFECT) | {"reason": "objectives", "stage": 4}


@pytest.mark.parametrize(("zone", "attack"), [("complex.airlock", 5), ("complex.med-lab", 9), ("combat-zone", 9)])
def test_the_perfect_organism_is_weak_in_the_airlock(zone: str, attack: int) -> None:
    up = [zone.removeprefix("complex.")] if zone != "combat-zone" else []
    table = given({zone: [PERFECT]}, up=up, stage=3, attack=attack)

    assert (table.attack_of(PERFECT), table.fight(PERFECT).s.status) == (attack, "ended")


def test_the_perfect_organism_comes_on_with_each_event() -> None:
    zones = {"complex.weapons-locker": [PERFECT], "complex.med-lab": [WARRIOR]}
    table = with_event(SOS, zones, up=["weapons-locker"]).choose("0")
    assert table.complex() == {"med-lab": PERFECT, "airlock": HIDDEN}

    there = with_event(SOS, {"combat-zone": [PERFECT]}).choose("0")

    assert there.keys("combat-zone") == [PERFECT]


def test_the_perfect_organism_strikes_twice_and_is_not_fought_before_its_time() -> None:
    table = given({"combat-zone": [PERFECT]}, stage=2, attack=20)
    assert table.legal(FightEnemy) == []

    assert table.end_turn().keys("strikes.0") == ["raking-claws"] * 2


def test_who_is_struck_by_a_prowling_shape_draws_one_card_fewer() -> None:
    table = given({"combat-zone": [SHAPE]}).end_turn()

    assert (table.keys("strikes.0"), len(table.keys("hand.0"))) == (["raking-claws"], 5)
    assert fought(SHAPE).news() == fallen(SHAPE)


def test_what_waited_in_the_dark_strikes_twice() -> None:
    table = pushed_out(WAITING)
    assert table.news() == PUSHED | {"combat-zone": [WAITING], f"double {WAITING}": 1}

    assert table.end_turn().keys("strikes.0") == ["raking-claws"] * 2


def test_found_in_time_it_strikes_once() -> None:
    table = scanned(WAITING)
    assert table.news() == {"complex": {"med-lab": WAITING}, "attack": 0}

    table = given({"combat-zone": [WAITING]}).end_turn()

    assert table.keys("strikes.0") == ["raking-claws"]
    assert fought(WAITING).news() == fallen(WAITING)


@pytest.mark.parametrize("stage", [1, 2, 3])
def test_the_shuttle_grapple_is_secured_wherever_it_is_found(stage: int) -> None:
    assert scanned(GRAPPLE, stage=stage).news() == {"complex": {}, "secured": [GRAPPLE], "attack": 0}

    late = pushed_out(GRAPPLE, stage=stage)

    struck = {"strikes.0": ["raking-claws"], "strike-deck": -1}
    assert late.news() == PUSHED | struck | {"secured": [GRAPPLE]}


def test_the_shuttle_grapple_weakens_an_enemy_once_a_turn() -> None:
    zones = {"complex.airlock": [PERFECT], "complex.med-lab": [WARRIOR], "combat-zone": [SHAPE]}
    table = given({"secured": [GRAPPLE], **zones}, up=["airlock", "med-lab"], stage=3, recruit=8)
    table.pay_for(GRAPPLE)
    assert table.options() == [SHAPE, PERFECT]

    table.choose(PERFECT)

    assert table.news() == {f"weakened {PERFECT}": 3, "recruit": 4}
    assert (table.attack_of(PERFECT), table.attack_of(SHAPE)) == (2, 5)
    assert table.legal(PayFor) == []
    assert table.end_turn().attack_of(PERFECT) == 5


@pytest.mark.parametrize("stage", [1, 2])
def test_the_shuttle_grapple_waits_for_the_third_objective(stage: int) -> None:
    table = given({"secured": [GRAPPLE], "combat-zone": [SHAPE]}, stage=stage, recruit=8)

    assert table.legal(PayFor) == []


def test_the_company_android_protects_final_enemies_and_does_not_strike() -> None:
    table = given({"combat-zone": [ANDROID, PERFECT, SHAPE]}, stage=3)
    assert (table.attack_of(PERFECT), table.attack_of(SHAPE), table.attack_of(ANDROID)) == (11, 5, 6)

    assert table.end_turn().keys("strikes.0") == ["raking-claws"] * 3


@pytest.mark.parametrize(("room", "lent"), [("operations", []), ("med-lab", ["sergeant-tech"])])
def test_the_company_android_in_operations_jams_the_line(room: str, lent: list[str]) -> None:
    table = given({f"complex.{room}": [ANDROID], "hand.1": ["sergeant-tech"]}, up=[room])

    assert table.legal(Coordinate, 1) == lent


def test_for_the_company_android_two_cards_are_drawn() -> None:
    table = fought(ANDROID)

    assert table.news() == fallen(ANDROID) | {"deck.0": -2, "hand.0": ["specialist"] * 2}


@pytest.mark.parametrize(("key", "stage"), [("sos-marker", 2), (LOCK, 3)])
def test_a_goal_card_found_too_late_gives_a_card(key: str, stage: int) -> None:
    assert scanned(key, stage=stage).news() == {
        "complex": {},
        "removed": [key],
        "deck.0": -1,
        "hand.0": ["specialist"],
        "attack": 0,
    }
