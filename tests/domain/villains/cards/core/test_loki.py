"""Loki and his Tactics."""

from __future__ import annotations

import pytest

from ...referee import Referee, given, turn_with

LOKI = {"commander": ["loki"]}


def fought(tactic: str, zones: dict[str, list[str]], seats: int = 2) -> Referee:
    """Loki has been fought, and this was his Tactic."""
    return given({**LOKI, "tactics": ["cruel-ruler", tactic], **zones}, seats, attack=10).fight("loki")


def test_loki_wounds_who_shows_no_strength_hero() -> None:
    zones = {"hand.0": ["devour"], "hand.1": ["hunt-down"], "hand.2": ["devour"], "wounds": ["wound"] * 3}
    table = turn_with("command-strike", {**LOKI, **zones}, seats=3)
    assert table.waiting() == [(0, "show"), (1, "show"), (2, "show")]

    table.choose(seat=0).choose("hunt-down", seat=1).choose(seat=2)

    assert [table.keys(f"discard.{seat}") for seat in range(3)] == [["wound"], [], ["wound"]]
    assert table.keys("wounds") == ["wound"]


# -- Cruel Ruler


@pytest.mark.rule("villains.equivalence.villain-adversary")
def test_cruel_ruler_defeats_a_villain_in_the_city_for_nothing() -> None:
    city = {"city.bridge": ["cops"], "city.bank": ["elektra"], "guarded@city.bank": ["bystander"]}
    table = fought("cruel-ruler", {**city, "played.0": ["hydra-soldier", "devour"]})
    assert table.options() == ["cops", "elektra"]

    table.choose("elektra")

    assert table.city() == {"bridge": "cops"}
    assert table.keys("victory.0")[-2:] == ["elektra", "bystander"]
    assert table.waiting() == [(0, "ko")]


def test_cruel_ruler_doesnt_ask_for_what_a_fight_would() -> None:
    table = fought("cruel-ruler", {"city.bridge": ["iron-fist"]})

    assert table.keys("victory.0") == ["cruel-ruler", "iron-fist"]


def test_cruel_ruler_finds_nobody_in_an_empty_city() -> None:
    table = fought("cruel-ruler", {})

    assert table.waiting() == []


# -- Maniacal Tyrant


def test_maniacal_tyrant_kos_up_to_four_discarded_cards() -> None:
    table = fought("maniacal-tyrant", {"discard.0": ["devour", "hydra-soldier", "bindings", "wound", "hydra-soldier"]})
    assert (table.asked().least, table.asked().most) == (0, 4)

    table.choose("wound", "hydra-soldier")

    assert table.keys("ko") == ["wound", "hydra-soldier"]
    assert table.keys("discard.0") == ["devour", "bindings", "hydra-soldier"]


def test_maniacal_tyrant_takes_no_more_than_there_are() -> None:
    table = fought("maniacal-tyrant", {"discard.0": ["devour"]})

    assert (table.asked().least, table.asked().most) == (0, 1)


# -- Vanishing Illusions


def test_vanishing_illusions_takes_a_villain_from_every_other_victory_pile() -> None:
    piles = {"victory.0": ["cops"], "victory.1": ["cops", "elektra", "bystander"], "victory.2": ["bystander"]}
    table = fought("vanishing-illusions", piles, seats=3)
    assert table.waiting() == [(1, "ko")]
    assert table.options() == ["cops", "elektra"]

    table.choose("elektra")

    assert table.keys("ko") == ["elektra"]
    assert table.keys("victory.0") == ["cops", "vanishing-illusions"]
    assert table.keys("victory.1") == ["cops", "bystander"]
    assert table.keys("victory.2") == ["bystander"]


# -- Whispers and Lies


def test_whispers_and_lies_takes_two_bystanders_from_every_other_victory_pile() -> None:
    piles = {
        "victory.0": ["bystander"] * 2,
        "victory.1": ["bystander", "engineer", "cops", "bystander"],
        "victory.2": ["cops", "bystander"],
    }
    table = fought("whispers-and-lies", piles, seats=3)
    assert table.waiting() == [(1, "ko")]
    table.choose("engineer", "bystander")

    assert sorted(table.keys("ko")) == ["bystander", "bystander", "engineer"]
    assert table.keys("victory.0") == ["bystander"] * 2 + ["whispers-and-lies"]
    assert table.keys("victory.1") == ["cops", "bystander"]
    assert table.keys("victory.2") == ["cops"]
