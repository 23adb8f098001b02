"""Odin: the Asgardian Warriors who strengthen him, his Command Strike and his four Tactics."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import pytest

from domain.games.villains.actions import Fight
from domain.games.villains.names import CITY
from domain.kernel.events import Moved

from ..referee import Referee, given, turn_with

WARRIOR = "asgardian-warriors"
TACTICS = ("divine-justice", "might-of-valhalla", "riches-of-asgard", "ride-of-the-valkyries")


def led_by_odin(zones: Mapping[str, Sequence[str]] | None = None, seats: int = 2, **about: Any) -> Referee:
    """A table with Odin as the Commander."""
    return given({"commander": ["odin"], "tactics": TACTICS, **(zones or {})}, seats, **about)


def struck(zones: Mapping[str, Sequence[str]] | None = None, seats: int = 2, **about: Any) -> Referee:
    """A turn that began with Odin's Command Strike."""
    return turn_with("command-strike", {"commander": ["odin"], "tactics": TACTICS, **(zones or {})}, seats, **about)


def fought(tactic: str, zones: Mapping[str, Sequence[str]] | None = None, seats: int = 2, **about: Any) -> Referee:
    """The current player has fought Odin and taken this Tactic; another is left."""
    other = next(key for key in TACTICS if key != tactic)
    return led_by_odin({"tactics": [other, tactic], **(zones or {})}, seats, attack=20, **about).fight("odin")


def placed(table: Referee) -> list[str]:
    """The spaces that Warriors came to in the last action."""
    return [event.dst.removeprefix("city.") for event in table.happened(Moved) if event.src.startswith("victory")]


# -- Odin


@pytest.mark.rule("villains.commander_card.odin-attack")
def test_odin_has_an_attack_more_for_each_warrior_in_the_city_and_the_overrun_pile() -> None:
    table = led_by_odin(
        {
            "city.bridge": [WARRIOR],
            "city.bank": [WARRIOR],
            "overrun": [WARRIOR, "bystander"],
            "victory.0": [WARRIOR],
            "city.streets": ["cops"],
            "ko": [WARRIOR],
        },
        attack=13,
    )
    commander = table.view().commander

    assert commander is not None
    assert table.attack_of("odin") == commander.attack == 13
    assert table.legal(Fight) == [WARRIOR, "cops", "odin"]


@pytest.mark.rule("villains.commander_card.odin-attack")
def test_odin_is_ten_when_no_warrior_is_about() -> None:
    table = led_by_odin({"victory.0": [WARRIOR] * 3}, attack=9)

    refusal = table.refused(Fight(card=table.find("commander", "odin")))

    assert (refusal.code, refusal.about) == ("not_enough_attack", {"needed": 10, "has": 9})


def test_odin_strikes_each_player_picks_the_space_in_turn_order() -> None:
    table = struck({"victory.0": [WARRIOR], "victory.1": [WARRIOR], "city.rooftops": ["cops"]}, current=1)
    assert table.waiting() == [(1, "space")]
    assert table.options() == ["bank", "bridge", "sewers", "streets"]

    table.choose("bank")
    assert table.waiting() == [(0, "space")]
    assert table.options() == ["bridge", "sewers", "streets"]
    table.choose("bridge")

    assert table.city() == {"bridge": WARRIOR, "rooftops": "cops", "bank": WARRIOR}
    assert table.keys("discard.0") == table.keys("discard.1") == []
    assert table.keys("ko") == ["command-strike"]


def test_odin_strikes_and_one_of_several_warriors_is_placed() -> None:
    table = struck({"victory.0": [WARRIOR, "cops", WARRIOR]}).choose(WARRIOR).choose("sewers")

    assert table.city() == {"sewers": WARRIOR}
    assert sorted(table.keys("victory.0")) == [WARRIOR, "cops"]
    assert table.keys("discard.0") == []


@pytest.mark.rule("villains.clarification.odin-no-space")
def test_odin_strikes_the_last_space_is_taken_and_the_next_player_gains_bindings() -> None:
    city = {space: ["cops"] for space in CITY[:4]}
    table = struck({**city, "victory.0": [WARRIOR], "victory.1": [WARRIOR, WARRIOR]})

    table.choose(WARRIOR, seat=1)

    assert table.city()["sewers"] == WARRIOR
    assert placed(table) == ["sewers"]
    assert (table.keys("discard.0"), table.keys("discard.1")) == ([], ["bindings"])
    assert table.keys("victory.1") == [WARRIOR, WARRIOR]


