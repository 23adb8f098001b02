"""The Hive and the Complex: how cards come in, are pushed, and leave for the Combat Zone."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from domain.games.alien import names as at
from domain.games.alien.events import TurnedUp
from domain.kernel.event import causes
from domain.kernel.events import Moved

from .referee import given, pushed_out, turn_with

ROOMS = ("ventilation-shafts", "operations", "weapons-locker", "med-lab", "airlock")
FULL = {f"complex.{room}": ["warrior-drone"] for room in ROOMS}
LINE = (*at.COMPLEX, at.COMBAT_ZONE)
FIVE_DRONES = dict.fromkeys(ROOMS, "(warrior-drone)")


def rooms(*cards: str) -> dict[str, list[str]]:
    """A Complex with these cards, from the Hive on; "" for an empty room."""
    return {f"complex.{room}": [card] for room, card in zip(ROOMS, cards, strict=False) if card}


@pytest.mark.rule("alien.hive.add-blind")
@pytest.mark.parametrize("viewer", [0, 1, None])
def test_nobody_sees_the_card_that_is_added(viewer: int | None) -> None:
    table = turn_with("half-grown-hunter")

    assert table.s.what[table.s.zone("complex.ventilation-shafts")[0]] == "half-grown-hunter"
    assert table.shown("complex.ventilation-shafts", viewer) == [None]
    (room, *_) = table.view(viewer).rooms
    assert (room.card and room.card.card, room.face_up, room.attack) == (None, False, None)


@pytest.mark.rule("alien.hive.entry-room")
def test_a_new_card_enters_the_ventilation_shafts() -> None:
    assert turn_with("worker-drone").complex() == {"ventilation-shafts": "(worker-drone)"}


@pytest.mark.rule("alien.hive.room-order")
def test_the_rooms_are_a_line_from_the_hive_to_the_combat_zone() -> None:
    table = given({"hive": ["warrior-drone"] * 5 + ["worker-drone"]}, begin=True)

    path = list[str]()
    while "(worker-drone)" in table.complex().values():
        path += [room for room, card in table.complex().items() if card == "(worker-drone)"]
        table.end_turn()

    assert tuple(path) == ROOMS
    assert table.keys("combat-zone") == ["worker-drone"]


@pytest.mark.rule("alien.hive.room-capacity")
def test_a_room_holds_one_card_besides_what_is_attached() -> None:
    table = turn_with("worker-drone", rooms("warrior-drone") | {"attached.ventilation-shafts": ["sentry-gun"]})

    assert table.complex() == {"ventilation-shafts": "(worker-drone)", "operations": "(warrior-drone)"}
    assert table.keys("attached.ventilation-shafts") == ["sentry-gun"]
    assert table.keys("attached.operations") == []


@pytest.mark.rule("alien.hive.push-forward")
def test_the_card_of_an_occupied_room_is_pushed_on() -> None:
    table = turn_with("worker-drone", rooms("warrior-drone"))

    assert table.complex() == {"ventilation-shafts": "(worker-drone)", "operations": "(warrior-drone)"}


@pytest.mark.rule("alien.hive.push-only-if-needed")
def test_a_gap_stops_the_pushing() -> None:
    table = turn_with("worker-drone", rooms("warrior-drone", "", "elder-drone", "", "armoured-drone"))

    assert table.complex() == {
        "ventilation-shafts": "(worker-drone)",
        "operations": "(warrior-drone)",
        "weapons-locker": "(elder-drone)",
        "airlock": "(armoured-drone)",
    }


@pytest.mark.rule("alien.hive.push-chain")
def test_one_card_can_push_several() -> None:
    table = turn_with("worker-drone", rooms("warrior-drone", "elder-drone", "", "armoured-drone"))

    assert table.complex() == {
        "ventilation-shafts": "(worker-drone)",
        "operations": "(warrior-drone)",
        "weapons-locker": "(elder-drone)",
        "med-lab": "(armoured-drone)",
    }


@pytest.mark.rule("alien.hive.push-full-complex")
def test_a_full_complex_gives_up_the_card_of_its_airlock() -> None:
    table = turn_with(
        "worker-drone", rooms("warrior-drone", "elder-drone", "sprinting-drone", "wounded-drone", "armoured-drone")
    )

    assert list(table.complex().values()) == [
        "(worker-drone)",
        "(warrior-drone)",
        "(elder-drone)",
        "(sprinting-drone)",
        "(wounded-drone)",
    ]
    assert table.keys("combat-zone") == ["armoured-drone"]


@pytest.mark.rule("alien.hive.push-before-reveal")
def test_all_moves_are_done_before_what_was_pushed_out_is_resolved() -> None:
    table = given(
        rooms("warrior-drone", "warrior-drone", "warrior-drone", "worker-drone", "event-the-sos")
        | {"hive": ["warrior-drone"] * 3},
        stage=2,
        current=1,
    )
    table.end_turn()

    pushed = [event.dst.removeprefix("complex.") for event in table.happened(Moved) if event.dst in LINE]
    assert pushed == ["combat-zone", *reversed(ROOMS)] * 2
    assert table.complex() == FIVE_DRONES
    assert (table.keys("combat-zone"), table.keys("discarded")) == (["worker-drone"], ["event-the-sos"])


@pytest.mark.rule("alien.hive.push-face-independent")
def test_face_up_and_face_down_cards_are_pushed_alike() -> None:
    table = turn_with("worker-drone", rooms("warrior-drone", "elder-drone", "wounded-drone"), up=["operations"])

    assert table.complex() == {
        "ventilation-shafts": "(worker-drone)",
        "operations": "(warrior-drone)",
        "weapons-locker": "elder-drone",
        "med-lab": "(wounded-drone)",
    }


@pytest.mark.rule("alien.hive.airlock-to-combat-zone")
@pytest.mark.parametrize("up", [[], ["airlock"]])
def test_what_is_pushed_out_of_the_airlock_is_in_the_combat_zone(up: list[str]) -> None:
    table = pushed_out("worker-drone", up=up)

    assert table.keys("combat-zone") == ["worker-drone"]
    assert table.complex() == FIVE_DRONES


@pytest.mark.rule("alien.hive.combat-zone-turn-up")
def test_a_hidden_enemy_is_turned_up_in_the_combat_zone_and_its_reveal_ability_happens() -> None:
    table = pushed_out("wall-lurker")

    assert table.shown("combat-zone") == ["wall-lurker"]
    assert table.keys("strikes.0") == ["raking-claws"]


@pytest.mark.rule("alien.hive.combat-zone-no-second-reveal")
def test_an_enemy_that_was_face_up_is_not_revealed_again() -> None:
    table = pushed_out("wall-lurker", up=["airlock"])

    assert table.shown("combat-zone") == ["wall-lurker"]
    assert table.keys("strikes.0") == []


@pytest.mark.rule("alien.hive.combat-zone-unlimited")
def test_any_number_of_enemies_is_in_the_combat_zone() -> None:
    table = pushed_out("elder-drone", {"combat-zone": ["worker-drone"] * 12})

    assert table.keys("combat-zone") == ["worker-drone"] * 12 + ["elder-drone"]


@pytest.mark.rule("alien.hive.combat-zone-order")
def test_who_has_been_in_the_combat_zone_longest_is_first() -> None:
    table = pushed_out("worker-drone", {"complex.med-lab": ["elder-drone"]}, current=1)
    table.end_turn()

    assert table.keys("combat-zone") == ["worker-drone", "elder-drone"]
    assert [enemy.enemy.card for enemy in table.view().combat_zone] == ["worker-drone", "elder-drone"]


@pytest.mark.rule("alien.hive.combat-zone-only-enemies-stay")
@pytest.mark.parametrize(
    ("card", "about", "zone"),
    [
        ("event-the-sos", {"stage": 2}, "discarded"),
        ("hazard-the-sos", {"hazards": 3}, "discarded"),
        ("facehugger", {}, "facehuggers.0"),
        ("sos-marker", {}, "secured"),
        ("ships-cat", {}, "dead-characters"),
    ],
)
def test_what_is_no_enemy_does_not_stay_in_the_combat_zone(card: str, about: Mapping[str, Any], zone: str) -> None:
    table = pushed_out(card, **about)

    assert card in table.keys(zone)
    assert card not in table.keys("combat-zone")


@pytest.mark.rule("alien.hive.effect-adds")
def test_an_effect_adds_cards_one_at_a_time() -> None:
    table = given(
        FULL | {"complex.ventilation-shafts": ["hazard-the-sos"], "hive": ["worker-drone", "elder-drone"]},
        attack=3,
        hazards=1,
    )
    table.scan("ventilation-shafts")

    assert table.complex() == {
        "ventilation-shafts": "(worker-drone)",
        "operations": "(elder-drone)",
        "weapons-locker": "(warrior-drone)",
        "med-lab": "(warrior-drone)",
        "airlock": "(warrior-drone)",
    }
    assert table.keys("combat-zone") == ["warrior-drone"]
    assert len(table.happened(TurnedUp)) == 2
    assert [rule for _, rule, _ in causes(table.events)].count("alien.hive.effect-adds") == 2
