"""The red boxes of Events: what each does as a Resistance Event."""

from __future__ import annotations

import pytest

from domain.games.conquest import events as e

from ...referee import given
from .tables import PLAIN, attack, red, table

ZYRA = "zyra-of-the-outer-rim"
TOWNS = {"location.O.1": ["town"], "location.O.2": ["small-town"], "location.O.3": ["city"]}
INFANTRY, PARATROOPERS, CAPTAIN = "infantry-counter", "paratroopers-counter", "captain-fantastic-counter"
PILE = "resistance-event-discard"


# -- Atomic Bomb


def test_the_humans_bomb_the_location_with_the_most_aliens_and_liberate_it() -> None:
    zones = {**TOWNS, "aliens.O.3": ["green-saucer"] * 2, "aliens.O.1": ["blue-saucer"]}

    t = red("atomic-bomb", zones, dice=(4, 5), markers={"O.3": 0})

    assert t.pool(0) == ["green-saucer"]
    assert t.aliens("O.3") == [0]
    assert "O.3" not in t.s.markers
    assert not t.reading().is_demolished("O.3")
    assert t.aliens("O.1") == [1]


def test_of_two_such_locations_the_smaller_is_bombed_and_with_population_two_demolished() -> None:
    zones = {**TOWNS, "aliens.O.3": ["green-saucer"], "aliens.O.1": ["blue-saucer"]}

    t = red("atomic-bomb", zones, dice=(6,))

    assert t.reading().is_demolished("O.1")
    assert (t.aliens("O.1"), t.aliens("O.3")) == ([1], [0])


def test_the_first_player_chooses_where_the_humans_bomb_among_equals() -> None:
    zones = {
        "location.O.1": ["town"],
        "location.O.4": ["town"],
        "aliens.O.1": ["green-saucer"],
        "aliens.O.4": ["blue-saucer"],
    }
    t = red("atomic-bomb", zones, first=1)
    assert t.waiting() == [(1, "pick-spaces")]
    assert t.options() == ["O.1", "O.4"]

    t.dice(1).choose("O.4")

    assert t.pool(1) == ["blue-saucer"]


def test_without_aliens_at_any_location_the_bomb_is_built_further() -> None:
    t = red("atomic-bomb", TOWNS)

    assert t.s.track == 1
    assert t.keys(PILE) == ["atomic-bomb"]


# -- Treacherous Tip-Off


def test_a_tip_off_brings_a_counter_to_the_space_with_the_most_aliens_outside_of_landing_sites() -> None:
    zones = {"aliens.O.4": ["green-saucer"] * 2, "aliens.O.3": ["blue-saucer"], "counter-pool": [INFANTRY]}

    t = red("treacherous-tip-off", zones, dice=(6, 1))

    assert [(one.seat, one.space) for one in t.happened(e.BattleBegan)] == [(0, "O.4")]
    assert t.counters("O.4") == []


def test_a_counter_that_finds_no_room_there_moves_the_track() -> None:
    zones = {"aliens.O.4": ["green-saucer"] * 2, "counters.O.4": [INFANTRY] * 3}

    t = red("treacherous-tip-off", zones)

    assert t.s.track == 1
    assert t.counters("O.C") == []


def test_where_all_aliens_are_at_home_the_counter_comes_to_the_objective_section() -> None:
    t = red("treacherous-tip-off", {"counter-pool": [INFANTRY]}, dice=(4,))

    assert t.counters("O.4") == [INFANTRY]


# -- Crossed Transmissions


def test_crossed_transmissions_cost_everybody_an_event_else_a_menace_token() -> None:
    zones = {"hand.0": ["second-volley", "death-ray-salvo"], "hand.1": []}
    t = red("crossed-transmissions", zones, menace=(2, 1)).unanswered()
    assert t.waiting() == [(0, "pick-hand")]

    t.choose("death-ray-salvo")

    assert t.keys("hand.0") == ["second-volley"]
    assert t.keys("event-discard") == ["death-ray-salvo"]
    assert t.s.menace == {0: 2, 1: 0}


