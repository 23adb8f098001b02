"""Scanning, and what hidden cards do when they are turned up."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from domain.games.alien import names as at
from domain.games.alien.actions import FightEnemy, Scan

from .referee import given, pushed_out, turn_with

SCAN_COSTS = {"ventilation-shafts": 3, "operations": 3, "weapons-locker": 2, "med-lab": 2, "airlock": 1}


# -- scanning


@pytest.mark.rule("alien.scan.cost", "alien.scan.each-room-has-cost")
@pytest.mark.parametrize(("room", "cost"), tuple(SCAN_COSTS.items()))
def test_a_scan_costs_what_the_room_asks_and_turns_the_card_up(room: str, cost: int) -> None:
    table = given({f"complex.{room}": ["warrior-drone"]}, attack=cost + 1)

    table.scan(room)

    assert (table.complex(), table.s.attack) == ({room: "warrior-drone"}, 1)
    assert table.shown(f"complex.{room}") == ["warrior-drone"]


@pytest.mark.rule("alien.scan.cost")
def test_with_too_little_attack_there_is_no_scan() -> None:
    table = given({"complex.med-lab": ["warrior-drone"]}, attack=1)

    refusal = table.refused(Scan(room="med-lab"))

    assert (refusal.code, refusal.rule, refusal.about) == (
        "not_enough_attack",
        "alien.scan.cost",
        {"needed": 2, "has": 1},
    )


@pytest.mark.rule("alien.scan.each-room-has-cost")
def test_all_see_the_scan_cost_of_each_room() -> None:
    rooms = given().view().rooms

    assert {room.room: room.scan_cost for room in rooms} == SCAN_COSTS


@pytest.mark.rule("alien.scan.needs-hidden-card")
@pytest.mark.parametrize("room", ["airlock", "operations", "bridge"])
def test_only_a_room_with_a_hidden_card_can_be_scanned(room: str) -> None:
    table = given({"complex.airlock": ["warrior-drone"], "complex.med-lab": ["worker-drone"]}, attack=9, up=["airlock"])

    refusal = table.refused(Scan(room=room))

    assert (refusal.code, refusal.rule) == ("target_not_legal", "alien.scan.needs-hidden-card")
    assert table.legal(Scan) == ["med-lab"]


@pytest.mark.rule("alien.scan.free")
def test_a_card_that_scans_asks_for_no_attack() -> None:
    table = given({"hand.0": ["motion-tracker"], "complex.operations": ["warrior-drone"]})

    table.play("motion-tracker")
    if table.s.open:
        table.choose("warrior-drone")

    assert (table.complex(), table.s.attack) == ({"operations": "warrior-drone"}, 0)


# -- turning up


@pytest.mark.rule("alien.reveal.triggers")
def test_a_card_that_is_only_pushed_stays_face_down() -> None:
    table = turn_with("worker-drone", {"complex.ventilation-shafts": ["wall-lurker"]})

    assert table.complex() == {"ventilation-shafts": "(worker-drone)", "operations": "(wall-lurker)"}
    assert table.shown("complex.operations", 0) == [None]


@pytest.mark.rule("alien.reveal.triggers")
def test_a_scan_and_the_combat_zone_turn_a_card_up() -> None:
    scanned = given({"complex.airlock": ["sos-marker"]}, attack=1).scan("airlock")
    pushed = pushed_out("sos-marker")

    assert scanned.keys("secured") == pushed.keys("secured") == ["sos-marker"]


@pytest.mark.rule("alien.reveal.enemy-stays")
def test_a_revealed_enemy_stays_and_is_pushed_like_any_other_card() -> None:
    table = given({"complex.ventilation-shafts": ["worker-drone"], "complex.operations": ["warrior-drone"]}, attack=3)
    table.scan("operations")
    assert table.complex() == {"ventilation-shafts": "(worker-drone)", "operations": "warrior-drone"}

    table.end_turn()

    assert table.complex() == {
        "ventilation-shafts": "(warrior-drone)",
        "operations": "(worker-drone)",
        "weapons-locker": "warrior-drone",
    }


@pytest.mark.rule("alien.reveal.enemy-kinds")
@pytest.mark.parametrize(("enemy", "strikes"), [("company-commando", 1), ("company-android", 0), ("warrior-drone", 1)])
def test_humans_and_androids_are_enemies_too(enemy: str, strikes: int) -> None:
    table = pushed_out(enemy, attack=9)
    assert table.keys("combat-zone") == [enemy]

    struck = given({"combat-zone": [enemy]}).end_turn()
    fought = given({"combat-zone": [enemy]}, attack=9).fight(enemy)

    assert len(struck.keys("strikes.0")) == strikes
    assert fought.keys("dead-enemies") == [enemy]


@pytest.mark.rule("alien.reveal.ability-once")
def test_a_reveal_ability_happens_once() -> None:
    table = given({"complex.airlock": ["night-swarmer"]}, attack=1)
    table.scan("airlock")
    assert table.complex() == {"ventilation-shafts": "(warrior-drone)", "airlock": "night-swarmer"}

    table.end_turn()

    assert len(table.complex()) == 3
    assert len(table.keys("hive")) == 10


@pytest.mark.rule("alien.reveal.ability-once")
def test_an_enemy_that_was_turned_down_again_is_revealed_again() -> None:
    rooms = {"complex.airlock": ["night-swarmer"], "complex.med-lab": ["hazard-the-sos"]}
    table = given(rooms, attack=3, up=["airlock"])
    table.scan("med-lab")
    assert (table.complex(), len(table.keys("hive"))) == ({"airlock": "(night-swarmer)"}, 12)

    table.scan("airlock")

    assert table.complex() == {"ventilation-shafts": "(warrior-drone)", "airlock": "night-swarmer"}


@pytest.mark.rule("alien.reveal.character-special", "alien.reveal.character-early-bonus")
def test_a_found_character_follows_its_text_for_the_place() -> None:
    scanned = given({"complex.airlock": ["ships-cat"], "hand.0": ["grunt"] * 3}, attack=1).scan("airlock")
    pushed = pushed_out("ships-cat", {"hand.0": ["grunt"] * 3})
    pushed.choose("grunt", "grunt")

    assert (scanned.keys("discard.0"), len(scanned.keys("hand.0"))) == (["ships-cat"], 3)
    assert (pushed.keys("discard.0"), pushed.keys("dead-characters")) == (["grunt", "grunt"], ["ships-cat"])
    assert scanned.complex() == {}
    assert pushed.keys("combat-zone") == []


@pytest.mark.rule("alien.reveal.character-early-bonus")
@pytest.mark.parametrize(
    ("room", "zones"),
    [
        ("complex", {"attached.airlock": ["missing-colonist"], "facehuggers.0": []}),
        ("combat-zone", {"attached.airlock": ["missing-colonist"], "facehuggers.0": ["facehugger"]}),
    ],
)
def test_a_special_card_is_worse_in_the_combat_zone(room: str, zones: dict[str, list[str]]) -> None:
    if room == "complex":
        table = given({"complex.airlock": ["missing-colonist"]}, attack=1).scan("airlock")
    else:
        table = pushed_out("missing-colonist")

    assert {zone: table.keys(zone) for zone in zones} == zones


@pytest.mark.rule("alien.reveal.character-special")
def test_a_special_whose_text_names_no_place_is_set_aside() -> None:
    table = given({"complex.airlock": ["sos-marker"]}, attack=1, stage=2)

    table.scan("airlock")

    assert (table.keys(at.REMOVED), table.keys("secured"), table.complex()) == (["sos-marker"], [], {})


# -- Events


EVENT = {"complex.airlock": ["event-the-sos"]}


@pytest.mark.rule("alien.event.objective-ability", "alien.event.discard")
def test_an_event_is_the_objectives_event_ability_and_is_discarded() -> None:
    table = given(EVENT, attack=1).scan("airlock")
    assert table.waiting() == [(0, "way")]

    table.choose("0")

    assert table.keys("facehuggers.0") == ["facehugger"]
    assert (table.keys("discarded"), table.complex()) == (["event-the-sos"], {})


@pytest.mark.rule("alien.event.follows-current")
@pytest.mark.parametrize(("stage", "asked", "added"), [(1, [(0, "way")], 0), (2, [], 1), (3, [(0, "discard")], 0)])
def test_it_is_the_ability_of_the_current_objective(stage: int, asked: list[tuple[int, str]], added: int) -> None:
    table = given({**EVENT, "hand.0": ["grunt", "specialist"]}, attack=1, stage=stage).scan("airlock")
    if stage == 3:
        assert table.waiting() == [(0, "way")]
        table.choose("0")

    assert table.waiting() == asked
    assert len(table.complex()) == added


@pytest.mark.rule("alien.event.enemy-triggers")
def test_enemies_follow_the_objective() -> None:
    table = given(
        {**EVENT, "combat-zone": ["half-grown-hunter"], "complex.operations": ["half-grown-hunter"]}, attack=1
    )
    table.scan("airlock")
    assert table.attack_of("half-grown-hunter") == 3

    table.choose("1")

    assert table.attack_of("half-grown-hunter") == 4
    assert table.keys("discarded") == ["event-the-sos"]
    hidden = table.find("complex.operations", "half-grown-hunter")
    assert not table.s.markers.get(f"growth.{hidden}")


@pytest.mark.rule("alien.event.enemy-triggers")
def test_the_active_player_says_which_enemy_is_next() -> None:
    table = given(
        {
            **EVENT,
            at.OBJECTIVES: ["they-mostly-come-at-night"],
            "combat-zone": ["half-grown-hunter", "the-hive-queen"],
        },
        attack=1,
        stage=2,
        current=1,
    )

    table.scan("airlock")

    assert (table.waiting(), table.options()) == ([(1, "next")], ["half-grown-hunter", "the-hive-queen"])
    assert table.attack_of("half-grown-hunter") == 3
    hive = len(table.keys("hive"))
    table.choose("the-hive-queen")
    assert (len(table.keys("hive")), table.attack_of("half-grown-hunter")) == (hive - 1, 4)


# -- Hazards


def hazard(seen: int, zones: Mapping[str, list[str]] | None = None, **about: Any) -> dict[str, int]:
    """What the next Hazard of Hadley's Hope does after so many."""
    table = given(
        {
            at.LOCATION: ["hadleys-hope"],
            "complex.airlock": ["hazard-the-lost-colony"],
            "complex.med-lab": ["warrior-drone"],
            **(zones or {}),
        },
        attack=1,
        hazards=seen,
        **about,
    )
    table.scan("airlock")
    assert table.keys("discarded") == ["hazard-the-lost-colony"]
    assert table.view().hazards == seen + 1
    looked = ("facehuggers.0", "facehuggers.1", "combat-zone", "strikes.0", "strikes.1")
    return {zone: len(found) for zone in looked if (found := table.keys(zone))}


