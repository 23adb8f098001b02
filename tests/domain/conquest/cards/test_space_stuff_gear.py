"""Alien gear, card by card."""

from __future__ import annotations

import pytest

from domain.kernel.action import Decide

from ..referee import given
from .invasion import (
    HERE,
    OTHER,
    SAUCER,
    battle,
    beginning,
    duel,
    here,
    menace,
    offered,
    rounds,
    turn,
    use,
    window,
)

PLAIN = "the-trun"
"""A race of Strength 4 that uses nothing where it has no Menace Tokens."""

NONE = (0, 0)


# -- Disintegrator Beams


def test_disintegrator_beams_add_two_for_a_round() -> None:
    table = battle(PLAIN, "super-tanks", stuff=["disintegrator-beams"], menace=NONE, dice=[1, 5, 1, 1])
    assert (window(table), offered(table)) == ("before-dice", ["disintegrator-beams"])
    assert rounds(use(table, "disintegrator-beams")) == [(11, 13, "foe"), (5, 9, "foe")]


def test_the_beams_may_fire_once_the_dice_are_seen() -> None:
    table = battle(PLAIN, "super-tanks", stuff=["disintegrator-beams"], menace=NONE, dice=[1, 2]).choose()
    assert window(table) == "after-dice"
    assert rounds(use(table, "disintegrator-beams")) == [(11, 10, "aliens")]


def test_two_copies_fire_both() -> None:
    table = battle(PLAIN, "super-tanks", stuff=["disintegrator-beams"] * 2, menace=NONE, dice=[1, 4])
    assert offered(table) == ["disintegrator-beams"] * 2
    first, second = table.asked().options
    table.respond(str(first), 0).respond(str(second), 0)
    assert rounds(table) == [(13, 12, "aliens")]


def test_beams_fire_at_aliens() -> None:
    table = duel(PLAIN, stuff=["disintegrator-beams"], menace=NONE, dice=[1, 1])
    assert rounds(use(table, "disintegrator-beams")) == [(11, 4, "aliens")]


# -- Gravity Shields


@pytest.mark.parametrize(("die", "left"), [(3, 1), (4, 2)])
def test_gravity_shields_save_the_first_alien_lost_on_four_to_six(die: int, left: int) -> None:
    table = battle("setaris-kitewings", "super-tanks", stuff=["gravity-shields"], menace=NONE, dice=[1, 3, die])
    assert here(table) == left


def test_shields_hold_once_a_battle() -> None:
    table = battle(
        "setaris-kitewings", "super-tanks", stuff=["gravity-shields"], menace=NONE, dice=[1, 3, 6, 1, 3, 6, 1, 3, 6]
    )
    assert (here(table), here(table.choose("stay"))) == (2, 1)


def test_shields_that_failed_have_failed_for_this_battle() -> None:
    table = battle(
        "setaris-kitewings", "super-tanks", aliens=3, stuff=["gravity-shields"], menace=NONE, dice=[1, 3, 1, 1, 3, 6]
    )
    assert here(table.choose("stay")) == 1


@pytest.mark.rule("conquest.cards.stacking")
def test_two_copies_of_gravity_shields_are_no_better_than_one() -> None:
    stuff = ["gravity-shields"] * 2
    table = battle("setaris-kitewings", "super-tanks", stuff=stuff, menace=NONE, dice=[1, 3, 1, 6])
    assert here(table) == 1


def test_shields_hold_no_barrage() -> None:
    stuff = ["gravity-shields"]
    table = battle("setaris-kitewings", "us-army-artillery", stuff=stuff, menace=NONE, dice=[1, 6, 3, 1])
    assert (rounds(table), len(table.pool(0))) == ([(6, 5, "aliens")], 1)


def test_shields_save_an_ally_too() -> None:
    allies = ["glorbax-the-devourer"]
    table = battle(
        PLAIN, "super-tanks", aliens=0, allies=allies, stuff=["gravity-shields"], menace=NONE, dice=[1, 6, 4]
    )
    assert (rounds(table)[0], table.pool(0)) == ((6, 14, "foe"), [])


def test_after_a_servant_was_not_saved_the_shields_may_hold() -> None:
    table = battle("fome-guild-mages", "super-tanks", stuff=["gravity-shields"], menace=NONE, dice=[1, 4, 4, 4])
    assert here(table) == 2


def test_a_servant_that_rose_by_itself_leaves_the_shields_for_the_next() -> None:
    dice = [1, 4, 6, 1, 4, 1, 6]
    table = battle("fome-guild-mages", "super-tanks", stuff=["gravity-shields"], menace=NONE, dice=dice)
    assert (here(table), here(table.choose("stay"))) == (2, 2)


# -- Warp Gate


BOARD = {"aliens.P1.C": [SAUCER], "aliens.O.3": [SAUCER], "location.P2.5": ["town"], "location.P2.4": ["town"]}