def test_who_has_neither_loses_nothing() -> None:
    assert red("crossed-transmissions").s.menace == {0: 0, 1: 0}


# -- Sabotaged Circuits


def test_everybody_with_space_stuff_risks_a_card_of_ones_choice() -> None:
    zones = {"stuff.0": ["warp-gate", "cloning-vats"], "stuff.1": ["plasma-thrusters"]}
    t = red("sabotaged-circuits", zones)
    assert t.waiting() == [(0, "pick-stuff")]

    t.dice(3, 4).choose("cloning-vats")

    assert t.rolled() == [(3,), (4,)]
    assert (t.keys("stuff.0"), t.keys("stuff.1")) == (["warp-gate"], ["plasma-thrusters"])
    assert t.keys("space-stuff-discard") == ["cloning-vats"]


# -- Leaked Invasion Plans


def test_every_player_section_with_a_conquest_gets_a_counter() -> None:
    zones = {"location.P1.3": ["town"], "location.O.3": ["city"], "counter-pool": [INFANTRY] * 3}

    t = red("leaked-invasion-plans", zones, dice=(2, 2), markers={"P1.3": 1, "O.3": 0})

    assert t.counters("P1.2") == [INFANTRY]
    assert len(t.keys("counter-pool")) == 2


def test_without_such_a_section_the_objective_one_gets_it() -> None:
    t = red("leaked-invasion-plans", {"counter-pool": [INFANTRY]}, dice=(5,))

    assert t.counters("O.5") == [INFANTRY]


# -- Paratroopers at Dawn


def test_paratroopers_land_in_each_player_section_on_four_and_more() -> None:
    t = red("paratroopers-at-dawn", dice=(4, 3, 3), first=1)

    assert t.counters("P2.3") == [PARATROOPERS]
    assert t.rolled() == [(4,), (3,), (3,)]
    assert not any(t.counters(f"P1.{n}") for n in "123456")


def test_no_paratroopers_land_where_none_are_left() -> None:
    t = red("paratroopers-at-dawn", {"counter-pool": [INFANTRY]}, dice=(6, 6))

    assert t.keys("counter-pool") == [INFANTRY]


# -- Mutiny Below Decks


def test_whoever_rolls_one_or_two_loses_an_alien_of_ones_choice() -> None:
    zones = {"aliens.P1.C": ["green-saucer"], "stuff.0": [ZYRA], "aliens.O.3": [f"{ZYRA}-figure"]}
    t = red("mutiny-below-decks", zones, dice=(2, 3))
    assert t.waiting() == [(0, "pick-aliens")]

    t.dice(3).choose(f"{ZYRA}-figure")

    assert t.pool(0) == [f"{ZYRA}-figure"]
    assert t.pool(1) == []


def test_a_mutiny_finds_nobody_where_all_aliens_are_destroyed() -> None:
    t = red("mutiny-below-decks", {"aliens.P1.C": [], "alien-pool.0": ["green-saucer"] * 4}, dice=(1, 6))

    assert len(t.pool(0)) == 4


# -- Cosmic Burglary


def test_a_burglary_brings_the_humans_a_step_further() -> None:
    assert red("cosmic-burglary", track=2).s.track == 3


# -- Probing the Rival Mind


def test_probed_minds_make_race_abilities_dearer_until_the_next_resistance_phase() -> None:
    t = red("probing-the-rival-mind", dice=(3,), menace=(1, 1))

    assert t.reading().ability_price(0, 1) == 2
    assert t.reading().ability_price(1, 2) == 3
    assert t.usable() == []
    assert t.s.track == 0


def test_a_change_until_the_resistance_phase_ends_as_the_next_one_begins() -> None:
    t = red("probing-the-rival-mind", dice=(3,), current=1)
    t.chance = None

    t.end_actions().go_on("roll-again")

    assert t.s.round == 2
    assert t.reading().ability_price(0, 1) == 1


def test_probed_minds_bring_the_humans_a_step_further_on_four_and_more() -> None:
    t = red("probing-the-rival-mind", dice=(4,))

    assert t.s.track == 1
    assert t.reading().ability_price(0, 1) == 1