@pytest.mark.rule("alien.hazard.first")
def test_the_first_hazard_is_the_first_ability_of_the_location() -> None:
    assert hazard(0) == {"facehuggers.0": 1}


@pytest.mark.rule("alien.hazard.second")
def test_the_second_hazard_is_the_second_ability() -> None:
    assert hazard(1) == {"facehuggers.1": 1}


@pytest.mark.rule("alien.hazard.third")
def test_the_third_hazard_is_the_third_ability() -> None:
    assert hazard(2) == {"combat-zone": 1, "strikes.0": 1, "strikes.1": 1}


@pytest.mark.rule("alien.hazard.fourth")
@pytest.mark.parametrize("seen", [3, 4])
def test_later_hazards_do_nothing(seen: int) -> None:
    assert hazard(seen) == {}


@pytest.mark.rule("alien.hazard.counter-independent")
@pytest.mark.parametrize("stage", [1, 2, 3])
def test_the_ability_hangs_on_how_many_hazards_there_were_and_not_on_the_objective(stage: int) -> None:
    assert hazard(0, stage=stage) == {"facehuggers.0": 1}
    table = given({"complex.airlock": ["warrior-drone"]}, up=["airlock"], attack=4)
    assert table.legal(FightEnemy) == ["warrior-drone"]
