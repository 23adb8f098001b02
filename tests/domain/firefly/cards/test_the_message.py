"""Episode 13, The Message: its tasks, and what its cards bring."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import pytest

from domain.deckbuilding.actions import PayFor

from ..referee import Referee, between, crewed, given, scanned, turn_with

OBJECTIVE = {"objective": ["the-message"]}
BOX, HOME, SHAKE = "Open the Box", "Bring Him Home", "Shake the Lieutenant"
FULL = {f"verse.{space}": ["crooked-officers"] for space in ("far-right", "right", "middle", "left")}


def message(zones: Mapping[str, Sequence[str]], seats: int = 2, **about: Any) -> Referee:
    """A turn of seat 0 in this Episode."""
    return given({**OBJECTIVE, **zones}, seats, **about)


# -- Open the Box


@pytest.mark.parametrize("scans", [True, False])
def test_the_coffin_is_opened_for_three_and_lets_a_space_be_scanned(scans: bool) -> None:
    game = scanned("mailed-coffin", {**OBJECTIVE, "verse.left": ["crooked-officers"]}, recruit=3)
    assert game.keys("operations") == ["mailed-coffin"]

    game.pay_for("mailed-coffin")
    assert (game.s.tasks, game.s.credits, game.keys("defeated-cards")) == ({BOX: "completed"}, 1, ["mailed-coffin"])
    game.choose(*(["crooked-officers"] if scans else []))
    assert game.verse() == {"left": "crooked-officers" if scans else "(crooked-officers)"}
    assert game.s.attack == 0


# -- Bring Him Home


def test_tracey_may_be_defeated() -> None:
    game = message({"verse.left": ["tracey"]}, up=("left",), attack=4).fight("tracey")
    assert (game.s.tasks, game.s.credits, game.keys("discard.0")) == ({HOME: "completed"}, 1, ["talent"])


def test_tracey_may_be_talked_to_then_each_player_draws_a_card() -> None:
    game = message({"verse.left": ["tracey"]}, up=("left",), recruit=4).pay_for("tracey")
    assert (game.s.tasks, game.s.credits, game.s.recruit) == ({HOME: "completed"}, 1, 0)
    assert (game.keys("hand.0"), game.keys("hand.1")) == (["shiny"], ["shiny"])
    assert (game.keys("defeated-cards"), game.keys("discard.0"), game.verse()) == (["tracey"], ["talent"], {})


def test_nobody_talks_to_a_tracey_who_is_hidden() -> None:
    assert message({"verse.left": ["tracey"]}, recruit=4).legal(PayFor) == []


def test_if_he_escapes_kaylee_is_struck() -> None:
    game = turn_with("mailed-coffin", {**OBJECTIVE, **FULL, "verse.far-left": ["tracey"]})
    assert (game.s.tasks, game.keys("strikes.0"), game.keys("strikes.1")) == ({HOME: "failed"}, [], ["grazed"])
    assert game.keys("defeated-cards") == ["tracey"]


def test_if_he_escapes_and_kaylee_is_not_there_you_are_struck() -> None:
    zones = {**OBJECTIVE, **FULL, "verse.far-left": ["tracey"]}
    crew = {"members": ("Mal", "Zoe", "Jayne", "Book", "Wash")}
    assert turn_with("mailed-coffin", zones, options=crew).keys("strikes.0") == ["grazed"]


@pytest.mark.parametrize("defeats", [True, False])
def test_if_he_came_home_each_player_may_defeat_a_card_of_the_discard_pile(defeats: bool) -> None:
    zones = {**OBJECTIVE, "discard.0": ["shiny", "flaw"], "discard.1": ["misbehave"]}
    game = between(zones, tasks=(HOME,), failed=(BOX, SHAKE))
    assert (game.waiting(), game.options()) == ([(0, "ko")], ["flaw", "shiny"])
    game.choose(*(["flaw"] if defeats else [])).choose(*(["misbehave"] if defeats else []))
    left = (["shiny"], []) if defeats else (["shiny", "flaw"], ["misbehave"])
    assert (game.keys("discard.0"), game.keys("discard.1")) == left
    assert game.keys("defeated-characters") == (["misbehave"] if defeats else [])


def test_if_he_did_not_nobody_may() -> None:
    game = between({**OBJECTIVE, "discard.0": ["shiny", "flaw"]}, failed=(HOME, BOX, SHAKE))
    assert (game.waiting(), game.keys("discard.0"), game.s.episode) == ([], ["shiny", "flaw"], 2)


# -- Shake the Lieutenant


def test_womack_costs_a_card_and_strengthens_his_officers() -> None:
    zones = {**OBJECTIVE, "combat-zone": ["crooked-officers"], "hand.0": ["shiny"]}
    game = scanned("lieutenant-womack", zones, attack=6).choose("shiny")
    assert (game.keys("discard.0"), game.attack_of("crooked-officers")) == (["shiny"], 4)
    assert game.attack_of("lieutenant-womack") == 4

    game.fight("lieutenant-womack")
    assert (game.s.tasks, game.s.credits) == ({SHAKE: "completed"}, 1)
    assert (game.keys("discard.0"), game.attack_of("crooked-officers")) == (["shiny", "talent"], 3)


def test_hidden_he_strengthens_nobody() -> None:
    zones = {"combat-zone": ["crooked-officers"], "verse.left": ["lieutenant-womack"]}
    assert message(zones).attack_of("crooked-officers") == 3


# -- the others


def test_the_cutter_strikes_from_afar_unless_the_canyon_is_snowed_in() -> None:
    zones = {"verse.left": ["womacks-cutter"], "combat-zone": ["crooked-officers"]}
    assert message(zones, up=("left",)).end_turn().keys("serenity.1") == ["scorched-plating"]

    game = message({**zones, "operations": ["snowed-in-canyon"]}, up=("left",)).pay_for("snowed-in-canyon").end_turn()
    assert (game.keys("serenity.1"), game.keys("strikes.0")) == ([], ["grazed"])
    assert game.keys("defeated-cards") == ["snowed-in-canyon"]
    game.end_turn()
    assert game.keys("serenity.1") == ["scorched-plating"], "it was for one turn"


def test_the_cutter_can_be_outwitted() -> None:
    assert message({"combat-zone": ["womacks-cutter"]}, recruit=4).fight("womacks-cutter").s.recruit == 0


def test_the_canyon_scrape_costs_each_player_a_card_and_is_gone_once_repaired() -> None:
    zones = {**OBJECTIVE, "hand.0": ["shiny"], "hand.1": ["misbehave"]}
    game = scanned("canyon-scrape", zones, recruit=3).choose("shiny").choose("misbehave")
    assert (game.keys("discard.0"), game.keys("discard.1")) == (["shiny"], ["misbehave"])
    assert game.keys("serenity.1") == ["canyon-scrape"]

    game.repair("canyon-scrape")
    assert (game.keys("defeated-cards"), game.keys("repaired"), game.s.recruit) == (["canyon-scrape"], [], 0)


def test_old_comrades_gain_a_talent_each_and_a_strike_may_be_healed() -> None:
    game = scanned("old-comrades", {**OBJECTIVE, "strikes.1": ["grazed"]}, 3).choose("grazed")
    assert [game.keys(f"discard.{seat}") for seat in range(3)] == [["talent"], [], ["talent"]]
    assert (game.keys("strikes.1"), game.keys("hand.0")) == ([], [])


def test_without_them_a_card_is_drawn() -> None:
    game = scanned("old-comrades", OBJECTIVE, options=crewed("Kaylee", "Jayne"))
    assert (game.keys("hand.0"), game.keys("discard.0"), game.keys("discard.1")) == (["shiny"], [], [])


def test_one_comrade_is_enough() -> None:
    game = scanned("old-comrades", OBJECTIVE, options=crewed("Kaylee", "Zoe"))
    assert (game.keys("hand.0"), game.keys("discard.1")) == ([], ["talent"])
