"""The Drones: what each does when it is killed, found, or strikes."""

from __future__ import annotations

from typing import Any

import pytest

from domain.games.alien.actions import FightEnemy, Scan

from ..referee import fallen, fought, given, pushed_out, scanned

WARRIOR = "warrior-drone"
HURT = {"strikes.0": ["tail-lash", "raking-claws"], "strikes.1": ["second-jaw", "raking-claws"]}
DRAWN = {"deck.0": -1, "hand.0": ["specialist"], "deck.1": -1, "hand.1": ["specialist"]}
ATTACKS = {
    "scuttling-drone": 2,
    "worker-drone": 3,
    "wounded-drone": 3,
    "sprinting-drone": 2,
    "spitting-drone": 3,
    "warrior-drone": 4,
    "scavenging-drone": 3,
    "armoured-drone": 5,
    "elder-drone": 5,
}
NEXT_TURN: dict[str, Any] = {
    "current": 1,
    "deck.0": -6,
    "hand.0": ["specialist"] * 6,
    "hive": -1,
    "complex": {"ventilation-shafts": f"({WARRIOR})"},
}
"""What a turn's end brings in any case, and the next Hive Phase."""


@pytest.mark.parametrize(("key", "attack"), ATTACKS.items())
def test_a_drone_is_fought_for_its_attack_where_it_was_found(key: str, attack: int) -> None:
    room = "airlock" if key == "sprinting-drone" else "med-lab"
    table = scanned(key, attack=2 + attack - 1)
    assert (table.legal(FightEnemy), table.complex(), table.waiting()) == ([], {room: key}, [])

    table = scanned(key, attack=2 + attack).fight(key)

    assert (table.s.attack, table.complex(), table.keys("dead-enemies")) == (0, {}, [key])


@pytest.mark.parametrize("key", ATTACKS)
def test_a_drone_stays_in_the_combat_zone_and_strikes(key: str) -> None:
    table = pushed_out(key)
    assert (table.keys("combat-zone"), table.waiting()) == ([key], [])

    table.end_turn()

    assert len(table.keys("strikes.0")) == (2 if key == "elder-drone" else 1)


# -- Scuttling Drone


def test_the_scuttling_drone_is_killed_for_a_scan() -> None:
    rooms = {"complex.med-lab": ["sos-marker"], "complex.airlock": ["worker-drone"]}
    table = fought("scuttling-drone", {**rooms, "complex.operations": [WARRIOR]}, up=["airlock"])
    assert (table.waiting(), table.options(), table.asked().least) == ([(0, "scan")], ["sos-marker", WARRIOR], 0)

    table.choose("sos-marker")

    assert table.news() == fallen("scuttling-drone") | {
        "complex": {"operations": f"({WARRIOR})", "airlock": "worker-drone"},
        "secured": ["sos-marker"],
        "deck.0": -1,
        "hand.0": ["specialist"],
    }


def test_the_scan_of_the_scuttling_drone_may_be_left() -> None:
    table = fought("scuttling-drone", {"complex.med-lab": ["sos-marker"]}).choose()

    assert table.news() == fallen("scuttling-drone")
    assert table.refused(Scan(room="med-lab")).code == "not_enough_attack"


@pytest.mark.parametrize("up", [[], ["med-lab"]])
def test_with_nothing_hidden_the_scuttling_drone_scans_nothing(up: list[str]) -> None:
    table = fought("scuttling-drone", {"complex.med-lab": [WARRIOR]} if up else {}, up=up)

    assert (table.waiting(), table.news()) == ([], fallen("scuttling-drone"))


# -- Worker Drone


def test_for_the_worker_drone_each_player_draws() -> None:
    assert fought("worker-drone").news() == fallen("worker-drone") | DRAWN


def test_a_worker_drone_killed_by_a_card_is_a_dead_drone_too() -> None:
    table = given({"combat-zone": ["worker-drone"], "played.0": ["cut-loose"]}).sacrifice()

    assert table.news() == {
        "combat-zone": [],
        "dead-enemies": ["worker-drone"],
        "played.0": [],
        "dead-characters": ["cut-loose"],
        **DRAWN,
    }


def test_who_draws_a_chestburster_for_the_worker_drone_dies() -> None:
    table = fought("worker-drone", {"deck.1": ["specialist", "chestburster"]}, seats=3)

    assert (table.s.dead, table.s.living, table.keys("removed")) == ((1,), (0, 2), ["specialist", "chestburster"])
    assert (table.keys("hand.0"), table.keys("hand.2")) == (["specialist"], ["specialist"])


# -- Wounded Drone


@pytest.mark.parametrize(
    ("seat", "strike", "left"), [(0, "tail-lash", "raking-claws"), (1, "second-jaw", "raking-claws")]
)
def test_for_the_wounded_drone_a_player_of_your_choice_heals(seat: int, strike: str, left: str) -> None:
    table = fought("wounded-drone", HURT)
    assert (table.waiting(), table.options()) == ([(0, "player")], ["seat-0", "seat-1"])
    table.choose(f"seat-{seat}")
    assert (table.waiting(), table.asked().least) == ([(seat, "heal")], 0)

    table.choose(strike)

    assert table.news() == fallen("wounded-drone") | {f"strikes.{seat}": [left], "discarded-strikes": [strike]}