# -- Partisan Uprising


def test_partisans_rise_in_every_section_at_the_smallest_unguarded_conquest() -> None:
    zones = {**TOWNS, "location.P2.3": ["small-town"], "location.P1.3": ["small-town"], "aliens.P1.3": ["green-saucer"]}
    markers = {"O.1": 0, "O.2": 1, "O.3": 0, "P2.3": 1, "P1.3": 0}

    t = red("partisan-uprising", zones, dice=(4, 3), markers=markers)

    assert t.rolled() == [(4,), (3,)]
    assert set(t.s.markers) == {"O.1", "O.3", "P2.3", "P1.3"}


def test_the_first_player_chooses_among_equal_conquests() -> None:
    zones = {"location.O.1": ["town"], "location.O.4": ["town"]}
    t = red("partisan-uprising", zones, markers={"O.1": 0, "O.4": 1}, first=1)
    assert (t.waiting(), t.options()) == ([(1, "pick-spaces")], ["O.1", "O.4"])

    t.dice(6).choose("O.1")

    assert set(t.s.markers) == {"O.4"}


def test_without_any_unguarded_conquest_the_partisans_send_a_counter() -> None:
    t = red("partisan-uprising", {"counter-pool": [INFANTRY]}, dice=(2,))

    assert t.counters("O.2") == [INFANTRY]


# -- what remains in play


@pytest.mark.rule("conquest.resistance_event.shared-parts")
def test_hysteria_of_the_humans_makes_menace_dearer_for_all_until_somebody_pays() -> None:
    t = red("radio-hysteria")
    assert t.keys("remains.humans") == ["radio-hysteria"]
    assert [t.reading().menace_price(seat) for seat in (0, 1)] == [3, 3]

    t.use("radio-hysteria", 1)

    assert t.s.points == 4
    assert t.keys(PILE) == ["radio-hysteria"]
    assert t.reading().menace_price(0) == 2


def test_the_nation_stands_firm_against_all_until_somebody_pays_four_points() -> None:
    t = red("the-nation-stands-firm")
    assert [t.reading().changed("foe-total", seat) for seat in (0, 1)] == [1, 1]

    t.use("the-nation-stands-firm", 1)

    assert t.s.points == 2
    assert [t.reading().changed("foe-total", seat) for seat in (0, 1)] == [0, 0]


def test_a_second_nation_adds_nothing() -> None:
    t = red("the-nation-stands-firm", {"remains.humans": ["the-nation-stands-firm"]})

    assert len(t.keys("remains.humans")) == 2
    assert t.reading().changed("foe-total", 0) == 1


def test_only_who_is_in_the_action_phase_pays_to_be_rid_of_it() -> None:
    t = red("the-nation-stands-firm", points=3)

    assert (t.usable(0), t.usable(1)) == ([], [])


# -- Meteor Shower


def test_meteors_fall_on_the_outer_spaces_of_one_section_drawn_by_lot() -> None:
    zones = {"aliens.P2.6": ["blue-saucer"] * 2, "aliens.O.2": ["green-saucer"], "counters.P2.6": [INFANTRY]}

    t = red("meteor-shower", zones, dice=(3, 2, 3))

    assert t.rolled() == [(3,), (2,), (3,)]
    assert t.pool(1) == ["blue-saucer"]
    assert t.aliens("P2.6") == [1]
    assert len(t.aliens("P2.C")) == 4
    assert t.counters("P2.6") == [INFANTRY]


# -- Captain Fantastic Flies Again


def test_captain_fantastic_comes_out_where_the_most_conquests_are_and_goes() -> None:
    zones = {**TOWNS, "location.P1.3": ["town"], "aliens.O.1": ["blue-saucer"], "counter-pool": [CAPTAIN, INFANTRY]}

    t = red("captain-fantastic-flies-again", zones, dice=(1, 3), markers={"O.1": 1, "O.2": 0, "P1.3": 0})

    assert [(one.seat, one.space) for one in t.happened(e.BattleBegan)] == [(1, "O.1")]
    assert t.pool(1) == ["blue-saucer"]
    assert sorted(t.keys("counter-pool")) == [CAPTAIN, INFANTRY]


