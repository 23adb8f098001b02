"""Escaping from a Battle: when Aliens may, where to, and what comes of it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import pytest

from domain.games.conquest import events as e, names as at
from domain.kernel.action import Decide
from domain.kernel.events import Moved

from .fights import COOP, HERE, OTHER, SAUCER, Table, battle

INFANTRY, TANKS = "us-army-infantry", "us-army-tanks"
FAR = "O.3"
"""Not next to any Landing Site: O.2, O.4 and the Objective are adjacent to it."""


def fight_in_the_far(
    zones: Mapping[str, Sequence[str]], options: Mapping[str, str] | None = None, **about: Any
) -> Table:
    """A Battle far from home with a tied Fight Round, in which it is lost if nobody can Escape."""
    fought = battle(
        INFANTRY, aliens=1, here=FAR, zones={"aliens.P1.C": [], **zones}, options=options, rolls=(4, 4, 1, 5), **about
    )
    return fought if fought.so_far(e.BattleBegan) else fought.resolve(FAR)


def ways(fought: Table) -> list[str]:
    """The Spaces that the attackers may Escape to after the first Fight Round."""
    if fought.waiting() != [(0, "escape")]:
        return []
    assert len(fought.rounds()) == 1
    return [option for option in fought.options() if option != "stay"]


# -- when


@pytest.mark.rule("conquest.escape.when")
@pytest.mark.parametrize(("rolls", "result"), [((4, 1), "aliens"), ((2, 5), "tie"), ((1, 5), "foe")])
def test_after_each_fight_round_they_may_stay_or_escape(rolls: tuple[int, int], result: str) -> None:
    fought = battle(INFANTRY, INFANTRY, aliens=2, location="town", rolls=rolls)
    assert fought.results() == [result]
    assert (fought.waiting(), fought.options()) == ([(0, "escape")], ["P1.C", "stay"])


@pytest.mark.rule("conquest.escape.when")
def test_they_may_escape_after_a_further_round_too() -> None:
    fought = battle(TANKS, aliens=2, rolls=(2, 2)).stay(2, 2).stay(2, 2)
    assert fought.results() == ["tie"] * 3
    assert fought.options() == ["P1.C", "stay"]


@pytest.mark.rule("conquest.escape.when")
def test_there_is_nothing_to_escape_from_once_the_battle_is_won() -> None:
    assert battle(INFANTRY, aliens=2, rolls=(4, 1)).waiting() == [(0, "conquer")]


@pytest.mark.rule("conquest.escape.not-before-first-round")
@pytest.mark.parametrize("window", ["before-dice", "after-dice"])
def test_nobody_escapes_before_the_first_round_is_resolved(window: str) -> None:
    fought = battle(TANKS, aliens=2, zones={"hand.0": ["death-ray-salvo"]}, rolls=(2, 2))
    if window == "after-dice":
        fought.pass_before_dice()
    assert fought.waiting()[0] == (0, f"respond-{window}")
    refused = fought.refused(Decide(decision=fought.asked().decision, choice=("P1.C",)), 0)
    assert refused.code == "choice_out_of_bounds"
    assert not fought.rounds()


@pytest.mark.rule("conquest.escape.not-before-first-round")
def test_the_first_thing_asked_in_a_battle_is_asked_after_a_round() -> None:
    """Though the way to the Landing Site is open all the time."""
    fought = battle(TANKS, aliens=2, rolls=(2, 2))
    escaping = next(n for n, event in enumerate(fought.all_events) if getattr(event, "ask", "") == "escape")
    assert [event for event in fought.all_events[:escaping] if isinstance(event, e.FightRoundResolved)]


# -- what it does


@pytest.mark.rule("conquest.escape.ends-battle")
def test_an_escape_ends_the_battle_as_if_it_were_lost() -> None:
    """One of two Fights is won; the Geologist and the Tanks of the second are discarded."""
    fought = battle(INFANTRY, "local-geologist", TANKS, INFANTRY, aliens=2, location="town", rolls=(4, 1))
    fought.stay(3, 2).choose("P1.C")
    assert fought.results() == ["aliens", "tie"]
    assert fought.victors() == [at.HUMANS]
    assert len(fought.so_far(e.BattleEnded)) == 1
    assert fought.keys("resistance-discard") == [INFANTRY, "local-geologist", TANKS]
    assert (fought.keys(at.FIGHTING), fought.keys("resistance-deck")) == ([], [INFANTRY])
    assert (fought.s.markers, fought.keys(f"location.{HERE}")) == ({}, ["town"])


@pytest.mark.rule("conquest.escape.ends-battle")
def test_counters_that_were_not_beaten_stay_behind() -> None:
    counters = ["tanks-counter", "infantry-counter"]
    fought = battle(aliens=2, location="forest", counters=counters, rolls=(4, 1))
    fought.choose("infantry-counter").choose("P1.C")
    assert fought.counters(HERE) == ["tanks-counter"]
    assert fought.victors() == [at.HUMANS]


@pytest.mark.rule("conquest.escape.all-together")
def test_all_of_them_leave_for_one_space_and_pay_nothing() -> None:
    zones = {"location.P1.1": ["forest"]}
    fought = battle(TANKS, aliens=2, zones=zones, rolls=(2, 2))
    assert (ways(fought), fought.asked().most) == (["P1.1", "P1.C"], 1)
    fought.choose("P1.1")
    assert (fought.aliens("P1.1"), fought.aliens("P1.C"), fought.aliens(HERE)) == ([0, 0], [], [])
    assert not [event for event in fought.happened(e.PointsChanged) if event.rule.startswith("conquest.escape")]
    moved = [event for event in fought.happened(Moved) if event.dst == "aliens.P1.1"]
    assert [event.rule for event in moved] == ["conquest.escape.all-together"]


@pytest.mark.rule("conquest.escape.all-together")
def test_a_partners_aliens_do_not_come_along() -> None:
    zones = {f"aliens.{HERE}": [SAUCER, SAUCER, OTHER]}
    fought = battle(TANKS, zones=zones, options=COOP, rolls=(2, 2)).choose("P1.C")
    assert (fought.aliens("P1.C"), fought.aliens(HERE)) == ([0, 0], [1])


# -- where to


@pytest.mark.rule("conquest.escape.to-own-aliens")
@pytest.mark.parametrize("there", [{}, {"location.O.2": ["town"]}, {"counters.O.2": ["tanks-counter"]}])
def test_a_space_with_other_aliens_of_ones_own_is_a_refuge(there: dict[str, list[str]]) -> None:
    """An Empty Space, an unconquered Town or one with enemies as well."""
    zones = {"aliens.O.2": [SAUCER], **there}
    assert ways(fight_in_the_far(zones)) == ["O.2"]


@pytest.mark.rule("conquest.escape.to-own-aliens")
def test_aliens_further_away_are_no_refuge() -> None:
    assert ways(fight_in_the_far({"aliens.O.1": [SAUCER], "location.O.1": ["forest"]})) == []


@pytest.mark.rule("conquest.escape.to-own-aliens")
def test_a_partners_aliens_are_no_refuge() -> None:
    assert ways(fight_in_the_far({"aliens.O.2": [OTHER]}, options=COOP)) == []


@pytest.mark.rule("conquest.escape.to-landing-site")
@pytest.mark.parametrize("there", [{}, {"aliens.P1.C": [OTHER]}, {"counters.P1.C": ["infantry-counter"]}])
def test_the_own_landing_site_is_a_refuge_though_empty_or_with_enemies(there: dict[str, list[str]]) -> None:
    assert ways(battle(TANKS, aliens=2, zones=there, rolls=(2, 2))) == ["P1.C"]


@pytest.mark.rule("conquest.escape.to-landing-site")
def test_a_landing_site_that_is_not_adjacent_is_none() -> None:
    assert ways(fight_in_the_far({})) == []


@pytest.mark.rule("conquest.escape.to-landing-site")
def test_another_players_landing_site_is_none() -> None:
    zones = {"aliens.P2.C": [], "location.P2.2": ["forest"]}
    assert ways(battle(TANKS, aliens=2, here="P2.3", zones=zones, rolls=(2, 2))) == ["P2.2"]


@pytest.mark.rule("conquest.escape.to-safe-location")
@pytest.mark.parametrize(
    ("location", "about"),
    [
        ("forest", {}),
        ("town", {"demolished": ("O.2",)}),
        ("town", {"markers": {"O.2": 0}}),
        ("town", {"markers": {"O.2": 1}}),
    ],
)
def test_a_location_without_resistance_is_a_refuge(location: str, about: dict[str, Any]) -> None:
    assert ways(fight_in_the_far({"location.O.2": [location]}, **about)) == ["O.2"]


@pytest.mark.rule("conquest.escape.to-safe-location")
@pytest.mark.parametrize(
    "there", [{}, {"location.O.2": ["town"]}, {"location.O.2": ["small-town"], "location.O.4": ["city"]}]
)
def test_empty_spaces_and_unconquered_towns_are_none(there: dict[str, list[str]]) -> None:
    assert ways(fight_in_the_far(there)) == []


@pytest.mark.rule("conquest.escape.to-safe-location")
@pytest.mark.parametrize("enemy", [{"aliens.O.2": [OTHER]}, {"counters.O.2": ["infantry-counter"]}])
def test_a_location_with_an_enemy_is_none_unless_own_aliens_are_there_as_well(enemy: dict[str, list[str]]) -> None:
    forest = {"location.O.2": ["forest"], **enemy}
    assert ways(fight_in_the_far(forest)) == []
    joined = {**forest, "aliens.O.2": [*enemy.get("aliens.O.2", ()), SAUCER]}
    assert ways(fight_in_the_far(joined)) == ["O.2"]


@pytest.mark.rule("conquest.escape.to-safe-location")
def test_a_partners_aliens_do_not_make_a_location_unsafe() -> None:
    zones = {"location.O.2": ["forest"], "aliens.O.2": [OTHER]}
    assert ways(fight_in_the_far(zones, options=COOP)) == ["O.2"]


@pytest.mark.rule("conquest.escape.none-available")
def test_without_a_refuge_they_fight_on_until_it_is_decided() -> None:
    """A tie, a lost round and a won one follow each other unasked."""
    fought = battle(TANKS, aliens=2, here=FAR, rolls=(2, 2, 1, 3, 5, 1))
    assert fought.results() == ["tie", "foe", "aliens"]
    assert fought.waiting() == [(0, "conquer")]


@pytest.mark.rule("conquest.escape.none-available")
def test_without_a_refuge_the_next_fight_begins_at_once() -> None:
    fought = battle(INFANTRY, INFANTRY, aliens=2, here=FAR, location="town", rolls=(4, 1, 4, 1))
    assert fought.results() == ["aliens", "aliens"]
    assert not [event for event in fought.all_events if getattr(event, "ask", "") == "escape"]