def test_that_player_need_not_heal() -> None:
    table = fought("wounded-drone", HURT).choose("seat-1").choose()

    assert table.news() == fallen("wounded-drone")


# -- Sprinting Drone


def test_a_sprinting_drone_that_is_found_runs_one_room_on_and_pushes() -> None:
    table = scanned("sprinting-drone", {"complex.airlock": ["worker-drone"]})

    assert table.news() == {
        "complex": {"airlock": "sprinting-drone"},
        "combat-zone": ["worker-drone"],
        "attack": 0,
    }


def test_a_sprinting_drone_found_in_the_airlock_runs_into_the_combat_zone() -> None:
    table = given({"complex.airlock": ["sprinting-drone"]}, attack=1).scan("airlock")

    assert table.news() == {"complex": {}, "combat-zone": ["sprinting-drone"], "attack": 0}


# -- Spitting Drone


def test_who_is_struck_by_a_spitting_drone_draws_one_card_fewer() -> None:
    table = given({"combat-zone": ["spitting-drone"]}).end_turn()

    fewer = {"deck.0": -5, "hand.0": ["specialist"] * 5}
    assert table.news() == NEXT_TURN | fewer | {"strike-deck": -1, "strikes.0": ["raking-claws"]}


def test_for_a_dead_spitting_drone_the_next_player_heals() -> None:
    table = fought("spitting-drone", HURT, seats=3)
    assert (table.waiting(), table.options()) == ([(1, "heal")], ["raking-claws", "second-jaw"])

    table.choose("second-jaw")

    assert table.news() == fallen("spitting-drone") | {
        "strikes.1": ["raking-claws"],
        "discarded-strikes": ["second-jaw"],
    }


def test_alone_it_is_you_who_heals_for_the_spitting_drone() -> None:
    table = fought("spitting-drone", {"strikes.0": ["impaled"]}, seats=1).choose("impaled")

    assert table.news() == fallen("spitting-drone") | {"strikes.0": [], "discarded-strikes": ["impaled"]}


# -- Warrior Drone


def test_for_a_warrior_drone_a_sergeant_may_be_gained() -> None:
    table = fought(WARRIOR)
    assert (table.waiting(), table.options()) == ([(0, "how-many")], ["0", "1"])

    table.choose("1")

    assert table.news() == fallen(WARRIOR) | {"sergeants": -1, "discard.0": ["sergeant-tech"]}


@pytest.mark.parametrize("sergeants", [["sergeant-tech"], []])
def test_without_a_sergeant_or_the_wish_for_one_the_warrior_drone_only_dies(sergeants: list[str]) -> None:
    table = fought(WARRIOR, {"sergeants": sergeants})
    if sergeants:
        table.choose("0")

    assert (table.waiting(), table.news()) == ([], fallen(WARRIOR))


# -- Scavenging Drone


def test_for_a_scavenging_drone_a_card_without_a_cost_may_be_killed() -> None:
    own = {"hand.0": ["grunt", "autopsy", "lets-rock"], "discard.0": ["specialist", "fire-axe", "chestburster"]}
    table = fought("scavenging-drone", {**own, "played.0": ["grunt"]})
    assert (table.waiting(), table.asked().least) == ([(0, "ko")], 0)
    assert table.options() == ["chestburster", "grunt", "lets-rock", "specialist"]

    table.choose("chestburster")

    assert table.news() == fallen("scavenging-drone") | {"discard.0": ["specialist", "fire-axe"], "hatchery": 1}


def test_for_a_scavenging_drone_nothing_need_be_killed() -> None:
    table = fought("scavenging-drone", {"hand.0": ["grunt"]}).choose()

    assert table.news() == fallen("scavenging-drone")


# -- Armoured Drone, Elder Drone


def test_for_an_armoured_drone_each_player_heals_one() -> None:
    table = fought("armoured-drone", HURT)
    assert (table.waiting(), table.asked().most) == ([(0, "heal")], 1)
    table.choose("tail-lash")
    assert table.waiting() == [(1, "heal")]

    table.choose("raking-claws")

    healed = {"strikes.0": ["raking-claws"], "strikes.1": ["second-jaw"]}
    assert table.news() == fallen("armoured-drone") | healed | {"discarded-strikes": ["tail-lash", "raking-claws"]}


def test_for_the_elder_drone_each_player_heals_up_to_two() -> None:
    table = fought("elder-drone", HURT)
    assert (table.asked().least, table.asked().most) == (0, 2)

    table.choose("tail-lash", "raking-claws").choose("second-jaw")

    assert table.news() == fallen("elder-drone") | {
        "strikes.0": [],
        "strikes.1": ["raking-claws"],
        "discarded-strikes": ["tail-lash", "raking-claws", "second-jaw"],
    }
