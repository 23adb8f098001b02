"""The four Allies, card by card."""

from __future__ import annotations

import pytest

from .invasion import SAUCER, battle, menace, offered, rounds, turn, use, window

PLAIN = "the-trun"
GLORBAX, ROBO, ZYRA, CEREBROX = (
    "glorbax-the-devourer", "robo-colossus-mark-nine", "zyra-of-the-outer-rim", "cerebrox-the-living-brain"
)  # fmt: skip
NONE = (0, 0)


@pytest.mark.parametrize(("ally", "strength"), [(GLORBAX, 5), (ROBO, 4), (ZYRA, 3), (CEREBROX, 1)])
def test_an_ally_fights_with_its_own_strength(ally: str, strength: int) -> None:
    table = battle(PLAIN, "us-army-infantry", aliens=0, allies=[ally], menace=NONE, dice=[1, 1])
    assert rounds(table.go_on("escape"))[0][0] == strength + 1


def test_glorbax_gains_a_token_for_each_soft_resistance_once_a_turn() -> None:
    table = battle(
        PLAIN, "us-army-infantry", "us-army-infantry", location="town", allies=[GLORBAX], menace=NONE, dice=[1] * 4
    )
    assert menace(table.go_on("conquer")) == 1


@pytest.mark.parametrize(("drawn", "tokens"), [("us-army-tanks", 0), ("us-army-infantry", 1)])
def test_glorbax_devours_nothing_hard(drawn: str, tokens: int) -> None:
    assert menace(battle(PLAIN, drawn, allies=[GLORBAX], menace=NONE, dice=[1, 1])) == tokens


def test_glorbax_devours_a_soft_counter() -> None:
    counters = ["infantry-counter"]
    table = battle(PLAIN, location="forest", counters=counters, allies=[GLORBAX], menace=NONE, dice=[1, 1])
    assert menace(table) == 1


@pytest.mark.parametrize("zone", ["alien-pool.0", "aliens.P1.C"])
def test_glorbax_must_be_in_the_fight(zone: str) -> None:
    zones = {zone: [f"{GLORBAX}-figure"]}
    table = battle(PLAIN, "us-army-infantry", stuff=[GLORBAX], zones=zones, menace=NONE, dice=[1, 1])
    assert (rounds(table)[0], menace(table)) == ((9, 4, "aliens"), 0)


@pytest.mark.parametrize(("die", "pool"), [(4, [f"{ROBO}-figure"]), (5, [])])
def test_the_colossus_is_saved_on_five_or_six(die: int, pool: list[str]) -> None:
    table = battle(PLAIN, "super-tanks", aliens=0, allies=[ROBO], menace=NONE, dice=[1, 5, die])
    assert table.pool(0) == pool


def test_the_colossus_stands_a_barrage_too() -> None:
    table = battle(PLAIN, "us-army-artillery", aliens=0, allies=[ROBO], menace=NONE, dice=[1, 5, 6, 1])
    assert (table.pool(0), rounds(table)) == ([], [(10, 5, "aliens")])


def test_its_armour_helps_nobody_else() -> None:
    table = battle(PLAIN, "super-tanks", allies=[ROBO], menace=NONE, dice=[1, 6, 6]).choose(SAUCER)
    assert table.pool(0) == [SAUCER]


def test_the_colossus_may_be_saved_every_time() -> None:
    table = battle(PLAIN, "super-tanks", aliens=0, allies=[ROBO], menace=NONE, dice=[1, 5, 6, 1, 5, 6])
    assert (len(rounds(table)), table.pool(0)) == (1, [])
    table.choose("stay")
    assert (len(rounds(table)), table.pool(0)) == (2, [])


def test_bonuses_of_heroes_do_not_count_against_zyra() -> None:
    table = battle(PLAIN, "iron-jaw-general", "us-army-infantry", allies=[ZYRA], menace=NONE, dice=[1, 1])
    assert rounds(table) == [(12, 4, "aliens")]
    assert rounds(battle(PLAIN, "iron-jaw-general", "us-army-infantry", menace=NONE, dice=[1, 1])) == [(9, 7, "aliens")]


def test_abilities_of_heroes_do() -> None:
    table = battle(PLAIN, "star-quarterback", "super-tanks", aliens=0, allies=[ZYRA], menace=NONE, dice=[6, 6])
    assert rounds(table) == [(9, 14, "foe")]


def test_zyra_gains_a_token_for_a_resistance_with_a_hero() -> None:
    drawn = ["local-geologist", "matinee-idol", "us-army-infantry"]
    assert menace(battle(PLAIN, *drawn, allies=[ZYRA], menace=NONE, dice=[1, 1])) == 1
    assert menace(battle(PLAIN, "us-army-infantry", allies=[ZYRA], menace=NONE, dice=[1, 1])) == 0


def test_zyra_hunts_in_every_fight() -> None:
    drawn = ["local-geologist", "us-army-infantry"] * 2
    table = battle(PLAIN, *drawn, location="town", allies=[ZYRA], menace=NONE, dice=[1] * 4)
    assert menace(table.go_on("conquer")) == 2


def test_with_zyra_gone_bonuses_count_again_from_the_next_round() -> None:
    drawn = ["iron-jaw-general", "us-army-tanks"]
    table = battle(PLAIN, *drawn, aliens=1, allies=[ZYRA], menace=NONE, dice=[1, 6, 5, 1])
    table.choose(f"{ZYRA}-figure")
    assert rounds(table) == [(8, 12, "foe"), (9, 10, "foe")]


def test_zyra_somewhere_else_frightens_no_hero() -> None:
    zones = {"aliens.P1.C": [f"{ZYRA}-figure"]}
    table = battle(PLAIN, "local-geologist", "us-army-infantry", stuff=[ZYRA], zones=zones, menace=NONE, dice=[1, 1])
    assert (rounds(table), menace(table)) == ([(9, 5, "aliens")], 0)


def test_cerebrox_on_the_board_is_one_more_event_to_hold() -> None:
    zones = {"aliens.P1.C": [f"{CEREBROX}-figure"], "event-deck": ["endless-waves"] * 20}
    table = turn(PLAIN, zones, [CEREBROX], phase="draw")
    assert len(table.keys("hand.0")) == 4


def test_cerebrox_in_the_pool_is_none() -> None:
    zones = {"alien-pool.0": [f"{CEREBROX}-figure"], "event-deck": ["endless-waves"] * 20}
    assert len(turn(PLAIN, zones, [CEREBROX], phase="draw").keys("hand.0")) == 3


def test_cerebrox_in_a_fight_rolls_the_own_die_again_once_a_turn() -> None:
    table = battle(
        PLAIN, "super-tanks", "super-tanks", location="town", allies=[CEREBROX], menace=NONE, dice=[1, 4, 5, 4, 1]
    )
    assert (window(table), offered(table)) == ("after-dice", [CEREBROX])
    use(table, CEREBROX)
    assert rounds(table)[0] == (9 + 5, 8 + 4, "aliens")
    assert rounds(table)[1] == (9 + 4, 8 + 1, "aliens")


def test_cerebrox_elsewhere_rolls_nothing() -> None:
    zones = {"aliens.P1.C": [f"{CEREBROX}-figure"]}
    table = battle(PLAIN, "us-army-tanks", stuff=[CEREBROX], zones=zones, menace=NONE, dice=[1, 1])
    assert rounds(table) == [(9, 7, "aliens")]
