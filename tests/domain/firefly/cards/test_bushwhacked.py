"""Episode 4, Bushwhacked: its tasks, and what its cards bring."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import pytest

from domain.deckbuilding.actions import FightEnemy, PayFor

from ..referee import Referee, between, crewed, given, scanned, turn_with

OBJECTIVE = {"objective": ["bushwhacked"]}
DERELICT, HIDE, SURVIVOR = "Search the Derelict", "Hide the Fugitives", "Put Down the Survivor"
FULL = {f"verse.{space}": ["alliance-boarders"] for space in ("far-right", "right", "middle", "left")}


def aboard(zones: Mapping[str, Sequence[str]], seats: int = 2, **about: Any) -> Referee:
    """A turn of seat 0 in this Episode."""
    return given({**OBJECTIVE, **zones}, seats, **about)


def ended(members: tuple[str, ...], failed: bool = True, **zones: list[str]) -> Referee:
    """This Episode is just over, for these players."""
    return between(
        {**OBJECTIVE, **zones}, len(members), options=crewed(*members), **{"failed" if failed else "tasks": (HIDE,)}
    )


# -- Search the Derelict


@pytest.mark.parametrize("draws", [True, False])
def test_a_scanned_corridor_is_secured_and_who_scans_it_may_draw(draws: bool) -> None:
    game = scanned("dark-corridor", OBJECTIVE).choose(*(["do"] if draws else []))
    assert (game.keys("secured"), game.verse(), game.s.tasks) == (["dark-corridor"], {}, {})
    assert game.keys("hand.0") == (["shiny"] if draws else [])


def test_two_secured_corridors_complete_the_search() -> None:
    game = scanned("dark-corridor", {**OBJECTIVE, "secured": ["dark-corridor"]})
    assert (game.s.tasks, game.s.credits) == ({DERELICT: "completed"}, 2)


def test_a_corridor_pushed_out_hidden_fails_the_search_and_is_removed() -> None:
    game = turn_with("interrogator", {**OBJECTIVE, **FULL, "verse.far-left": ["dark-corridor"]})
    assert (game.s.tasks, game.keys("combat-zone")) == ({DERELICT: "failed"}, [])
    assert (game.keys("defeated-cards"), game.s.credits, game.waiting()) == (["dark-corridor"], 0, [])


def test_after_that_the_other_corridor_is_removed_as_it_is_revealed() -> None:
    game = scanned("dark-corridor", OBJECTIVE, failed=(DERELICT,))
    assert (game.keys("secured"), game.keys("defeated-cards"), game.waiting()) == ([], ["dark-corridor"], [])


# -- Hide the Fugitives


def test_they_are_hidden_for_three() -> None:
    game = scanned("out-the-airlock", OBJECTIVE, recruit=3)
    assert game.keys("operations") == ["out-the-airlock"]

    game.pay_for("out-the-airlock")
    assert (game.s.tasks, game.s.credits, game.s.recruit) == ({HIDE: "completed"}, 1, 0)
    assert (game.keys("discard.0"), game.keys("discard.1")) == (["talent"], [])
    assert (game.keys("operations"), game.keys("defeated-cards")) == ([], ["out-the-airlock"])


def test_two_are_too_few_to_hide_them() -> None:
    game = aboard({"operations": ["out-the-airlock"]}, recruit=2)
    refused = game.refused(PayFor(card=game.find("operations", "out-the-airlock")))
    assert (refused.code, refused.about) == ("not_enough_recruit", {"needed": 3, "has": 2})


def test_not_while_the_alliance_is_in_the_combat_zone() -> None:
    zones = {"operations": ["out-the-airlock"], "combat-zone": ["alliance-boarders"], "verse.left": ["interrogator"]}
    game = aboard(zones, up=("left",), recruit=3, attack=3)
    assert game.legal(PayFor) == []
    assert game.fight("alliance-boarders").legal(PayFor) == ["out-the-airlock"]
    reaver = aboard({"operations": ["out-the-airlock"], "combat-zone": ["broken-survivor"]}, recruit=3)
    assert reaver.legal(PayFor) == ["out-the-airlock"]


def test_turned_up_in_the_combat_zone_the_airlock_still_goes_to_operations() -> None:
    game = turn_with("interrogator", {**OBJECTIVE, **FULL, "verse.far-left": ["out-the-airlock"]})
    assert (game.keys("operations"), game.keys("combat-zone"), game.s.tasks) == (["out-the-airlock"], [], {})


@pytest.mark.parametrize("enemy", ["alliance-boarders", "interrogator"])
def test_an_alliance_enemy_that_strikes_finds_them(enemy: str) -> None:
    game = aboard({"operations": ["out-the-airlock"], "combat-zone": [enemy]}).end_turn()
    assert (game.s.tasks, game.keys("strikes.0")) == ({HIDE: "failed"}, ["grazed"])
    assert (game.keys("combat-zone"), game.keys("operations")) == ([enemy], [])


@pytest.mark.parametrize("enemy", ["alliance-boarders", "interrogator"])
def test_it_finds_nothing_before_the_airlock_was_found(enemy: str) -> None:
    game = aboard({"combat-zone": [enemy]}).end_turn()
    assert (game.s.tasks, game.keys("strikes.0")) == ({}, ["grazed"])


@pytest.mark.parametrize(("hidden", "tasks"), [(True, {HIDE: "failed"}), (False, {})])
def test_the_cruiser_strikes_serenity_searches_and_leaves(hidden: bool, tasks: dict[str, str]) -> None:
    operations = ["out-the-airlock"] if hidden else []
    game = aboard({"operations": operations, "combat-zone": ["alliance-cruiser-searching"]}).end_turn()
    assert (game.s.tasks, game.keys("serenity.1"), game.keys("strikes.0")) == (tasks, ["scorched-plating"], [])
    assert (game.keys("combat-zone"), "alliance-cruiser-searching" in game.keys("defeated-cards")) == ([], True)


# -- Put Down the Survivor


def test_the_survivor_strikes_whoever_reveals_it() -> None:
    game = scanned("broken-survivor", OBJECTIVE)
    assert (game.keys("strikes.0"), game.keys("strikes.1")) == (["grazed"], [])
    assert game.verse() == {"middle": "broken-survivor"}


def test_struck_by_it_one_draws_a_card_fewer() -> None:
    game = aboard({"combat-zone": ["broken-survivor"]}).end_turn()
    assert (game.keys("strikes.0"), len(game.s.zone("hand.0"))) == (["grazed"], 5)


def test_its_defeat_brings_a_talent() -> None:
    game = aboard({"combat-zone": ["broken-survivor"]}, attack=4).fight("broken-survivor")
    assert (game.s.tasks, game.s.credits, game.s.attack) == ({SURVIVOR: "completed"}, 0, 0)
    assert (game.keys("discard.0"), game.keys("discard.1")) == (["talent"], [])


# -- the others


def test_the_interrogator_costs_each_player_a_card() -> None:
    zones = {**OBJECTIVE, "hand.0": ["shiny", "misbehave"], "hand.1": ["misbehave"]}
    game = scanned("interrogator", zones).choose("shiny")
    assert game.choose("misbehave", seat=1).keys("discard.1") == ["misbehave"]
    assert (game.keys("discard.0"), game.keys("hand.0"), game.keys("hand.1")) == (["shiny"], ["misbehave"], [])


@pytest.mark.parametrize(
    ("enemy", "attack"), [("alliance-boarders", 3), ("interrogator", 4), ("alliance-cruiser-searching", 4)]
)
def test_the_alliance_is_beaten_for_its_attack(enemy: str, attack: int) -> None:
    assert aboard({"combat-zone": [enemy]}, attack=attack - 1).legal(FightEnemy) == []
    game = aboard({"combat-zone": [enemy]}, attack=attack).fight(enemy)
    assert (game.s.attack, game.keys("defeated-cards"), game.s.tasks) == (0, [enemy], {})


def test_a_primed_charge_is_a_ship_strike_repaired_for_three() -> None:
    game = scanned("primed-charge", OBJECTIVE, recruit=3)
    assert game.keys("serenity.1") == ["primed-charge"]

    game.repair("primed-charge")
    assert (game.keys("serenity.1"), game.keys("defeated-cards"), game.s.recruit) == ([], ["primed-charge"], 0)


def test_left_there_it_goes_off_when_the_episode_ends() -> None:
    zones = {"serenity.1": ["scorched-plating"], "serenity.2": ["primed-charge"]}
    game = ended(("Mal", "Kaylee"), failed=False, **zones)
    assert [game.keys(f"serenity.{n}") for n in range(1, 5)] == [["scorched-plating"]] * 3 + [[]]
    assert "primed-charge" in game.keys("defeated-cards")


def test_the_ship_may_explode_by_it() -> None:
    zones = {f"serenity.{n}": ["scorched-plating"] for n in range(2, 7)}
    game = ended(("Mal", "Kaylee"), failed=False, **{"serenity.1": ["primed-charge"], **zones})
    assert (game.s.outcome, game.s.reason) == ("loss", "serenity-explodes")


@pytest.mark.parametrize(("campaign", "goes_off"), [(0, False), (1, True)])
def test_after_the_last_episode_it_goes_off_only_where_a_campaign_goes_on(campaign: int, goes_off: bool) -> None:
    zones = {"objective": ["the-train-job"], "next-objectives": [], "serenity.1": ["primed-charge"]}
    game = given(zones, 2, {"campaign": campaign}, episode=3, over=True)
    assert game.s.status == ("running" if goes_off else "ended")
    assert [game.keys(f"serenity.{n}") for n in (1, 2)] == (
        [["scorched-plating"]] * 2 if goes_off else [["primed-charge"], []]
    )


# -- the End of Episode


@pytest.mark.parametrize(
    ("members", "flaws"),
    [
        (("Simon", "River", "Mal"), [1, 1, 0]),
        (("Mal", "River", "Kaylee"), [0, 1, 0]),
        (("Kaylee", "Zoe", "Book"), [0, 1, 0]),
    ],
)
def test_who_was_found_gains_a_flaw_or_else_who_ranks_highest(members: tuple[str, ...], flaws: list[int]) -> None:
    game = ended(members)
    assert [game.keys(f"discard.{seat}").count("flaw") for seat in range(3)] == flaws


def test_nobody_does_if_they_were_hidden() -> None:
    game = ended(("Simon", "River"), failed=False)
    assert [game.keys(f"discard.{seat}").count("flaw") for seat in range(2)] == [0, 0]
