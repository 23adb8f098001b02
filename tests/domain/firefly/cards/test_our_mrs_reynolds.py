"""Episode 7, Our Mrs. Reynolds: its tasks, and what its cards bring."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import pytest

from domain.deckbuilding.actions import PayFor, Scan

from ..referee import Referee, between, crewed, given, scanned, turn_with

OBJECTIVE = {"objective": ["our-mrs-reynolds"]}
BRIDE, NET, HELM = "Unmask the Bride", "Break the Net", "Regain the Helm"
FULL = {f"verse.{space}": ["road-bandits"] for space in ("far-right", "right", "middle", "left")}


def reynolds(zones: Mapping[str, Sequence[str]], seats: int = 2, **about: Any) -> Referee:
    """A turn of seat 0 in this Episode."""
    return given({**OBJECTIVE, **zones}, seats, **about)


# -- Unmask the Bride


@pytest.mark.parametrize(("crew", "charmed"), [(("Zoe", "Mal"), 1), (("Zoe", "Kaylee"), 0)])
def test_saffron_charms_mal_or_else_who_turns_her_up(crew: tuple[str, ...], charmed: int) -> None:
    game = scanned("saffron", OBJECTIVE, options=crewed(*crew))
    assert game.verse() == {"middle": "saffron"}
    assert (game.keys(f"discard.{charmed}"), game.keys(f"discard.{1 - charmed}")) == (["flaw"], [])


def test_saffron_defeated_is_a_talent_and_a_credit() -> None:
    game = reynolds({"verse.left": ["saffron"]}, up=("left",), attack=4).fight("saffron")
    assert (game.s.tasks, game.s.credits, game.keys("discard.0")) == ({BRIDE: "completed"}, 1, ["talent"])


def test_saffron_who_escapes_harms_serenity() -> None:
    game = turn_with("net-operators", {**OBJECTIVE, **FULL, "verse.far-left": ["saffron"]})
    assert (game.s.tasks, game.keys("serenity.1")) == ({BRIDE: "failed"}, ["scorched-plating"])
    assert (game.keys("combat-zone"), game.keys("defeated-cards")) == ([], ["saffron"])


@pytest.mark.parametrize(("earned", "kept"), [(3, 2), (0, 0)])
def test_whoever_has_not_unmasked_her_pays_a_credit(earned: int, kept: int) -> None:
    game = between(OBJECTIVE, failed=(BRIDE,), tasks=(NET, HELM), credits=earned)
    assert game.s.credits == kept


def test_whoever_has_pays_nothing() -> None:
    assert between(OBJECTIVE, failed=(NET, HELM), tasks=(BRIDE,), credits=3).s.credits == 3


# -- Break the Net, Regain the Helm


def test_the_net_strikes_serenity_until_it_is_broken() -> None:
    caught = reynolds({"combat-zone": ["carrion-net"]}).end_turn()
    assert (caught.keys("serenity.1"), caught.keys("strikes.0")) == (["scorched-plating"], [])

    game = reynolds({"combat-zone": ["carrion-net"]}, attack=4).fight("carrion-net")
    assert (game.s.tasks, game.s.credits) == ({NET: "completed"}, 2)


def test_the_fused_helm_makes_scans_dearer_until_it_is_repaired() -> None:
    zones = {**OBJECTIVE, "verse.left": ["road-bandits"]}
    game = scanned("fused-helm", zones, attack=5, recruit=4)
    assert (game.keys("serenity.1"), game.s.tasks) == (["fused-helm"], {})
    assert [one.costs for one in game.game.legal(game.s, 0) if isinstance(one.action, Scan)] == [{"attack": 2}]

    game.repair("fused-helm")
    assert (game.s.tasks, game.keys("defeated-cards")) == ({HELM: "completed"}, ["fused-helm"])
    assert (game.s.recruit, game.keys("discard.0")) == (0, ["talent"])
    assert [one.costs for one in game.game.legal(game.s, 0) if isinstance(one.action, Scan)] == [{"attack": 1}]


def test_an_avoided_helm_is_regained_too() -> None:
    zones = {**OBJECTIVE, "verse.middle": ["fused-helm"], "hand.0": ["quick-course-change"]}
    game = given(zones, attack=4).play("quick-course-change").scan("middle")
    assert game.asked().ask == "avoid-ship"
    game.choose(*game.options()[:1])
    assert (game.s.tasks, game.keys("serenity.1"), game.keys("defeated-cards")) == (
        {HELM: "completed"}, [], ["fused-helm"],
    )  # fmt: skip


# -- the others


def test_vera_weakens_an_enemy_for_this_turn() -> None:
    zones = {**OBJECTIVE, "combat-zone": ["net-operators", "carrion-net"]}
    game = scanned("vera", zones).pay_for("vera").choose("carrion-net")
    assert (game.attack_of("carrion-net"), game.attack_of("net-operators")) == (1, 4)
    assert (game.keys("operations"), game.keys("defeated-cards")) == ([], ["vera"])

    game.end_turn()
    assert game.attack_of("carrion-net") == 4


def test_vera_waits_for_an_enemy() -> None:
    assert reynolds({"operations": ["vera"]}).legal(PayFor) == []


def test_net_operators_cost_a_card_at_the_end_of_the_turn() -> None:
    game = reynolds({"combat-zone": ["net-operators"]}).end_turn()
    assert (game.keys("strikes.0"), len(game.keys("hand.0"))) == (["grazed"], 5)


def test_road_bandits_are_worth_a_recruit_point() -> None:
    game = reynolds({"combat-zone": ["road-bandits"]}, attack=2).fight("road-bandits")
    assert (game.s.attack, game.s.recruit) == (0, 1)


@pytest.mark.parametrize("given_up", [True, False])
def test_at_the_feast_each_player_may_part_with_a_basic_card(given_up: bool) -> None:
    zones = {**OBJECTIVE, "discard.0": ["shiny", "talent"], "discard.1": ["misbehave", "flaw"]}
    game = scanned("harvest-feast", zones)
    assert game.options() == ["shiny"]
    game.choose(*(["shiny"] if given_up else []))
    assert game.options() == ["misbehave"]

    game.choose(*(["misbehave"] if given_up else []))
    left = (["talent"], ["flaw"]) if given_up else (["shiny", "talent"], ["misbehave", "flaw"])
    assert (game.keys("discard.0"), game.keys("discard.1")) == left
    assert (game.keys("hand.0"), game.keys("hand.1"), game.keys("defeated-cards")) == (["shiny"], [], ["harvest-feast"])
