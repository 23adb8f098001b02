"""Episode 10, Ariel: its tasks, and what its cards bring."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import pytest

from domain.games.firefly.actions import PayFor

from ..referee import Referee, between, crewed, given, scanned

OBJECTIVE = {"objective": ["ariel"]}
RIVER = crewed("Mal", "River")
PILLS, BRAIN, GLOVES = "Snatch the Pills", "Image Her Brain", "Lose the Blue Gloves"


def ariel(zones: Mapping[str, Sequence[str]], seats: int = 2, **about: Any) -> Referee:
    """A turn of seat 0 in this Episode."""
    return given({**OBJECTIVE, **zones}, seats, **about)


# -- Ward Guards


def test_ward_guards_do_not_strike_as_long_as_no_alliance_enemy_was_defeated() -> None:
    calm = ariel({"combat-zone": ["ward-guards", "ward-guards"], "defeated-cards": ["badger"]}).end_turn()
    assert calm.keys("strikes.0") == []

    alarmed = ariel({"combat-zone": ["ward-guards", "ward-guards"], "defeated-cards": ["bribed-marshal"]}).end_turn()
    assert alarmed.keys("strikes.0") == ["grazed"] * 2


def test_a_fight_with_one_of_the_guards_alarms_the_others() -> None:
    game = ariel({"combat-zone": ["ward-guards", "ward-guards"]}, attack=4).fight("ward-guards").end_turn()
    assert (game.keys("strikes.0"), game.keys("combat-zone")) == (["grazed"], ["ward-guards"])


def test_others_strike_all_the_same() -> None:
    assert ariel({"combat-zone": ["ward-guards", "bribed-marshal"]}).end_turn().keys("strikes.0") == ["grazed"]


# -- Snatch the Pills


def test_a_drug_locker_is_secured_for_three_and_stays_till_then() -> None:
    game = scanned("drug-locker", OBJECTIVE, recruit=3)
    assert game.verse() == {"middle": "drug-locker"}

    game.pay_for("drug-locker")
    assert (game.keys("secured"), game.s.recruit, game.s.tasks) == (["drug-locker"], 0, {})


def test_with_both_lockers_the_pills_are_snatched() -> None:
    game = ariel({"secured": ["drug-locker"], "verse.left": ["drug-locker"]}, up=("left",), recruit=3)
    game.pay_for("drug-locker")
    assert (game.s.tasks, game.s.credits) == ({PILLS: "completed"}, 2)


def test_in_the_combat_zone_a_locker_costs_four_until_the_end_of_that_turn() -> None:
    saved = ariel({"combat-zone": ["drug-locker"]}, recruit=4).pay_for("drug-locker", 1).end_turn()
    assert (saved.keys("secured"), saved.s.tasks) == (["drug-locker"], {})

    poor = ariel({"combat-zone": ["drug-locker"]}, recruit=3)
    assert poor.legal(PayFor) == []
    poor.end_turn()
    assert (poor.s.tasks, poor.keys("defeated-cards"), poor.s.credits) == ({PILLS: "failed"}, ["drug-locker"], 0)


# -- Image Her Brain


@pytest.mark.parametrize(("scans", "price"), [((), 3), (("left",), 2), (("left", "far-left", "right", "middle"), 0)])
def test_the_imaging_suite_costs_less_attack_for_each_scan(scans: tuple[str, ...], price: int) -> None:
    spaces = {f"verse.{space}": ["dockside-heavies"] for space in scans}
    game = ariel({"operations": ["imaging-suite"], **spaces}, attack=20)
    for space in scans:
        game.scan(space)
    left = game.s.attack

    game.pay_for("imaging-suite")
    assert left - game.s.attack == price
    assert (game.s.tasks, game.keys("discard.0")) == ({BRAIN: "completed"}, ["talent"])
    assert game.keys("defeated-cards") == ["imaging-suite"]


def test_the_imaging_suite_comes_to_operations_and_waits_for_who_can_pay() -> None:
    game = scanned("imaging-suite", OBJECTIVE, attack=3)
    assert game.keys("operations") == ["imaging-suite"]

    refused = game.refused(PayFor(card=game.find("operations", "imaging-suite")))
    assert (refused.code, refused.about) == ("not_enough_attack", {"needed": 2, "has": 1})


# -- Lose the Blue Gloves


def test_both_blue_gloved_agents_must_be_defeated() -> None:
    game = ariel({"combat-zone": ["blue-gloved-agent", "blue-gloved-agent"]}, attack=8).fight("blue-gloved-agent")
    assert game.s.tasks == {}

    game.fight("blue-gloved-agent")
    assert (game.s.tasks, game.s.credits, game.keys("discard.0")) == ({GLOVES: "completed"}, 1, ["talent"])


def test_an_agent_who_strikes_takes_a_card_of_the_next_hand_and_one_of_rivers() -> None:
    zones = {"combat-zone": ["blue-gloved-agent"], "hand.1": ["shiny", "misbehave"]}
    game = ariel(zones, options=RIVER).end_turn()
    assert (game.waiting(), game.options()) == ([(1, "discard")], ["misbehave", "shiny"])

    game.choose("misbehave")
    assert (game.keys("discard.1"), len(game.s.zone("hand.0")), game.keys("strikes.0")) == (
        ["misbehave"],
        5,
        ["grazed"],
    )


def test_river_herself_discards_nothing_for_an_agent() -> None:
    zones = {"combat-zone": ["blue-gloved-agent"], "hand.0": ["shiny"], "hand.1": ["shiny"]}
    game = ariel(zones, options=crewed("River", "Mal")).end_turn()
    assert (len(game.s.zone("hand.0")), game.keys("hand.1")) == (5, ["shiny"])


def test_if_the_agents_are_not_lost_river_gains_a_flaw() -> None:
    game = between({**OBJECTIVE, "hand.0": []}, options=RIVER, tasks=(PILLS, BRAIN), failed=(GLOVES,))
    assert (game.keys("discard.0"), game.keys("discard.1")) == ([], ["flaw"])

    without = between(OBJECTIVE, seats=2, options=crewed("Kaylee", "Mal"), tasks=(PILLS, BRAIN), failed=(GLOVES,))
    assert (without.keys("discard.0"), without.keys("discard.1")) == ([], ["flaw"]), "Mal ranks highest"


def test_if_they_are_lost_nobody_gains_a_flaw() -> None:
    game = between(OBJECTIVE, options=RIVER, tasks=(GLOVES,), failed=(PILLS, BRAIN))
    assert (game.keys("discard.0"), game.keys("discard.1")) == ([], [])


# -- the others


def test_the_bribed_marshal_costs_a_card_and_heals_when_he_is_defeated() -> None:
    game = scanned("bribed-marshal", {**OBJECTIVE, "hand.0": ["shiny"], "strikes.1": ["grazed"]}, attack=7).choose(
        "shiny"
    )
    assert game.keys("discard.0") == ["shiny"]

    game.fight("bribed-marshal")
    assert (game.waiting(), game.options()) == ([(0, "heal")], ["grazed"])
    assert game.choose("grazed").keys("strikes.1") == []


def test_his_healing_may_be_declined() -> None:
    game = ariel({"combat-zone": ["bribed-marshal"], "strikes.0": ["grazed"]}, attack=5).fight("bribed-marshal")
    assert game.choose().keys("strikes.0") == ["grazed"]


def test_sold_out_brings_jayne_a_flaw_and_the_team_a_credit() -> None:
    zones = {**OBJECTIVE, "hand.0": ["shiny"], "hand.1": ["shiny"]}
    game = scanned("sold-out", zones, options=crewed("Mal", "Jayne"))
    assert (game.keys("discard.1"), game.s.credits, game.keys("hand.0")) == (["flaw"], 1, ["shiny"])
    assert game.keys("defeated-cards") == ["sold-out"]


def test_without_jayne_each_player_is_sold_out() -> None:
    game = scanned("sold-out", {**OBJECTIVE, "hand.0": ["shiny"], "hand.1": ["misbehave"]})
    game.choose("shiny").choose("misbehave")
    assert (game.keys("discard.0"), game.keys("discard.1"), game.s.credits) == (["shiny"], ["misbehave"], 0)
