"""Storm, the Hero: the weather over the city."""

from __future__ import annotations

import pytest

from ...referee import Referee, given


@pytest.mark.parametrize(("before", "drawn"), [([], 0), (["devour"], 0), (["repulsor-rays"], 1)])
def test_gathering_stormclouds_draw_after_a_ranged_card(before: list[str], drawn: int) -> None:
    table = given({"hand.0": ["gathering-stormclouds"], "played.0": before})

    table.play("gathering-stormclouds")

    assert len(table.keys("hand.0")) == drawn
    assert table.s.recruit == 2


# -- Lightning Bolt, Tidal Wave

OVER = {"lightning-bolt": "rooftops", "tidal-wave": "bridge"}
TWO = {"city.rooftops": ["punisher"], "city.bridge": ["daredevil"], "city.sewers": ["cops"]}


@pytest.mark.parametrize("card", OVER)
def test_the_weather_weakens_who_stands_there_by_two_until_the_turn_ends(card: str) -> None:
    table = given({"hand.0": [card], **TWO})
    before = {who: table.attack_of(who) for who in table.city().values()}

    table.play(card)
    who = table.city()[OVER[card]]
    assert {one: table.attack_of(one) for one in before} == {**before, who: before[who] - 2}
    assert table.attack_of("dr-strange") == 8

    table.end_turn()
    assert table.attack_of(who) == before[who]


@pytest.mark.parametrize("card", OVER)
def test_the_weather_holds_for_the_place_and_not_for_who_stood_there(card: str) -> None:
    table = given({"hand.0": [card, "spinning-cyclone"], **TWO})
    first = table.city()[OVER[card]]

    table.play(card).play("spinning-cyclone").choose("cops").choose(OVER[card])

    assert table.attack_of("cops") == 1
    assert table.attack_of(first) == {"punisher": 6, "daredevil": 5}[first]


def test_lightning_strikes_twice_but_no_attack_is_below_nought() -> None:
    table = given({"hand.0": ["lightning-bolt"] * 2, "city.rooftops": ["cops"]})

    table.play("lightning-bolt")
    assert table.attack_of("cops") == 1
    table.play("lightning-bolt")
    assert table.attack_of("cops") == 0
    assert table.s.attack == 4


def test_tidal_wave_weakens_the_mastermind_too_after_a_ranged_card() -> None:
    table = given({"hand.0": ["tidal-wave"], "played.0": ["lightning-bolt"], **TWO})

    table.play("tidal-wave")
    assert table.attack_of("dr-strange") == 6
    assert table.attack_of("daredevil") == 3
    assert table.s.attack == 5

    table.end_turn()
    assert table.attack_of("dr-strange") == 8


# -- Spinning Cyclone


def cyclone(**zones: list[str]) -> Referee:
    """Spinning Cyclone has been played."""
    return given({"hand.0": ["spinning-cyclone"], **zones}).play("spinning-cyclone")


GUARDED = {"guarded@city.bridge": ["bystander"] * 2, "guarded@city.bank": ["bystander"]}


@pytest.mark.rule("villains.equivalence.villain-adversary")
def test_spinning_cyclone_moves_whom_the_player_chooses_to_an_empty_space_and_rescues_whom_it_held() -> None:
    table = cyclone(**{"city.bridge": ["cops"], "city.bank": ["punisher"], **GUARDED})
    assert table.waiting() == [(0, "move-to")]
    assert table.options() == ["cops", "punisher"]
    assert (table.asked().least, table.asked().most) == (0, 1)

    table.choose("cops")
    assert table.waiting() == [(0, "space")]
    assert table.options() == ["bank", "rooftops", "sewers", "streets"]
    assert table.keys("victory.0") == []

    table.choose("sewers")
    assert table.city() == {"bank": "punisher", "sewers": "cops"}
    assert table.keys("victory.0") == ["bystander"] * 2
    assert table.guarded("city.sewers") == []
    assert table.guarded("city.bank") == ["bystander"]


def test_spinning_cyclone_lets_two_change_places() -> None:
    table = cyclone(**{"city.bridge": ["cops"], "city.bank": ["punisher"], **GUARDED})

    table.choose("punisher").choose("bridge")

    assert table.city() == {"bridge": "punisher", "bank": "cops"}
    assert table.guarded("city.bank") == ["bystander"] * 2
    assert table.keys("victory.0") == ["bystander"]


def test_spinning_cyclone_may_move_nobody_and_then_rescues_nobody() -> None:
    table = cyclone(**{"city.bridge": ["cops"], **GUARDED, "city.bank": ["punisher"]})

    table.choose()

    assert table.waiting() == []
    assert table.city() == {"bridge": "cops", "bank": "punisher"}
    assert table.keys("victory.0") == []


def test_spinning_cyclone_finds_nobody_in_an_empty_city() -> None:
    table = cyclone()

    assert table.waiting() == []
    assert table.s.attack == 4