def test_without_conquests_he_comes_where_the_most_aliens_are_as_the_first_player_says() -> None:
    t = red("captain-fantastic-flies-again", {"counter-pool": [CAPTAIN]})
    assert (t.waiting(), t.options()) == ([(0, "pick-sections")], ["P1", "P2"])

    t.dice(1, 3).choose("P2")

    assert t.pool(1) == ["blue-saucer"]


def test_a_captain_who_is_not_in_the_pool_sends_another_counter() -> None:
    zones = {"aliens.P2.C": [], "counter-pool": [INFANTRY]}

    t = red("captain-fantastic-flies-again", zones, dice=(5,))

    assert t.counters("P1.5") == [INFANTRY]


# -- Abducted Professors


@pytest.mark.parametrize(("track", "dice", "drawn"), [(0, (2, 6), 1), (0, (5, 5), 0), (4, (1, 1, 6), 1)])
def test_abducted_professors_give_a_breakthrough_roll_of_the_stage_and_one_more(
    track: int, dice: tuple[int, ...], drawn: int
) -> None:
    t = red("abducted-professors", track=track, dice=dice)

    assert t.rolled() == [dice]
    assert t.keys("human-tech") == ["sonic-rifles"] * drawn


# -- Public Enemy Number One


def test_the_public_enemy_of_the_humans_has_the_most_terror_of_all() -> None:
    t = red("public-enemy-number-one", terror=(3, 2))
    assert t.s.aimed[t.s.zone("remains.humans")[0]] == 0

    t.use("public-enemy-number-one", 2)

    assert t.s.points == 3
    assert t.keys(PILE) == ["public-enemy-number-one"]


def test_each_conquest_of_the_public_enemy_brings_a_counter_to_its_section() -> None:
    zones = {"remains.humans": ["public-enemy-number-one"], "counter-pool": [INFANTRY]}
    t = attack(location="small-town", zones=zones, aimed={"remains.humans": 0}, together=True, dice=(6, 1, 2))

    t.choose("conquer")

    assert t.counters("P1.2") == [INFANTRY]


def test_conquests_of_others_bring_none() -> None:
    zones = {"remains.humans": ["public-enemy-number-one"], "counter-pool": [INFANTRY]}
    t = attack(location="small-town", zones=zones, aimed={"remains.humans": 1}, together=True, dice=(6, 1, 2))

    t.choose("conquer")

    assert t.keys("counter-pool") == [INFANTRY]


# -- Cosmic Interference


def test_all_counters_are_stronger_by_two_until_the_next_resistance_phase() -> None:
    t = red("cosmic-interference", {"counters.P1.C": [INFANTRY], "hand.0": ["second-volley"]}).unanswered()

    t.end_actions()

    assert t.total(-1) == 3 + 2


def test_resistance_cards_are_not_stronger_for_it() -> None:
    zones = {"aliens.O.3": ["green-saucer"], "location.O.3": ["town"], "hand.0": ["second-volley"]}
    t = red("cosmic-interference", zones).unanswered()

    t.end_actions()

    assert t.total(-1) == 3


# -- games without a track


@pytest.mark.rule("conquest.event.red-box-competitive")
def test_the_red_box_does_nothing_where_a_player_plays_the_card() -> None:
    t = table({"hand.0": ["cosmic-burglary"], "stuff.1": ["warp-gate"]}).play("cosmic-burglary")

    assert t.s.track == 0
    assert t.keys("stuff.0") == ["warp-gate"]


def test_with_active_resistance_a_red_box_works_for_all_players() -> None:
    t = given(
        {"event-deck": ["second-volley", "crossed-transmissions"], "hand.1": ["endless-waves"]},
        options={"races": PLAIN[:2], "active_resistance": True},
        menace=(1, 0),
    ).resistance_event()
    t.unanswered()

    t.choose("endless-waves", seat=1)

    assert t.s.menace[0] == 0
    assert t.keys("hand.1") == []
    assert t.keys("event-discard") == ["endless-waves", "crossed-transmissions"]