def test_a_warp_gate_leads_to_own_aliens_and_conquests_however_far() -> None:
    table = use(turn(PLAIN, BOARD, ["warp-gate"], markers={"P2.5": 0, "P2.4": 1}), "warp-gate")
    far = table.s.zone("aliens.O.3")[0]
    table.do(Decide(decision=table.asked().decision, choice=(str(far),)))
    assert (table.waiting(), table.options()) == ([(0, "pick-spaces")], ["P1.C", "P2.5"])
    table.choose("P2.5")
    assert (table.aliens("P2.5"), table.aliens("O.3"), table.s.points) == ([0], [], 6)


def test_the_gate_leads_nowhere_where_the_alien_is_already() -> None:
    assert offered(turn(PLAIN, {"aliens.P1.C": [SAUCER] * 2}, ["warp-gate"])) == []


def test_whoever_comes_through_the_gate_stops_by_the_usual_rules() -> None:
    zones = {"aliens.P1.C": [SAUCER], "location.P2.5": ["town"], "counters.P2.5": ["infantry-counter"]}
    table = use(turn(PLAIN, zones, ["warp-gate"], markers={"P2.5": 0}), "warp-gate")
    assert (table.aliens("P2.5"), table.walkers()) == ([0], [])
    zones = {"aliens.P1.C": [SAUCER], "location.P2.5": ["town"]}
    table = use(turn(PLAIN, zones, ["warp-gate"], markers={"P2.5": 0}), "warp-gate")
    assert table.walkers() == ["P2.5"]


def test_an_alien_that_is_held_does_not_pass_the_gate() -> None:
    zones = {"aliens.P1.C": [], "aliens.P1.1": [SAUCER], "location.P2.5": ["town"]}
    assert offered(turn(PLAIN, zones, ["warp-gate"], markers={"P2.5": 0}, held=("P1.1",))) == []


# -- Cloning Vats


def test_cloning_vats_land_an_alien_at_no_cost() -> None:
    table = use(turn(PLAIN, {"alien-pool.0": [SAUCER]}, ["cloning-vats"]), "cloning-vats")
    assert (table.pool(0), table.s.points, table.aliens("P1.C")) == ([], 6, [0] * 5)


@pytest.mark.rule("conquest.cards.impossible")
def test_cloning_vats_need_a_destroyed_alien() -> None:
    assert offered(turn(PLAIN, stuff=["cloning-vats"])) == []


# -- Menace Amplifier


@pytest.mark.parametrize(("had", "has"), [(0, 1), (1, 1), (2, 2)])
def test_an_amplifier_makes_a_first_token(had: int, has: int) -> None:
    assert menace(beginning(PLAIN, {"stuff.0": ["menace-amplifier"]}, menace=(had, 0))) == has


@pytest.mark.rule("conquest.cards.stacking")
def test_two_amplifiers_make_no_second_one() -> None:
    assert menace(beginning(PLAIN, {"stuff.0": ["menace-amplifier"] * 2}, menace=NONE)) == 1


def test_the_owner_says_whether_the_amplifier_or_the_reservoir_is_first() -> None:
    zones = {"stuff.0": ["menace-amplifier"]}
    table = beginning("menthalars", zones, menace=NONE)
    assert table.waiting() == [(0, "happens-first")]
    assert table.options() == ["menace-amplifier", "menthalars"]
    assert menace(table.choose("menace-amplifier")) == 2
    assert menace(beginning("menthalars", zones, menace=NONE).choose("menthalars")) == 1


def test_with_a_token_there_is_no_order_to_say() -> None:
    table = beginning("menthalars", {"stuff.0": ["menace-amplifier"]}, menace=(1, 0))
    assert (menace(table), table.waiting()) == (2, [])


# -- Thought Helmets


@pytest.mark.rule("conquest.cards.stacking")
@pytest.mark.parametrize(("copies", "events"), [(0, 3), (1, 4), (2, 4)])
def test_thought_helmets_are_one_more_event_to_hold_and_copies_no_more(copies: int, events: int) -> None:
    zones = {"event-deck": ["endless-waves"] * 20}
    table = turn(PLAIN, zones, ["thought-helmets"] * copies, phase="draw")
    assert len(table.keys("hand.0")) == events


def test_without_the_helmets_the_hand_is_kept_and_drawn_up_to_less() -> None:
    zones = {"event-deck": ["endless-waves"] * 20, "hand.0": ["endless-waves"] * 4}
    table = turn(PLAIN, zones, phase="draw").choose()
    assert len(table.keys("hand.0")) == 4


# -- Plasma Thrusters


