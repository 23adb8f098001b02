"""The Fishmen of Atlorak: drilled, at home in the deep, with a Land Squid."""

from __future__ import annotations

from .invasion import battle, menace, offered, rounds, use, window

FISHMEN = "the-fishmen-of-atlorak"
SQUID = "Call the Land Squid"
GLORBAX = "glorbax-the-devourer"


def total(**about: object) -> int:
    """The Aliens' total of a first Fight Round, without their die."""
    return rounds(battle(FISHMEN, menace=(0, 0), dice=[1, 1], **about))[0][0] - 1  # type: ignore[arg-type]


def test_two_fishmen_fight_as_they_were_drilled() -> None:
    assert total(aliens=2) == 6 + 1
    assert total(aliens=3) == 9 + 1
    assert total(aliens=1) == 3


def test_an_ally_was_not_drilled() -> None:
    assert total(aliens=1, allies=[GLORBAX]) == 3 + 5


def test_they_are_stronger_by_the_water_whoever_they_are() -> None:
    assert total(aliens=1, location="hydro-electric-dam") == 3 + 1
    assert total(aliens=0, allies=[GLORBAX], location="hydro-electric-dam") == 5 + 1


def test_water_and_drill_add_up() -> None:
    assert total(aliens=2, location="seaport") == 6 + 2


def test_a_demolished_location_has_no_water() -> None:
    counters = ["infantry-counter"]
    assert total(aliens=1, location="coastline", counters=counters) == 3 + 1
    assert total(aliens=1, location="coastline", counters=counters, demolished=("P1.2",)) == 3


def test_the_land_squid_fights_a_whole_battle() -> None:
    table = battle(FISHMEN, "us-army-infantry", "us-army-tanks", location="town", menace=(4, 0), dice=[1, 1, 1, 1])
    use(table, SQUID)
    assert rounds(table) == [(7 + 3 + 1, 4, "aliens")]
    table.go_on("conquer")
    assert rounds(table)[1] == (7 + 3 + 1, 7, "aliens")
    assert menace(table) == 2


def test_one_squid_is_called_in_a_battle() -> None:
    table = battle(FISHMEN, "us-army-infantry", "us-army-infantry", location="town", menace=(4, 0), dice=[1, 1, 1, 1])
    use(table, SQUID)
    assert [ask for _, ask in table.waiting()] == ["escape"]
    assert [ask for _, ask in table.choose("stay").waiting()] == ["conquer"]
    assert len(rounds(table)) == 2


def test_an_ally_alone_calls_no_squid() -> None:
    table = battle(FISHMEN, "us-army-tanks", aliens=0, allies=[GLORBAX], menace=(2, 0), dice=[3, 1])
    assert (rounds(table), menace(table)) == ([(8, 7, "aliens")], 2)


def test_the_squid_is_called_before_the_dice() -> None:
    table = battle(FISHMEN, "super-tanks", menace=(2, 0), dice=[1, 1])
    assert (window(table), offered(table)) == ("before-dice", [SQUID])
    assert rounds(table.choose()) == [(8, 9, "foe")]
