"""Replace Earth's Leaders with Killbots: Bystanders of the Villain Deck are Villains."""

from __future__ import annotations

from typing import Any

import pytest

from domain.games.villains import actions as a

from ...referee import Referee, given, pushed_out, turn_with

BESIDE = "killbot-programs"
PLOT = {"plot": ["replace-earths-leaders-with-killbots"], BESIDE: ["scheme-twist"] * 3}


def killbot(zones: dict[str, list[str]] | None = None, **about: Any) -> Referee:
    """A Killbot stands in the Streets."""
    return given({**PLOT, "city.streets": ["bystander"], **(zones or {})}, **about)


def test_a_bystander_of_the_villain_deck_enters_the_city_as_a_killbot() -> None:
    table = turn_with("bystander", {**PLOT, "city.streets": ["cops"], "adversary-deck": ["cops", "bystander"]})

    assert sorted(table.city().values()) == ["bystander", "cops"]
    assert table.guarded("city.streets") == []


@pytest.mark.parametrize("twists", [3, 4, 7])
def test_a_killbot_has_an_attack_for_each_twist_beside_the_scheme(twists: int) -> None:
    table = killbot({BESIDE: ["scheme-twist"] * twists}, attack=twists)

    assert table.attack_of("bystander") == twists
    assert [space.attack for space in table.view().city if space.adversary] == [twists]
    assert table.legal(a.Fight) == ["bystander"]
    assert table.fight("bystander").s.attack == 0


def test_a_twist_goes_beside_the_scheme_and_makes_all_killbots_stronger() -> None:
    table = turn_with("scheme-twist", {**PLOT, "city.bank": ["bystander"]})

    assert table.keys(BESIDE) == ["scheme-twist"] * 4
    assert table.keys("ko") == []
    assert table.attack_of("bystander") == 4


@pytest.mark.rule("villains.bystander.kidnap-on-defeat")
def test_who_defeats_a_killbot_rescues_the_bystander() -> None:
    table = killbot({"guarded@city.streets": ["bystander"]}, attack=3).fight("bystander")

    assert table.keys("victory.0") == ["bystander", "bystander"]
    assert table.reading().victory_points(0) == 2
    assert len(table.s.tally("kidnapped", 0)) == 2
    assert len(table.s.tally("defeated", 0)) == 1


def test_a_special_bystander_does_when_it_is_defeated_what_it_does_when_rescued() -> None:
    table = killbot({"city.streets": ["public-speaker"]}, attack=3).fight("public-speaker")

    assert table.s.recruit == 1


def test_a_killbot_can_capture_bystanders_and_be_defeated_by_an_effect() -> None:
    zones = {"commander": ["loki"], "tactics": ["cruel-ruler"] * 2, "guarded@city.streets": ["bystander"]}
    table = killbot(zones, attack=10).fight("loki")

    assert table.keys("victory.0") == ["cruel-ruler", "bystander", "bystander"]


def test_bystanders_elsewhere_are_only_bystanders() -> None:
    table = given({**PLOT, "city.bank": ["cops"], "guarded@city.bank": ["bystander"], "victory.0": ["bystander"]})
    kinds = [table.reading().card_of(table.s.zone(zone)[-1]).kind for zone in ("victory.0", "bystander-deck")]

    assert kinds == ["bystander", "bystander"]
    assert table.guarded("city.bank") == ["bystander"]


@pytest.mark.parametrize(("escaped", "outcome"), [(3, ""), (4, "loss")])
def test_evil_wins_with_the_fifth_killbot_that_escapes(escaped: int, outcome: str) -> None:
    table = pushed_out("bystander", PLOT, **{"overrun-in-guise": escaped})

    assert table.keys("overrun") == ["bystander"]
    assert table.s.outcome == outcome


def test_bystanders_that_are_carried_off_are_no_killbots_that_escaped() -> None:
    table = pushed_out("elektra", {**PLOT, "guarded@city.sewers": ["bystander"]}, **{"overrun-in-guise": 4})

    assert (table.keys("overrun"), table.s.outcome) == (["elektra", "bystander"], "")