def test_plasma_thrusters_move_an_alien_one_space_at_no_cost() -> None:
    table = use(turn(PLAIN, {"aliens.P1.C": [SAUCER]}, ["plasma-thrusters"]), "plasma-thrusters")
    assert table.options() == [f"P1.{n}" for n in range(1, 7)]
    table.choose("P1.1")
    assert (table.aliens("P1.1"), table.s.points, table.walkers()) == ([0], 6, [])


def test_the_thrusters_move_it_on_where_nothing_stops() -> None:
    zones = {"aliens.P1.C": [SAUCER], "location.P1.1": ["forest"]}
    table = use(turn(PLAIN, zones, ["plasma-thrusters"]), "plasma-thrusters").choose("P1.1")
    assert table.walkers() == ["P1.1"]


def test_thrusters_do_not_free_an_alien_that_is_held() -> None:
    table = turn(PLAIN, {"aliens.P1.C": [], "aliens.P1.1": [SAUCER]}, ["plasma-thrusters"], held=("P1.1",))
    assert offered(table) == []


def test_thrusters_use_up_the_wings_of_a_kitewing() -> None:
    table = use(turn("setaris-kitewings", stuff=["plasma-thrusters"]), "plasma-thrusters")
    table.choose(SAUCER).choose("P1.1")
    assert "P1.1" in table.walkers()
    assert table.walk("P1.C", "P1.2").walkers() == ["P1.1", "P1.C"]


# -- Probability Scrambler


def test_the_scrambler_rolls_the_own_die_again() -> None:
    table = battle(PLAIN, "super-tanks", stuff=["probability-scrambler"], menace=NONE, dice=[1, 5, 6])
    assert (window(table), offered(table)) == ("after-dice", ["probability-scrambler"])
    assert rounds(use(table, "probability-scrambler")) == [(14, 13, "aliens")]


def test_the_new_result_stays_though_it_is_worse() -> None:
    table = battle(PLAIN, "super-tanks", stuff=["probability-scrambler"], menace=NONE, dice=[5, 4, 1, 1, 1])
    assert rounds(use(table, "probability-scrambler"))[0] == (9, 12, "foe")


# -- Universal Translator


@pytest.mark.parametrize("counters", [[], ["infantry-counter"]])
def test_the_translator_weakens_the_soft_by_two_for_the_fight(counters: list[str]) -> None:
    drawn = [] if counters else ["us-army-infantry"]
    location = "forest" if counters else "radio-station"
    table = battle(
        "setaris-kitewings", *drawn, location=location, counters=counters, stuff=["universal-translator"],
        menace=NONE, dice=[1, 6, 1, 2],
    )  # fmt: skip
    assert (window(table), offered(table)) == ("before-dice", ["universal-translator"])
    use(table, "universal-translator")
    assert rounds(table) == [(7, 7, "foe")]
    assert rounds(table.choose("stay"))[1] == (4, 3, "aliens")


@pytest.mark.parametrize("drawn", ["us-army-tanks", "captain-fantastic"])
def test_the_hard_are_not_understood(drawn: str) -> None:
    table = battle(PLAIN, drawn, stuff=["universal-translator"], menace=NONE, dice=[6, 1])
    assert (rounds(table)[0][2], table.s.activated) == ("aliens", {})


# -- Armour-Melting Acid


@pytest.mark.parametrize(("drawn", "total"), [("us-army-tanks", 5), ("us-army-infantry", 3)])
def test_acid_weakens_the_hard_by_one(drawn: str, total: int) -> None:
    table = battle(PLAIN, drawn, stuff=["armour-melting-acid"], menace=NONE, dice=[1, 1])
    assert rounds(table)[0][1] == total + 1


def test_acid_melts_a_counter_but_no_alien() -> None:
    table = battle(
        PLAIN, location="forest", counters=["tanks-counter"], stuff=["armour-melting-acid"], menace=NONE, dice=[1, 1]
    )
    assert rounds(table)[0][1] == 5 + 1
    assert rounds(duel(PLAIN, stuff=["armour-melting-acid"], menace=NONE, dice=[1, 1]))[0][1] == 3 + 1


# -- Tectonic Cracker


CRACKING = {"aliens.P1.C": [], f"aliens.{HERE}": [SAUCER] * 2, f"location.{HERE}": ["city"]}


def test_the_cracker_demolishes_a_location_and_is_used_up() -> None:
    zones = {**CRACKING, f"counters.{HERE}": ["infantry-counter"]}
    table = use(turn(PLAIN, zones, ["tectonic-cracker"], markers={HERE: 0}, menace=NONE), "tectonic-cracker")
    assert table.reading().is_demolished(HERE)
    assert (table.counters(HERE), menace(table), table.s.markers) == ([], 2, {})
    assert (table.keys("stuff.0"), table.keys("space-stuff-discard")) == ([], ["tectonic-cracker"])


