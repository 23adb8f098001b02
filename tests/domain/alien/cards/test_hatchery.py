"""The Hatchery: the Facehugger, and the Chestburster that it leaves."""

from __future__ import annotations

import pytest

from domain.games.alien.actions import FightEnemy

from ..referee import fallen, fought, given, pushed_out, scanned


def test_a_facehugger_that_is_found_sits_on_who_found_it_and_is_fought_for_three() -> None:
    table = scanned("facehugger", attack=2 + 3)
    assert table.news() == {"complex": {}, "facehuggers.0": ["facehugger"], "attack": 3}
    assert table.legal(FightEnemy) == ["facehugger"]

    table.fight("facehugger")

    assert table.news() == {"complex": {}, "dead-enemies": ["facehugger"], "attack": 0}


def test_a_facehugger_that_is_pushed_out_does_not_stay_in_the_combat_zone() -> None:
    table = pushed_out("facehugger")

    assert (table.keys("facehuggers.0"), table.keys("combat-zone")) == (["facehugger"], [])


def test_a_facehugger_that_nobody_kills_leaves_a_chestburster() -> None:
    table = given({"facehuggers.0": ["facehugger"]}, seats=3)
    table.end_turn()
    assert (table.keys("facehuggers.0"), table.keys("hatchery").count("chestburster")) == (["facehugger"], 5)

    table.end_turn()

    assert (table.keys("facehuggers.0"), table.keys("dead-enemies")) == ([], ["facehugger"])
    assert (table.keys("discard.0"), table.keys("hatchery").count("chestburster")) == (["chestburster"], 4)


@pytest.mark.parametrize("zone", ["deck.0", "hand.0", "discard.0"])
def test_who_owns_a_chestburster_is_not_struck_and_facehuggers_pass_on(zone: str) -> None:
    table = scanned("facehugger", {zone: ["chestburster"], "combat-zone": ["warrior-drone"]})
    assert (table.keys("facehuggers.0"), table.keys("facehuggers.1")) == ([], ["facehugger"])

    struck = given({"deck.0": ["chestburster", *["specialist"] * 9], "combat-zone": ["warrior-drone"]}).end_turn()

    assert (struck.s.current, struck.keys("strikes.0"), struck.s.dead) == (1, [], ())


def test_who_draws_the_chestburster_dies() -> None:
    table = given({"deck.0": ["chestburster"], "hand.0": ["first-aid"]}, seats=3).play("first-aid")

    assert (table.s.dead, table.s.by, table.s.current) == ((0,), {0: "chestburster"}, 1)
    assert sorted(table.keys("removed")) == ["chestburster", "first-aid"]
    assert table.keys("hatchery").count("chestburster") == 5


def test_a_chestburster_that_is_killed_is_in_the_hatchery_again() -> None:
    table = fought("scavenging-drone", {"discard.0": ["chestburster"]}).choose("chestburster")

    assert table.news() == fallen("scavenging-drone") | {"discard.0": [], "hatchery": 1}
