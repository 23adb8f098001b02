"""Episode 9, Out of Gas: its tasks, and what its cards bring."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import pytest

from domain.deckbuilding.actions import PayFor
from domain.games.firefly.actions import Coordinate, Recruit

from ..referee import Referee, given, new_game, scanned

OBJECTIVE = {"objective": ["out-of-gas"]}
RESTART, KEEP, AIR = "Restart the Engine", "Keep the Ship", "Air and Fire"


def gas(zones: Mapping[str, Sequence[str]], seats: int = 2, **about: Any) -> Referee:
    """A turn of seat 0 in this Episode."""
    return given({**OBJECTIVE, **zones}, seats, episode=3, **about)


# -- Restart the Engine


def test_the_part_restarts_the_engine_for_six() -> None:
    game = scanned("replacement-part", OBJECTIVE, episode=3, recruit=6)
    assert (game.keys("operations"), game.legal(PayFor)) == (["replacement-part"], ["replacement-part"])

    game.pay_for("replacement-part")
    assert (game.s.tasks, game.s.credits, game.s.recruit) == ({RESTART: "completed"}, 2, 0)
    assert (game.keys("operations"), game.keys("defeated-cards")) == ([], ["replacement-part"])


@pytest.mark.parametrize(
    ("harm", "price"), [(("engine-fire",), 8), (("failing-air",), 8), (("engine-fire", "failing-air"), 10)]
)
def test_fire_and_failing_air_make_it_dearer(harm: tuple[str, ...], price: int) -> None:
    zones = {"operations": ["replacement-part"], **{f"serenity.{n}": [key] for n, key in enumerate(harm, 1)}}
    assert gas(zones, recruit=price - 1).legal(PayFor) == []
    assert gas(zones, recruit=price).pay_for("replacement-part").s.recruit == 0


@pytest.mark.parametrize("completed", [RESTART, KEEP])
def test_the_game_is_lost_without_either(completed: str) -> None:
    game = gas({"combat-zone": ["alliance-dragnet"]}, 1, tasks=(completed,)).end_turn()
    assert (game.s.outcome, game.s.reason) == ("loss", "mandatory-failed")


# -- Keep the Ship


@pytest.mark.parametrize("taken", [True, False])
def test_the_captain_takes_the_part_or_a_card_of_each_player(taken: bool) -> None:
    zones = {**OBJECTIVE, "operations": ["replacement-part"], "hand.0": ["shiny"], "hand.1": ["misbehave"]}
    game = scanned("salvage-captain", zones, episode=3)
    captain = game.find("verse.middle", "salvage-captain")
    game.choose(game.options()[1 if taken else 0])
    if not taken:
        game.choose("shiny", seat=0).choose("misbehave", seat=1)
    assert game.keys(f"captured.{captain}") == (["replacement-part"] if taken else [])
    assert (game.keys("hand.0"), game.keys("hand.1")) == ((["shiny"], ["misbehave"]) if taken else ([], []))


def test_with_no_part_he_takes_nothing() -> None:
    game = scanned("salvage-captain", {**OBJECTIVE, "hand.0": ["shiny"]}, episode=3)
    assert (game.waiting(), game.keys("hand.0"), game.verse()) == ([], ["shiny"], {"middle": "salvage-captain"})


def test_he_takes_the_part_when_he_strikes_and_leaves_it_when_beaten() -> None:
    game = gas({"combat-zone": ["salvage-captain"], "operations": ["replacement-part"]}, 1).end_turn()
    captain = game.find("combat-zone", "salvage-captain")
    assert (game.keys(f"captured.{captain}"), game.keys("strikes.0")) == (["replacement-part"], ["grazed"])

    zones = {"combat-zone": ["salvage-captain"], "captured@combat-zone": ["replacement-part"]}
    beaten = gas(zones, attack=10).fight("salvage-captain")
    assert (beaten.keys("operations"), beaten.s.attack) == (["replacement-part"], 0)
    assert (beaten.s.tasks, beaten.s.credits, beaten.keys("discard.0")) == ({KEEP: "completed"}, 1, ["talent"])


def test_he_is_weaker_once_the_engine_runs() -> None:
    assert gas({"combat-zone": ["salvage-captain"]}).attack_of("salvage-captain") == 10
    assert gas({"combat-zone": ["salvage-captain"]}, tasks=(RESTART,)).attack_of("salvage-captain") == 8


# -- Air and Fire


def test_both_are_repaired_for_a_talent_for_each_player() -> None:
    game = gas({"serenity.1": ["engine-fire"], "serenity.2": ["failing-air"]}, recruit=9).repair("engine-fire")
    assert (game.s.tasks, game.s.recruit) == ({}, 5)

    game.repair("failing-air")
    assert (game.s.tasks, game.s.recruit) == ({AIR: "completed"}, 0)
    assert (game.keys("discard.0"), game.keys("discard.1")) == (["talent"], ["talent"])
    assert sorted(game.keys("defeated-cards")) == ["engine-fire", "failing-air"]


def test_fire_makes_characters_of_the_bridge_dearer() -> None:
    game = scanned("engine-fire", OBJECTIVE, episode=3, recruit=9)
    assert game.keys("serenity.1") == ["engine-fire"]
    assert prices(game) == [5] * 5 + [3]
    assert prices(gas({}, recruit=9)) == [4] * 5 + [3]


def prices(game: Referee) -> list[int]:
    """What the characters of the Bridge cost, then the Browncoats."""
    return [one.costs["recruit"] for one in game.game.legal(game.s, 0) if isinstance(one.action, Recruit)]


def test_without_air_nobody_coordinates() -> None:
    lender = {"hand.1": ["smuggler-friend"]}
    assert gas(lender).legal(Coordinate, 1) == ["smuggler-friend"]
    game = scanned("failing-air", {**OBJECTIVE, **lender}, episode=3)
    assert (game.keys("serenity.1"), game.legal(Coordinate, 1)) == (["failing-air"], [])


# -- the others


def test_salvagers_and_looters_strike_the_crew_the_tug_strikes_serenity() -> None:
    game = gas({"combat-zone": ["armed-salvagers", "salvage-tug"]}, 1).end_turn()
    assert (game.keys("strikes.0"), game.keys("serenity.1"), len(game.keys("hand.0"))) == (
        ["grazed"], ["scorched-plating"], 6,
    )  # fmt: skip
    looted = gas({"combat-zone": ["crowbar-looters"]}).end_turn()
    assert (looted.keys("strikes.0"), len(looted.keys("hand.0"))) == (["grazed"], 5)
    assert gas({"combat-zone": ["salvage-tug"]}, recruit=7).fight("salvage-tug").s.recruit == 0


@pytest.mark.parametrize("healed", [True, False])
def test_an_old_memory_heals_or_brings_a_character(healed: bool) -> None:
    zones = {**OBJECTIVE, "strikes.0": ["grazed"], "bridge.1": ["smuggler-friend"]}
    game = scanned("old-memory", zones, episode=3)
    game.choose(game.options()[1 if healed else 0])
    if game.waiting():
        game.choose("grazed" if healed else "smuggler-friend")
    assert game.keys("strikes.0") == ([] if healed else ["grazed"])
    assert game.keys("discard.0") == ([] if healed else ["smuggler-friend"])
    assert game.keys("defeated-cards") == ["old-memory"]


@pytest.mark.parametrize("airless", [True, False])
def test_the_cold_costs_a_card_and_without_air_a_strike(airless: bool) -> None:
    zones = {**OBJECTIVE, "hand.0": ["shiny"], "hand.1": ["misbehave"]}
    zones |= {"serenity.1": ["failing-air"]} if airless else {}
    game = scanned("cold-creeping-in", zones, episode=3)
    while game.waiting():
        game.choose(*game.options()[:1], seat=game.waiting()[0][0])
    assert (game.keys("hand.0"), game.keys("hand.1")) == ([], [])
    assert game.keys("strikes.0") == (["grazed"] if airless else [])


# -- the End of Episode


@pytest.mark.parametrize("repaired", [True, False])
def test_in_a_campaign_a_strike_may_be_repaired_and_kaylee_has_a_talent_more(repaired: bool) -> None:
    zones = {
        **OBJECTIVE, "combat-zone": ["salvage-captain"], "next-objectives": [], "serenity.1": ["scorched-plating"],
    }  # fmt: skip
    game = given(zones, 2, {"campaign": 1}, episode=3, attack=8, tasks=(RESTART, AIR)).fight("salvage-captain")
    game.choose(*(["scorched-plating"] if repaired else []))
    while game.waiting():
        game.together("enough")
    assert (game.s.outcome, game.s.legacy["talents.1"]) == ("win", 1)
    assert game.keys("serenity.1") == ([] if repaired else ["scorched-plating"])


def test_after_a_lost_game_she_has_it_too() -> None:
    game = new_game(2, campaign=2, carried={"objective": "out-of-gas", "completed": ()})
    owned = [[card.key for card in game.cards(f"hand.{n}", f"deck.{n}")].count("talent") for n in range(2)]
    assert owned == [1, 2]
