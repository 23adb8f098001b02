"""Stealing conquests: a Conquest Marker in place of an opponent's."""

from __future__ import annotations

import pytest

from .fights import COOP, HERE, OTHER, SAUCER, battle


@pytest.mark.rule("conquest.steal.swap")
def test_a_marker_may_be_put_in_place_of_an_opponents() -> None:
    come = battle(location="town", markers={HERE: 1})
    assert come.waiting() == [(0, "steal")]
    assert (come.reading().terror(0), come.reading().terror(1)) == (0, 2)
    come.choose("steal")
    assert come.s.markers == {HERE: 0}
    assert (come.reading().terror(0), come.reading().terror(1)) == (2, 0)


@pytest.mark.rule("conquest.steal.swap")
def test_nobody_is_forced_to_steal() -> None:
    assert battle(location="town", markers={HERE: 1}).choose().s.markers == {HERE: 1}


@pytest.mark.rule("conquest.steal.swap")
@pytest.mark.parametrize("about", [{"markers": {HERE: 0}}, {"markers": {HERE: 1}, "options": COOP}])
def test_neither_ones_own_marker_nor_a_partners_is_stolen(about: dict[str, object]) -> None:
    assert battle(location="town", **about).waiting() == []  # type: ignore[arg-type]


@pytest.mark.rule("conquest.steal.swap")
def test_who_escapes_to_a_rivals_conquest_may_steal_it_in_the_same_phase() -> None:
    fought = battle("us-army-tanks", aliens=2, zones={"location.P1.1": ["town"]}, markers={"P1.1": 1}, rolls=(2, 2))
    fought.choose("P1.1")
    assert fought.waiting() == [(0, "steal")]
    assert fought.choose("steal").s.markers == {"P1.1": 0}


@pytest.mark.rule("conquest.steal.no-enemies")
def test_a_counter_must_be_beaten_before_the_marker_is_stolen() -> None:
    fought = battle(location="town", markers={HERE: 1}, counters=["tanks-counter"], aliens=2, rolls=(2, 2))
    assert (fought.waiting(), fought.s.markers) == ([(0, "escape")], {HERE: 1})
    fought.stay(3, 1)
    assert fought.waiting() == [(0, "steal")]


@pytest.mark.rule("conquest.steal.no-enemies")
def test_who_leaves_an_enemy_there_steals_nothing() -> None:
    fought = battle(location="town", markers={HERE: 1}, counters=["tanks-counter"], aliens=2, rolls=(2, 2))
    assert fought.choose("P1.C").go_on().s.markers == {HERE: 1}


@pytest.mark.rule("conquest.steal.no-enemies")
def test_nothing_is_stolen_while_a_rival_is_there() -> None:
    zones = {f"aliens.{HERE}": [SAUCER, SAUCER, OTHER, OTHER], "race.1": ["setaris-kitewings"]}
    fought = battle(location="town", markers={HERE: 1}, zones=zones, rolls=(5, 1))
    assert fought.aliens(HERE) == [0, 0, 1]
    assert fought.waiting() == [(0, "escape")]
    fought.dice(5, 1).go_on("steal")
    assert (fought.aliens(HERE), fought.waiting()) == ([0, 0], [(0, "steal")])