def test_an_opponents_conquest_may_be_cracked() -> None:
    table = use(turn(PLAIN, CRACKING, ["tectonic-cracker"], markers={HERE: 1}), "tectonic-cracker")
    assert table.s.markers == {}


def test_the_objective_may_be_cracked() -> None:
    zones = {"aliens.P1.C": [], "aliens.O.C": [SAUCER] * 2}
    assert use(turn(PLAIN, zones, ["tectonic-cracker"]), "tectonic-cracker").reading().is_demolished("O.C")


@pytest.mark.parametrize(
    "zones",
    [
        {f"aliens.{HERE}": [SAUCER]},
        {f"aliens.{HERE}": [SAUCER, SAUCER, OTHER]},
        {f"location.{HERE}": []},
        {f"aliens.{HERE}": [], "aliens.P1.C": [SAUCER] * 2},
    ],
)
def test_it_takes_a_location_with_two_own_aliens_and_no_enemy_aliens(zones: dict[str, list[str]]) -> None:
    assert offered(turn(PLAIN, {**CRACKING, **zones}, ["tectonic-cracker"])) == []


def test_what_is_demolished_is_not_cracked_again() -> None:
    assert offered(turn(PLAIN, CRACKING, ["tectonic-cracker"], demolished=(HERE,))) == []


def test_a_partners_conquest_is_cracked_only_if_the_partner_agrees() -> None:
    options = {"mode": "cooperative"}
    table = turn(PLAIN, CRACKING, ["tectonic-cracker"], options, markers={HERE: 1})
    use(table, "tectonic-cracker")
    assert table.waiting() == [(1, "agree")]
    table.choose("yes")
    assert table.reading().is_demolished(HERE)
    table = use(turn(PLAIN, CRACKING, ["tectonic-cracker"], options, markers={HERE: 1}), "tectonic-cracker")
    table.choose("no")
    assert not table.reading().is_demolished(HERE)
    assert table.keys("stuff.0") == ["tectonic-cracker"]


# -- Space Scanner


EMPTY = {"aliens.P1.C": [], f"aliens.{HERE}": [SAUCER], "location-deck": ["town", "coastline", "forest"]}


def test_the_scanner_shows_two_locations_of_which_one_is_placed_and_the_other_goes_under_the_deck() -> None:
    table = turn(PLAIN, EMPTY, ["space-scanner"], phase="battle", menace=NONE)
    assert (table.waiting(), table.options()) == ([(0, "place-location")], ["coastline", "forest"])
    table.choose("coastline")
    assert table.keys(f"location.{HERE}") == ["coastline"]
    assert table.keys("location-deck") == ["forest", "town"]


@pytest.mark.rule("conquest.card_text.look")
def test_nobody_else_sees_what_goes_under_the_deck() -> None:
    table = turn(PLAIN, EMPTY, ["space-scanner"], phase="battle", menace=NONE)
    assert table.shown("aside", 1) == [None, None]
    table.choose("coastline")
    assert table.shown("location-deck", 1) == [None, None]
    assert table.shown("location-deck", 0) == ["forest", None]


def test_a_last_location_is_placed() -> None:
    zones = {**EMPTY, "location-deck": ["forest"]}
    table = turn(PLAIN, zones, ["space-scanner"], phase="battle", menace=NONE)
    assert table.keys(f"location.{HERE}") == ["forest"]


def test_the_scanner_is_its_owners_alone() -> None:
    zones = {**EMPTY, "stuff.1": ["space-scanner"]}
    assert turn(PLAIN, zones, phase="battle", menace=NONE).keys(f"location.{HERE}") == ["forest"]


# -- Overseers' Medallion


@pytest.mark.parametrize(("first", "points"), [(0, 4), (1, 5)])
def test_the_medallion_is_an_action_point_for_whoever_is_not_first(first: int, points: int) -> None:
    table = beginning(PLAIN, {"stuff.0": ["overseers-medallion"]}, first=first, points=4, menace=NONE)
    assert table.s.points == points


@pytest.mark.parametrize(("command", "points"), [(1, 2), (2, 3), (3, 3)])
def test_alone_it_is_one_for_a_low_command_number(command: int, points: int) -> None:
    zones = {"race.0": [PLAIN], "stuff.0": ["overseers-medallion"]}
    table = given(zones, 1, {"mode": "solo"}, begin=True, points=command, command=(command,), menace=(0,))
    assert table.s.points == points


def test_the_medallion_waits_for_no_choice() -> None:
    zones = {"stuff.0": ["overseers-medallion"]}
    table = beginning("menthalars", zones, first=1, points=4, menace=NONE)
    assert (table.waiting(), table.s.points, menace(table)) == ([], 5, 1)


def test_gear_that_is_no_activate_card_is_never_turned_down() -> None:
    table = turn(PLAIN, stuff=["thought-helmets", "space-scanner", "gravity-shields"])
    assert offered(table) == []
