"""What enemies say: their Attack, how they strike, where their abilities work."""

from __future__ import annotations

import pytest

from domain.games.alien import actions as a
from domain.games.alien.cards.words import discard, enemies, weaken

from .referee import besides, given, trial

CLAW = "raking-claws"


@pytest.mark.rule("alien.card_text.reduce-attack")
def test_the_attack_of_an_enemy_is_never_below_nothing() -> None:
    with besides(trial(weaken(enemies, 3))):
        table = given({"combat-zone": ["scuttling-drone"], "hand.0": ["trial"]})

        table.play("trial")
        assert (table.attack_of("scuttling-drone"), table.legal(a.FightEnemy)) == (0, ["scuttling-drone"])
        table.fight("scuttling-drone")

    assert (table.s.attack, table.keys("dead-enemies")) == (0, ["scuttling-drone"])


@pytest.mark.rule("alien.card_text.does-not-strike")
def test_an_enemy_that_does_not_strike_is_passed_over() -> None:
    table = given({"combat-zone": ["egg-cluster", "worker-drone", "egg-cluster"]})

    table.end_turn()

    assert (table.s.current, table.keys("strikes.0")) == (1, [CLAW])


@pytest.mark.rule("alien.card_text.double-strike")
def test_double_strike_means_two_strikes() -> None:
    table = given({"combat-zone": ["elder-drone"]})

    table.end_turn()

    assert (table.s.current, table.keys("strikes.0")) == (1, [CLAW] * 2)


@pytest.mark.rule("alien.card_text.triple-strike")
def test_triple_strike_means_three_strikes() -> None:
    with besides(trial(kind="enemy", attack=3, keywords=("triple-strike",))):
        table = given({"combat-zone": ["trial"]})

        table.end_turn()

    assert (table.s.current, table.keys("strikes.0")) == (1, [CLAW] * 3)


@pytest.mark.rule("alien.card_text.strike-ability")
def test_a_strike_ability_comes_once_after_all_strikes_of_the_enemy() -> None:
    with besides(trial(kind="enemy", attack=3, keywords=("double-strike",), strike=(discard(),))):
        table = given({"combat-zone": ["trial"], "hand.0": ["grunt", "specialist"]})

        table.end_turn()
        assert (table.keys("strikes.0"), table.waiting()) == ([CLAW] * 2, [(0, "discard")])
        table.choose("grunt")

    assert table.s.current == 1
    assert sorted(table.keys("discard.0")) == ["grunt", "specialist"]


@pytest.mark.rule("alien.card_text.strike-ability")
def test_a_strike_that_kills_leaves_no_strike_ability() -> None:
    killing = {"strikes.0": ["impaled", "impaled", "tail-lash"], "hand.1": ["grunt"]}
    table = given({"combat-zone": ["leadworks-prowler"], **killing})
    assert (table.damage(0), table.reading().health(0)) == (10, 11)

    table.end_turn()

    assert (table.s.dead, table.s.current, table.waiting(), table.keys("hand.1")) == ((0,), 1, [], ["grunt"])


@pytest.mark.rule("alien.card_text.area-ability")
def test_an_ability_of_an_area_works_only_there() -> None:
    table = given({"complex.airlock": ["infected-sleeper"]}, up=["airlock"])
    assert table.attack_of("infected-sleeper") == 2

    there = given({"combat-zone": ["infected-sleeper"]})

    assert there.attack_of("infected-sleeper") == 4
    assert there.end_turn().keys("strikes.0") == [CLAW] * 2


@pytest.mark.rule("alien.card_text.area-ability")
@pytest.mark.parametrize(("zone", "lent"), [("complex.operations", []), ("complex.airlock", ["sergeant-tech"])])
def test_an_ability_of_a_room_works_only_in_that_room(zone: str, lent: list[str]) -> None:
    table = given({zone: ["company-android"], "hand.1": ["sergeant-tech"]}, up=[zone.removeprefix("complex.")])

    assert table.legal(a.Coordinate, 1) == lent


@pytest.mark.rule("alien.card_text.area-face-up")
def test_an_ability_of_a_hidden_card_does_nothing() -> None:
    zones = {"complex.operations": ["nest-tender"], "combat-zone": ["birthing-queen"]}

    assert given(zones).attack_of("birthing-queen") == 9
    assert given(zones, up=["operations"]).attack_of("birthing-queen") == 10