def test_odin_strikes_a_full_city_and_all_gain_bindings_unasked() -> None:
    table = struck({**{space: ["cops"] for space in CITY}, "victory.0": [WARRIOR, WARRIOR]})

    assert table.waiting() == []
    assert (table.keys("discard.0"), table.keys("discard.1")) == (["bindings"], ["bindings"])
    assert table.keys("overrun") == []


# -- Divine Justice


def test_divine_justice_the_others_with_bindings_discarded_gain_one_more() -> None:
    table = fought(
        "divine-justice",
        {
            "discard.0": ["bindings"],
            "discard.1": ["bindings", "bindings", "cops"],
            "discard.2": ["hydra-soldier"],
            "hand.2": ["bindings"],
        },
        seats=3,
    )

    assert table.keys("discard.0") == ["bindings"]
    assert table.keys("discard.1") == ["bindings", "bindings", "cops", "bindings"]
    assert table.keys("discard.2") == ["hydra-soldier"]


# -- Might of Valhalla


def test_might_of_valhalla_draws_a_card_for_each_of_your_warriors() -> None:
    table = fought(
        "might-of-valhalla",
        {"victory.0": [WARRIOR, "cops", WARRIOR], "victory.1": [WARRIOR], "overrun": [WARRIOR]},
    )

    assert table.keys("hand.0") == ["hydra-operative"] * 2


def test_might_of_valhalla_draws_nothing_without_a_warrior() -> None:
    assert fought("might-of-valhalla", {"city.bank": [WARRIOR]}).keys("hand.0") == []


# -- Riches of Asgard


def test_riches_of_asgard_gives_a_recruit_point_for_each_of_your_warriors() -> None:
    warriors = {"victory.0": [WARRIOR, WARRIOR, "cops", WARRIOR], "victory.1": [WARRIOR]}

    assert fought("riches-of-asgard", warriors).s.recruit == 3
    assert fought("riches-of-asgard", {"victory.1": [WARRIOR]}).s.recruit == 0


# -- Ride of the Valkyries


def test_ride_of_the_valkyries_the_others_discard_a_card_for_each_warrior_in_the_overrun_pile() -> None:
    table = fought(
        "ride-of-the-valkyries",
        {
            "overrun": [WARRIOR, "bystander", WARRIOR],
            "city.bank": [WARRIOR],
            "hand.0": ["cops"],
            "hand.1": ["devour", "bindings", "spy-games"],
            "hand.2": ["devour"],
        },
        seats=3,
    )
    assert table.waiting() == [(1, "show"), (2, "show")]
    assert table.options(1) == table.options(2) == []

    table.choose(seat=2).choose(seat=1)
    assert (table.asked(1).least, table.asked(1).most) == (2, 2)
    table.choose("bindings", "devour", seat=1)
    table.choose("devour", seat=2)

    assert table.keys("hand.0") == ["cops"]
    assert (table.keys("hand.1"), table.keys("discard.1")) == (["spy-games"], ["bindings", "devour"])
    assert (table.keys("hand.2"), table.keys("discard.2")) == ([], ["devour"])


def test_ride_of_the_valkyries_costs_nothing_while_the_overrun_pile_has_no_warrior() -> None:
    table = fought("ride-of-the-valkyries", {"hand.1": ["devour"], "city.bank": [WARRIOR]}).choose(seat=1)

    assert table.waiting() == []
    assert table.keys("hand.1") == ["devour"]


def test_ride_of_the_valkyries_spares_who_shows_a_foe_of_asgard() -> None:
    table = fought("ride-of-the-valkyries", {"overrun": [WARRIOR], "hand.1": ["illusionary-bindings", "devour"]})

    table.choose("illusionary-bindings")

    assert (table.waiting(), table.keys("discard.1")) == ([], [])
    assert table.shown("hand.1", 0) == ["illusionary-bindings", None]
